"""The chart of a training run, as an SVG like the arena's: round by round what the gates said, and
how far the network still was from what it learned.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from saqqara.arena.chart import WIDTH, framed, text

if TYPE_CHECKING:
    from saqqara.training.rounds import Row

CHART: Final = "chart.svg"  # in the folder of a run
LEFT: Final = 64  # where the first round is
RIGHT: Final = WIDTH - 24  # and the last
TOP: Final = 46  # of the first panel
HEAD: Final = 34  # the title of a panel
PANEL: Final = 110
FOOT: Final = 34  # the rounds below the last panel
NUMBERED: Final = 20  # rounds with a number below, at most
DOT: Final = 4

MORE_STYLE: Final = """
.line { stroke: #c9a063; stroke-width: 2; fill: none; }
.dot { fill: #c9a063; }
.open { fill: #ffffff; stroke: #c9a063; stroke-width: 2; }
@media (prefers-color-scheme: dark) {
  .line { stroke: #93703c; }
  .dot { fill: #93703c; }
  .open { fill: #1b1a17; stroke: #93703c; }
}
"""


@dataclass(frozen=True)
class RoundWords:
    """What the chart says, in the language of the reader."""

    title: str
    gates: str  # the heading of the shares
    values: str  # and of the two losses
    choices: str
    legend: str  # what rounds, dots and whiskers mean


def draw_rounds(rows: "Sequence[Row]", even: float, words: RoundWords) -> str:
    """*even*: the share of the win if the network were as strong as its teacher."""
    xs = places(len(rows))
    parts: list[str] = []
    y = TOP
    if any(row["gate_games"] for row in rows):
        parts += draw_gates(rows, xs, even, words.gates, y)
        y += HEAD + PANEL
    for heading, losses in (
        (words.values, [row["value_loss"] for row in rows]),
        (words.choices, [row["choice_loss"] for row in rows]),
    ):
        parts += draw_losses(losses, xs, heading, y)
        y += HEAD + PANEL
    every = -(-len(rows) // NUMBERED)
    parts += [
        text(x, y + 19, "tick", str(row["round"]), "middle")
        for x, row in list(zip(xs, rows, strict=True))[::every]
    ]
    return framed(parts, y + FOOT + 24, words.title, words.legend, MORE_STYLE)


def places(count: int) -> list[float]:
    """Where each round is, from left to right; one alone is in the middle."""
    if count == 1:
        return [(LEFT + RIGHT) / 2]
    return [round(LEFT + (RIGHT - LEFT) * i / (count - 1), 1) for i in range(count)]


def draw_gates(
    rows: "Sequence[Row]", xs: list[float], even: float, heading: str, top: int
) -> list[str]:
    """The share that each round's network won against its teacher; a full dot became the next."""
    parts = [text(16, top + 20, "game", heading)]
    top += HEAD
    for percent in (0, 50, 100):
        parts += ruled(at(percent / 100, 0, 1, top), f"{percent} %")
    y = at(even, 0, 1, top)
    parts.append(f'<path class="even" d="M{LEFT} {y}H{RIGHT}"/>')
    for x, row in zip(xs, rows, strict=True):
        if not row["gate_games"]:
            continue
        low, high, share = [
            at(each, 0, 1, top) for each in (row["gate_low"], row["gate_high"], row["gate_share"])
        ]
        kind = "dot" if row["accepted"] else "open"
        parts.append(f'<path class="whisker" d="M{x} {low}V{high}"/>')
        parts.append(f'<circle class="{kind}" cx="{x}" cy="{share}" r="{DOT}"/>')
    return parts


def draw_losses(losses: list[float], xs: list[float], heading: str, top: int) -> list[str]:
    low, high = scale(losses)
    parts = [text(16, top + 20, "game", heading)]
    top += HEAD
    for loss in (low, (low + high) / 2, high):
        parts += ruled(at(loss, low, high, top), f"{loss:.3f}")
    spots = [(x, at(loss, low, high, top)) for x, loss in zip(xs, losses, strict=True)]
    parts.append(f'<path class="line" d="M{"L".join(f"{x} {y}" for x, y in spots)}"/>')
    parts += [f'<circle class="dot" cx="{x}" cy="{y}" r="{DOT}"/>' for x, y in spots]
    return parts


def scale(losses: list[float]) -> tuple[float, float]:
    """From the least to the most, and not so near that noise looks like a mountain."""
    low, high = min(losses), max(losses)
    room = max(0.0, 0.01 - (high - low)) / 2
    return low - room, high + room


def ruled(y: float, label: str) -> list[str]:
    return [
        f'<path class="grid" d="M{LEFT} {y}H{RIGHT}"/>',
        text(LEFT - 10, y + 4, "tick", label, "end"),
    ]


def at(value: float, low: float, high: float, top: int) -> float:
    return round(top + (PANEL - 2 * DOT) * (high - value) / (high - low), 1)
