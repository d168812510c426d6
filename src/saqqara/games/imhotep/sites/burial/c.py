"""Burial chamber C, the Tomb Hill: five levels, on the lowest five stones, at the top one.

Fields: `tomb` holds each seat's places, numbered level by level from the left of the lowest.
Frames
    CHOOSE_HILL  owner  where the stone from source a goes
"""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import source_place, stone
from saqqara.games.imhotep.sites.burial import ab
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import ImhotepState, lie_down
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.event import Args, Message, Move
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
        tell_stone(s, seat, a_of(packed), place)
    harbour.lift(s, seat, a_of(packed))
    s.tomb[seat] |= bit(place)
    lie_down(s, box.BURIAL, seat)


def tell_stone(s: ImhotepState, seat: i64, source: i64, place: i64) -> None:
    level = level_of(place)
    args: Args = {
        "seat": seat,
        "level": level + 1,
        "number": place - box.HILL_FIRST[level] + 1,
    }
    move = Move(stone(seat), source_place(seat, source), f"hill-{place}")
    s.tell("imhotep-event-hill", args, [move])


def why_not(s: ImhotepState, place: i64) -> Message:
    if has(taken(s), place):
        return Message("imhotep-hill-taken", {})
    return Message("imhotep-hill-support", {})


# ---- points


def area_around(area: i64, places: i64) -> i64:
    """All places that hang together with an area."""
    return ab.area_around(area, places, BESIDE, 0)


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


# ---- what is seen, and what a bot thinks of it


class HillView(TypedDict):
    areas: list[list[int]]  # by seat, stones times levels of each area


def areas(s: ImhotepState, seat: i64) -> list[int]:
    """What each area on the hill is worth, the largest first."""
    found: list[int] = []
    left: i64 = s.tomb[seat]
    while left != 0:
        area = area_around(left & -left, left)
        found.append(area_points(area))
        left -= area
    return sorted(found, reverse=True)


def view(s: ImhotepState) -> HillView:
    return {"areas": [areas(s, seat) for seat in range(s.players)]}


def worth(s: ImhotepState, seat: i64) -> i64:
    """The best place of those that touch own stones, or a first stone."""
    stones = taken(s)
    if stones == FULL:
        return weights.BESIDE
    best: i64 = 1
    mine: i64 = s.tomb[seat]
    place: i64
    for place in range(box.HILL_PLACES):
        if BESIDE[place] & mine != 0 and not has(stones, place):
            if stones & SUPPORT[place] == SUPPORT[place]:
                best = max(best, gain(s, seat, place))
    return 80 * best + 25 * weights.later(s)


def gain(s: ImhotepState, seat: i64, place: i64) -> i64:
    """By how many points the areas of a seat grow with a stone there."""
    mine: i64 = s.tomb[seat] | bit(place)
    area = area_around(bit(place), mine)
    return area_points(area) - points(area - bit(place))
