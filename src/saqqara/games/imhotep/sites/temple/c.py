"""Temple C, the Temple of Ra: laid and seen as side A; at the end of a round each visible stone
brings what its column says, from left to right.

Frames
    RA_SPACE     auto    column a and all to its right bring their rewards
    RA_OFFERING  owner   points or stones, of column a
    RA_DRAW      chance  one of the cards that seat a sees; b more follow
    KEEP_DRAWN   owner   which of them to keep: sites/market/gain.py
"""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, harbour, hidden, tell, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import RA_CARDS, RA_POINTS, RA_STONES
from saqqara.games.imhotep.observed import CARDS, put_cards
from saqqara.games.imhotep.sites.temple import ab
from saqqara.games.imhotep.state import ImhotepState, earn, owner_at, stones_at
from saqqara.kernel.bits import bit
from saqqara.kernel.encoding import Part
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
        ab.tell_points(s, seat, column, points)
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
        ab.tell_stones(s, seat, column, harbour.can_fetch(s, seat, stones))
    harbour.fetch(s, seat, stones)


# ---- draw some cards, keep one


def draw(s: ImhotepState, seat: i64, column: i64, following: i64) -> bool:
    """Draw what there is (DYN-6.4); a single card is simply drawn. False = no card at all."""
    left: i64 = s.figures[RA_CARDS + column]
    left = min(left, deck.draw_pile(s) + cards.size(s.discard))
    if left == 0:
        return False
    if s.log is not None:
        s.tell("imhotep-event-ra-draw", {"seat": seat, "cards": left}, [])
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
        tell.not_kept(s, seat, others, -1)
    s.discard += others
    hidden.clear(s, hidden.DRAWN)


# ---- what is seen, and what a bot thinks of it


class RaView(TypedDict):
    rewards: list[str]  # by column: `1`, `2 stones 4`, `card 3`


def view(s: ImhotepState) -> RaView:
    rewards: list[str] = []
    for column in range(box.TEMPLE_WIDTH[s.players]):
        stones = s.figures[RA_STONES + column]
        drawn = s.figures[RA_CARDS + column]
        if drawn > 0:
            rewards.append(f"card {drawn}")
        elif stones > 0:
            rewards.append(f"{s.figures[RA_POINTS + column]} stones {stones}")
        else:
            rewards.append(str(s.figures[RA_POINTS + column]))
    return {"rewards": rewards}


def worth(s: ImhotepState) -> i64:
    """By the column that is next, this round and as long as the stone may be seen."""
    column = stones_at(s, box.TEMPLE) % ab.width(s)
    once: i64 = 100 * s.figures[RA_POINTS + column]
    if s.figures[RA_CARDS + column] > 0:
        once = 260
    elif s.figures[RA_STONES + column] > 0:
        once += 10
    return once * (100 + weights.STAYING[weights.later(s)]) // 75


def offering_worth(s: ImhotepState, seat: i64, column: i64, action: i64) -> i64:
    if action == do.POINT:
        return 100 * s.figures[RA_POINTS + column]
    if s.round == box.ROUNDS or action != do.STONES_INSTEAD:
        return 0
    return 52 * harbour.can_fetch(s, seat, s.figures[RA_STONES + column])


def parts() -> list[Part]:
    return [Part("drawn", box.KINDS, CARDS, "cards of which the viewer keeps one, by kind")]


def encode(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    return put_cards(out, at, hidden.known_at(s, hidden.DRAWN, viewer), box.KINDS)
