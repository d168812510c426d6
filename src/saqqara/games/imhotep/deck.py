"""The draw pile of market cards, and the cards that lie face down on market B.

Both are unseen, so any of them may be any card of `deck`: a draw, and a look at a face-down
card, are asked of chance at the moment a card is turned up. When the draw pile is used up and
the discards are shuffled into a new one, what is left of the old `deck` is exactly the
face-down cards: everybody can tell them by counting, and they become `down_known`.
"""

from mypy_extensions import i64

from saqqara.games.imhotep import cards, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.state import ImhotepState
from saqqara.kernel.game import Choices


def draw_pile(s: ImhotepState) -> i64:
    """How many cards the draw pile holds."""
    return cards.size(s.deck) - s.down


def can_draw(s: ImhotepState) -> bool:
    """Is there a card in the draw or the discard pile?"""
    return draw_pile(s) > 0 or s.discard != cards.EMPTY


def prepare_draw(s: ImhotepState) -> bool:
    """A card is needed now: shuffle the discards if the pile is empty; False = no card at all.

    RULING: IMH-L26, not before; cards on display, owned or under way are not shuffled in.
    """
    if draw_pile(s) > 0:
        return True
    if s.discard == cards.EMPTY:
        return False
    if s.log is not None:
        tell.reshuffle(s)
    s.down_known += s.deck
    s.down = 0
    s.deck = s.discard
    s.discard = cards.EMPTY
    s.shuffles += 1
    return True


def list_cards(s: ImhotepState, out: Choices) -> None:
    """The kinds that the next unseen card may be."""
    kind: i64
    for kind in range(box.KINDS):
        if cards.count(s.deck, kind) > 0:
            out.add(cards.card_action(kind))


def face_down(s: ImhotepState) -> i64:
    """How many cards lie face down on the market."""
    return s.down + cards.size(s.down_known) + cards.size(s.peeked)


def seen_by_looker(s: ImhotepState) -> i64:
    """The pile of face-down cards in front of the seat that looks at them."""
    return s.down_known + s.peeked
