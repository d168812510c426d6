"""Murals of the Nile: points and tie-break, pure functions of a position (MUR-9.1 to 9.6)."""

from mypy_extensions import i64

from saqqara.games.murals import cards
from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.state import AREA, COMBO, MISS, SHEET, MuralsState


def place(s: MuralsState, track: i64, seat: i64, players: i64) -> i64:
    """How many stand better on a track: 0 is the first place (MUR-9.1)."""
    better: i64 = 0
    own = s.cubes[track + seat]
    other: i64
    for other in range(players):
        if s.cubes[track + other] > own:
            better += 1
    return better


def track_points(s: MuralsState, sheet: Sheet, track: i64, seat: i64, players: i64) -> i64:
    """The points of the place; all who share it get them (MUR-9.2, MUR-9.3)."""
    return sheet.points[track + place(s, track, seat, players)]


def score(s: MuralsState, sheet: Sheet, seat: i64, players: i64) -> i64:
    """The total, as if the game ended now (MUR-9.4)."""
    return (
        track_points(s, sheet, COMBO, seat, players)
        + track_points(s, sheet, AREA, seat, players)
        + track_points(s, sheet, MISS, seat, players)
    )


def tie_break(s: MuralsState, seat: i64) -> i64:
    """Where the three cubes stand, added up (MUR-9.5)."""
    return s.cubes[COMBO + seat] + s.cubes[AREA + seat] + s.cubes[MISS + seat]


# ---- areas


def open_cells(s: MuralsState, sheet: Sheet, area: i64) -> i64:
    """How many cells of an area have no card yet."""
    low = sheet.area_low[area] & ~s.low[SHEET]
    high = sheet.area_high[area] & ~s.high[SHEET]
    return cards.size(low) + cards.size(high)


def finishing_steps(s: MuralsState, sheet: Sheet, card: i64) -> i64:
    """Steps on the area track if *card* is placed next; 0 if its area stays open (MUR-7.7)."""
    area = sheet.area[card]
    low = sheet.area_low[area] & ~s.low[SHEET] & ~cards.low_bit(card)
    high = sheet.area_high[area] & ~s.high[SHEET] & ~cards.high_bit(card)
    if low | high == 0:
        return sheet.value[area]
    return 0
