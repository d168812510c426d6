"""Cards that not all may know, once A New Dynasty is in use.

Each is one number in `s.hidden`: what it is, where it lies, who has seen it, and out of which draw
pile it came. The last matters because everybody counts: what is still unseen of one draw pile is a
known set, so a card may be any card that is unseen of *its* pile, and no other.

    bits 0-4  kind      5-7  place      8-11  seats that have seen it      from 12  draw pile

Places: two slots of the market, the cards drawn for a choice, and cards before a player. `s.hidden`
is never changed in place, so copies of a position share it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saqqara.games.imhotep import cards
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.state import ImhotepState
from saqqara.kernel.bits import bit, has
from saqqara.kernel.rng import Rng

FIRST_SLOT: Final = 2  # of the market: slots 2 and 3 are places 0 and 1
DRAWN: Final = 2
BEFORE: Final = 3  # + seat: a secret card, counted in `owned` too
NOTHING: Final[vec[i64]] = vec[i64]()


def token(kind: i64, place: i64, seen: i64, pile: i64) -> i64:
    return kind | place << 5 | seen << 8 | pile << 12


def kind_in(token: i64) -> i64:
    return token & 31


def place_of(token: i64) -> i64:
    return token >> 5 & 7


def seen_by(token: i64) -> i64:
    return token >> 8 & 15


def pile_of(token: i64) -> i64:
    return token >> 12


def in_slot(slot: i64) -> i64:
    return slot - FIRST_SLOT


# ---- looking


def cards_at(s: ImhotepState, place: i64) -> i64:
    """The cards of a place, as a pile."""
    pile: i64 = cards.EMPTY
    each: i64
    for each in s.hidden:
        if place_of(each) == place:
            pile += cards.card(kind_in(each))
    return pile


def size_at(s: ImhotepState, place: i64) -> i64:
    found: i64 = 0
    each: i64
    for each in s.hidden:
        if place_of(each) == place:
            found += 1
    return found


def knows(token: i64, seat: i64) -> bool:
    """Has this seat seen the card, or does it lie before it?"""
    if seat < 0:
        return False
    return has(seen_by(token), seat) or place_of(token) == BEFORE + seat


def known_at(s: ImhotepState, place: i64, seat: i64) -> i64:
    """The cards of a place that a seat has seen."""
    pile: i64 = cards.EMPTY
    each: i64
    for each in s.hidden:
        if place_of(each) == place and knows(each, seat):
            pile += cards.card(kind_in(each))
    return pile


def unknown_to(s: ImhotepState, seat: i64) -> i64:
    """All hidden cards that a seat has not seen."""
    pile: i64 = cards.EMPTY
    each: i64
    for each in s.hidden:
        if not knows(each, seat):
            pile += cards.card(kind_in(each))
    return pile


# ---- changing


def hide(s: ImhotepState, kind: i64, place: i64, seen: i64) -> None:
    """A card of the draw pile in use is laid down."""
    s.hidden = append(s.hidden[:], token(kind, place, seen, s.shuffles))


def show(s: ImhotepState, place: i64, seat: i64) -> None:
    """A seat looks at all cards of a place."""
    kept = NOTHING
    each: i64
    for each in s.hidden:
        if place_of(each) == place:
            kept = append(kept, each | bit(8 + seat))
        else:
            kept = append(kept, each)
    s.hidden = kept


def take(s: ImhotepState, kind: i64, place: i64) -> None:
    """The oldest card of this kind leaves a place."""
    kept = NOTHING
    taken = False
    each: i64
    for each in s.hidden:
        if not taken and kind_in(each) == kind and place_of(each) == place:
            taken = True
        else:
            kept = append(kept, each)
    s.hidden = kept


def keep(s: ImhotepState, kind: i64, place: i64, seat: i64) -> None:
    """A blue card goes from a place before a player, and only that player knows which it was.

    Who had looked there before can no longer tell which blue cards are left, unless only one
    kind of them was there and they had seen all: of these cards their knowledge ends.
    """
    still = certain_of_blue(s, place) | bit(seat)
    kept = NOTHING
    taken = False
    each: i64
    for each in s.hidden:
        if place_of(each) != place or not cards.is_blue(kind_in(each)):
            kept = append(kept, each)
            continue
        seen = seen_by(each) & still
        if not taken and kind_in(each) == kind:
            taken = True
            kept = append(kept, token(kind, BEFORE + seat, seen, pile_of(each)))
        else:
            kept = append(kept, token(kind_in(each), place, seen, pile_of(each)))
    s.hidden = kept


def certain_of_blue(s: ImhotepState, place: i64) -> i64:
    """The seats that have seen all cards of a place, if its blue cards are all of one kind."""
    seats: i64 = bit(box.SEATS) - 1
    blue: i64 = -1
    each: i64
    for each in s.hidden:
        if place_of(each) == place:
            seats &= seen_by(each)
            if cards.is_blue(kind_in(each)):
                if blue >= 0 and blue != kind_in(each):
                    return 0
                blue = kind_in(each)
    return seats


def clear(s: ImhotepState, place: i64) -> None:
    kept = NOTHING
    each: i64
    for each in s.hidden:
        if place_of(each) != place:
            kept = append(kept, each)
    s.hidden = kept


def show_secrets(s: ImhotepState) -> None:
    """What lies before the players is known to all now."""
    seat: i64
    for seat in range(box.SEATS):
        clear(s, BEFORE + seat)


# ---- what a seat cannot know, drawn anew


def redraw(s: ImhotepState, seat: i64, rng: Rng) -> None:
    """Every card that *seat* has not seen may be any that is unseen of its draw pile; those before
    a player are blue. Those are drawn first, so that all ways to lie are equally likely."""
    pile: i64
    for pile in range(s.shuffles + 1):
        unseen = unseen_of(s, pile, seat)
        if unseen != cards.EMPTY:
            if pile == s.shuffles:
                unseen += s.deck
            unseen = redraw_pile(s, pile, seat, unseen, True, rng)
            unseen = redraw_pile(s, pile, seat, unseen, False, rng)
            if pile == s.shuffles:
                s.deck = unseen


def unseen_of(s: ImhotepState, pile: i64, seat: i64) -> i64:
    found: i64 = cards.EMPTY
    each: i64
    for each in s.hidden:
        if pile_of(each) == pile and not knows(each, seat):
            found += cards.card(kind_in(each))
    return found


def redraw_pile(s: ImhotepState, pile: i64, seat: i64, unseen: i64, secret: bool, rng: Rng) -> i64:
    """Draw the hidden cards of a draw pile, the secret ones or the others; what is left of it."""
    drawn = NOTHING
    each: i64
    for each in s.hidden:
        before = place_of(each) >= BEFORE
        if pile_of(each) == pile and before == secret and not knows(each, seat):
            if secret:
                kind = cards.random_kind(cards.blue_part(unseen), rng)
                owner = place_of(each) - BEFORE
                s.owned[owner] += cards.card(kind) - cards.card(kind_in(each))
            else:
                kind = cards.random_kind(unseen, rng)
            unseen -= cards.card(kind)
            drawn = append(drawn, token(kind, place_of(each), seen_by(each), pile))
        else:
            drawn = append(drawn, each)
    s.hidden = drawn
    return unseen


def secrets_before(s: ImhotepState, seat: i64) -> i64:
    """Cards before a player that only their owner knows."""
    return size_at(s, BEFORE + seat)


def any_secret(s: ImhotepState) -> bool:
    seat: i64
    for seat in range(box.SEATS):
        if secrets_before(s, seat) > 0:
            return True
    return False
