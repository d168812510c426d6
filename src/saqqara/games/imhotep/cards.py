"""A pile of market cards as one integer: how many of each kind, and their number.

Adding two piles is integer addition, and the size needs no loop. No kind but the statue
has more than seven copies, so the statue is the last kind. Only this file knows the layout:

    three bits a kind, four for the statue: how many         from bit 52: the number of cards

The new kinds of A New Dynasty lie above the statue, so they are one bit further up.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.imhotep.actions import CARD, CARD_NEW, KEEP, KEEP_NEW
from saqqara.games.imhotep.tables import (
    BASE_KINDS,
    BLUE,
    BLUES,
    CARD_WORD,
    COPIES,
    DECORATION,
    EXTRA_STORAGE,
    GANGPLANK,
    KINDS,
    NEW_COPIES,
    NEW_STATUES,
    OBELISKS,
    PRIVATE_QUARRY,
    PYRAMIDS,
    RAFT_CARD,
    REDS,
    STATUE,
    STONE_ORNAMENT,
)
from saqqara.kernel.bits import bit
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

EMPTY: Final = 0


def card(kind: i64) -> i64:
    """The pile that holds one card."""
    if kind > STATUE:
        return bit(3 * kind + 1) + bit(52)
    return bit(3 * kind) + bit(52)


def count(pile: i64, kind: i64) -> i64:
    if kind < STATUE:
        return pile >> 3 * kind & 7
    if kind == STATUE:
        return pile >> 3 * kind & 15
    return pile >> 3 * kind + 1 & 7


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
    return found + count(pile, RAFT_CARD) + count(pile, GANGPLANK)


def new_blue_cards(pile: i64) -> i64:
    """Rafts and Gangplanks of a pile; 0 = none."""
    return pile >> 3 * RAFT_CARD + 1 & 0o77


def is_red(kind: i64) -> bool:
    return kind < REDS or EXTRA_STORAGE <= kind <= PRIVATE_QUARRY


def is_blue(kind: i64) -> bool:
    return BLUE <= kind < STATUE or kind >= RAFT_CARD


def red_count(pile: i64) -> i64:
    """Red cards, the Extra Storage apart."""
    found = count(pile, PRIVATE_QUARRY)
    kind: i64
    for kind in range(REDS):
        found += count(pile, kind)
    return found


def green_count(pile: i64) -> i64:
    found = count(pile, STONE_ORNAMENT)
    kind: i64
    for kind in range(DECORATION + PYRAMIDS, DECORATION + OBELISKS + 1):
        found += count(pile, kind)
    return found


def blue_part(pile: i64) -> i64:
    """The pile of the blue cards of a pile."""
    found: i64 = EMPTY
    kind: i64
    for kind in range(BLUE, KINDS):
        if is_blue(kind):
            found += card(kind) * count(pile, kind)
    return found


def full_deck(new_cards: bool) -> i64:
    pile: i64 = EMPTY
    kind: i64
    for kind in range(BASE_KINDS):
        pile += card(kind) * COPIES[kind]
    if new_cards:
        pile += card(STATUE) * NEW_STATUES
        for kind in range(BASE_KINDS, KINDS):
            pile += card(kind) * NEW_COPIES
    return pile


# ---- actions that name a card


def card_action(kind: i64) -> i64:
    """Chance turns up this card."""
    if kind < BASE_KINDS:
        return CARD + kind
    return CARD_NEW + kind - BASE_KINDS


def card_of(action: i64) -> i64:
    if action < CARD_NEW:
        return action - CARD
    return action - CARD_NEW + BASE_KINDS


def keep_action(kind: i64) -> i64:
    if kind < BASE_KINDS:
        return KEEP + kind
    return KEEP_NEW + kind - BASE_KINDS


def kept(action: i64) -> i64:
    """The kind that is kept."""
    if action < KEEP_NEW:
        return action - KEEP
    return action - KEEP_NEW + BASE_KINDS


def list_keep(pile: i64, out: Choices) -> None:
    """One choice for each kind in a pile."""
    kind: i64
    for kind in range(KINDS):
        if count(pile, kind) > 0:
            out.add(keep_action(kind))


def random_kind(pile: i64, rng: Rng) -> i64:
    """The kind of one card, every card of the pile being equally likely."""
    left = rng.below(size(pile)) - count(pile, STATUE)
    if left < 0:
        return STATUE
    kind: i64 = 0
    left -= pile & 7
    while left >= 0:
        kind += 1
        if kind == STATUE:
            return random_new_kind(pile, left)
        left -= pile >> 3 * kind & 7
    return kind


def random_new_kind(pile: i64, left: i64) -> i64:
    """The same among the new kinds, *left* cards of theirs coming before it."""
    kind: i64 = EXTRA_STORAGE
    left -= count(pile, kind)
    while left >= 0:
        kind += 1
        left -= count(pile, kind)
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
