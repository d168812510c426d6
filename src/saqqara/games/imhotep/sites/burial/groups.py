"""Imhotep: what lies in the burial chamber, as it counts: groups that touch, or rows by rank.

Boards draw it, and no board has to know which stones touch or what a rank is worth.
"""

from typing import TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import CRYPT_COLUMNS
from saqqara.games.imhotep.ranking import rank_points
from saqqara.games.imhotep.sites.burial import ab
from saqqara.games.imhotep.sites.burial import c as hill
from saqqara.games.imhotep.sites.burial import d as crypt
from saqqara.games.imhotep.state import ImhotepState, side_of
from saqqara.kernel.bits import count, members


class GroupView(TypedDict):
    seat: int
    places: list[int]
    points: int  # that it is worth if the game ends now


def groups(s: ImhotepState) -> list[GroupView]:
    """Of every seat, stones that lie alone too; none on side B, where rows count."""
    found: list[GroupView] = []
    for seat in range(s.players):
        found.extend(groups_of(s, seat))
    return found


def groups_of(s: ImhotepState, seat: i64) -> list[GroupView]:
    found: list[GroupView] = []
    left: i64 = s.tomb[seat]
    if side_of(s, box.BURIAL) == box.SIDE_B:
        left = 0
    while left != 0:
        group = group_around(s, left & -left, left)
        found.append({"seat": seat, "places": members(group), "points": points(s, group)})
        left -= group
    return found


def group_around(s: ImhotepState, group: i64, places: i64) -> i64:
    side = side_of(s, box.BURIAL)
    if side == box.SIDE_A:
        return ab.group_around(group, places)
    if side == box.SIDE_C:
        return hill.area_around(group, places)
    return crypt.area_around(group, places, s.figures[CRYPT_COLUMNS])


def points(s: ImhotepState, group: i64) -> i64:
    if side_of(s, box.BURIAL) == box.SIDE_C:
        return hill.area_points(group)
    return ab.set_points(count(group))


def rows(s: ImhotepState) -> list[list[int]]:
    """Side B: what each row would bring, by seat; else no rows."""
    if side_of(s, box.BURIAL) != box.SIDE_B:
        return []
    return [
        [
            rank_points(ab.row_counts(s, row), seat, s.players, box.ROW_PRIZES, 0)
            for seat in range(s.players)
        ]
        for row in range(box.ROWS)
    ]
