"""Chance: weights, samples, dealers."""

import pytest

from contract.cases import CASES, Case, walk
from saqqara.kernel.dealer import SealedDealer, SeededDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game
from saqqara.kernel.odds import Odds
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

SAMPLES = 600
POSITIONS = 3  # at which outcomes are counted; with fixed seeds, so the tests never waver

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def chance_states(case: Case) -> list[State]:
    return [
        step.state
        for seed in (1, 2)
        for step in walk(case, seed)
        if not step.state.over() and step.state.seat() == CHANCE
    ]


def spread(states: list[State]) -> list[State]:
    return states[:: max(1, len(states) // POSITIONS)][:POSITIONS]


def check_frequencies(game: Game, s: State, outcomes: list[int]) -> None:
    """Chi-squared, at about six standard deviations."""
    legal = game.legal(s)
    weights = [int(game.weight(s, outcome)) for outcome in legal]
    chi = 0.0
    for outcome, weight in zip(legal, weights, strict=True):
        expected = len(outcomes) * weight / sum(weights)
        chi += (outcomes.count(outcome) - expected) ** 2 / expected
    freedom = len(legal) - 1
    assert chi <= freedom + 6 * (2 * freedom) ** 0.5 + 6


def test_odds_are_the_weights(case: Case) -> None:
    """Asked twice: pairs that are used again must be those of their position."""
    game = case.game()
    odds = Odds(game)
    for s in [*chance_states(case), *chance_states(case)]:
        weights = [int(game.weight(s, outcome)) for outcome in game.legal(s)]
        assert min(weights) > 0
        total = sum(weights)
        shares = [weight / total for weight in weights]
        assert odds.of(s) == list(zip(game.legal(s), shares, strict=True))


def test_samples_follow_the_weights(case: Case) -> None:
    game = case.game()
    for s in spread(chance_states(case)):
        rng = Rng(11, s.ply)
        outcomes = [game.sample(s, rng) for _ in range(SAMPLES)]
        assert set(outcomes) <= set(game.legal(s))
        check_frequencies(game, s, outcomes)


def test_seeded_dealers_repeat_themselves(case: Case) -> None:
    game = case.game()
    states = chance_states(case)
    dealt = [
        [dealer.outcome(game, s, "") for s in states]
        for dealer in (SeededDealer(7), SeededDealer(7), SeededDealer(8), SeededDealer(7, 1))
    ]
    assert dealt[0] == dealt[1]
    if len(states) > 12:
        assert dealt[0] != dealt[2]
        assert dealt[0] != dealt[3]


def test_sealed_dealers_follow_the_weights(case: Case) -> None:
    game = case.game()
    for s in spread(chance_states(case))[:1]:
        dealers = [SealedDealer(f"secret {i}".encode(), "salt") for i in range(SAMPLES // 2)]
        outcomes = [dealer.outcome(game, s, "") for dealer in dealers]
        assert set(outcomes) <= set(game.legal(s))
        check_frequencies(game, s, outcomes)
        assert outcomes == [dealer.outcome(game, s, "") for dealer in dealers]
