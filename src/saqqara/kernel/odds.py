"""What chance may bring, with its odds: as a list, for those who draw for themselves.

Most lists say of up to a hundred outcomes that all are equally likely. The pairs in them are made
once and used again, as making them would take longer than everything else.
"""

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.kernel.game import Choices, Game
from saqqara.kernel.state import State


class Odds:
    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.out: Choices = Choices(game.actions)
        self.weights: vec[i64] = vec[i64]([0] * game.actions)
        self.even: dict[int, list[object]] = {}  # number of outcomes -> pairs by action

    def of(self, s: State) -> list[object]:
        """Pairs of an outcome of the pending CHANCE decision and its probability."""
        out = self.out
        self.game.list_choices(s, out)
        total: i64 = 0
        i: i64
        for i in range(out.n):
            weight = self.game.weight(s, out.items[i])
            self.weights[i] = weight
            total += weight
        if total == out.n:
            return out.pick_from(self.even_pairs(out.n))
        found: list[object] = []
        for i in range(out.n):
            found.append((out.items[i], float(self.weights[i]) / float(total)))
        return found

    def even_pairs(self, outcomes: i64) -> list[object]:
        """Of every action, where so many are equally likely."""
        found = self.even.get(outcomes)
        if found is None:
            share = 1.0 / float(outcomes)
            found = [(action, share) for action in self.game.numbers]
            self.even[outcomes] = found
        return found
