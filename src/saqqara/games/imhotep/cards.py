"""A pile of market cards as one integer: how many of each kind, and their number.

Adding two piles is integer addition, and the size needs no loop. No kind but the statue
has more than seven copies, so the statue is the last kind. Only this file knows the layout:

    three bits a kind, four for the statue: how many         from bit 52: the number of cards

The new kinds of A New Dynasty lie above the statue, so they are one bit further up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.kernel.bits import bit
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

EMPTY: Final = 0


def card(kind: i64) -> i64:
    """The pile that holds one card."""
    if kind > box.STATUE:
        return bit(3 * kind + 1) + bit(52)
    return bit(3 * kind) + bit(52)


def count(pile: i64, kind: i64) -> i64:
    if kind < box.STATUE:
        return pile >> 3 * kind & 7
    if kind == box.STATUE:
        return pile >> 3 * kind & 15
    return pile >> 3 * kind + 1 & 7


def size(pile: i64) -> i64:
    return pile >> 52


def only_kind(pile: i64) -> i64:
    """The kind of the one card in a pile."""
    kind: i64 = 0
    while count(pile, kind) == 0:
        kind += 1
    return kind


def blue_cards(pile: i64) -> i64:
    """The blue part of a pile, as counts of three bits from LEVER up; 0 = none."""
    return pile >> 3 * box.BLUE & 0o7777


def blue_count(pile: i64) -> i64:
    blue = blue_cards(pile)
    found: i64 = 0
    each: i64
    for each in range(box.BLUES):
        found += blue >> 3 * each & 7
    return found + count(pile, box.RAFT_CARD) + count(pile, box.GANGPLANK)


def is_red(kind: i64) -> bool:
    return kind < box.REDS or box.EXTRA_STORAGE <= kind <= box.PRIVATE_QUARRY


def is_blue(kind: i64) -> bool:
    return box.BLUE <= kind < box.STATUE or kind >= box.RAFT_CARD


def red_count(pile: i64) -> i64:
    """Red cards, the Extra Storage apart."""
    found = count(pile, box.PRIVATE_QUARRY)
    kind: i64
    for kind in range(box.REDS):
        found += count(pile, kind)
    return found


def green_count(pile: i64) -> i64:
    found = count(pile, box.STONE_ORNAMENT)
    kind: i64
    for kind in range(box.DECORATION + box.PYRAMIDS, box.DECORATION + box.OBELISKS + 1):
        found += count(pile, kind)
    return found


def blue_part(pile: i64) -> i64:
    """The pile of the blue cards of a pile."""
    found: i64 = EMPTY
    kind: i64
    for kind in range(box.BLUE, box.KINDS):
        if is_blue(kind):
            found += card(kind) * count(pile, kind)
    return found


def full_deck(new_cards: bool) -> i64:
    pile: i64 = EMPTY
    kind: i64
    for kind in range(box.BASE_KINDS):
        pile += card(kind) * box.COPIES[kind]
    if new_cards:
        pile += card(box.STATUE) * box.NEW_STATUES
        for kind in range(box.BASE_KINDS, box.KINDS):
            pile += card(kind) * box.NEW_COPIES
    return pile


# ---- actions that name a card


def by_kind(first: int, first_new: int) -> vec[i64]:
    """Two blocks of actions, of the kinds of the base game and of A New Dynasty."""
    found: list[i64] = [first + kind for kind in range(box.BASE_KINDS)]
    found += [first_new + kind for kind in range(box.KINDS - box.BASE_KINDS)]
    return vec[i64](found)


TURNED_UP: Final = by_kind(do.CARD, do.CARD_NEW)
KEPT: Final = by_kind(do.KEEP, do.KEEP_NEW)


def card_action(kind: i64) -> i64:
    """Chance turns up this card."""
    return TURNED_UP[kind]


def card_of(action: i64) -> i64:
    if action < do.CARD_NEW:
        return action - do.CARD
    return action - do.CARD_NEW + box.BASE_KINDS


def keep_action(kind: i64) -> i64:
    return KEPT[kind]


def kept(action: i64) -> i64:
    """The kind that is kept."""
    if action < do.KEEP_NEW:
        return action - do.KEEP
    return action - do.KEEP_NEW + box.BASE_KINDS


def list_keep(pile: i64, out: Choices) -> None:
    """One choice for each kind in a pile."""
    kind: i64
    for kind in range(box.KINDS):
        if count(pile, kind) > 0:
            out.add(keep_action(kind))


def random_kind(pile: i64, rng: Rng) -> i64:
    """The kind of one card, every card of the pile being equally likely."""
    left = rng.below(size(pile)) - count(pile, box.STATUE)
    if left < 0:
        return box.STATUE
    kind: i64 = 0
    left -= pile & 7
    while left >= 0:
        kind += 1
        if kind == box.STATUE:
            return random_new_kind(pile, left)
        left -= pile >> 3 * kind & 7
    return kind


def random_new_kind(pile: i64, left: i64) -> i64:
    """The same among the new kinds, *left* cards of theirs coming before it."""
    kind: i64 = box.EXTRA_STORAGE
    left -= count(pile, kind)
    while left >= 0:
        kind += 1
        left -= count(pile, kind)
    return kind


# ---- at the edges: piles as lists of kinds or words


def kinds(pile: i64) -> list[int]:
    """The cards one by one, by kind in ascending order."""
    out: list[int] = []
    for kind in range(box.KINDS):
        out.extend([kind] * count(pile, kind))
    return out


def words(pile: i64) -> list[str]:
    return [box.CARD_WORD[kind] for kind in kinds(pile)]
