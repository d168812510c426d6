"""Burial chamber C, the Tomb Hill: five levels, on the lowest five stones, at the top one.

Fields: `tomb` holds each seat's places, numbered level by level from the left of the lowest.
Frames
    CHOOSE_HILL  owner  where the stone from source a goes
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import ImhotepState, lie_down
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.frame import a_of, frame, seat_of
from saqqara.kernel.game import Choices

FULL: Final = 0x7FFF


def level_of(place: i64) -> i64:
    level: i64 = 0
    while place >= box.HILL_FIRST[level + 1]:
        level += 1
    return level


def support(place: i64) -> i64:
    """The two places below; none for the lowest level."""
    level = level_of(place)
    if level == 0:
        return 0
    below = box.HILL_FIRST[level - 1] + place - box.HILL_FIRST[level]
    return bit(below) | bit(below + 1)


def beside(place: i64) -> i64:
    """All places that touch this one (DYN-7.2)."""
    level = level_of(place)
    index = place - box.HILL_FIRST[level]
    found = support(place)
    if index > 0:
        found |= bit(place - 1)
    if index < box.HILL_LEVELS - 1 - level:
        found |= bit(place + 1)
        found |= bit(box.HILL_FIRST[level + 1] + index)
    if index > 0 and level < box.HILL_LEVELS - 1:
        found |= bit(box.HILL_FIRST[level + 1] + index - 1)
    return found


SUPPORT: Final = vec[i64]([support(place) for place in range(box.HILL_PLACES)])
BESIDE: Final = vec[i64]([beside(place) for place in range(box.HILL_PLACES)])


def taken(s: ImhotepState) -> i64:
    """Places with a stone of anybody."""
    return s.tomb[0] | s.tomb[1] | s.tomb[2] | s.tomb[3]


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    if taken(s) == FULL:
        lay_beside(s, box.BURIAL, seat, source)
    else:
        s.push(frame(do.CHOOSE_HILL, seat, source))


def list_places(s: ImhotepState, out: Choices) -> None:
    """On the ground, or on two neighbours (DYN-7.1)."""
    stones = taken(s)
    place: i64
    for place in range(box.HILL_PLACES):
        if not has(stones, place) and stones & SUPPORT[place] == SUPPORT[place]:
            out.add(do.HILL + place)


def decide_place(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    place = action - do.HILL
    if s.log is not None:
        tell_dynasty.hill_stone(s, seat, a_of(packed), place)
    harbour.lift(s, seat, a_of(packed))
    s.tomb[seat] |= bit(place)
    lie_down(s, box.BURIAL, seat)


# ---- points


def area_around(area: i64, places: i64) -> i64:
    """All places that hang together with an area."""
    while True:
        grown = area
        place: i64
        for place in range(box.HILL_PLACES):
            if has(area, place):
                grown |= BESIDE[place] & places
        if grown == area:
            return area
        area = grown


def levels_of(area: i64) -> i64:
    """Levels that an area touches, four at most."""
    found: i64 = 0
    level: i64
    for level in range(box.HILL_LEVELS):
        if area & (bit(box.HILL_FIRST[level + 1]) - bit(box.HILL_FIRST[level])) != 0:
            found += 1
    return min(found, box.HILL_CAP)


def area_points(area: i64) -> i64:
    return count(area) * levels_of(area)


def points(places: i64) -> i64:
    """Stones times levels, of every area (DYN-7.2)."""
    total: i64 = 0
    while places != 0:
        area = area_around(places & -places, places)
        total += area_points(area)
        places -= area
    return total
