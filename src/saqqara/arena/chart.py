"""The chart of a contest: win shares with their intervals, as an SVG that needs nothing else.

It adapts to light and dark backgrounds, also where it is only an image in a page.
"""

from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from saqqara.arena.summary import BotSummary, Summary

WIDTH: Final = 720
LEFT: Final = 190  # where 0 % is
SCALE: Final = 380  # from 0 to 100 %
TOP: Final = 46  # of the first game
HEAD: Final = 34  # the title of a game
ROW: Final = 30
BAR: Final = 14
FOOT: Final = 44  # the scale below a game
LONGEST_NAME: Final = 20  # characters

# Plain rules rather than variables: not every program that shows an SVG knows those.
STYLE: Final = """
text { font-family: system-ui, "Hiragino Sans", "Noto Sans CJK JP", sans-serif; fill: #1f2328; }
.title { font-size: 17px; font-weight: 600; }
.game { font-size: 14px; font-weight: 600; }
.name, .value { font-size: 13px; }
.range, .tick { font-size: 12px; fill: #59636e; }
.paper { fill: #ffffff; }
.grid { stroke: #d8dee4; stroke-width: 1; }
.even { stroke: #59636e; stroke-width: 1.5; stroke-dasharray: 4 3; }
.bar { fill: #c9a063; }
.whisker { stroke: #1f2328; stroke-width: 1.5; fill: none; }
@media (prefers-color-scheme: dark) {
  text { fill: #ece7db; }
  .range, .tick { fill: #a49d90; }
  .paper { fill: #1b1a17; }
  .grid { stroke: #3a372f; }
  .even { stroke: #a49d90; }
  .bar { fill: #93703c; }
  .whisker { stroke: #ece7db; }
}
"""


@dataclass(frozen=True)
class ChartWords:
    """What the chart says, in the language of the reader."""

    title: str
    legend: str  # what the whiskers and the dashed line mean
    games: list[str]  # the heading of each game


def draw_chart(summary: Summary, words: ChartWords) -> str:
    parts: list[str] = []
    y = TOP
    for result, heading in zip(summary["results"], words.games, strict=True):
        parts.append(text(16, y + 20, "game", heading))
        rows = y + HEAD
        bottom = rows + ROW * len(result["bots"])
        parts += scale(rows, bottom)
        for place, bot in enumerate(result["bots"]):
            parts += row(rows + ROW * place, bot)
        y = bottom + FOOT
    return framed(parts, y + 20, words.title, words.legend)


def framed(parts: list[str], height: int, title: str, legend: str, more_style: str = "") -> str:
    """The picture with these parts: on paper, its title above and its legend below."""
    box = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    label = quote(title)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{label}">',
            f"<style>{STYLE}{more_style}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
            text(16, 30, "title", title),
            *parts,
            text(16, height - 16, "range", legend),
            "</svg>\n",
        ]
    )


def scale(top: int, bottom: int) -> list[str]:
    parts: list[str] = []
    for percent in (0, 25, 50, 75, 100):
        x = at(percent / 100)
        parts.append(f'<path class="grid" d="M{x} {top}V{bottom + 4}"/>')
        parts.append(text(x, bottom + 19, "tick", f"{percent} %", "middle"))
    return parts


def row(top: int, bot: BotSummary) -> list[str]:
    """The name, the bar, the mark of even strength, the interval and the figures."""
    middle = top + ROW / 2
    low, high = bot["interval"]
    share, even = at(bot["win_share"]), at(bot["even_share"])
    width = round(share - LEFT, 1)
    ends = "".join([f"M{at(end)} {middle - 4}v8" for end in (low, high)])
    times = "" if bot["seats"] == 1 else f" x {bot['seats']}"
    label = shortened(bot["name"]) + times
    return [
        f"<g><title>{quote(bot['name'])}</title>",
        text(LEFT - 12, middle + 4.5, "name", label, "end"),
        f'<rect class="bar" x="{LEFT}" y="{middle - BAR / 2}" width="{width}" height="{BAR}"/>',
        f'<path class="even" d="M{even} {top + 3}V{top + ROW - 3}"/>',
        f'<path class="whisker" d="M{at(low)} {middle}H{at(high)}{ends}"/>',
        text(LEFT + SCALE + 12, middle + 4.5, "value", f"{100 * bot['win_share']:.1f} %"),
        text(
            LEFT + SCALE + 72,
            middle + 4.5,
            "range",
            f"{100 * low:.1f}\u2013{100 * high:.1f}",
        ),
        "</g>",
    ]


def at(share: float) -> float:
    return round(LEFT + SCALE * share, 1)


def shortened(name: str) -> str:
    """The end of a command says more than its beginning."""
    return name if len(name) <= LONGEST_NAME else "\u2026" + name[-LONGEST_NAME + 1 :]


def text(x: float, y: float, style: str, words: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" class="{style}" text-anchor="{anchor}">{quote(words)}</text>'


def quote(words: str) -> str:
    """XML has no way to write control characters."""
    shown = "".join([char if char.isprintable() else "?" for char in words])
    return escape(shown, {'"': "&quot;"})
