"""Temple D, the Arena: stones drive chariots along a track.

Fields: `temple` holds the stones by stone place, `chariots` the spaces of the track.
"""

from mypy_extensions import i64

from saqqara.games.imhotep import harbour, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import ARROWS, ROUND_POINTS, TRACK_POINTS
from saqqara.games.imhotep.state import (
    ImhotepState,
    earn,
    for_seat,
    lie_down,
    of_seat,
    stones_at,
    with_owner,
)


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """The next stone place moves the chariot (DYN-11.1); in the goal it is a point (11.5)."""
    number = stones_at(s, box.TEMPLE)
    if s.log is not None:
        tell_dynasty.arena_stone(s, seat, source, number)
    harbour.lift(s, seat, source)
    lie_down(s, box.TEMPLE, seat)
    arrows: i64 = 1
    if number < box.ARENA_PLACES:
        s.temple += with_owner(seat, number)
        arrows = s.figures[ARROWS + number]
    space = of_seat(s.chariots, seat)
    if space == box.ARENA_GOAL:
        if s.log is not None:
            tell_dynasty.arena_goal(s, seat)
        earn(s, seat, box.FROM_TEMPLE, box.OVERFLOW_POINTS)
        return
    target = space_after(s, seat, arrows)
    if s.log is not None:
        tell_dynasty.chariot(s, seat, target)
    s.chariots += for_seat(seat, target - space)


def space_after(s: ImhotepState, seat: i64, arrows: i64) -> i64:
    """Where the chariot ends: occupied spaces count, and it goes on if it meets one (DYN-11.2)."""
    if arrows == 0:
        return of_seat(s.chariots, seat)
    target = of_seat(s.chariots, seat) + arrows
    while target < box.ARENA_GOAL and is_taken(s, target):
        target += 1
    return min(target, box.ARENA_GOAL)


def is_taken(s: ImhotepState, space: i64) -> bool:
    seat: i64
    for seat in range(s.players):
        if of_seat(s.chariots, seat) == space:
            return True
    return False


def end_round(s: ImhotepState) -> None:
    """The first and the second chariot score (DYN-11.3)."""
    seat: i64
    for seat in range(s.players):
        points = round_points(s, seat)
        if points > 0:
            if s.log is not None:
                tell_dynasty.arena_points(s, seat, points)
            earn(s, seat, box.FROM_TEMPLE, points)


def round_points(s: ImhotepState, seat: i64) -> i64:
    """Several in the goal are all first, and nobody is second; on the start nobody scores."""
    mine = of_seat(s.chariots, seat)
    if mine == 0:
        return 0
    first = ROUND_POINTS + 2 * (s.players - 2)
    ahead: i64 = 0
    other: i64
    for other in range(s.players):
        if of_seat(s.chariots, other) > mine:
            ahead += 1
    if ahead > 1:
        return 0
    return s.figures[first + ahead]


def end_points(s: ImhotepState, seat: i64) -> i64:
    """What its space says (DYN-11.4)."""
    return s.figures[TRACK_POINTS + of_seat(s.chariots, seat)]
