"""Many games at once: one call plays a decision in each of them, inside the compiled engine.

    games = VectorGames("murals", 1024, players=2)
    while True:
        actions = policy(games.observations, games.masks)   # one legal action for each game
        games.step(actions)

`observations` (games x width) and `masks` (games x actions) are windows on the engine's own
memory: read only, the same arrays for good, written anew by each step. `copy_into` copies them
to arrays of yours. Row i is the game i, and `seats[i]` decides in it. Where `ended[i]` is true
the last step ended a game: `shares[i]` and `points[i]` tell how, and a new game has begun.
Games follow from the seed: row i of n plays the games number i, i + n, i + 2n .. of the series.
`save` and `restore` copy a moment of a row, for search; `begin` plays one game of the series again.
"""

from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from saqqara.games import game_spec
from saqqara.kernel.batch import Batch
from saqqara.kernel.match import illegal
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.research.observation import Eye, window


class Moment(NamedTuple):
    """A row at one moment, to come back to; it may be used again and again, in any row."""

    state: State
    rng: tuple[int, int, int, int]
    number: int


class VectorGames:
    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        options: dict[str, str] | None = None,
        seed: int = 0,
    ) -> None:
        spec = game_spec(game)
        self.rules = spec.game(players or min(spec.players), options or {})
        self.eye = Eye(self.rules)
        self.games = games
        self.batch = Batch(self.rules, games, seed)
        seats = int(self.rules.players)
        self.observations = window(self.batch.observations, np.uint8).reshape(games, self.eye.width)
        self.masks = window(self.batch.masks, np.int8).reshape(games, self.eye.actions)
        self.seats = window(self.batch.seats, np.int64)
        self.numbers = window(self.batch.numbers, np.int64)  # of the series
        self.ended = window(self.batch.ended, np.bool_)
        self.shares = window(self.batch.shares, np.float64).reshape(games, seats)
        self.points = window(self.batch.points, np.int64).reshape(games, seats)
        self.picker = Rng(seed, games)
        self.picked = vec[i64]([0] * games)
        self.random = window(self.picked, np.int64)

    def step(self, actions: NDArray[Any], check: bool = True) -> None:
        """One decision in every game. IllegalAction, and nothing happens, if one is not legal;
        without *check* the caller vouches for them."""
        chosen = vec[i64](np.asarray(actions, np.int64).tolist())
        if len(chosen) != self.games:
            raise ValueError(f"{len(chosen)} actions for {self.games} games")
        if check:
            wrong = self.batch.first_illegal(chosen)
            if wrong >= 0:
                ply = self.batch.states[wrong].ply
                raise illegal(self.rules, int(chosen[wrong]), ply, None)
        self.batch.step(chosen)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, all equally likely; written anew by each call."""
        self.batch.random_actions(self.picker, self.picked)
        return self.random

    def step_at_random(self) -> None:
        """A random legal decision in every game, without leaving the engine."""
        self.batch.random_actions(self.picker, self.picked)
        self.batch.step(self.picked)

    def save(self, row: int) -> Moment:
        rng = self.batch.rngs[row]
        state = self.batch.states[row].clone()
        return Moment(state, (rng.a, rng.b, rng.c, rng.count), int(self.numbers[row]))

    def restore(self, row: int, moment: Moment) -> None:
        """Go on in this row from a moment of this or of another row: what chance brings then is
        the same too."""
        rng = Rng(0)
        rng.a, rng.b, rng.c, rng.count = moment.rng
        self.batch.put(row, moment.state, rng, moment.number)

    def begin(self, row: int, number: int) -> None:
        """Begin the game *number* of the series in this row, whatever was played there."""
        self.batch.put(row, self.batch.begin, Rng(self.batch.seed, number), number)

    def copy_into(self, observations: NDArray[Any], masks: NDArray[Any]) -> None:
        """Into arrays of the caller, of any number type; nothing is allocated."""
        np.copyto(observations, self.observations, casting="unsafe")
        np.copyto(masks, self.masks, casting="unsafe")
