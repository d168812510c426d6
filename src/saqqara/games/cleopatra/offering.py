"""Cleopatra: the Offering to the Great Priest, bid at the same time and unseen.

OFFERING   auto     CLE-8.1   all dice are on the Altar: every seat bids
ASK_TENS   a seat   CLE-8.2   the bid without its last digit
ASK_ONES   a seat   CLE-8.2   the last digit, after a tens; the last seat's opens all bids
"""

from mypy_extensions import i64

from saqqara.games.cleopatra import tell
from saqqara.games.cleopatra.actions import ASK_ONES, ASK_TENS, ONES, TENS
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import AMULETS, BIDS, TALENTS, CleopatraState, earn
from saqqara.games.cleopatra.tables import FROM_OFFERINGS, OFFERING_FIRST
from saqqara.kernel.frame import a_of, frame, seat_of
from saqqara.kernel.game import Choices


def run_offering(s: CleopatraState) -> None:
    if s.log is not None:
        tell.offering_begins(s)
    s.push(frame(ASK_TENS, 0))


def list_tens(s: CleopatraState, packed: i64, out: Choices) -> None:
    tens: i64
    for tens in range(s.books[TALENTS + seat_of(packed)] // 10 + 1):
        out.add(TENS + tens)


def decide_tens(s: CleopatraState, packed: i64, action: i64) -> None:
    s.push(frame(ASK_ONES, seat_of(packed), action - TENS))


def list_ones(s: CleopatraState, packed: i64, out: Choices) -> None:
    left = s.books[TALENTS + seat_of(packed)] - 10 * a_of(packed)
    ones: i64
    for ones in range(min(left, 9) + 1):
        out.add(ONES + ones)


def decide_ones(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    if s.log is not None:
        tell.bid_made(s, seat, 10 * a_of(packed) + action - ONES)
    s.books[BIDS + seat] = 10 * a_of(packed) + action - ONES
    if seat + 1 < r.players:
        s.push(frame(ASK_TENS, seat + 1))
    else:
        open_bids(s, r)


def rank_of(s: CleopatraState, seat: i64, players: i64) -> i64:
    """1 + the number of higher bids (CLE-8.4)."""
    rank: i64 = 1
    other: i64
    for other in range(players):
        if s.books[BIDS + other] > s.books[BIDS + seat]:
            rank += 1
    return rank


def open_bids(s: CleopatraState, r: Ruleset) -> None:
    """All pay; the first lose amulets, the others take some (CLE-8.3 to 8.5)."""
    seat: i64
    for seat in range(r.players):
        rank = rank_of(s, seat, r.players)
        change = rank - 1
        if rank == 1:
            change = -min(OFFERING_FIRST, s.books[AMULETS + seat])
        if s.log is not None:
            tell.bid_opened(s, seat, rank, change)
        s.books[AMULETS + seat] += change
        earn(s, seat, FROM_OFFERINGS, -s.books[BIDS + seat])
    for seat in range(r.players):
        s.books[BIDS + seat] = -1
    s.dice = 0
