"""Obelisks C, the Giant Obelisk: each stone brings the tile of its space, built on three columns.

Fields: `track` holds the stones by space, `laid` how their tiles lie, `shaft_0` to `shaft_2` how
high each player's columns are.
Frames
    CHOOSE_BUILD  owner  how the tile of space a lies
"""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import (
    PATH_TILE,
    RANK_POINTS,
    WAYS,
    begins,
    profile_of,
    squares_in,
)
from saqqara.games.imhotep.names import source_place, stone
from saqqara.games.imhotep.observed import SEAT, TALLEST
from saqqara.games.imhotep.ranking import shared_prize
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import (
    ImhotepState,
    figures_from,
    for_seat,
    lie_down,
    of_seat,
    owner_at,
    stones_at,
    with_owner,
)
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.encoding import Part, around, put
from saqqara.kernel.event import Args, Move
from saqqara.kernel.frame import a_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices

NO_FOOT: Final = -100  # lower than any
LAYINGS: Final = 15  # ways in which a tile may lie, and one for none


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
        tell_stone(s, seat, source, space)
    harbour.lift(s, seat, source)
    lie_down(s, box.OBELISKS, seat)
    s.track += with_owner(seat, space)
    possible = fitting(s, seat, space)
    if count(possible) > 1:
        s.push(frame(do.CHOOSE_BUILD, seat, space))
    elif possible == 0:
        if s.log is not None:
            s.tell(
                "imhotep-event-tile-unused", {"seat": seat}, [Move("tile", f"path-{space}", "box")]
            )
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
        tell_built(s, seat, space, way)
    s.laid += (number + 1) << 4 * space
    s.shaft_0 += for_seat(seat, squares_in(way, 0))
    s.shaft_1 += for_seat(seat, squares_in(way, 1))
    s.shaft_2 += for_seat(seat, squares_in(way, 2))


def tell_stone(s: ImhotepState, seat: i64, source: i64, space: i64) -> None:
    move = Move(stone(seat), source_place(seat, source), f"path-{space}")
    s.tell("imhotep-event-path", {"seat": seat, "space": space + 1}, [move])


def tell_built(s: ImhotepState, seat: i64, space: i64, way: i64) -> None:
    args: Args = {
        "seat": seat,
        "left": squares_in(way, 0),
        "middle": squares_in(way, 1),
        "right": squares_in(way, 2),
    }
    move = Move("tile", f"path-{space}", f"shaft-{seat}")
    s.tell("imhotep-event-tile", args, [move])


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


# ---- what is seen, and what a bot thinks of it


class TileView(TypedDict):
    owner: int
    shape: str
    columns: list[list[int]]  # of each column the lowest and the number of its squares; unused: []


class GiantView(TypedDict):
    shapes: list[str]  # along the path
    squares: list[list[list[int]]]  # of these tiles: column and height of each square
    tiles: list[TileView]  # of the spaces that are taken
    heights: list[list[int]]  # by seat, of the three columns
    levels: list[int]  # by seat, complete ones
    ranks: list[int]  # points of the highest obelisk, the second and so on
    rank_points: list[int]  # by seat, as things stand
    building: int  # space whose tile is to be built now, -1 = none


def view(s: ImhotepState, shapes: list[str], squares: list[list[list[int]]]) -> GiantView:
    seats = range(s.players)
    building = a_of(s.top()) if kind_of(s.top()) == do.CHOOSE_BUILD else -1
    taken = [space for space in range(box.PATH_SPACES) if owner_at(s.track, space) >= 0]
    lowest = [[0] * box.SHAFT_COLUMNS for _ in seats]
    return {
        "shapes": shapes,
        "squares": squares,
        "tiles": [tile_view(s, shapes, space, lowest) for space in taken],
        "heights": [[height(s, seat, column) for column in range(3)] for seat in seats],
        "levels": [levels(s, seat) for seat in seats],
        "ranks": figures_from(s, RANK_POINTS + 4 * (s.players - 2), s.players),
        "rank_points": [rank_points(s, seat) for seat in seats],
        "building": building,
    }


def tile_view(s: ImhotepState, shapes: list[str], space: i64, lowest: list[list[int]]) -> TileView:
    """Where the squares of a tile lie; *lowest* is how high the columns were before."""
    owner = owner_at(s.track, space)
    number = (s.laid >> 4 * space & 15) - 1
    columns: list[list[int]] = []
    if number >= 0:
        way = s.figures[PATH_TILE + WAYS * space + number]
        for column in range(box.SHAFT_COLUMNS):
            columns.append([lowest[owner][column], squares_in(way, column)])
            lowest[owner][column] += squares_in(way, column)
    return {"owner": owner, "shape": shapes[space], "columns": columns}


def worth(s: ImhotepState, seat: i64) -> i64:
    """The squares of the next tile, if it fits, and the rank."""
    space = stones_at(s, box.OBELISKS)
    if space >= box.PATH_SPACES:
        return weights.BESIDE
    if fitting(s, seat, space) == 0:
        return 0
    way: i64 = s.figures[PATH_TILE + WAYS * space]
    squares: i64 = 0
    column: i64
    for column in range(box.SHAFT_COLUMNS):
        squares += squares_in(way, column)
    return 62 * squares + 40


def build_worth(s: ImhotepState, seat: i64, space: i64, profile: i64) -> i64:
    """Complete levels, then an even top."""
    way = way_at(s, space, way_of(s, seat, space, profile))
    left = height_with(s, seat, 0, way)
    middle = height_with(s, seat, 1, way)
    right = height_with(s, seat, 2, way)
    lowest = min(left, middle, right)
    highest = max(left, middle, right)
    return 200 * lowest - 30 * (highest - lowest) - 5 * max(left - middle, middle - left)


def parts(players: int) -> list[Part]:
    columns = players * box.SHAFT_COLUMNS
    return [
        Part("shafts", columns, TALLEST, f"3 x {SEAT} + column: its height"),
        Part("laid", box.PATH_SPACES, LAYINGS, "how the tile of space i lies + 1, 0 = it does not"),
    ]


def encode(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    step: i64
    column: i64
    for step in range(s.players):
        for column in range(box.SHAFT_COLUMNS):
            at = put(out, at, height(s, around(step, viewer, s.players), column))
    space: i64
    for space in range(box.PATH_SPACES):
        at = put(out, at, s.laid >> 4 * space & 15)
    return at
