"""The sheet of one game: the figures of its edition, as tables for the engine, and what its
version of the rules does differently."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.murals import cards
from saqqara.games.murals.tables import (
    AREAS,
    CARDS,
    EDITION,
    LETTERS,
    MOST_PLACED,
    SIDE,
    number_of,
    numbers,
    table_of,
    texts,
)

TRACKS: Final[tuple[str, ...]] = ("combo", "area", "miss")
PLACES_PAID: Final = 3


@mypyc_attr(acyclic=True)
class Sheet:
    """Read only; every position of a game shares it."""

    def __init__(self, options: dict[str, str], rules: int) -> None:
        # Rules 1 ended a turn unasked, which told that every hidden card lay in the shadow.
        self.asks_to_stop: bool = rules >= 2
        tables = EDITION.tables(options)
        self.rows: list[str] = texts(tables["areas"])
        areas = [LETTERS.index(letter) for letter in "".join(self.rows)]
        halves = [half_of(areas, area, half) for half in (0, 1) for area in range(AREAS)]
        values = table_of(tables["values"])
        combo = table_of(tables["combo"])
        tracks = table_of(tables["tracks"])
        points: list[int] = []
        for track in TRACKS:
            points.extend([*numbers(tracks[track]), 0])
        self.ankhs: list[int] = sorted(numbers(tables["ankh"]))
        self.area: vec[i64] = vec[i64](areas)  # per card, its area
        self.area_low: vec[i64] = vec[i64](halves[:AREAS])  # per area, its cells
        self.area_high: vec[i64] = vec[i64](halves[AREAS:])
        self.value: vec[i64] = vec[i64]([number_of(values[letter]) for letter in LETTERS])
        self.steps: vec[i64] = vec[i64](from_none(combo["steps"]))  # by cards placed
        self.draws: vec[i64] = vec[i64](from_none(combo["cards"]))
        self.points: vec[i64] = vec[i64](points)  # four per track: 1st to 4th place
        self.ankh: vec[i64] = vec[i64]([int(card in self.ankhs) for card in range(CARDS)])


def from_none(table: object) -> list[int]:
    """A table for 1, 2, .. cards, with an entry for none before them."""
    return [0, *numbers(table)]


def half_of(areas: list[int], area: int, half: int) -> int:
    """The cells of an area that lie in one half of the sheet, as a set."""
    out = 0
    for card in range(half * cards.HALF, half * cards.HALF + cards.HALF):
        if areas[card] == area:
            out |= cards.low_bit(card - half * cards.HALF)
    return out


def combo_table(sheet: Sheet) -> list[list[int]]:
    """Steps and cards for 1, 2, .. 10 cards placed."""
    return [[int(sheet.steps[n]), int(sheet.draws[n])] for n in range(1, MOST_PLACED + 1)]


def track_points(sheet: Sheet, track: int) -> list[int]:
    """Points for the 1st, 2nd and 3rd place."""
    return [int(sheet.points[4 * track + place]) for place in range(PLACES_PAID)]


def cells_of(sheet: Sheet, area: int) -> int:
    """How many cells an area has."""
    return sum([letter == LETTERS[area] for row in sheet.rows for letter in row[:SIDE]])
