"""Temple C, the Temple of Ra: laid and seen as side A; at the end of a round each visible stone
brings what its column says, from left to right.

Frames
    RA_SPACE     auto    column a and all to its right bring their rewards
    RA_OFFERING  owner   points or stones, of column a
    RA_DRAW      chance  one of the cards that seat a sees; b more follow
    KEEP_DRAWN   owner   which of them to keep
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, harbour, hidden, tell, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import RA_CARDS, RA_POINTS, RA_STONES
from saqqara.games.imhotep.state import ImhotepState, earn, owner_at
from saqqara.kernel.bits import bit
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, frame, seat_of


def run_space(s: ImhotepState, packed: i64) -> None:
    """The rewards from column a on, up to one that needs a decision or a card (DYN-6.2)."""
    column = a_of(packed)
    width: i64 = box.TEMPLE_WIDTH[s.players]
    while column < width:
        seat = owner_at(s.temple, column)
        if seat < 0:
            return
        following = frame(do.RA_SPACE, AUTO, column + 1)
        if s.figures[RA_CARDS + column] > 0:
            if draw(s, seat, column, following):
                return
        elif harbour.can_fetch(s, seat, s.figures[RA_STONES + column]) > 0:
            s.then(frame(do.RA_OFFERING, seat, column), following)
            return
        else:
            earn_points(s, seat, column)
        column += 1


def earn_points(s: ImhotepState, seat: i64, column: i64) -> None:
    points: i64 = s.figures[RA_POINTS + column]
    if s.log is not None:
        tell.temple_points(s, seat, column, points)
    earn(s, seat, box.FROM_TEMPLE, points)


def decide_offering(s: ImhotepState, packed: i64, action: i64) -> None:
    """Points, or stones (DYN-6.3)."""
    seat = seat_of(packed)
    column = a_of(packed)
    if action == do.POINT:
        earn_points(s, seat, column)
        return
    stones: i64 = s.figures[RA_STONES + column]
    if s.log is not None:
        tell.temple_stones(s, seat, column, harbour.can_fetch(s, seat, stones))
    harbour.fetch(s, seat, stones)


# ---- draw some cards, keep one


def draw(s: ImhotepState, seat: i64, column: i64, following: i64) -> bool:
    """Draw what there is (DYN-6.4); a single card is simply drawn. False = no card at all."""
    left: i64 = s.figures[RA_CARDS + column]
    left = min(left, deck.draw_pile(s) + cards.size(s.discard))
    if left == 0:
        return False
    if s.log is not None:
        tell_dynasty.ra_draw(s, seat, left)
    s.push(following)
    deck.prepare_draw(s)
    if left == 1:
        s.push(frame(do.DRAW_CARD, CHANCE, seat))
    else:
        s.push(frame(do.RA_DRAW, CHANCE, seat, left - 1))
    return True


def decide_draw(s: ImhotepState, packed: i64, kind: i64) -> None:
    """Only its owner sees the card."""
    seat = a_of(packed)
    if s.log is not None:
        tell.peek(s, seat, kind)
    s.deck -= cards.card(kind)
    hidden.hide(s, kind, hidden.DRAWN, bit(seat))
    left = b_of(packed)
    if left > 0:
        deck.prepare_draw(s)
        s.push(frame(do.RA_DRAW, CHANCE, seat, left - 1))
    else:
        s.push(frame(do.KEEP_DRAWN, seat))


def discard_others(s: ImhotepState, seat: i64) -> None:
    """What was not kept, before the kept card takes effect (DYN-6.4)."""
    others = hidden.cards_at(s, hidden.DRAWN)
    if s.log is not None:
        tell_dynasty.drawn_discarded(s, seat, others)
    s.discard += others
    hidden.clear(s, hidden.DRAWN)
