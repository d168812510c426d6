"""What every game inherits."""

from collections import Counter

from saqqara.games import mini
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game
from saqqara.kernel.rng import Rng

TIMES = 100  # each outcome is to be expected, for each unit of its weight


def test_outcomes_are_as_likely_as_their_weights() -> None:
    """The games have quicker ways of their own; this is the one for a game that has none."""
    game = mini.SPEC.game(3, {})
    s = game.start()
    assert s.seat() == CHANCE
    weights = {outcome: int(game.weight(s, outcome)) for outcome in game.legal(s)}
    assert len(set(weights.values())) > 2
    rng = Rng(1)
    draws = TIMES * sum(weights.values())
    drawn = Counter(int(Game.sample(game, s, rng)) for _ in range(draws))
    assert set(drawn) == set(weights)
    for outcome, weight in weights.items():
        expected = TIMES * weight
        assert abs(drawn[outcome] - expected) < 6 * expected**0.5
