"""The comparison with PettingZoo and OpenSpiel: its loops and its figures, without waiting."""

import pytest

from bench import research
from saqqara.research import gymnasium, openspiel, pettingzoo
from saqqara.research.vector import VectorGames


def test_the_loops_play_games() -> None:
    assert research.aec_game(pettingzoo.env("pharaoh")) > 20
    assert research.spiel_game(openspiel.load("pharaoh", 2)) > 20
    assert research.spiel_observed(openspiel.load("pharaoh", 2)) > 20
    assert 20 < research.spiel_moves(openspiel.load("pharaoh", 2)) <= research.GIVE_UP + 1
    assert research.gym_game(gymnasium.env("pharaoh", ["random"])) > 10
    assert research.vector_steps(VectorGames("pharaoh", 8)) == 8


def test_a_recorded_game_is_as_long_as_the_game_was() -> None:
    recorded = research.Recorded(openspiel.load("pharaoh", 2))
    decisions = sum(moment.player >= 0 for moment in recorded.moments)
    moves = min(len(recorded.history), research.GIVE_UP + 1)
    assert research.spiel_moves(recorded) == moves
    assert research.spiel_game(recorded) == research.spiel_observed(recorded) == decisions > 20


def test_peers_of_openspiel_are_there() -> None:
    assert set(research.spiel_peers(research.spiel_game)) == set(research.SPIEL)
    assert set(research.spiel_peers(research.spiel_observed)) == set(research.SPIEL)


def test_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten times the median of the peers is the aim; a door without peers borrows them."""

    def doors() -> dict[str, tuple[str, dict[str, research.Work], dict[str, research.Work]]]:
        theirs = {"a": lambda: 1, "b": lambda: 2, "c": lambda: 9}
        return {
            "one": ("peer", theirs, {"x": lambda: 20}),
            "two": ("peer", {}, {"y": lambda: 19}),
        }

    monkeypatch.setattr(research, "doors", doors)
    monkeypatch.setattr(research, "one_rate", lambda work, _: float(work()))
    found = research.summary()
    assert found["doors"]["one"] == {
        "peers": {"a": 1.0, "b": 2.0, "c": 9.0},
        "median": 2.0,
        "games": {"x": 20.0},
    }
    text = research.table(found)
    assert "10.0 x\n" in text
    assert text.endswith("9.5 x   below ten times")
