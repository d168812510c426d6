"""The comparison with OpenSpiel: everything but OpenSpiel itself, which is optional."""

import sys

import pytest

from bench import peers

RATES = {"engine": [1.0, 9.0, 2.0], "loop": [0.1, 0.2, 0.3], "clones": [4.0, 5.0, 6.0]}
OURS = {"engine": [8e6], "loop": [2e6], "clones": [4e6]}
THEIRS = {
    "a": {"engine": [1e6], "loop": [1e5], "clones": [1e6]},
    "b": {"engine": [2e6], "loop": [2e5], "clones": [1e6]},
    "c": {"engine": [9e6], "loop": [9e5], "clones": [1e6]},
}


def test_medians() -> None:
    assert peers.medians(RATES) == {"engine": 2.0, "loop": 0.2, "clones": 5.0}


def test_ratios() -> None:
    found = peers.summary(THEIRS, {("pharaoh", 3): OURS})
    assert (found["R"], found["L"]) == (2e6, 2e5)
    game = found["games"][0]
    assert (game["engine_by_R"], game["loop_by_L"], game["clone_us"]) == (4.0, 10.0, 0.25)


@pytest.mark.parametrize(
    ("rates", "expected"),
    [
        ({}, "met: "),
        ({"engine": [3.9e6]}, "NOT MET: "),
        ({"loop": [1.9e6]}, "NOT MET: "),
        ({"clones": [1.9e6]}, "NOT MET: "),
    ],
)
def test_targets(rates: dict[str, list[float]], expected: str) -> None:
    found = peers.summary(THEIRS, {("pharaoh", 3): {**OURS, **rates}})
    assert peers.verdict(found["games"][0]).startswith(expected)
    assert expected in peers.table(found)


def test_without_openspiel_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert peers.main([]) == 2
    assert capsys.readouterr().err == peers.HOW_TO_INSTALL
