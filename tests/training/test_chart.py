"""The chart of a training run: well-formed, to scale, and within its frame."""

import re
from xml.etree import ElementTree

import pytest

from saqqara.arena.chart import WIDTH
from saqqara.training.chart import LEFT, RIGHT, RoundWords, draw_rounds
from saqqara.training.rounds import Row

pytestmark = pytest.mark.once
WORDS = RoundWords("A <b> learns", "gates", "values", "choices", "by round")
SVG = "{http://www.w3.org/2000/svg}"


def row(number: int, share: float, loss: float, gate_games: int = 400) -> Row:
    return {  # type: ignore[typeddict-item]
        "round": number,
        "gate_games": gate_games,
        "gate_share": share,
        "gate_low": share - 0.05,
        "gate_high": share + 0.05,
        "accepted": share > 0.55,
        "value_loss": loss,
        "choice_loss": 2 * loss,
    }


def shapes(svg: str, tag: str, kind: str) -> list[dict[str, str]]:
    return [
        each.attrib
        for each in ElementTree.fromstring(svg).iter(SVG + tag)
        if each.get("class") == kind
    ]


def test_gates_and_losses_are_drawn_to_scale() -> None:
    svg = draw_rounds([row(1, 0.8, 0.7), row(2, 0.5, 0.6), row(3, 0.6, 0.5)], 0.5, WORDS)
    assert ElementTree.fromstring(svg).get("aria-label") == WORDS.title
    [teacherless] = shapes(svg, "circle", "open")  # what was no better than its teacher
    dashed = shapes(svg, "path", "even")[0]["d"]
    assert f"M{LEFT} {teacherless['cy']}H{RIGHT}" == dashed
    gates, losses = shapes(svg, "circle", "dot")[:2], shapes(svg, "circle", "dot")[2:5]
    assert float(gates[0]["cy"]) < float(gates[1]["cy"]) < float(teacherless["cy"])
    heights = [float(each["cy"]) for each in losses]
    assert heights == sorted(heights)  # a falling loss
    assert heights[1] - heights[0] == pytest.approx(heights[2] - heights[1], abs=0.2)
    assert [float(each["cx"]) for each in losses] == [LEFT, (LEFT + RIGHT) / 2, RIGHT]
    numbers = [float(x) for x in re.findall(r' x="([\d.]+)"', svg)]
    assert max(numbers) < WIDTH


def test_without_gates_there_are_losses_only() -> None:
    svg = draw_rounds([row(1, 0, 0.5, gate_games=0)], 0.5, WORDS)
    assert "gates" not in svg
    assert shapes(svg, "path", "even") == []
    assert len(shapes(svg, "circle", "dot")) == 2


def test_of_many_rounds_some_have_their_number() -> None:
    svg = draw_rounds([row(number, 0.5, 0.5) for number in range(1, 101)], 0.5, WORDS)
    root = ElementTree.fromstring(svg)
    numbers = [each.text for each in root.iter(SVG + "text") if each.get("text-anchor") == "middle"]
    assert numbers == [str(number) for number in range(1, 101, 5)]
