"""Cleopatra: the final reckoning, pure functions of a position (CLE-9.2 to 9.5)."""

from math import exp
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

# How far an end may lie beside another that luck could have brought: see `prospects`.
LUCK_IN_AMULETS: Final = 5.0
LUCK_IN_TALENTS: Final = 25.0
CHANCE_WORTH: Final = 1000.0
SAFETY_WORTH: Final = 1000.0  # beside it: who is not eaten may still become the richest
# The same where a network searches: it is richer than others in the end, so it has more to lose.
SAFETY_OF_THE_RICH: Final = 2500.0


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


def prospects(s: CleopatraState, seat: i64, players: i64, safety: float) -> i64:
    """How near this end is to a win, as if it had been a little luckier or unluckier.

    Who wins turns on a single amulet, so that plain wins say little about a choice made long
    before. Here the most corrupt is only the most likely to be eaten, and of those who are left
    the richest the most likely to win.
    """
    most: i64 = 0
    i: i64
    for i in range(players):
        most = max(most, remaining(s, i))
    fate: float = 0.0
    for i in range(players):
        fate += eaten_weight(s, i, most)
    chance: float = 0.0
    for i in range(players):
        if i != seat:
            chance += eaten_weight(s, i, most) / fate * share_of_wealth(s, seat, i, players)
    danger = eaten_weight(s, seat, most) / fate
    return int(CHANCE_WORTH * chance + safety * (1.0 - danger))


def share_of_wealth(s: CleopatraState, seat: i64, without: i64, players: i64) -> float:
    """How likely *seat* is the richest when *without* is eaten."""
    all_left: float = 0.0
    i: i64
    for i in range(players):
        if i != without:
            all_left += exp(float(wealth(s, i) - wealth(s, seat)) / LUCK_IN_TALENTS)
    return 1.0 / all_left


def eaten_weight(s: CleopatraState, seat: i64, most: i64) -> float:
    return exp(float(remaining(s, seat) - most) / LUCK_IN_AMULETS)
