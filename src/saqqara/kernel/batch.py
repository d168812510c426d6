"""Many games at once, step by step, for learning: one call moves them all.

Everything lies in buffers that are made once and written again at each step; numpy looks at
them without copying (research/vector.py). Row i belongs to game i, and shows the position in
which it waits for a decision. A game that ends is counted and begins anew at once: game i plays
the games number i, i + n, i + 2n .. of a seeded series.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.kernel.encoding import width
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import SIXTIETHS, settle_chance
from saqqara.kernel.result import share_win
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


def write_mask(game: Game, s: State, out: Choices, mask: vec[u8], start: i64) -> None:
    """One entry for each action of the game: 1 where it is legal now."""
    i: i64
    for i in range(start, start + game.actions):
        mask[i] = 0
    game.list_choices(s, out)
    for i in range(out.n):
        mask[start + out.items[i]] = 1


def renew_mask(game: Game, s: State, out: Choices, mask: vec[u8]) -> None:
    """The same where *out* still lists all that is 1 in the mask: only that is cleared."""
    i: i64
    for i in range(out.n):
        mask[out.items[i]] = 0
    game.list_choices(s, out)
    for i in range(out.n):
        mask[out.items[i]] = 1


def write_results(game: Game, s: State, shares: vec[float], points: vec[i64], start: i64) -> None:
    """Of a finished game by seat: the share of the win, and the points."""
    seat: i64
    for seat in range(game.players):
        points[start + seat] = game.rank(s, seat)
    share_win(points, start, game.players, SIXTIETHS)
    for seat in range(game.players):
        shares[start + seat] = float(points[start + seat]) / float(SIXTIETHS)
        points[start + seat] = game.score(s, seat)


class Batch:
    """*games* games of the same rules side by side."""

    def __init__(self, game: Game, games: int, seed: int) -> None:
        self.game = game
        self.games: i64 = games
        self.seed: i64 = seed
        self.width: i64 = width(game.encoder.layout())
        self.begin: State = game.start()
        self.states: list[State] = [self.begin.clone() for _ in range(games)]
        self.rngs: list[Rng] = [Rng(seed, number) for number in range(games)]
        self.out = Choices(game.actions)
        self.numbers: vec[i64] = vec[i64](list(range(games)))  # of the series
        self.seats: vec[i64] = vec[i64]([0] * games)  # who decides
        self.ended: vec[u8] = vec[u8]([0] * games)  # 1: the last step ended the game
        self.observations: vec[u8] = vec[u8]([0] * (games * self.width))
        self.masks: vec[u8] = vec[u8]([0] * (games * game.actions))
        self.shares: vec[float] = vec[float]([0.0] * (games * game.players))
        self.points: vec[i64] = vec[i64]([0] * (games * game.players))
        self.steps: i64 = 0  # decisions of seats so far
        index: i64
        for index in range(self.games):
            self.settle(index)

    def settle(self, index: i64) -> None:
        """Chance decides until a seat is asked; then that seat's row is written."""
        s = self.states[index]
        while not settle_chance(self.game, s, self.rngs[index]):
            self.restart(index)
        seat = s.seat()
        self.seats[index] = seat
        self.game.encoder.encode(s, seat, self.observations, index * self.width)
        write_mask(self.game, s, self.out, self.masks, index * self.game.actions)

    def restart(self, index: i64) -> None:
        """Count a finished game, and begin the next one of this row."""
        players = self.game.players
        self.ended[index] = 1
        write_results(self.game, self.states[index], self.shares, self.points, index * players)
        self.numbers[index] += self.games
        self.states[index].assign(self.begin)
        self.rngs[index] = Rng(self.seed, self.numbers[index])

    def step(self, actions: vec[i64]) -> None:
        """One decision in every game, unchecked: whoever calls picks from the masks."""
        index: i64
        for index in range(self.games):
            self.ended[index] = 0
            self.game.apply(self.states[index], actions[index])
            self.settle(index)
        self.steps += self.games

    def put(self, index: i64, s: State, rng: Rng, number: i64) -> None:
        """Go on in this row from a position of the game *number*, with chance as *rng* has it."""
        self.states[index].assign(s)
        self.rngs[index] = rng
        self.numbers[index] = number
        self.ended[index] = 0
        self.settle(index)

    def random_actions(self, rng: Rng, actions: vec[i64]) -> None:
        """A legal action for every game, all equally likely."""
        index: i64
        for index in range(self.games):
            self.game.list_choices(self.states[index], self.out)
            actions[index] = self.out.items[rng.below(self.out.n)]

    def first_illegal(self, actions: vec[i64]) -> int:
        """The first game whose action is not legal, -1 if all are."""
        index: i64
        for index in range(self.games):
            action = actions[index]
            if action < 0 or action >= self.game.actions:
                return index
            if self.masks[index * self.game.actions + action] == 0:
                return index
        return -1
