"""Imhotep: points at the end of the game; what was earned before is kept in `earned`.

`end_value` is a pure function of a position: before the end it tells what the game would
still bring if it ended now, which views show apart from the points that are already sure.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import cards, prophecies, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import SOURCE_NAME
from saqqara.games.imhotep.sites import end_points
from saqqara.games.imhotep.sites.burial.ab import set_points
from saqqara.games.imhotep.state import ImhotepState, earn, of_seat, stones_at

SOURCE_SITE: Final = vec[i64](
    [box.PYRAMIDS, box.TEMPLE, box.BURIAL, box.OBELISKS]
)  # the sources that are sites


def end_value(s: ImhotepState, seat: i64, source: i64, wrath: bool) -> i64:
    """What a source adds at the end of the game (IMH-13.1)."""
    if source < box.FROM_STATUES:
        return end_points(s, SOURCE_SITE[source], seat)
    if source == box.FROM_STATUES:
        return set_points(cards.count(s.owned[seat], box.STATUE))  # IMH-13.3
    if source == box.FROM_DECORATIONS:
        return decoration_points(s, seat)
    if source == box.FROM_BLUE:
        return box.BLUE_POINTS * cards.blue_count(s.owned[seat])  # IMH-13.4
    if source == box.FROM_WRATH and wrath and is_absent(s, seat):
        return -box.WRATH
    return prophecies.points(s, seat) if source == box.FROM_PROPHECIES else 0


def sources(s: ImhotepState) -> i64:
    """How many sources there are in this game."""
    if s.dynasty:
        return box.SOURCES
    return box.BASE_SOURCES


def decoration_points(s: ImhotepState, seat: i64) -> i64:
    """For each card a point for every three stones at its site, of whatever colour (IMH-13.2)."""
    points: i64 = 0
    site: i64
    for site in range(box.PYRAMIDS, box.SITES):
        owned = cards.count(s.owned[seat], box.DECORATION + site)
        points += owned * (stones_at(s, site) // box.DECORATION_STONES)
    ornaments = cards.count(s.owned[seat], box.STONE_ORNAMENT)
    return points + ornaments * of_seat(s.sled, seat)  # DYN-15.3


def is_absent(s: ImhotepState, seat: i64) -> bool:
    """Has this seat no stone at some site, the market apart (IMH-14.1)?"""
    site: i64
    for site in range(box.PYRAMIDS, box.SITES):
        if of_seat(s.lying[site], seat) == 0:
            return True
    return False


def finish(s: ImhotepState, wrath: bool) -> None:
    """The reckoning at the end of the game, source by source: a site is counted for everybody."""
    seat: i64
    source: i64
    for source in range(sources(s)):
        for seat in range(s.players):
            points = end_value(s, seat, source, wrath)
            if points != 0:
                if s.log is not None:
                    tell.end_value(s, seat, source, points)
                earn(s, seat, source, points)


def score(s: ImhotepState, seat: i64) -> i64:
    """All that has been earned so far; after the end, everything."""
    points: i64 = 0
    source: i64
    for source in range(sources(s)):
        points += s.earned[box.SOURCES * seat + source]
    return points


def sheet(s: ImhotepState, seat: i64, wrath: bool) -> dict[str, int]:
    """The score by source."""
    found: dict[str, int] = {}
    for source in range(sources(s)):
        if source != box.FROM_WRATH or wrath:
            found[SOURCE_NAME[source]] = s.earned[box.SOURCES * seat + source]
    return found
