"""The contract for three to five players under both presets, on games of their own."""

import pytest

from contract.cases import Case, some, walk
from contract.checks import (
    check_audience,
    check_clone,
    check_determinize,
    check_legal,
    check_messages,
    check_rates,
    check_reveals,
    check_scores,
    check_together,
)
from games.cleopatra.contract import components, longest
from saqqara.games import cleopatra
from saqqara.kernel.rng import Rng

CASES = [
    Case(cleopatra.SPEC, players, {"preset": preset})
    for preset in ("translation", "original-2006")
    for players in (3, 4, 5)
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_contract_holds(case: Case) -> None:
    game = case.game()
    rng = Rng(21)
    steps = walk(case, 7)
    assert steps[-1].state.ply <= longest(case.players)
    pieces = components(game, steps[0].state)
    met = 0
    for step in some(steps[:-1], 40):
        check_legal(game, step.state)
        check_clone(game, step.state)
        check_messages(game, step.state)
        check_audience(game, step.state)
        check_reveals(game, step.state, rng)
        check_rates(game, step.state, rng)
        check_scores(game, step.state)
        for other in check_determinize(game, step.state, rng):
            assert components(game, other) == pieces
    for step in steps[:-1]:
        met = max(met, check_together(game, step.state, rng))
    assert met in {0, case.players - 1}


def test_offerings_are_met_in_these_games() -> None:
    """So the check of sealed bids is no empty one."""
    rng = Rng(22)
    met = [
        check_together(case.game(), step.state, rng)
        for case in CASES
        for step in walk(case, 7)[:-1]
    ]
    assert max(met) == 4
