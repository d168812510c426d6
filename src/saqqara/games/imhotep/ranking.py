"""Points by rank, with ties: obelisks A and burial chamber B."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.state import of_seat

ALL_SEATS: Final = 0xFFFFFFFF
ONE_EACH: Final = 0x01010101  # one for every seat, eight bits per seat
FLAG_EACH: Final = 0x80808080  # the highest bit of every seat: no seat has so many stones


def rank_points(counts: i64, seat: i64, players: i64, prizes: vec[i64], first: i64) -> i64:
    """What *seat* gets for its rank by *counts* (eight bits per seat) (IMH-12.1, 12.2).

    The prizes begin at prizes[first]. Who has nothing takes no part.
    """
    mine = of_seat(counts, seat)
    if mine == 0:
        return 0
    better: i64 = 0
    tied: i64 = 0
    other: i64
    for other in range(players):
        theirs = of_seat(counts, other)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            tied += 1
    return shared_prize(prizes, first + better, tied)


def shared_prize(prizes: vec[i64], rank: i64, tied: i64) -> i64:
    """Tied players add up the prizes of the ranks that they hold together and divide, rounded
    down."""
    total: i64 = 0
    held: i64
    for held in range(rank, rank + tied):
        total += prizes[held]
    return total // tied


# ---- for the hints: the same without loops


def share_table(prizes: vec[i64]) -> vec[i64]:
    """For each four prizes 16 numbers, by 4 x players who are better + tied players - 1."""
    shares: list[i64] = []
    for first in range(0, len(prizes), box.SEATS):
        for better in range(box.SEATS):
            for tied in range(1, box.SEATS + 1):
                known = min(tied, box.SEATS - better)
                shares.append(shared_prize(prizes, first + better, known))
    return vec[i64](shares)


ROW_SHARES: Final = share_table(box.ROW_PRIZES)
HEIGHT_SHARES: Final = share_table(box.HEIGHT_PRIZES)


def one_more_brings(counts: i64, seat: i64, shares: vec[i64], first: i64) -> i64:
    """By how much rank_points would rise if *seat* had one more; *shares* begin at first.

    A share stands at 4 x better + tied - 1, the seat itself being one of the tied. With one more,
    *far_above* are better and above - far_above + 1 tied: 4 x far_above + above - far_above. Now
    *above* are better and at_least(mine) - above tied, which is the other index.
    """
    mine = of_seat(counts, seat)
    above = at_least(counts, mine + 1)
    far_above = at_least(counts, mine + 2)
    after = shares[first + 3 * far_above + above]
    if mine == 0:
        return after
    return after - shares[first + 3 * above + at_least(counts, mine) - 1]


def at_least(counts: i64, number: i64) -> i64:
    """How many seats have *number* or more; all seats are compared in one subtraction."""
    reached = ((counts & ALL_SEATS | FLAG_EACH) - ONE_EACH * number) & FLAG_EACH
    return (reached >> 7) * ONE_EACH >> 24 & 7
