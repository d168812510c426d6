"""The market: a stone goes back to its owner's quarry and brings a card.

A   four cards face up
B   three cards face up; in the last slot two face down: look at both, keep one

Frames
    DEAL_CARD   chance  the face-up card of slot a, then the next slot
    TAKE_CARD   owner   a slot, for the stone from source a
    UNCOVER     chance  a face-down card is turned up: for seat a - 1, or (0) to be discarded
    PEEK        chance  a face-down card, seen by seat a only
    KEEP_CARD   owner   which of the face-down cards to keep
    DRAW_CARD   chance  the top card of the draw pile, for seat a
    CARD_DONE   auto    card a has had its effect and is discarded
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import cards, deck, harbour, tell
from saqqara.games.imhotep.actions import (
    CARD,
    CARD_DONE,
    DEAL_CARD,
    KEEP,
    KEEP_CARD,
    PEEK,
    TAKE,
    TAKE_CARD,
    UNCOVER,
)
from saqqara.games.imhotep.sites import burial, obelisks, pyramids
from saqqara.games.imhotep.state import (
    QUARRY,
    ImhotepState,
    card_in_slot,
    of_seat,
    side_of,
)
from saqqara.games.imhotep.tables import (
    BURIAL,
    FACE_DOWN,
    KINDS,
    MARKET,
    OBELISKS,
    PYRAMIDS,
    SIDE_A,
    SLOTS,
)
from saqqara.kernel.bits import bit
from saqqara.kernel.frame import AUTO, CHANCE, a_of, frame, seat_of
from saqqara.kernel.game import Choices

DOWN_SLOT: Final = 3  # the slot of the face-down cards on side B
RED_SITE: Final = vec[i64]([PYRAMIDS, BURIAL, OBELISKS])  # by red kind

# ---- dealing and clearing


def deal_from(s: ImhotepState, slot: i64) -> None:
    """Fill the slots from *slot* on; those without a card stay empty (IMH-3.2, 3.3)."""
    if slot == SLOTS:
        return
    if slot == DOWN_SLOT and side_of(s, MARKET) != SIDE_A:
        deal_face_down(s)
    elif deck.prepare_draw(s):
        s.push(frame(DEAL_CARD, CHANCE, slot))


def decide_deal(s: ImhotepState, packed: i64, action: i64) -> None:
    slot = a_of(packed)
    kind = action - CARD
    if s.log is not None:
        tell.deal(s, kind, slot)
    s.deck -= cards.card(kind)
    s.display |= (kind + 1) << 5 * slot
    deal_from(s, slot + 1)


def deal_face_down(s: ImhotepState) -> None:
    for _ in range(FACE_DOWN):
        if deck.prepare_draw(s):
            if s.log is not None:
                tell.deal_down(s)
            s.down += 1


def clear(s: ImhotepState) -> None:
    """All that is left is discarded (IMH-3.7, 7.9). RULING: IMH-L25, face up."""
    if s.log is not None:
        tell.clear_market(s)
    slot: i64
    for slot in range(SLOTS):
        kind = card_in_slot(s, slot)
        if kind >= 0:
            s.discard += cards.card(kind)
    s.display = 0
    s.discard += s.down_known
    s.down_known = cards.EMPTY
    for _ in range(s.down):
        s.push(frame(UNCOVER, CHANCE, 0))


def decide_uncover(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = action - CARD
    s.deck -= cards.card(kind)
    s.down -= 1
    if a_of(packed) == 0:
        if s.log is not None:
            tell.leftover(s, kind)
        s.discard += cards.card(kind)
    else:
        gain(s, a_of(packed) - 1, kind, DOWN_SLOT)


# ---- a stone arrives


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """Its owner takes a card (IMH-7.1), if there is one (7.10). RULING: IMH-L3, compulsory."""
    if s.display == 0 and deck.face_down(s) == 0:
        go_home(s, seat, source)
    else:
        s.push(frame(TAKE_CARD, seat, source))


def list_slots(s: ImhotepState, out: Choices) -> None:
    slot: i64
    for slot in range(SLOTS):
        if card_in_slot(s, slot) >= 0 or (slot == DOWN_SLOT and deck.face_down(s) > 0):
            out.add(TAKE + slot)


def decide_take(s: ImhotepState, packed: i64, action: i64) -> None:
    """The stone goes home first, then the card leaves the display and is resolved (IMH-7.3).

    RULING: IMH-L2, so the stone itself is there for a red card.
    """
    seat = seat_of(packed)
    slot = action - TAKE
    go_home(s, seat, a_of(packed))
    kind = card_in_slot(s, slot)
    if kind < 0:
        take_face_down(s, seat)
        return
    s.display -= (kind + 1) << 5 * slot
    gain(s, seat, kind, slot)


def go_home(s: ImhotepState, seat: i64, source: i64) -> None:
    if s.log is not None:
        tell.stone_home(s, seat, source)
    harbour.lift(s, seat, source)
    s.quarry += bit(8 * seat)


# ---- the face-down cards of side B


def take_face_down(s: ImhotepState, seat: i64) -> None:
    """Look at both and keep one (IMH-7.4); a single one is simply taken (7.5)."""
    if deck.face_down(s) == 1:
        if s.down == 1:
            s.push(frame(UNCOVER, CHANCE, seat + 1))
            return
        kind = only_kind(s.down_known)
        s.down_known = cards.EMPTY
        gain(s, seat, kind, DOWN_SLOT)
        return
    if s.log is not None:
        tell.look(s, seat)
    s.push(frame(KEEP_CARD, seat))
    for _ in range(s.down):
        s.push(frame(PEEK, CHANCE, seat))


def only_kind(pile: i64) -> i64:
    """The kind of the one card in a pile."""
    kind: i64 = 0
    while cards.count(pile, kind) == 0:
        kind += 1
    return kind


def decide_peek(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = action - CARD
    if s.log is not None:
        tell.peek(s, a_of(packed), kind)
    s.deck -= cards.card(kind)
    s.down -= 1
    s.peeked += cards.card(kind)


def list_keep(s: ImhotepState, out: Choices) -> None:
    seen = deck.seen_by_looker(s)
    kind: i64
    for kind in range(KINDS):
        if cards.count(seen, kind) > 0:
            out.add(KEEP + kind)


def decide_keep(s: ImhotepState, packed: i64, action: i64) -> None:
    """The kept card is shown and resolved, the other one discarded face up (IMH-7.4)."""
    kind = action - KEEP
    other = deck.seen_by_looker(s) - cards.card(kind)
    if s.log is not None:
        tell.not_kept(s, seat_of(packed), only_kind(other))
    s.discard += other
    s.down_known = cards.EMPTY
    s.peeked = cards.EMPTY
    gain(s, seat_of(packed), kind, DOWN_SLOT)


# ---- a card comes to a player


def decide_draw(s: ImhotepState, packed: i64, action: i64) -> None:
    """The top card of the draw pile, by a pyramid or the temple."""
    kind = action - CARD
    s.deck -= cards.card(kind)
    gain(s, a_of(packed), kind, -1)


def gain(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    """A card from a slot (-1: the draw pile) is kept, or if red resolved (IMH-7.6, 7.8)."""
    if not cards.is_red(kind):
        if s.log is not None:
            tell.card_kept(s, seat, kind, slot)
        s.owned[seat] += cards.card(kind)
        return
    if of_seat(s.quarry, seat) == 0:
        if s.log is not None:
            tell.red_idle(s, seat, kind, slot)
        s.discard += cards.card(kind)  # IMH-7.7
        return
    if s.log is not None:
        tell.red_card(s, seat, kind, slot)
    s.played += cards.card(kind)
    s.push(frame(CARD_DONE, AUTO, kind))
    site: i64 = RED_SITE[kind]
    if site == PYRAMIDS:
        pyramids.place(s, seat, QUARRY)
    elif site == BURIAL:
        burial.place(s, seat, QUARRY)
    else:
        obelisks.place(s, seat, QUARRY)


def run_card_done(s: ImhotepState, packed: i64) -> None:
    """The effect is complete, chains and all: to the discards (IMH-5.5, 7.6)."""
    kind = a_of(packed)
    if s.log is not None:
        tell.card_done(s, kind)
    s.played -= cards.card(kind)
    s.discard += cards.card(kind)
