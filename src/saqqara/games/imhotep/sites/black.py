"""Face-down cards, once A New Dynasty is in use: market D, the Black Market, and market B.

D   two cards face up; two slots with three cards face down: look at all of one, keep one. What is
    left stays for the next round, known to whoever looked
B   as ever, but the two cards are known things from the start (hidden.py)

Frames
    DEAL_DOWN  chance  a card that nobody sees, for slot a
    KEEP_PILE  owner   which card of slot a to keep
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, hidden, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.state import ImhotepState, side_of
from saqqara.kernel.frame import CHANCE, frame


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
        tell_dynasty.deal_down(s, slot)
    s.deck -= cards.card(kind)
    hidden.hide(s, kind, hidden.in_slot(slot), 0)


def look(s: ImhotepState, seat: i64, slot: i64) -> None:
    """See all cards of the slot, then keep one (DYN-9.1)."""
    if s.log is not None:
        tell_dynasty.look(s, seat, slot)
    hidden.show(s, hidden.in_slot(slot), seat)
    s.push(frame(do.KEEP_PILE, seat, slot))


def put_back(s: ImhotepState, seat: i64, slot: i64) -> None:
    """What was not kept stays (DYN-9.3), on side B it is discarded (IMH-7.4)."""
    if side_of(s, box.MARKET) == box.SIDE_B:
        discard(s, seat, slot)


def discard(s: ImhotepState, seat: i64, slot: i64) -> None:
    left = pile(s, slot)
    if s.log is not None:
        tell_dynasty.pile_discarded(s, seat, slot, left)
    s.discard += left
    hidden.clear(s, hidden.in_slot(slot))


def only_card(s: ImhotepState, slot: i64) -> i64:
    """The kind of the one card there."""
    kind: i64 = 0
    there = pile(s, slot)
    while cards.count(there, kind) == 0:
        kind += 1
    return kind


def clear(s: ImhotepState) -> None:
    """At the end of a round: on side D face-down cards stay (DYN-9.2), on side B they go."""
    if side_of(s, box.MARKET) == box.SIDE_B and pile_size(s, box.SLOTS - 1) > 0:
        discard(s, -1, box.SLOTS - 1)
