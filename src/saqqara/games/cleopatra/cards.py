"""A pile of cards as one integer: how many of each kind, and their number.

Adding two piles is integer addition, and the size needs no loop. Each kind has as many bits as
its copies need, 46 in all; from bit 46 the number of cards. Only this file knows the layout.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.cleopatra.tables import CARD_WORD, COPIES, KINDS, STANDARDS, TROMPE
from saqqara.kernel.bits import bit
from saqqara.kernel.rng import Rng

EMPTY: Final = 0
SHIFT: Final = vec[i64]([0, 5, 10, 14, 18, 21, 23, 25, 27, 29, 31, 35, 37, 39, 41, 43, 45])
MASK: Final = vec[i64]([31, 31, 15, 15, 7, 3, 3, 3, 3, 3, 15, 3, 3, 3, 3, 3, 1])
SIZE: Final = 46
STANDARD_BITS: Final = 0x1FFFFF  # the five kinds of untainted singles
CHARACTER_SHIFT: Final = 35  # of the first character


def card(kind: i64) -> i64:
    """The pile that holds one card."""
    return bit(SHIFT[kind]) + bit(SIZE)


def count(pile: i64, kind: i64) -> i64:
    return pile >> SHIFT[kind] & MASK[kind]


def size(pile: i64) -> i64:
    return pile >> SIZE


def has_standard(pile: i64) -> bool:
    return pile & STANDARD_BITS != 0


def has_characters(pile: i64) -> bool:
    return (pile & (bit(SIZE) - 1)) >> CHARACTER_SHIFT != 0


def standards(pile: i64) -> i64:
    """How many untainted singles there are."""
    found: i64 = 0
    kind: i64
    for kind in range(STANDARDS):
        found += count(pile, kind)
    return found


def tainted(pile: i64) -> i64:
    """How many doubles, Trompe-l'oeil and characters there are."""
    return size(pile) - standards(pile)


def from_kind_on(pile: i64, kind: i64) -> i64:
    """How many cards are of this kind or a later one."""
    found: i64 = 0
    each: i64
    for each in range(kind, KINDS):
        found += count(pile, each)
    return found


def full_deck(with_trompe: bool) -> i64:
    pile: i64 = EMPTY
    kind: i64
    for kind in range(KINDS):
        if with_trompe or kind != TROMPE:
            pile += card(kind) * COPIES[kind]
    return pile


def random_kind(pile: i64, rng: Rng) -> i64:
    """The kind of one card, every card of the pile being equally likely."""
    left = rng.below(size(pile))
    kind: i64 = 0
    left -= count(pile, 0)
    while left >= 0:
        kind += 1
        left -= count(pile, kind)
    return kind


def without(pile: i64, other: i64) -> i64:
    """What is left of a pile if *other* is taken out, as far as it is there."""
    left = pile
    kind: i64
    for kind in range(KINDS):
        left -= card(kind) * min(count(pile, kind), count(other, kind))
    return left


# ---- at the edges: piles as lists of kinds or words


def kinds(pile: i64) -> list[int]:
    """The cards one by one, by kind in ascending order."""
    out: list[int] = []
    for kind in range(KINDS):
        out.extend([kind] * count(pile, kind))
    return out


def words(pile: i64) -> list[str]:
    return [CARD_WORD[kind] for kind in kinds(pile)]


def pile_of(words: list[str]) -> i64:
    """The pile of these cards, for set-ups by hand."""
    pile: i64 = EMPTY
    for word in words:
        pile += card(CARD_WORD.index(word))
    return pile
