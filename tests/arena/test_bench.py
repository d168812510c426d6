"""Measuring: what is measured, not how fast it is."""

import pytest

from saqqara.arena.bench import FIGURES, bench, loop_decisions, median_rate, middle_position
from saqqara.build_info import compiled
from saqqara.games import GAMES
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.playout import Tally, tally_playouts
from saqqara.kernel.spec import Spec

SEATS = [(spec, players) for spec in GAMES for players in spec.players]


@pytest.mark.parametrize(("spec", "players"), SEATS)
def test_every_figure_is_there(spec: Spec, players: int) -> None:
    calls: list[None] = []
    figures = bench(spec, players, 0.0, lambda: calls.append(None))
    assert len(calls) == FIGURES
    assert figures["options"] == spec.complete({})
    assert (figures["game"], figures["players"]) == (spec.id, players)
    assert figures["compiled"] is compiled()
    for rate in (
        "decisions_per_s",
        "loop_per_s",
        "games_per_s",
        "clones_per_s",
        "views_per_s",
        "evaluations_per_s",
    ):
        assert figures[rate] > 0


@pytest.mark.parametrize(("spec", "players"), SEATS)
def test_both_ways_of_playing_take_as_many_decisions(spec: Spec, players: int) -> None:
    """Per game and on average: they draw differently."""
    game = spec.game(players, {})
    tally = Tally(players)
    tally_playouts(game, 1, 0, 100, tally)
    looped = sum(loop_decisions(game, number) for number in range(100))
    assert looped / 100 == pytest.approx(tally.decisions / 100, rel=0.25)


@pytest.mark.parametrize(("spec", "players"), SEATS)
def test_the_middle_is_a_turn_within_the_game(spec: Spec, players: int) -> None:
    s = middle_position(spec.game(players, {}))
    assert s.ply > 0
    assert not s.over()
    assert s.seat() != CHANCE


def test_a_rate_counts_what_was_done() -> None:
    """However short a run is: process time may not have moved at all."""
    assert median_rate(lambda: 1, 0.0) > 0
