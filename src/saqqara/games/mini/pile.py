"""A pile of cards as one integer: how many of each kind, eight bits a kind.

Adding two piles is integer addition. Only the helpers below know the layout.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.mini.tables import CARD_WORD, COPIES, KINDS
from saqqara.kernel.bits import bit
from saqqara.kernel.rng import Rng

EMPTY: Final = 0


def card(kind: i64) -> i64:
    """The pile that holds one card."""
    return bit(8 * kind)


def count(pile: i64, kind: i64) -> i64:
    return pile >> 8 * kind & 255


def size(pile: i64) -> i64:
    """The number of cards."""
    found: i64 = 0
    while pile > 0:
        found += pile & 255
        pile >>= 8
    return found


def value(pile: i64) -> i64:
    """What the cards count at the end: their kinds."""
    points: i64 = 0
    kind: i64
    for kind in range(KINDS):
        points += kind * count(pile, kind)
    return points


def full_deck() -> i64:
    pile: i64 = EMPTY
    kind: i64
    for kind in range(KINDS):
        pile += COPIES[kind] << 8 * kind
    return pile


def any_kind(pile: i64, rng: Rng) -> i64:
    """The kind of one card, every card of the pile being equally likely."""
    left = rng.below(size(pile))
    kind: i64 = 0
    while left >= count(pile, kind):
        left -= count(pile, kind)
        kind += 1
    return kind


def words(pile: i64) -> list[str]:
    """The cards one by one, by kind in ascending order."""
    out: list[str] = []
    for kind in range(KINDS):
        out.extend([CARD_WORD[kind]] * count(pile, kind))
    return out
