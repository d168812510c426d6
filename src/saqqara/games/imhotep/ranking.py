"""Points by rank, with ties: obelisks A and burial chamber B."""

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep.state import of_seat


def rank_points(counts: i64, seat: i64, players: i64, prizes: vec[i64], first: i64) -> i64:
    """What *seat* gets for its rank by *counts* (eight bits per seat) (IMH-12.1, 12.2).

    The prizes begin at prizes[first]. Tied players add up the prizes of the ranks that they
    hold together and divide, rounded down; who has nothing takes no part.
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
    total: i64 = 0
    rank: i64
    for rank in range(better, better + tied):
        total += prizes[first + rank]
    return total // tied
