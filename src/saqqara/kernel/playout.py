"""Random play at full speed: the inner loop of simulations, benchmarks and rollouts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.result import share_win
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

SIXTIETHS: Final = 60  # of a win: 2 to 5 sharers split it exactly
OVER: Final = -4  # decides once a game is over: nobody, by the number that OpenSpiel has for it

# A tally as plain data, to be sent to another process: games, decisions, sixtieths, points.
Sums = tuple[int, int, list[int], list[int]]


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
    """Sums over many games. Whole numbers, so that the order of adding does not matter."""

    def __init__(self, players: int) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.sixtieths: list[int] = [0] * players  # of wins, per seat
        self.points: list[int] = [0] * players  # per seat
        self.shares: vec[i64] = vec[i64]([0] * players)  # for `count` only

    def count(self, game: Game, s: State, decisions: i64) -> None:
        self.games += 1
        self.decisions += decisions
        seat: i64
        for seat in range(game.players):
            self.shares[seat] = game.rank(s, seat)
        share_win(self.shares, 0, game.players, SIXTIETHS)
        for seat in range(game.players):
            self.points[seat] += game.score(s, seat)
            self.sixtieths[seat] += self.shares[seat]

    def sums(self) -> Sums:
        return int(self.games), int(self.decisions), self.sixtieths, self.points

    def add(self, other: Sums) -> None:
        games, decisions, sixtieths, points = other
        self.games += games
        self.decisions += decisions
        for seat in range(len(self.points)):
            self.sixtieths[seat] += sixtieths[seat]
            self.points[seat] += points[seat]

    def wins(self) -> list[float]:
        """Games won by each seat; of a shared win everybody gets a fraction."""
        return [sixtieths / SIXTIETHS for sixtieths in self.sixtieths]

    def mean_score(self) -> list[float]:
        games = max(int(self.games), 1)
        return [points / games for points in self.points]


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
