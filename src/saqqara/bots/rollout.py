"""Flat Monte Carlo: try each choice, play on at random, keep what ends best.

Knows no game. The simulations are shared out by sequential halving: all choices that
are still in get the same number, then the worse half is dropped, until one is left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.observer import Observer
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import playout
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

WORLDS: Final = 32  # sampled positions; each choice is tried in the same ones, in turn
WIN: Final = 60_000  # the value of a win; two to five sharers split it exactly
MARGIN: Final = 6_000  # what being ahead by all points, or behind, adds or takes


def result_value(game: Game, s: State, seat: i64) -> i64:
    """How good the end of a game is for *seat*: the win, and a little for the margin.

    Without the margin all choices look alike to a seat that is far ahead or far behind.
    """
    own = game.rank(s, seat)
    sharers: i64 = 1
    best: i64 = -1  # the seat that did best among the others
    other: i64
    for other in range(game.players):
        if other == seat:
            continue
        rank = game.rank(s, other)
        if best < 0 or rank > game.rank(s, best):
            best = other
        if rank == own:
            sharers += 1
    value: i64 = WIN // sharers if game.rank(s, best) <= own else 0
    mine = game.score(s, seat)
    theirs = game.score(s, best)
    return value + MARGIN * (mine - theirs) // (magnitude(mine) + magnitude(theirs) + 1)


def magnitude(n: i64) -> i64:
    return n if n >= 0 else -n


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

    def add(self, action: i64, first: i64, count: i64) -> None:
        """Try *action* in the worlds first..first+count-1, counted round and round."""
        total: i64 = 0
        number: i64
        for number in range(first, first + count):
            self.scratch.assign(self.worlds[number % WORLDS])
            self.game.apply(self.scratch, action)
            playout(self.game, self.scratch, self.rng, self.buffer)
            total += result_value(self.game, self.scratch, self.seat)
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
