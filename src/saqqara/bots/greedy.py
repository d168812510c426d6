"""The bot that takes what looks best at once, by the game's own hints."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.observer import Observer
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import WORD, Rng
from saqqara.kernel.state import State

EVEN: Final = 1  # noise that only breaks ties
FINE: Final = 16  # steps of noise in a hundredth of a point
PLACE_BITS: Final = 16  # room for the place of a choice in the list
LAST_PLACE: Final = 0xFFFF
LOWEST_RATE: Final = -0x1000000000000000

# One word of the generator is stretched to noise for all choices of a decision: a linear
# congruential step costs less than a draw (the constants are those of Numerical Recipes).
MULTIPLIER: Final = 1664525
INCREMENT: Final = 1013904223


def best_rated(game: Game, s: State, rng: Rng, noise: i64, out: Choices, rates: vec[i64]) -> i64:
    """Rate the listed choices, add up to *noise* to each rate: the best action."""
    if out.n == 1:
        return out.items[0]
    game.hints.rate(s, out, rates)
    n = out.n
    span = FINE * noise
    word = rng.word()
    best: i64 = LOWEST_RATE  # rate and place in one number, so that nothing branches
    i: i64
    for i in range(n):
        best = max(best, (rates[i] * FINE + (word * span >> 32)) << PLACE_BITS | i)
        word = (word * MULTIPLIER + INCREMENT) & WORD
    return out.items[best & LAST_PLACE]


def guided_playout(
    game: Game, s: State, rng: Rng, noise: i64, out: Choices, rates: vec[i64]
) -> i64:
    """Play to the end by the hints, with noise; the number of seat decisions taken."""
    return lucky_playout(game, s, rng, rng, noise, out, rates)


def lucky_playout(
    game: Game, s: State, rng: Rng, luck: Rng, noise: i64, out: Choices, rates: vec[i64]
) -> i64:
    """The same, but what chance brings comes from *luck*: it does not hang on how often the
    players wavered."""
    taken: i64 = 0
    while settle_chance(game, s, luck):
        game.hints.list_some(game, s, rng, out)
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
        out = Choices(game.actions)
        s = observer.sample(rng)
        game.list_choices(s, out)
        return best_rated(game, s, rng, self.noise, out, rates)
