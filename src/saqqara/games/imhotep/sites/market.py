"""The market: a stone goes back to its owner's quarry and brings a card.

A   four cards face up
B   three cards face up; in the last slot two face down: look at both, keep one
C   four cards face up, and coins (booming.py)
D   two cards face up; two slots with cards face down (black.py, also for B in a new dynasty)

Frames
    DEAL_CARD   chance  the face-up card of slot a, then the next slot
    TAKE_CARD   owner   a slot, for the stone from source a
    UNCOVER     chance  a face-down card is turned up: for seat a - 1, or (0) to be discarded
    PEEK        chance  a face-down card, seen by seat a only
    KEEP_CARD   owner   which of the face-down cards to keep
    DRAW_CARD   chance  the top card of the draw pile, for seat a
    CARD_DONE   auto    card a has had its effect and is discarded, or (b) kept by seat b - 1
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, harbour, hidden, tell, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import RED_KEPT, RULES, SECRET
from saqqara.games.imhotep.sites import black, booming, monuments, ra
from saqqara.games.imhotep.state import (
    QUARRY,
    ImhotepState,
    card_in_slot,
    earn,
    for_seat,
    lie_down,
    of_seat,
    side_of,
)
from saqqara.kernel.bits import bit
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, c_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices

DOWN_SLOT: Final = 3  # the slot of the face-down cards on side B
RED_SITE: Final = vec[i64]([box.PYRAMIDS, box.BURIAL, box.OBELISKS])  # by red kind

# ---- dealing and clearing


def deal_from(s: ImhotepState, slot: i64) -> None:
    """Fill the slots from *slot* on; those without a card stay empty (IMH-3.2, 3.3)."""
    if slot == box.SLOTS:
        return
    if s.dynasty and black.holds_pile(s, slot):
        if black.wants_more(s, slot):
            black.ask_card(s, slot)
        else:
            deal_from(s, slot + 1)
    elif slot == DOWN_SLOT and side_of(s, box.MARKET) == box.SIDE_B:
        deal_face_down(s)
    elif deck.prepare_draw(s):
        s.push(frame(do.DEAL_CARD, CHANCE, slot))


def decide_deal(s: ImhotepState, packed: i64, action: i64) -> None:
    slot = a_of(packed)
    kind = cards.card_of(action)
    if s.log is not None:
        tell.deal(s, kind, slot)
    s.deck -= cards.card(kind)
    s.display |= (kind + 1) << 5 * slot
    deal_from(s, slot + 1)


def decide_deal_down(s: ImhotepState, packed: i64, action: i64) -> None:
    black.lay_down(s, a_of(packed), cards.card_of(action))
    deal_from(s, a_of(packed))


def deal_face_down(s: ImhotepState) -> None:
    for _ in range(box.FACE_DOWN):
        if deck.prepare_draw(s):
            if s.log is not None:
                tell.deal_down(s)
            s.down += 1


def clear(s: ImhotepState) -> None:
    """All that is left is discarded (IMH-3.7, 7.9). RULING: IMH-L25, face up."""
    if s.log is not None:
        tell.clear_market(s)
    slot: i64
    for slot in range(box.SLOTS):
        kind = card_in_slot(s, slot)
        if kind >= 0:
            s.discard += cards.card(kind)
    s.display = 0
    s.discard += s.down_known
    s.down_known = cards.EMPTY
    for _ in range(s.down):
        s.push(frame(do.UNCOVER, CHANCE, 0))
    if s.dynasty:
        black.clear(s)


def decide_uncover(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = cards.card_of(action)
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
    if s.display != 0 or deck.face_down(s) > 0 or some_pile(s):
        s.push(frame(do.TAKE_CARD, seat, source))
        return
    go_home(s, seat, source)
    if side_of(s, box.MARKET) == box.SIDE_C and deck.prepare_draw(s):  # DYN-4.3
        s.push(frame(do.DRAW_CARD, CHANCE, seat))


def cards_down(s: ImhotepState, slot: i64) -> i64:
    """How many cards lie face down in a slot."""
    if slot == DOWN_SLOT:
        return deck.face_down(s) + black.pile_size(s, slot)
    return black.pile_size(s, slot)


def some_pile(s: ImhotepState) -> bool:
    """Is there a card face down in a slot, once A New Dynasty is in use?"""
    return black.pile_size(s, box.SLOTS - 2) > 0 or black.pile_size(s, box.SLOTS - 1) > 0


def list_slots(s: ImhotepState, seat: i64, out: Choices) -> None:
    slot: i64
    for slot in range(box.SLOTS):
        if card_in_slot(s, slot) >= 0 or cards_down(s, slot) > 0:
            out.add(do.TAKE + slot)
    if side_of(s, box.MARKET) == box.SIDE_C:
        booming.list_pairs(s, seat, out)


def decide_take(s: ImhotepState, packed: i64, action: i64) -> None:
    """The stone goes home first, then the card leaves the display and is resolved (IMH-7.3).

    RULING: IMH-L2, so the stone itself is there for a red card.
    """
    seat = seat_of(packed)
    slot = action - do.TAKE
    go_home(s, seat, a_of(packed))
    if action >= do.COIN:
        take_two(s, seat, action - do.COIN)
        return
    kind = card_in_slot(s, slot)
    if kind >= 0:
        leave_display(s, slot, kind)
        gain(s, seat, kind, slot)
    elif s.dynasty:
        take_from_pile(s, seat, slot)
    else:
        take_face_down(s, seat)


def leave_display(s: ImhotepState, slot: i64, kind: i64) -> None:
    s.display -= (kind + 1) << 5 * slot


def take_two(s: ImhotepState, seat: i64, pair: i64) -> None:
    """For a coin; the first takes its whole effect before the second (DYN-4.2, 4.4)."""
    first: i64 = booming.PAIR_FIRST[pair]
    second: i64 = booming.PAIR_SECOND[pair]
    kind = card_in_slot(s, first)
    other = card_in_slot(s, second)
    if s.log is not None:
        tell_dynasty.coin(s, seat)
    s.coins -= for_seat(seat, 1)
    leave_display(s, first, kind)
    leave_display(s, second, other)
    s.played += cards.card(other)
    s.push(frame(do.GAIN_CARD, AUTO, seat, other, second))
    gain(s, seat, kind, first)


def run_gain(s: ImhotepState, packed: i64) -> None:
    s.played -= cards.card(b_of(packed))
    gain(s, a_of(packed), b_of(packed), c_of(packed))


def take_from_pile(s: ImhotepState, seat: i64, slot: i64) -> None:
    """Look and keep one; a single card is simply taken (DYN-9.1, IMH-7.4, 7.5)."""
    if black.pile_size(s, slot) > 1:
        black.look(s, seat, slot)
        return
    kind = black.only_card(s, slot)
    secret = pick_up(s, seat, kind, hidden.in_slot(slot))
    gain_hidden(s, seat, kind, slot, secret)


def decide_keep_pile(s: ImhotepState, packed: i64, action: i64) -> None:
    """The rest is put back before the card takes effect (DYN-9.3)."""
    seat = seat_of(packed)
    slot = a_of(packed)
    kind = cards.kept(action)
    secret = pick_up(s, seat, kind, hidden.in_slot(slot))
    black.put_back(s, seat, slot)
    gain_hidden(s, seat, kind, slot, secret)


def decide_keep_drawn(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    kind = cards.kept(action)
    secret = pick_up(s, seat, kind, hidden.DRAWN)
    ra.discard_others(s, seat)
    gain_hidden(s, seat, kind, -1, secret)


def pick_up(s: ImhotepState, seat: i64, kind: i64, place: i64) -> bool:
    """A card leaves a place where it lay face down; does it stay secret (DYN-16.2)?"""
    if stays_secret(s, kind):
        hidden.keep(s, kind, place, seat)
        return True
    hidden.take(s, kind, place)
    return False


def gain_hidden(s: ImhotepState, seat: i64, kind: i64, slot: i64, secret: bool) -> None:
    """A card that lay face down is kept, shown or not."""
    if not secret:
        gain(s, seat, kind, slot)
        return
    if s.log is not None:
        tell_dynasty.secret_card(s, seat, kind, slot)
    s.owned[seat] += cards.card(kind)


def go_home(s: ImhotepState, seat: i64, source: i64) -> None:
    if s.log is not None:
        tell.stone_home(s, seat, source)
    harbour.lift(s, seat, source)
    s.quarry += bit(8 * seat)
    lie_down(s, box.MARKET, seat)


# ---- the face-down cards of side B


def take_face_down(s: ImhotepState, seat: i64) -> None:
    """Look at both and keep one (IMH-7.4); a single one is simply taken (7.5)."""
    if deck.face_down(s) == 1:
        if s.down == 1:
            s.push(frame(do.UNCOVER, CHANCE, seat + 1))
            return
        kind = only_kind(s.down_known)
        s.down_known = cards.EMPTY
        gain(s, seat, kind, DOWN_SLOT)
        return
    if s.log is not None:
        tell.look(s, seat)
    s.push(frame(do.KEEP_CARD, seat))
    for _ in range(s.down):
        s.push(frame(do.PEEK, CHANCE, seat))


def only_kind(pile: i64) -> i64:
    """The kind of the one card in a pile."""
    kind: i64 = 0
    while cards.count(pile, kind) == 0:
        kind += 1
    return kind


def decide_peek(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = cards.card_of(action)
    if s.log is not None:
        tell.peek(s, a_of(packed), kind)
    s.deck -= cards.card(kind)
    s.down -= 1
    s.peeked += cards.card(kind)


def list_keep(s: ImhotepState, out: Choices) -> None:
    cards.list_keep(deck.seen_by_looker(s), out)


def decide_keep(s: ImhotepState, packed: i64, action: i64) -> None:
    """The kept card is shown and resolved, the other one discarded face up (IMH-7.4)."""
    kind = cards.kept(action)
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
    seat = a_of(packed)
    kind = cards.card_of(action)
    s.deck -= cards.card(kind)
    if is_secret(s, kind):
        draw_secret(s, seat, kind)
    else:
        gain(s, seat, kind, -1)


def is_secret(s: ImhotepState, kind: i64) -> bool:
    """Would this card, from the draw pile, be seen by its owner only (DYN-16.2)?

    RULING: DYN-L17, not after the last ship of the game, when it can no longer be played.
    """
    if s.figures[SECRET] == 0 or not cards.is_blue(kind):
        return False
    return s.round < box.ROUNDS or s.moored != 0


def stays_secret(s: ImhotepState, kind: i64) -> bool:
    """Is this card, from a face-down place, seen by its owner only? Rules 1 showed it to all."""
    return s.figures[RULES] >= 2 and is_secret(s, kind)


def shows_nothing(s: ImhotepState, kind: i64) -> bool:
    """Is this a secret card of market D, where what is not kept stays face down?"""
    if kind_of(s.top()) != do.KEEP_PILE or side_of(s, box.MARKET) != box.SIDE_D:
        return False
    return stays_secret(s, kind)


def draw_secret(s: ImhotepState, seat: i64, kind: i64) -> None:
    """A blue card that nobody else sees (DYN-16.2)."""
    if s.log is not None:
        tell_dynasty.secret_card(s, seat, kind, -1)
    s.owned[seat] += cards.card(kind)
    hidden.hide(s, kind, hidden.BEFORE + seat, 0)


def gain(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    """A card from a slot (-1: the draw pile) is kept, or if red resolved (IMH-7.6, 7.8)."""
    if not cards.is_red(kind):
        if s.log is not None:
            tell.card_kept(s, seat, kind, slot)
        s.owned[seat] += cards.card(kind)
        return
    if kind >= box.EXTRA_STORAGE:
        gain_new_red(s, seat, kind, slot)
        return
    if of_seat(s.quarry, seat) == 0:
        leave_idle(s, seat, kind, slot)
        return
    if s.log is not None:
        tell.red_card(s, seat, kind, slot)
    s.played += cards.card(kind)
    keeper: i64 = s.figures[RED_KEPT] * (seat + 1)
    s.push(frame(do.CARD_DONE, AUTO, kind, keeper))
    monuments.place(s, RED_SITE[kind], seat, QUARRY)


def leave_idle(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    """No stone for a red card: it is discarded (IMH-7.7), or kept in a new dynasty (DYN-12.3)."""
    if s.figures[RED_KEPT] == 1:
        if s.log is not None:
            tell_dynasty.red_gained(s, seat, kind, slot)
        s.owned[seat] += cards.card(kind)
        return
    if s.log is not None:
        tell.red_idle(s, seat, kind, slot)
    s.discard += cards.card(kind)


def gain_new_red(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    """Extra Storage and Private Quarry (DYN-15.1, 15.2)."""
    if s.log is not None:
        tell_dynasty.red_gained(s, seat, kind, slot)
    if kind == box.PRIVATE_QUARRY:
        if s.log is not None:
            stones = harbour.can_fetch(s, seat, box.PRIVATE_STONES)
            tell_dynasty.private_quarry(s, seat, stones)
        earn(s, seat, box.FROM_QUARRY, box.PRIVATE_POINTS)
        harbour.fetch(s, seat, box.PRIVATE_STONES)
    else:
        s.room += for_seat(seat, box.STORAGE_ROOM)
    s.owned[seat] += cards.card(kind)


def run_card_done(s: ImhotepState, packed: i64) -> None:
    """The effect is complete, chains and all: to the discards (IMH-5.5, 7.6), or kept (DYN-2.1)."""
    kind = a_of(packed)
    keeper = b_of(packed) - 1
    s.played -= cards.card(kind)
    if keeper >= 0:
        if s.log is not None:
            tell_dynasty.card_kept(s, keeper, kind)
        s.owned[keeper] += cards.card(kind)
        return
    if s.log is not None:
        tell.card_done(s, kind)
    s.discard += cards.card(kind)
