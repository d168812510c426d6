"""Cleopatra: the final reckoning, pure functions of a position (CLE-9.2 to 9.5)."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.cleopatra import cards
from saqqara.games.cleopatra.state import (
    AMULETS,
    HAND,
    MERCHANTS,
    TALENTS,
    CleopatraState,
    sanctuary_cells,
)
from saqqara.games.cleopatra.tables import MERCHANT_WORTH

MANY: Final = 1_000_000  # more amulets than there will ever be


def hand_amulets(s: CleopatraState, seat: i64) -> i64:
    """One for each tainted card that is left in hand (CLE-9.2)."""
    return cards.tainted(s.piles[HAND + seat])


def remaining(s: CleopatraState, seat: i64) -> i64:
    """Amulets that count: less one for each cell of the own sanctuaries (CLE-9.3)."""
    left = s.books[AMULETS + seat] + hand_amulets(s, seat)
    return max(left - sanctuary_cells(s, seat), 0)


def eaten(s: CleopatraState, seat: i64, players: i64) -> bool:
    """Has nobody more amulets, while somebody has fewer (CLE-9.4)?"""
    mine = remaining(s, seat)
    fewer = False
    other: i64
    for other in range(players):
        theirs = remaining(s, other)
        if theirs > mine:
            return False
        if theirs < mine:
            fewer = True
    return fewer


def merchant_talents(s: CleopatraState, seat: i64) -> i64:
    return MERCHANT_WORTH * s.books[MERCHANTS + seat]


def wealth(s: CleopatraState, seat: i64) -> i64:
    """Talents, and three for each merchant that was not spent (CLE-9.5)."""
    return s.books[TALENTS + seat] + merchant_talents(s, seat)


def score(s: CleopatraState, seat: i64, players: i64) -> i64:
    """The own wealth; nothing for who is eaten, which only the end decides."""
    if s.depth == 0 and eaten(s, seat, players):
        return 0
    return wealth(s, seat)


def rank(s: CleopatraState, seat: i64, players: i64) -> i64:
    """Of equal wealth the one with fewer amulets is ahead; the eaten are behind all."""
    if s.depth > 0:
        return wealth(s, seat)
    if eaten(s, seat, players):
        return -1
    return wealth(s, seat) * MANY + MANY - 1 - remaining(s, seat)
