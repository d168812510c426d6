"""Random play at full speed: the inner loop of simulations, benchmarks and rollouts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

OVER: Final = -4  # decides once a game is over: nobody, by the number that OpenSpiel has for it


def decider(s: State) -> i64:
    """A seat, CHANCE or OVER."""
    if s.depth == 0:
        return OVER
    return s.seat()


def apply_and_ask(game: Game, s: State, action: i64) -> i64:
    """One decision, unchecked; who decides next."""
    game.apply(s, action)
    return decider(s)


def settle_chance(game: Game, s: State, rng: Rng) -> bool:
    """Let chance decide until a seat is asked; False when the game is over."""
    while s.depth > 0:
        if s.seat() != CHANCE:
            return True
        game.apply(s, game.sample(s, rng))
    return False


def playout(game: Game, s: State, rng: Rng, out: Choices) -> i64:
    """Play uniformly at random to the end; the number of seat decisions taken."""
    taken: i64 = 0
    while settle_chance(game, s, rng):
        game.list_choices(s, out)
        game.apply(s, out.items[rng.below(out.n)])
        taken += 1
    return taken


@mypyc_attr(acyclic=True)
class Tally:
    """Sums over many games. A win counts 60, so that 2 to 5 sharers split it exactly."""

    def __init__(self, players: int) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.sixtieths: list[int] = [0] * players  # of wins, per seat
        self.points: list[int] = [0] * players  # per seat
        self.ranks: vec[i64] = vec[i64]([0] * players)  # for `count` only

    def count(self, game: Game, s: State, decisions: i64) -> None:
        self.games += 1
        self.decisions += decisions
        best: i64 = 0
        sharers: i64 = 0
        seat: i64
        for seat in range(game.players):
            rank = game.rank(s, seat)
            self.ranks[seat] = rank
            if sharers == 0 or rank > best:
                best = rank
                sharers = 1
            elif rank == best:
                sharers += 1
        for seat in range(game.players):
            self.points[seat] += game.score(s, seat)
            if self.ranks[seat] == best:
                self.sixtieths[seat] += 60 // sharers

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(len(self.points)):
            self.points[seat] += other.points[seat]
            self.sixtieths[seat] += other.sixtieths[seat]


def tally_playouts(game: Game, seed: i64, first: i64, count: i64, tally: Tally) -> None:
    """Play games number first..first+count-1 of a seeded series at random."""
    out = Choices(game.actions)
    begin = game.start()
    s = begin.clone()
    index: i64
    for index in range(first, first + count):
        s.assign(begin)
        rng = Rng(seed, index)
        taken = playout(game, s, rng, out)
        tally.count(game, s, taken)
