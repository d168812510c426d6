"""What chance may bring, with its odds: as a list, for those who draw for themselves.

Making a pair takes longer than all else here, so pairs are made once and used again wherever they
are few: where all outcomes are equally likely, and where weights add up to little.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.kernel.game import Choices, Game
from saqqara.kernel.state import State

LITTLE: Final = 50  # weights that add up to less: more pairs would take longer to find than to make


class Odds:
    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.out: Choices = Choices(game.actions)
        self.always_even: bool = type(game).weight is Game.weight
        self.weights: vec[i64] = vec[i64]([0] * game.actions)
        self.even: dict[int, list[object]] = {}  # number of outcomes -> pairs by action
        # Total x LITTLE + weight -> pairs by action; empty or None where nobody has asked yet
        self.kept: list[list[object]] = [[]] * (LITTLE * LITTLE)

    def of(self, s: State) -> list[object]:
        """Pairs of an outcome of the pending CHANCE decision and its probability."""
        out = self.out
        self.game.list_choices(s, out)
        if self.always_even or out.n == 1:
            return out.pick_from(self.even_pairs(out.n))
        total = self.weigh(s)
        if total == out.n:
            return out.pick_from(self.even_pairs(out.n))
        if total < LITTLE:
            return self.kept_pairs(total)
        return self.new_pairs(total)

    def weigh(self, s: State) -> i64:
        """Write the weights; what they add up to."""
        total: i64 = 0
        i: i64
        for i in range(self.out.n):
            weight = self.game.weight(s, self.out.items[i])
            self.weights[i] = weight
            total += weight
        return total

    def even_pairs(self, outcomes: i64) -> list[object]:
        """Of every action, where so many are equally likely."""
        found = self.even.get(outcomes)
        if found is None:
            share = 1.0 / float(outcomes)
            found = [(action, share) for action in self.game.numbers]
            self.even[outcomes] = found
        return found

    def kept_pairs(self, total: i64) -> list[object]:
        found: list[object] = self.game.numbers[: self.out.n]  # as long as it will be
        i: i64
        for i in range(self.out.n):
            outcome = self.out.items[i]
            row = self.kept_row(total, self.weights[i])
            if row[outcome] is None:
                row[outcome] = (outcome, float(self.weights[i]) / float(total))
            found[i] = row[outcome]
        return found

    def kept_row(self, total: i64, weight: i64) -> list[object]:
        row = self.kept[total * LITTLE + weight]
        if len(row) == 0:
            row = [None] * self.game.actions
            self.kept[total * LITTLE + weight] = row
        return row

    def new_pairs(self, total: i64) -> list[object]:
        numbers = self.game.numbers
        found: list[object] = numbers[: self.out.n]
        share: object = None
        weight: i64 = 0
        i: i64
        for i in range(self.out.n):
            if self.weights[i] != weight:  # neighbours are often alike
                weight = self.weights[i]
                share = float(weight) / float(total)
            found[i] = (numbers[self.out.items[i]], share)
        return found
