"""How fast a game is played: uniformly random play on one core, in CPU time.

Each figure is the median of five runs. This module is not compiled: what it does from
Python is measured as a caller of the library would find it.
"""

import itertools
import statistics
import time
from collections.abc import Callable
from typing import Final, TypedDict

from saqqara.bots.network import Network, Weights, random_weights
from saqqara.bots.network_files import weights_for
from saqqara.build_info import compiled
from saqqara.kernel.errors import OptionError
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.match import table_view
from saqqara.kernel.playout import Tally, settle_chance, tally_playouts
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State

RUNS: Final = 5
RUN_SECONDS: Final = 0.2
QUICK_SECONDS: Final = 0.01
FIGURES: Final = 5  # measurements for each game and number of players
SEED: Final = 1


class Figures(TypedDict):
    game: str
    players: int
    options: dict[str, str]
    decisions_per_s: int  # inside the engine; seat decisions only, as in loop_per_s
    loop_per_s: int  # driven from Python: list, pick, apply
    games_per_s: int  # inside the engine
    clones_per_s: int  # of a position in the middle of a game
    views_per_s: int
    evaluations_per_s: int  # by a network of the usual size: its weights, or else random ones
    compiled: bool


def bench(
    spec: Spec,
    players: int,
    seconds: float,
    progress: Callable[[], None],
    options: dict[str, str] | None = None,
) -> Figures:
    """Measure a game, by default at its default options; *progress* is called FIGURES times."""
    game = spec.game(players, options or {})
    engine: list[tuple[float, float]] = []
    for run in range(RUNS):
        engine.append(engine_rates(game, run, seconds))
    progress()
    numbers = itertools.count()
    loop = median_rate(lambda: loop_decisions(game, next(numbers)), seconds)
    progress()
    middle = middle_position(game)
    clones = median_rate(lambda: clone_often(middle), seconds)
    progress()
    views = median_rate(lambda: view_often(game, middle), seconds)
    progress()
    network = Network(game, some_weights(game))
    choices = Choices(game.actions)
    game.list_choices(middle, choices)
    evaluations = median_rate(lambda: evaluate_often(network, middle, choices), seconds)
    progress()
    return {
        "game": spec.id,
        "players": players,
        "options": game.options,
        "decisions_per_s": round(statistics.median([rate for rate, _ in engine])),
        "loop_per_s": round(loop),
        "games_per_s": round(statistics.median([rate for _, rate in engine])),
        "clones_per_s": round(clones),
        "views_per_s": round(views),
        "evaluations_per_s": round(evaluations),
        "compiled": compiled(),
    }


def median_rate(work: Callable[[], int], seconds: float) -> float:
    """Things done per second of CPU time, by work that tells how many it did."""
    return statistics.median([one_rate(work, seconds) for _ in range(RUNS)])


def one_rate(work: Callable[[], int], seconds: float) -> float:
    done = 0
    begin = time.process_time()
    spent = 0.0
    while spent <= 0 or spent < seconds:
        done += work()
        spent = time.process_time() - begin
    return done / spent


def engine_rates(game: Game, run: int, seconds: float) -> tuple[float, float]:
    """Decisions and games per second of random play inside the engine."""
    tally = Tally(game.players)
    tally_playouts(game, SEED, 0, 1, Tally(game.players))  # what a first call prepares

    def play_some() -> int:
        before = tally.games
        tally_playouts(game, SEED + run, before, 10, tally)
        return tally.games - before

    games_per_s = one_rate(play_some, seconds)
    per_game = int(tally.decisions) / int(tally.games)
    return games_per_s * per_game, games_per_s


def loop_decisions(game: Game, number: int) -> int:
    """One game at random, decision by decision; how many the seats took."""
    rng = Rng(SEED, number)
    legal, apply, below = game.legal, game.apply, rng.below
    s = game.start()
    taken = 0
    while settle_chance(game, s, rng):
        choices = legal(s)
        apply(s, choices[below(len(choices))])
        taken += 1
    return taken


def middle_position(game: Game) -> State:
    """A position half-way through a random game, at the turn of a seat."""
    rng = Rng(SEED, 0)
    history = [game.start()]
    while not history[-1].over():
        s = history[-1].clone()
        if s.seat() == CHANCE:
            game.apply(s, game.sample(s, rng))
        else:
            choices = game.legal(s)
            game.apply(s, choices[rng.below(len(choices))])
        history.append(s)
    turns = [s for s in history[:-1] if s.seat() != CHANCE]
    return turns[len(turns) // 2]


def clone_often(s: State) -> int:
    clone = s.clone
    for _ in range(100):
        clone()
    return 100


def view_often(game: Game, s: State) -> int:
    seat = s.seat()
    for _ in range(20):
        table_view(game, s, seat)
    return 20


def some_weights(game: Game) -> Weights:
    """Those that come with the package, or random ones: how fast they are is the same."""
    try:
        return weights_for(game)
    except OptionError:
        return random_weights(game, SEED)


def evaluate_often(network: Network, s: State, choices: Choices) -> int:
    """What every seat may expect, and how promising each choice is."""
    seat = s.seat()
    for _ in range(20):
        network.look(s, seat)
        network.prefer(choices)
    return 20
