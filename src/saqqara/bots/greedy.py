"""The bot that takes what looks best at once, by the game's own hints."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.observer import Observer
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

EVEN: Final = 1  # noise that only breaks ties


def best_rated(game: Game, s: State, rng: Rng, noise: i64, out: Choices, rates: vec[i64]) -> i64:
    """List the choices, rate them, add up to *noise* to each rate: the best action."""
    game.list_choices(s, out)
    if out.n == 1:
        return out.items[0]
    game.rate(s, out, rates)
    best: i64 = 0
    highest: i64 = rates[0] * 16 + rng.below(16 * noise)
    i: i64
    for i in range(1, out.n):
        rated: i64 = rates[i] * 16 + rng.below(16 * noise)
        if rated > highest:
            highest = rated
            best = i
    return out.items[best]


def guided_playout(
    game: Game, s: State, rng: Rng, noise: i64, out: Choices, rates: vec[i64]
) -> i64:
    """Play to the end by the hints, with noise; the number of seat decisions taken."""
    taken: i64 = 0
    while settle_chance(game, s, rng):
        game.apply(s, best_rated(game, s, rng, noise, out, rates))
        taken += 1
    return taken


class GreedyBot(Bot):
    def __init__(self, seed: i64, stream: i64, noise: i64) -> None:
        super().__init__(seed, stream)
        self.noise = noise  # in hundredths of a point

    def choose(self, observer: Observer) -> int:
        game = observer.game
        rng = self.rng(observer)
        rates = vec[i64]([0] * game.actions)
        return best_rated(game, observer.sample(rng), rng, self.noise, Choices(game.actions), rates)
