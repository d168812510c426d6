"""A card comes to a player: from the market, the draw pile or the Temple of Ra.

Frames
    DRAW_CARD   chance  the top card of the draw pile, for seat a
    KEEP_DRAWN  owner   which card to keep of those drawn in the Temple of Ra
    CARD_DONE   auto    card a has had its effect and is discarded, or (b) kept by seat b - 1
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, harbour, hidden, sites, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import RED_KEPT, RULES, SECRET
from saqqara.games.imhotep.names import CARD_NAME, card, slot_place
from saqqara.games.imhotep.sites.temple import c as ra
from saqqara.games.imhotep.state import QUARRY, ImhotepState, earn, for_seat, of_seat
from saqqara.kernel.bits import bit
from saqqara.kernel.event import Args, Move
from saqqara.kernel.frame import AUTO, a_of, b_of, frame, seat_of

RED_SITE: Final = vec[i64]([box.PYRAMIDS, box.BURIAL, box.OBELISKS])  # by red kind


def leave_display(s: ImhotepState, slot: i64, kind: i64) -> None:
    s.display -= (kind + 1) << 5 * slot


def gain(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    """A card from a slot (-1: the draw pile) is kept, or if red resolved (IMH-7.6, 7.8)."""
    if not cards.is_red(kind):
        if s.log is not None:
            tell_card(s, seat, kind, slot)
        s.owned[seat] += cards.card(kind)
        return
    if kind >= box.EXTRA_STORAGE:
        gain_new_red(s, seat, kind, slot)
        return
    if of_seat(s.quarry, seat) == 0:
        leave_idle(s, seat, kind, slot)
        return
    if s.log is not None:
        tell_red(s, seat, kind, slot)
    s.played += cards.card(kind)
    keeper: i64 = s.figures[RED_KEPT] * (seat + 1)
    s.push(frame(do.CARD_DONE, AUTO, kind, keeper))
    sites.place(s, RED_SITE[kind], seat, QUARRY)


def tell_card(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-card", args, [Move(card(kind), slot_place(slot), f"cards-{seat}")])


def tell_red(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-red", args, [Move(card(kind), slot_place(slot), "played")])


def leave_idle(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    """No stone for a red card: it is discarded (IMH-7.7), or kept in a new dynasty (DYN-12.3)."""
    if s.figures[RED_KEPT] == 1:
        if s.log is not None:
            tell_card(s, seat, kind, slot)
        s.owned[seat] += cards.card(kind)
        return
    if s.log is not None:
        tell_idle(s, seat, kind, slot)
    s.discard += cards.card(kind)


def tell_idle(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-red-idle", args, [Move(card(kind), slot_place(slot), "discard")])


def gain_new_red(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    """Extra Storage and Private Quarry (DYN-15.1, 15.2)."""
    if s.log is not None:
        tell_card(s, seat, kind, slot)
    if kind == box.PRIVATE_QUARRY:
        if s.log is not None:
            stones = harbour.can_fetch(s, seat, box.PRIVATE_STONES)
            tell_quarry(s, seat, stones)
        earn(s, seat, box.FROM_QUARRY, box.PRIVATE_POINTS)
        harbour.fetch(s, seat, box.PRIVATE_STONES)
    else:
        s.room += for_seat(seat, box.STORAGE_ROOM)
    s.owned[seat] += cards.card(kind)


def tell_quarry(s: ImhotepState, seat: i64, stones: i64) -> None:
    args: Args = {"seat": seat, "points": box.PRIVATE_POINTS, "stones": stones}
    s.tell("imhotep-event-private-quarry", args, tell.fetched(seat, stones))


def run_card_done(s: ImhotepState, packed: i64) -> None:
    """The effect is complete, chains and all: to the discards (IMH-5.5, 7.6), or kept (DYN-2.1)."""
    kind = a_of(packed)
    keeper = b_of(packed) - 1
    s.played -= cards.card(kind)
    if keeper >= 0:
        if s.log is not None:
            tell_kept(s, keeper, kind)
        s.owned[keeper] += cards.card(kind)
        return
    if s.log is not None:
        tell_done(s, kind)
    s.discard += cards.card(kind)


def tell_done(s: ImhotepState, kind: i64) -> None:
    move = Move(card(kind), "played", "discard")
    s.tell("imhotep-event-discard", {"card": CARD_NAME[kind]}, [move])


def tell_kept(s: ImhotepState, seat: i64, kind: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-red-kept", args, [Move(card(kind), "played", f"cards-{seat}")])


# ---- cards that others do not see


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


def draw_secret(s: ImhotepState, seat: i64, kind: i64) -> None:
    """A blue card that nobody else sees (DYN-16.2)."""
    if s.log is not None:
        tell_secret(s, seat, kind, -1)
    s.owned[seat] += cards.card(kind)
    hidden.hide(s, kind, hidden.BEFORE + seat, 0)


def tell_secret(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    """Everybody sees a card with no face; only its owner hears which one it is."""
    move = Move("card", slot_place(slot), f"cards-{seat}")
    s.tell("imhotep-event-secret", {"seat": seat}, [move])
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-peek", args, [], bit(seat))


def stays_secret(s: ImhotepState, kind: i64) -> bool:
    """Is this card, from a face-down place, seen by its owner only? Rules 1 showed it to all."""
    return s.figures[RULES] >= 2 and is_secret(s, kind)


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
        tell_secret(s, seat, kind, slot)
    s.owned[seat] += cards.card(kind)


def decide_keep_drawn(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    kind = cards.kept(action)
    secret = pick_up(s, seat, kind, hidden.DRAWN)
    ra.discard_others(s, seat)
    gain_hidden(s, seat, kind, -1, secret)
