"""Market A: four cards face up. Market B: three, and in the last slot two face down: look at both,
keep one. In a new dynasty those are known things from the start, as on side D (d.py).

Frames of side B
    UNCOVER    chance  a face-down card is turned up: for seat a - 1, or (0) to be discarded
    PEEK       chance  a face-down card, seen by seat a only
    KEEP_CARD  owner   which of the face-down cards to keep
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.sites.market.gain import gain
from saqqara.games.imhotep.state import ImhotepState
from saqqara.kernel.frame import CHANCE, a_of, frame, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

DOWN_SLOT: Final = 3  # the slot of the face-down cards on side B
TWO_CARDS: Final = 240  # the better of two, to the hints


def deal_down(s: ImhotepState) -> None:
    for _ in range(box.FACE_DOWN):
        if deck.prepare_draw(s):
            if s.log is not None:
                tell.deal_down(s, DOWN_SLOT)
            s.down += 1


def decide_uncover(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = cards.card_of(action)
    s.deck -= cards.card(kind)
    s.down -= 1
    if a_of(packed) == 0:
        if s.log is not None:
            tell.leftover(s, cards.card(kind))
        s.discard += cards.card(kind)
    else:
        gain(s, a_of(packed) - 1, kind, DOWN_SLOT)


def take_down(s: ImhotepState, seat: i64) -> None:
    """Look at both and keep one (IMH-7.4); a single one is simply taken (7.5)."""
    if deck.face_down(s) == 1:
        if s.down == 1:
            s.push(frame(do.UNCOVER, CHANCE, seat + 1))
            return
        kind = cards.only_kind(s.down_known)
        s.down_known = cards.EMPTY
        gain(s, seat, kind, DOWN_SLOT)
        return
    if s.log is not None:
        s.tell("imhotep-event-look", {"seat": seat}, [])
    s.push(frame(do.KEEP_CARD, seat))
    for _ in range(s.down):
        s.push(frame(do.PEEK, CHANCE, seat))


def decide_peek(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = cards.card_of(action)
    if s.log is not None:
        tell.peek(s, a_of(packed), kind)
    s.deck -= cards.card(kind)
    s.down -= 1
    s.peeked += cards.card(kind)


def redraw(s: ImhotepState, rng: Rng) -> None:
    """Cards that another seat looks at, as this one may imagine them."""
    s.deck += s.peeked
    unseen = cards.size(s.peeked)
    s.peeked = cards.EMPTY
    for _ in range(unseen):
        one = cards.card(cards.random_kind(s.deck, rng))
        s.deck -= one
        s.peeked += one


def list_keep(s: ImhotepState, out: Choices) -> None:
    cards.list_keep(deck.seen_by_looker(s), out)


def decide_keep(s: ImhotepState, packed: i64, action: i64) -> None:
    """The kept card is shown and resolved, the other one discarded face up (IMH-7.4)."""
    kind = cards.kept(action)
    other = deck.seen_by_looker(s) - cards.card(kind)
    if s.log is not None:
        tell.not_kept(s, seat_of(packed), other, DOWN_SLOT)
    s.discard += other
    s.down_known = cards.EMPTY
    s.peeked = cards.EMPTY
    gain(s, seat_of(packed), kind, DOWN_SLOT)
