"""Face-down cards, once A New Dynasty is in use: market D, the Black Market, and market B.

D   two cards face up; two slots with three cards face down: look at all of one, keep one. What is
    left stays for the next round, known to whoever looked
B   as ever, but the two cards are known things from the start (hidden.py)

Frames
    DEAL_DOWN  chance  a card that nobody sees, for slot a
    KEEP_PILE  owner   which card of slot a to keep
"""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, hidden, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.observed import CARDS, put_cards
from saqqara.games.imhotep.sites.market import gain
from saqqara.games.imhotep.sites.market.values import card_worth
from saqqara.games.imhotep.state import ImhotepState, side_of
from saqqara.kernel.encoding import Part, put
from saqqara.kernel.frame import CHANCE, a_of, frame, kind_of, seat_of

PILES: Final = 2
PILE_WORTH: Final = vec[i64]([0, 170, 230, 265])  # the best of so many unknown cards


# ---- dealing and clearing


def holds_pile(s: ImhotepState, slot: i64) -> bool:
    """Do cards lie face down in this slot?"""
    side = side_of(s, box.MARKET)
    return (side == box.SIDE_D and slot >= 2) or (side == box.SIDE_B and slot == box.SLOTS - 1)


def pile(s: ImhotepState, slot: i64) -> i64:
    return hidden.cards_at(s, hidden.in_slot(slot))


def pile_size(s: ImhotepState, slot: i64) -> i64:
    if slot < hidden.FIRST_SLOT:
        return 0
    return hidden.size_at(s, hidden.in_slot(slot))


def wants_more(s: ImhotepState, slot: i64) -> bool:
    """Up to three cards on side D (DYN-9.2), two on side B."""
    full: i64 = box.PILE_CARDS
    if side_of(s, box.MARKET) == box.SIDE_B:
        full = box.FACE_DOWN
    return pile_size(s, slot) < full and deck.prepare_draw(s)


def ask_card(s: ImhotepState, slot: i64) -> None:
    s.push(frame(do.DEAL_DOWN, CHANCE, slot))


def lay_down(s: ImhotepState, slot: i64, kind: i64) -> None:
    if s.log is not None:
        tell.deal_down(s, slot)
    s.deck -= cards.card(kind)
    hidden.hide(s, kind, hidden.in_slot(slot), 0)


def clear(s: ImhotepState) -> None:
    """At the end of a round: on side D face-down cards stay (DYN-9.2), on side B they go."""
    if side_of(s, box.MARKET) == box.SIDE_B and pile_size(s, box.SLOTS - 1) > 0:
        discard(s, -1, box.SLOTS - 1)


# ---- a stone arrives


def take(s: ImhotepState, seat: i64, slot: i64) -> None:
    """Look and keep one; a single card is simply taken (DYN-9.1, IMH-7.4, 7.5)."""
    if pile_size(s, slot) > 1:
        look(s, seat, slot)
        return
    kind = cards.only_kind(pile(s, slot))
    secret = gain.pick_up(s, seat, kind, hidden.in_slot(slot))
    gain.gain_hidden(s, seat, kind, slot, secret)


def look(s: ImhotepState, seat: i64, slot: i64) -> None:
    """See all cards of the slot, then keep one (DYN-9.1)."""
    if s.log is not None:
        s.tell("imhotep-event-look-pile", {"seat": seat, "slot": slot + 1}, [])
    hidden.show(s, hidden.in_slot(slot), seat)
    s.push(frame(do.KEEP_PILE, seat, slot))


def decide_keep(s: ImhotepState, packed: i64, action: i64) -> None:
    """The rest is put back before the card takes effect (DYN-9.3)."""
    seat = seat_of(packed)
    slot = a_of(packed)
    kind = cards.kept(action)
    secret = gain.pick_up(s, seat, kind, hidden.in_slot(slot))
    put_back(s, seat, slot)
    gain.gain_hidden(s, seat, kind, slot, secret)


def put_back(s: ImhotepState, seat: i64, slot: i64) -> None:
    """What was not kept stays (DYN-9.3), on side B it is discarded (IMH-7.4)."""
    if side_of(s, box.MARKET) == box.SIDE_B:
        discard(s, seat, slot)


def discard(s: ImhotepState, seat: i64, slot: i64) -> None:
    left = pile(s, slot)
    if s.log is not None:
        if seat < 0:
            tell.leftover(s, left)
        else:
            tell.not_kept(s, seat, left, slot)
    s.discard += left
    hidden.clear(s, hidden.in_slot(slot))


def shows_nothing(s: ImhotepState, kind: i64) -> bool:
    """Is this a secret card of market D, where what is not kept stays face down?"""
    if kind_of(s.top()) != do.KEEP_PILE or side_of(s, box.MARKET) != box.SIDE_D:
        return False
    return gain.stays_secret(s, kind)


# ---- what is seen, and what a bot thinks of it


class PileView(TypedDict):
    slot: int  # from 0
    cards: int
    known: list[box.Card]  # those that this viewer has seen


def view(s: ImhotepState, slot: i64, viewer: i64) -> PileView:
    known = hidden.known_at(s, hidden.in_slot(slot), viewer)
    return {"slot": slot, "cards": pile_size(s, slot), "known": cards.words(known)}


def worth(s: ImhotepState, seat: i64, slot: i64, eyes: i64) -> i64:
    """A look at the cards of a slot, as far as the seat *eyes* has seen them."""
    unknown = min(pile_size(s, slot), box.PILE_CARDS)
    if unknown == 0:
        return 0
    best: i64 = 0
    each: i64
    for each in s.hidden:
        if hidden.place_of(each) == hidden.in_slot(slot) and hidden.knows(each, eyes):
            best = max(best, card_worth(s, seat, hidden.kind_in(each)))
            unknown -= 1
    return max(best, PILE_WORTH[max(unknown, 0)])


def parts() -> list[Part]:
    known = PILES * box.KINDS
    return [
        Part("pile", PILES, CARDS, "cards face down in market slots 3 and 4"),
        Part("pile_known", known, CARDS, "17 x pile + kind that the viewer has seen"),
    ]


def encode(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    slot: i64
    for slot in range(box.SLOTS - PILES, box.SLOTS):
        at = put(out, at, pile_size(s, slot))
    for slot in range(box.SLOTS - PILES, box.SLOTS):
        at = put_cards(out, at, hidden.known_at(s, hidden.in_slot(slot), viewer), box.KINDS)
    return at
