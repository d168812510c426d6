"""Flat Monte Carlo: try each choice, play on at random, keep what ends best.

Knows no game. The simulations are shared out by sequential halving: all choices that
are still in get the same number, then the worse half is dropped, until one is left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.observer import Observer
from saqqara.bots.tuning import tuning_of
from saqqara.bots.values import margins, win_shares
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import playout
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

WORLDS: Final = 32  # sampled positions; each choice is tried in the same ones, in turn


class Trials:
    """The choices of one decision, and what came of them; reuses one position throughout."""

    def __init__(self, observer: Observer, rng: Rng) -> None:
        self.game: Game = observer.game
        self.seat: i64 = observer.seat
        self.rng: Rng = rng
        self.worlds = [observer.sample(rng) for _ in range(WORLDS)]
        self.scratch: State = self.worlds[0].clone()
        self.buffer = Choices(observer.game.actions)
        self.totals = vec[i64]([0] * observer.game.actions)  # by action
        self.margin: i64 = tuning_of(observer.game.id).margin
        self.shares = vec[i64]([0] * observer.players)
        self.extras = vec[i64]([0] * observer.players)

    def add(self, action: i64, first: i64, count: i64) -> None:
        """Try *action* in the worlds first..first+count-1, counted round and round."""
        total: i64 = 0
        number: i64
        for number in range(first, first + count):
            self.scratch.assign(self.worlds[number % WORLDS])
            self.game.apply(self.scratch, action)
            playout(self.game, self.scratch, self.rng, self.buffer)
            win_shares(self.game, self.scratch, self.shares)
            margins(self.game, self.scratch, self.margin, self.extras)
            total += self.shares[self.seat] + self.extras[self.seat]
        self.totals[action] += total

    def better_half(self, actions: list[int]) -> list[int]:
        """The half with the larger totals, best first; of equals the smaller action."""
        ranked = sorted([(-self.totals[action], action) for action in actions])
        return [action for _, action in ranked[: (len(actions) + 1) // 2]]


class RolloutBot(Bot):
    def __init__(self, seed: i64, stream: i64, budget: i64) -> None:
        super().__init__(seed, stream)
        self.budget = budget  # simulations per decision

    def choose(self, observer: Observer) -> int:
        actions = observer.legal()
        if len(actions) == 1:
            return actions[0]
        trials = Trials(observer, self.rng(observer))
        rounds = (len(actions) - 1).bit_length()
        done: i64 = 0  # simulations of each choice that is still in
        while len(actions) > 1:
            count = max(1, self.budget // (rounds * len(actions)))
            for action in actions:
                trials.add(action, done, count)
            done += count
            actions = trials.better_half(actions)
        return actions[0]
