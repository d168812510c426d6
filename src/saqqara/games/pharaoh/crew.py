"""A pile of crew cards as one integer: how many of each kind, their sum, their number.

Adding two piles is integer addition, and sum and size need no loop. Only the helpers
below know the layout:

    bits 0-39   ten kinds, four bits each: how many cards of the kind
    bits 40-51  the sum of all values            bits 52-58  the number of cards
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.pharaoh.tables import (
    CREW_KINDS,
    CREW_VALUE,
    CREW_WORD,
    PLAIN_KINDS,
    TREASURES,
)
from saqqara.kernel.bits import bit

EMPTY: Final = 0
COUNTS: Final = 0xFFFFFFFFFF


def card(kind: i64) -> i64:
    """The pile that holds one card."""
    value: i64 = CREW_VALUE[kind]
    return bit(4 * kind) + (value << 40) + bit(52)


def count(pile: i64, kind: i64) -> i64:
    return pile >> 4 * kind & 15


def counts(pile: i64) -> i64:
    """The ten counts alone, for loops over the kinds."""
    return pile & COUNTS


def value(pile: i64) -> i64:
    """The sum of the numbers on the cards."""
    return pile >> 40 & 4095


def size(pile: i64) -> i64:
    return pile >> 52


def flags(pile: i64) -> i64:
    """How many of the cards carry a flag."""
    found: i64 = 0
    kind: i64
    for kind in range(PLAIN_KINDS, CREW_KINDS):
        found += count(pile, kind)
    return found


def kind_of_lot(lot: i64) -> i64:
    """The crew kind that a crew lot brings."""
    return lot - TREASURES + PLAIN_KINDS


def starting_hand() -> i64:
    pile: i64 = EMPTY
    kind: i64
    for kind in range(PLAIN_KINDS):
        pile += card(kind)
    return pile


# ---- at the edges: piles as lists of kinds or words


def kinds(pile: i64) -> list[int]:
    """The cards one by one, by kind in ascending order."""
    out: list[int] = []
    for kind in range(CREW_KINDS):
        out.extend([kind] * count(pile, kind))
    return out


def words(pile: i64) -> list[str]:
    return [CREW_WORD[kind] for kind in kinds(pile)]
