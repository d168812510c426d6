"""Sets of cards as two integers of 50 bits: rows 0-4 of the sheet in one, rows 5-9 in the other.

A card has a half (0 or 1) and a bit in it. Only the helpers below know the layout.
"""

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.murals.tables import CARDS, SIDE
from saqqara.kernel.bits import bit, members

HALF: Final = 50
ALL: Final = 0x3FFFFFFFFFFFF  # every card of a half

CARD_WORD: Final[tuple[str, ...]] = tuple([f"{card // 10}{card % 10}" for card in range(CARDS)])
Card = Annotated[str, CARD_WORD]  # in views


def low_bit(card: i64) -> i64:
    """The card in the lower half; nothing if it is not there."""
    if card < HALF:
        return bit(card)
    return 0


def high_bit(card: i64) -> i64:
    if card >= HALF:
        return bit(card - HALF)
    return 0


# ---- shadows: the cells to the right of a card and below it, both strictly


def in_shadow(card: i64, last: i64) -> bool:
    """Does *card* lie in the shadow of *last*? A card before the first (-1) casts none."""
    if last < 0:
        return False
    return card // SIDE > last // SIDE and card % SIDE > last % SIDE


def shadow_halves(half: int) -> list[int]:
    """Per card, the part of its shadow that lies in this half."""
    out: list[int] = []
    for last in range(CARDS):
        cells = 0
        for card in range(half * HALF, half * HALF + HALF):
            if in_shadow(card, last):
                cells |= bit(card - half * HALF)
        out.append(cells)
    return out


SHADOW_LOW: Final = vec[i64](shadow_halves(0))
SHADOW_HIGH: Final = vec[i64](shadow_halves(1))


def shadow_low(last: i64) -> i64:
    if last < 0:
        return 0
    return SHADOW_LOW[last]


def shadow_high(last: i64) -> i64:
    if last < 0:
        return 0
    return SHADOW_HIGH[last]


# ---- one card of a set at a time. 2 is a generator modulo 67: each power has its own rest.

REST: Final = 67


def by_rest() -> list[int]:
    out = [0] * REST
    for card in range(HALF):
        out[bit(card) % REST] = card
    return out


CARD_BY_REST: Final = vec[i64](by_rest())


def lowest(bits: i64) -> i64:
    """The lowest bit number of a set that is not empty."""
    return CARD_BY_REST[(bits & -bits) % REST]


def size(bits: i64) -> i64:
    """How many bits are set, in steps that do not depend on their number."""
    bits = bits - (bits >> 1 & 0x5555555555555)
    bits = (bits & 0x3333333333333) + (bits >> 2 & 0x3333333333333)
    bits = bits + (bits >> 4) & 0xF0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return bits + (bits >> 32) & 0x7F


# ---- at the edges: sets as lists


def numbers(low: i64, high: i64) -> list[int]:
    return members(low) + [HALF + number for number in members(high)]


def words(low: i64, high: i64) -> list[str]:
    return [CARD_WORD[card] for card in numbers(low, high)]
