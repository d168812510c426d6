"""`train` on the command line: its words, and what it refuses."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saqqara.text.width import cells
from saqqara.training.gate import Verdict

pytestmark = pytest.mark.once
JAPANESE = re.compile("[ぁ-んァ-ン]")
TINY = ("--games", "1", "--simulations", "1", "--gate-games", "2", "--steps", "2")
# Instead of a contest, which tests/training plays.
VERDICT = Verdict(2, 0.25, 0.1, 0.6, 0.5)
SMALL = (*TINY, "--hidden", "8,4", "--learner", "numpy", "--rounds", "1")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.training.rounds.compare", lambda *_: VERDICT)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_words_and_numbers(call: Callable[..., Any], tmp_path: Path, lang: str) -> None:
    out = tmp_path / "run"
    outcome = call("train", "Senet", *SMALL, "--out", str(out), "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    lines = [line for line in outcome.out.splitlines() if str(out) not in line]
    assert all(cells(line) <= 80 for line in lines)
    assert bool(JAPANESE.search(outcome.out)) is (lang == "ja")
    chart = (out / "chart.svg").read_text("utf-8")
    assert bool(JAPANESE.search(chart)) is (lang == "ja")
    again = call("train", "senet", *SMALL, "--out", str(out), "--json")
    [row] = json.loads(again.out)
    assert (row["round"], row["teacher"], row["games"]) == (1, "search:1", 1)


def test_without_gates_nothing_is_told_of_them(call: Callable[..., Any], tmp_path: Path) -> None:
    outcome = call("train", "senet", *SMALL, "--gate-games", "0", "--out", str(tmp_path))
    assert outcome.code == 0
    [row] = [line for line in outcome.out.splitlines() if line.lstrip().startswith("1 ")]
    assert row.split()[-3:] == ["-", "-", "yes"]


def test_what_it_refuses(call: Callable[..., Any], tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    for wish, word in (
        (["senet"], "--out"),
        (["chess", "--out", out], "chess"),
        (["senet", "--out", out, "--hidden", "7,4"], "7,4"),
        (["senet", "--out", out, "--hidden", "8"], "128,32"),
        (["senet", "--out", out, "--learner", "abacus"], "numpy"),
        (["senet", "--out", out, "--rounds", "0"], "--rounds"),
        (["senet", "--out", out, "--against", "nobody"], "nobody"),
        (["senet", "--out", out, "--players", "5"], "5"),
        (["senet", "--out", out, "--ray", "auto", "--workers", "2"], "--ray"),
    ):
        outcome = call("train", *wish)
        assert (outcome.code, outcome.out) == (2, "")
        assert word in outcome.err
    assert not (tmp_path / "run").exists()


def test_another_run_is_refused(call: Callable[..., Any], tmp_path: Path) -> None:
    assert call("train", "senet", *SMALL, "--out", str(tmp_path)).code == 0
    outcome = call("train", "senet", *SMALL, "--seed", "2", "--out", str(tmp_path))
    assert outcome.code == 2
    assert "seed" in outcome.err


def test_a_bot_without_weights_is_refused(call: Callable[..., Any], tmp_path: Path) -> None:
    for command in (["arena"], ["simulate", "--games", "1"], ["play"]):
        seats = ["--bots", f"net:50:{tmp_path}/None.bin"]
        outcome = call(command[0], "pharaoh", "--players", "2", *command[1:], *seats)
        assert outcome.code == 2
        assert f"{tmp_path}/None.bin" in outcome.err
