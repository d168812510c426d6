"""The burial chamber: three rows, filled column by column from the top, without end.

A   at the end of the game every group of touching stones of one colour counts by its size
B   at the end of the game the players are ranked in each row
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import source_place, stone
from saqqara.games.imhotep.ranking import ROW_SHARES, one_more_brings, rank_points
from saqqara.games.imhotep.state import ImhotepState, for_seat, lie_down, side_of, stones_at
from saqqara.kernel.bits import bit, count
from saqqara.kernel.event import Args, Move

# bit sets of places (3 x column + row): 19 columns, far more than stones can ever fill
EVEN_TOP: Final = 0o101_0101_0101_0101_0101  # the top row of every other column
NOT_TOP: Final = 0o666_6666_6666_6666_6666
NOT_BOTTOM: Final = 0o333_3333_3333_3333_3333


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """The next place of the chamber (IMH-10.1)."""
    if s.log is not None:
        tell_stone(s, seat, source)
    harbour.lift(s, seat, source)
    s.tomb[seat] |= bit(stones_at(s, box.BURIAL))
    lie_down(s, box.BURIAL, seat)


def end_points(s: ImhotepState, seat: i64) -> i64:
    if side_of(s, box.BURIAL) == box.SIDE_A:
        return group_points(s.tomb[seat])
    return row_points(s, seat)


def tell_stone(s: ImhotepState, seat: i64, source: i64) -> None:
    place = stones_at(s, box.BURIAL)
    args: Args = {"seat": seat, "row": place % box.ROWS + 1, "column": place // box.ROWS + 1}
    move = Move(stone(seat), source_place(seat, source), f"burial-{place}")
    s.tell("imhotep-event-burial", args, [move])


# ---- side A


def set_points(size: i64) -> i64:
    """1, 3, 6, 10, 15, and 2 for each one more: groups here, and statues (IMH-10.2, 13.3)."""
    if size <= 5:
        return box.SET_POINTS[size]
    return box.SET_POINTS[5] + box.SET_MORE * (size - 5)


def group_points(places: i64) -> i64:
    """All groups of one colour, each by its size (IMH-10.2)."""
    points: i64 = 0
    while places != 0:
        group = group_around(places & -places, places)
        points += set_points(count(group))
        places -= group
    return points


def group_around(group: i64, places: i64) -> i64:
    """All places that hang together with a group."""
    while True:
        grown = (group | beside(group)) & places
        if grown == group:
            return group
        group = grown


def beside(places: i64) -> i64:
    """Up, down, left and right of some places."""
    below = (places & NOT_BOTTOM) << 1
    above = (places & NOT_TOP) >> 1
    return below | above | places << box.ROWS | places >> box.ROWS


def area_around(area: i64, places: i64, beside: vec[i64], first: i64) -> i64:
    """The same on sides C and D, where no shift tells what touches: beside[first + place] does."""
    while True:
        grown = area
        place: i64 = 0
        left = area
        while left != 0:
            if left & 1 != 0:
                grown |= beside[first + place] & places
            left >>= 1
            place += 1
        if grown == area:
            return area
        area = grown


# ---- side B


def row_counts(s: ImhotepState, row: i64) -> i64:
    """Stones in a row, eight bits per seat."""
    counts: i64 = 0
    seat: i64
    for seat in range(s.players):
        counts += for_seat(seat, in_top_row(s.tomb[seat] >> row))
    return counts


def in_top_row(places: i64) -> i64:
    """How many of the places are in the top row, without a loop: the columns are added two by
    two, six bits each, and a number leaves the sum of its digits to the base 64 divided by 63."""
    return ((places & EVEN_TOP) + (places >> box.ROWS & EVEN_TOP)) % 63


def row_points(s: ImhotepState, seat: i64) -> i64:
    """Each row by rank (IMH-10.3)."""
    points: i64 = 0
    row: i64
    for row in range(box.ROWS):
        points += rank_points(row_counts(s, row), seat, s.players, box.ROW_PRIZES, 0)
    return points


# ---- for the hints; *nth* others of the ship come before the stone


def worth(s: ImhotepState, seat: i64, nth: i64) -> i64:
    place = stones_at(s, box.BURIAL) + nth
    later = weights.later(s)
    if side_of(s, box.BURIAL) == box.SIDE_A:
        return 100 * group_gain(s.tomb[seat], bit(place)) + 15 * later
    gain = one_more_brings(row_counts(s, place % box.ROWS), seat, ROW_SHARES, 0)
    return weights.rank_worth(gain, later) + 40 * later + 40


def group_gain(mine: i64, here: i64) -> i64:
    """What a stone adds to the groups that it touches and joins (burial chamber A)."""
    touching = beside(here) & mine
    if touching == 0:
        return set_points(1)
    joined: i64 = 1
    before: i64 = 0
    while touching != 0:
        group = group_around(touching & -touching, mine)
        size = count(group)
        joined += size
        before += set_points(size)
        touching &= ~group
    return set_points(joined) - before
