"""The temple: stones from left to right, then on top of those from the left again.

Only the uppermost stone of a space is visible. At the end of every round:
A   each visible stone earns a point
B   each visible stone brings what its space says, from left to right

Frames of side B
    TEMPLE_SPACE  auto   space a and all to its right bring their rewards
    OFFERING      owner  one point, or stones; then the rest of the temple goes on
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import deck, harbour, tell, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import source_place, stone
from saqqara.games.imhotep.state import (
    ImhotepState,
    earn,
    lie_down,
    owner_at,
    side_of,
    stones_at,
    with_owner,
)
from saqqara.kernel.event import Args, Move
from saqqara.kernel.frame import AUTO, CHANCE, a_of, frame, seat_of
from saqqara.kernel.game import Choices


def width(s: ImhotepState) -> i64:
    """Spaces in use (IMH-9.1)."""
    return box.TEMPLE_WIDTH[s.players]


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """The next space; after the last the first again, one level higher (IMH-9.1)."""
    space = stones_at(s, box.TEMPLE) % width(s)
    if s.log is not None:
        tell_stone(s, seat, source, space)
    harbour.lift(s, seat, source)
    s.temple += with_owner(seat, space) - with_owner(owner_at(s.temple, space), space)
    lie_down(s, box.TEMPLE, seat)


def end_round(s: ImhotepState) -> None:
    """Also when no ship came this round (IMH-9.2)."""
    if side_of(s, box.TEMPLE) == box.SIDE_A:
        space: i64
        for space in range(width(s)):
            seat = owner_at(s.temple, space)
            if seat >= 0:
                earn_points(s, seat, space, box.TEMPLE_A_POINTS)
    else:
        s.push(frame(do.TEMPLE_SPACE, AUTO, 0))


def earn_points(s: ImhotepState, seat: i64, space: i64, points: i64) -> None:
    if s.log is not None:
        tell_points(s, seat, space, points)
    earn(s, seat, box.FROM_TEMPLE, points)


def tell_stone(s: ImhotepState, seat: i64, source: i64, space: i64) -> None:
    move = Move(stone(seat), source_place(seat, source), f"temple-{space}")
    s.tell("imhotep-event-temple", {"seat": seat, "space": space + 1}, [move])


def tell_points(s: ImhotepState, seat: i64, space: i64, points: i64) -> None:
    args: Args = {"seat": seat, "points": points, "space": space + 1}
    s.tell("imhotep-event-temple-points", args, [])


# ---- side B


def run_space(s: ImhotepState, packed: i64) -> None:
    """The rewards from space a on, up to one that needs a decision or a card (IMH-9.3).

    RULING: IMH-L13, strictly from left to right, and the card is compulsory (9.5).
    """
    space = a_of(packed)
    while space < width(s):
        seat = owner_at(s.temple, space)
        if seat < 0:
            return
        reward: i64 = box.TEMPLE_B[space]
        if reward == box.TWO_POINTS:
            earn_points(s, seat, space, 2)
        elif reward == box.CHOICE:
            if harbour.can_fetch(s, seat, box.TEMPLE_STONES) > 0:
                s.then(frame(do.OFFERING, seat, space), frame(do.TEMPLE_SPACE, AUTO, space + 1))
                return
            earn_points(s, seat, space, 1)
        elif deck.can_draw(s):
            if s.log is not None:
                s.tell("imhotep-event-temple-card", {"seat": seat, "space": space + 1}, [])
            deck.prepare_draw(s)
            s.then(frame(do.DRAW_CARD, CHANCE, seat), frame(do.TEMPLE_SPACE, AUTO, space + 1))
            return
        space += 1


def list_offering(out: Choices) -> None:
    out.add(do.POINT)
    out.add(do.STONES_INSTEAD)


def decide_offering(s: ImhotepState, packed: i64, action: i64) -> None:
    """One point, or up to two stones (IMH-9.4)."""
    seat = seat_of(packed)
    if action == do.POINT:
        earn_points(s, seat, a_of(packed), 1)
        return
    if s.log is not None:
        tell_stones(s, seat, a_of(packed), harbour.can_fetch(s, seat, box.TEMPLE_STONES))
    harbour.fetch(s, seat, box.TEMPLE_STONES)


def tell_stones(s: ImhotepState, seat: i64, space: i64, stones: i64) -> None:
    args: Args = {"seat": seat, "stones": stones, "space": space + 1}
    s.tell("imhotep-event-temple-stones", args, tell.fetched(seat, stones))


def worth(s: ImhotepState) -> i64:
    worth = 100 + weights.STAYING[weights.later(s)]
    if side_of(s, box.TEMPLE) == box.SIDE_A:
        return worth
    return worth * 4 // 3
