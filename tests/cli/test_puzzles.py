"""`puzzles` on the command line: its file, its words, and what it refuses."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import saqqara.cli.puzzles
from saqqara.text.width import cells

JAPANESE = re.compile("[ぁ-んァ-ン]")


def found_in(course: str, seed: int, index: int) -> list[Any]:
    """Instead of a search: one puzzle for each game."""
    return [{"id": f"{course}{seed}{index}", "rating": 900 + 150 * index}]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saqqara.cli.puzzles, "puzzles_of_game", found_in)


@pytest.mark.parametrize("game", ["dynasty", "new_dynasty", "New-Dynasty"])
def test_a_box_by_any_name(call: Callable[..., Any], tmp_path: Path, game: str) -> None:
    out = tmp_path / "deep" / "puzzles.json"
    outcome = call("puzzles", game, "--games", "2", "--seed", "4", "--out", str(out))
    assert (outcome.code, outcome.err) == (0, "")
    data = json.loads(out.read_text("utf-8"))
    assert (data["course"], data["game"], data["seed"]) == ("dynasty", "imhotep", 4)
    assert [puzzle["id"] for puzzle in data["puzzles"]] == ["dynasty40", "dynasty41"]
    assert "2 puzzles" in outcome.out
    assert "1050" in outcome.out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_words(call: Callable[..., Any], tmp_path: Path, lang: str) -> None:
    out = tmp_path / "puzzles.json"
    outcome = call("puzzles", "murals", "--games", "1", "--out", str(out), "--lang", lang)
    assert outcome.code == 0
    lines = [line for line in outcome.out.splitlines() if str(out) not in line]
    assert all(cells(line) <= 80 for line in lines)
    assert bool(JAPANESE.search(outcome.out)) is (lang == "ja")


def test_what_it_refuses(call: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    out.write_text("something else", "utf-8")
    for wish, word in (
        (["murals"], "--out"),
        (["senet", "--out", str(out)], "murals"),
        (["murals", "--out", str(out)], "puzzles.json"),
        (["murals", "--out", str(out), "--games", "0"], "--games"),
        (["chess", "--out", str(out)], "chess"),
    ):
        outcome = call("puzzles", *wish)
        assert (outcome.code, outcome.out) == (2, "")
        assert word in outcome.err
    assert out.read_text("utf-8") == "something else"
