"""The chart of a balance run, as an SVG like the arena's: points per piece by part and side, a bar
for each number of players, and below what the first seat wins.
"""

import math
from dataclasses import dataclass
from typing import Final

from saqqara.arena.balance import BalanceSummary, PartSummary
from saqqara.arena.chart import FOOT, HEAD, LEFT, SCALE, TOP, at, framed, text

BAR: Final = 9  # one number of players
GAP: Final = 10  # between sides
COLUMN: Final = 44  # of figures

MORE_STYLE: Final = """
.bar1 { fill: #8fa3ad; }
.bar2 { fill: #6f8f72; }
@media (prefers-color-scheme: dark) {
  .bar1 { fill: #5f7580; }
  .bar2 { fill: #4f7053; }
}
"""


@dataclass(frozen=True)
class BalanceWords:
    """What the chart says, in the language of the reader."""

    title: str
    per_piece: str  # the heading of the first scale
    first_seat: str  # and of the second
    legend: str  # what the whiskers and the dashed line mean
    parts: dict[str, str]  # the name of each part
    players: list[str]  # the name of each number of players


def draw_balance(summary: BalanceSummary, words: BalanceWords) -> str:
    parts, y = draw_parts(summary, words, TOP + 22)
    seats, y = draw_first_seat(summary, words, y)
    return framed([*key(words), *parts, *seats], y + 20, words.title, words.legend, MORE_STYLE)


def key(words: BalanceWords) -> list[str]:
    """Which colour is which number of players."""
    parts: list[str] = []
    for place, name in enumerate(words.players):
        x = 16 + 110 * place
        parts.append(f'<rect class="{style(place)}" x="{x}" y="44" width="12" height="{BAR}"/>')
        parts.append(text(x + 18, 53, "range", name))
    return parts


def style(place: int) -> str:
    return ("bar", "bar1", "bar2")[place % 3]


def draw_parts(summary: BalanceSummary, words: BalanceWords, y: int) -> tuple[list[str], int]:
    """A row for each side of each part, in it a bar for each number of players."""
    most = top_of_scale(summary)
    heading = text(16, y + 20, "game", words.per_piece)
    top = y = y + HEAD
    bars: list[str] = []
    before = ""
    for rows in zip(*[table["parts"] for table in summary["results"]], strict=True):
        part = rows[0]["part"]
        y += GAP if before not in {"", part} else 0
        before = part
        bars += part_row(y, rows, f"{words.parts[part]} {rows[0]['side']}", most)
        y += BAR * len(rows) + GAP
    grid: list[str] = []
    for step in range(most + 1):
        x = at(step / most)
        grid.append(f'<path class="grid" d="M{x} {top}V{y}"/>')
        grid.append(text(x, y + 15, "tick", str(step), "middle"))
    return [heading, *grid, *bars], y + FOOT


def top_of_scale(summary: BalanceSummary) -> int:
    """A whole number that no bar and no interval goes beyond."""
    ends = [1.0]
    for table in summary["results"]:
        for row in table["parts"]:
            ends += [row["points_per_piece"] or 0.0, *(row["interval"] or [])]
    return math.ceil(max(ends))


def part_row(top: int, rows: tuple[PartSummary, ...], name: str, most: int) -> list[str]:
    line = top + BAR * len(rows) / 2 + 4.5
    parts = [text(LEFT - 12, line, "name", name, "end")]
    for place, row in enumerate(rows):
        each = row["points_per_piece"]
        if each is not None:
            ends = [end / most for end in row["interval"] or []]
            parts += bar(top + BAR * place, each / most, ends, style(place))
            x = LEFT + SCALE + 12 + COLUMN * place
            parts.append(text(x, line, "range", f"{each:.2f}"))
    return parts


def bar(top: float, share: float, interval: list[float], name: str) -> list[str]:
    """From nothing to *share* of the scale, with a whisker; what lies below nothing is cut off."""
    width = round(SCALE * max(0.0, share), 1)
    parts = [f'<rect class="{name}" x="{LEFT}" y="{top}" width="{width}" height="{BAR - 1}"/>']
    if interval:
        middle = top + BAR / 2
        low, high = [at(max(0.0, end)) for end in interval]
        ends = "".join([f"M{end} {middle - 2}v4" for end in (low, high)])
        parts.append(f'<path class="whisker" d="M{low} {middle}H{high}{ends}"/>')
    return parts


def draw_first_seat(summary: BalanceSummary, words: BalanceWords, y: int) -> tuple[list[str], int]:
    parts = [text(16, y + 20, "game", words.first_seat)]
    y += HEAD
    for percent in (0, 25, 50, 75, 100):
        x = at(percent / 100)
        bottom = y + (BAR + GAP) * len(summary["results"])
        parts.append(f'<path class="grid" d="M{x} {y}V{bottom}"/>')
        parts.append(text(x, bottom + 15, "tick", f"{percent} %", "middle"))
    for place, table in enumerate(summary["results"]):
        first = table["seats"][0]
        even = at(table["even_share"])
        parts.append(text(LEFT - 12, y + BAR, "name", words.players[place], "end"))
        parts += bar(y, first["win_share"], first["interval"], style(place))
        share = f"{100 * first['win_share']:.1f} %"
        parts.append(text(LEFT + SCALE + 12, y + BAR, "range", share))
        parts.append(f'<path class="even" d="M{even} {y - 4}V{y + BAR + 3}"/>')
        y += BAR + GAP
    return parts, y + FOOT
