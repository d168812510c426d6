"""Obelisks C, the Giant Obelisk: each stone brings the tile of its space, built on three columns.

Fields: `track` holds the stones by space, `laid` how their tiles lie, `shaft_0` to `shaft_2` how
high each player's columns are.
Frames
    CHOOSE_BUILD  owner  how the tile of space a lies
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import (
    PATH_TILE,
    RANK_POINTS,
    WAYS,
    begins,
    profile_of,
    squares_in,
)
from saqqara.games.imhotep.ranking import shared_prize
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import (
    ImhotepState,
    for_seat,
    lie_down,
    of_seat,
    stones_at,
    with_owner,
)
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.frame import a_of, frame, seat_of
from saqqara.kernel.game import Choices

NO_FOOT: Final = -100  # lower than any


def height(s: ImhotepState, seat: i64, column: i64) -> i64:
    if column == 0:
        return of_seat(s.shaft_0, seat)
    if column == 1:
        return of_seat(s.shaft_1, seat)
    return of_seat(s.shaft_2, seat)


def fits(s: ImhotepState, seat: i64, way: i64) -> bool:
    """Would every column it covers go on without a gap (DYN-13.3)?"""
    foot: i64 = NO_FOOT
    column: i64
    for column in range(box.SHAFT_COLUMNS):
        if squares_in(way, column) > 0:
            here = height(s, seat, column) - begins(way, column)
            if foot not in (NO_FOOT, here):
                return False
            foot = here
    return True


def fitting(s: ImhotepState, seat: i64, space: i64) -> i64:
    """The set of ways in which the tile of a space can be built."""
    found: i64 = 0
    number: i64
    for number in range(WAYS):
        way: i64 = s.figures[PATH_TILE + WAYS * space + number]
        if way != 0 and fits(s, seat, way):
            found |= bit(number)
    return found


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """The next space of the path and its tile (DYN-13.1); one that fits must be built (13.2)."""
    space = stones_at(s, box.OBELISKS)
    if space >= box.PATH_SPACES:
        lay_beside(s, box.OBELISKS, seat, source)
        return
    if s.log is not None:
        tell_dynasty.path_stone(s, seat, source, space)
    harbour.lift(s, seat, source)
    lie_down(s, box.OBELISKS, seat)
    s.track += with_owner(seat, space)
    possible = fitting(s, seat, space)
    if count(possible) > 1:
        s.push(frame(do.CHOOSE_BUILD, seat, space))
    elif possible == 0:
        if s.log is not None:
            tell_dynasty.tile_unused(s, seat, space)
    else:
        number: i64 = 0
        while not has(possible, number):
            number += 1
        build(s, seat, space, number)


def list_builds(s: ImhotepState, packed: i64, out: Choices) -> None:
    """In ascending order: there are few, so they are put in their places one by one."""
    space = a_of(packed)
    possible = fitting(s, seat_of(packed), space)
    number: i64
    for number in range(WAYS):
        if has(possible, number):
            action = do.BUILD + profile_of(s.figures[PATH_TILE + WAYS * space + number])
            at = out.n
            while at > 0 and out.items[at - 1] > action:
                out.items[at] = out.items[at - 1]
                at -= 1
            out.items[at] = action
            out.n += 1


def decide_build(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    space = a_of(packed)
    build(s, seat, space, way_of(s, seat, space, action - do.BUILD))


def way_of(s: ImhotepState, seat: i64, space: i64, profile: i64) -> i64:
    """The way that fits and adds so many squares to the columns: there is only one."""
    possible = fitting(s, seat, space)
    number: i64 = 0
    while (
        not has(possible, number)
        or profile_of(s.figures[PATH_TILE + WAYS * space + number]) != profile
    ):
        number += 1
    return number


def way_at(s: ImhotepState, space: i64, number: i64) -> i64:
    return s.figures[PATH_TILE + WAYS * space + number]


def height_with(s: ImhotepState, seat: i64, column: i64, way: i64) -> i64:
    """How high a column would be with a tile."""
    return height(s, seat, column) + squares_in(way, column)


def build(s: ImhotepState, seat: i64, space: i64, number: i64) -> None:
    way = way_at(s, space, number)
    if s.log is not None:
        tell_dynasty.tile_built(s, seat, space, way)
    s.laid += (number + 1) << 4 * space
    s.shaft_0 += for_seat(seat, squares_in(way, 0))
    s.shaft_1 += for_seat(seat, squares_in(way, 1))
    s.shaft_2 += for_seat(seat, squares_in(way, 2))


# ---- points


def levels(s: ImhotepState, seat: i64) -> i64:
    """Complete levels."""
    lowest = min(of_seat(s.shaft_0, seat), of_seat(s.shaft_1, seat))
    return min(lowest, of_seat(s.shaft_2, seat))


def standing(s: ImhotepState, seat: i64) -> i64:
    """For the rank: complete levels, then squares; 0 = no tile."""
    squares = of_seat(s.shaft_0, seat) + of_seat(s.shaft_1, seat) + of_seat(s.shaft_2, seat)
    return levels(s, seat) << 8 | squares


def rank_points(s: ImhotepState, seat: i64) -> i64:
    """Who has no tile takes no part; who is tied shares (DYN-13.5)."""
    mine = standing(s, seat)
    if mine == 0:
        return 0
    better: i64 = 0
    tied: i64 = 0
    other: i64
    for other in range(s.players):
        theirs = standing(s, other)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            tied += 1
    return shared_prize(s.figures, RANK_POINTS + 4 * (s.players - 2) + better, tied)


def end_points(s: ImhotepState, seat: i64) -> i64:
    return box.LEVEL_POINTS * levels(s, seat) + rank_points(s, seat)
