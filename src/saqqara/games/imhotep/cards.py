"""A pile of market cards as one integer: how many of each kind, and their number.

Adding two piles is integer addition, and the size needs no loop. No kind but the statue
has more than seven copies, so the statue is the last kind. Only this file knows the layout:

    three bits a kind, four for the statue: how many         from bit 52: the number of cards
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.imhotep.tables import (
    BLUE,
    BLUES,
    CARD_WORD,
    COPIES,
    KINDS,
    REDS,
    STATUE,
)
from saqqara.kernel.bits import bit
from saqqara.kernel.rng import Rng

EMPTY: Final = 0


def card(kind: i64) -> i64:
    """The pile that holds one card."""
    return bit(3 * kind) + bit(52)


def count(pile: i64, kind: i64) -> i64:
    if kind < STATUE:
        return pile >> 3 * kind & 7
    return pile >> 3 * kind & 15


def size(pile: i64) -> i64:
    return pile >> 52


def blue_cards(pile: i64) -> i64:
    """The blue part of a pile, as counts of three bits from LEVER up; 0 = none."""
    return pile >> 3 * BLUE & 0o7777


def blue_count(pile: i64) -> i64:
    blue = blue_cards(pile)
    found: i64 = 0
    each: i64
    for each in range(BLUES):
        found += blue >> 3 * each & 7
    return found


def is_red(kind: i64) -> bool:
    return kind < REDS


def is_blue(kind: i64) -> bool:
    return BLUE <= kind < STATUE


def full_deck() -> i64:
    pile: i64 = EMPTY
    kind: i64
    for kind in range(KINDS):
        pile += card(kind) * COPIES[kind]
    return pile


def random_kind(pile: i64, rng: Rng) -> i64:
    """The kind of one card, every card of the pile being equally likely."""
    left = rng.below(size(pile)) - count(pile, STATUE)
    if left < 0:
        return STATUE
    kind: i64 = 0
    left -= pile & 7
    while left >= 0:
        kind += 1
        left -= pile >> 3 * kind & 7
    return kind


# ---- at the edges: piles as lists of kinds or words


def kinds(pile: i64) -> list[int]:
    """The cards one by one, by kind in ascending order."""
    out: list[int] = []
    for kind in range(KINDS):
        out.extend([kind] * count(pile, kind))
    return out


def words(pile: i64) -> list[str]:
    return [CARD_WORD[kind] for kind in kinds(pile)]
