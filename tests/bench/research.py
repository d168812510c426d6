"""Steps per second through each research door, beside the peers' own games, in one run.

    pip install '.[research]' "pettingzoo[classic]"
    PYTHONPATH=tests python tests/bench/research.py [--json]

All are driven by the same loops with random legal moves; a step is one decision of a player, with
its observation and mask where the door has them. In the loop of OpenSpiel's own benchmark outcomes
of chance are steps too. CPU time, the median of several rounds in which all take their turns, so
that a busy machine slows all of them alike.

"loop alone" is a game that does nothing: the lists of a recorded game, handed out again (Recorded).
No game can be faster in that loop.
"""

import argparse
import importlib
import json
import random
import statistics
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from saqqara.arena.bench import one_rate
from saqqara.build_info import version_line
from saqqara.games import GAMES
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.playout import OVER

ROUNDS = 5
SECONDS = 0.3
BATCH = 256
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "rps_v2")
SPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
GIVE_UP = 100  # moves, in OpenSpiel's benchmark
AIM = 10.0  # times the median of the peer's games

Work = Callable[[], int]  # does something, tells how many steps that were


# ---- the loops


def aec_game(env: Any) -> int:
    """One game of an AEC environment, as PettingZoo's documentation plays it."""
    steps = 0
    pick = random.random
    env.reset()
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        if isinstance(seen, dict):
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(pick() * len(legal))])
        else:
            env.step(int(pick() * env.action_space(agent).n))
        steps += 1
    return steps


def spiel_game(game: Any) -> int:
    """One game in OpenSpiel, driven from Python."""
    steps = 0
    pick = random.random
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(pick() * len(legal))])
        steps += 1
    return steps


def spiel_moves(game: Any) -> int:
    """As OpenSpiel's benchmark_games.py plays and counts: chance picks like anybody else."""
    moves = 0
    state = game.new_initial_state()
    while not state.is_terminal() and len(state.history()) <= GIVE_UP:
        if state.is_simultaneous_node():
            raise ValueError("no game here has simultaneous moves")
        state.apply_action(random.choice(state.legal_actions(state.current_player())))
        moves += 1
    return moves


def spiel_observed(game: Any) -> int:
    """The same with the observation of whoever decides, through OpenSpiel's observation.py."""
    steps = 0
    pick = random.random
    look = observer_of(game)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
            continue
        look(state, state.current_player())
        legal = state.legal_actions()
        state.apply_action(legal[int(pick() * len(legal))])
        steps += 1
    return steps


def observer_of(game: Any) -> Callable[[Any, int], None]:
    from open_spiel.python.observation import make_observation

    if isinstance(game, Recorded):
        return game.look
    observe: Callable[[Any, int], None] = make_observation(game).set_from
    return observe


def gym_game(env: Any) -> int:
    steps = 0
    pick = random.random
    _, info = env.reset()
    over = False
    while not over:
        legal = info["action_mask"].nonzero()[0]
        _, _, over, _, info = env.step(legal[int(pick() * len(legal))])
        steps += 1
    return steps


def vector_steps(games: Any) -> int:
    games.step(games.random_actions(), check=False)
    return int(games.games)


# ---- what the loops themselves take


class Moment(NamedTuple):
    player: int
    legal: list[int]
    odds: list[tuple[int, float]]  # at chance nodes


class Recorded:
    """One game of OpenSpiel with all its lists, played again by whatever is applied. As an
    observation so many bytes become floats, which is the least that a tensor takes."""

    def __init__(self, game: Any) -> None:
        self.moments: list[Moment] = []
        self.tensor = np.zeros(game.table.eye.width, np.float32)
        self.bytes = np.zeros(game.table.eye.width, np.uint8)
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            odds = state.chance_outcomes() if state.is_chance_node() else []
            self.moments.append(Moment(state.current_player(), legal, odds))
            state.apply_action(random.choice(legal))
        self.moments.append(Moment(OVER, [], []))
        self.history: list[int] = state.history()

    def new_initial_state(self) -> "Replay":
        return Replay(self)

    def look(self, state: "Replay", player: int) -> None:
        self.tensor[:] = self.bytes


class Replay:
    def __init__(self, game: Recorded) -> None:
        self.game = game
        self.at = 0
        self.now = game.moments[0]

    def is_terminal(self) -> bool:
        return self.now.player == OVER

    def is_chance_node(self) -> bool:
        return self.now.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.now.player

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.now.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.now.odds

    def history(self) -> list[int]:
        return self.game.history[: self.at]

    def apply_action(self, action: int) -> None:
        self.at += 1
        self.now = self.game.moments[self.at]


def loops_alone(loop: Callable[[Any], int]) -> dict[str, Work]:
    from saqqara.research import openspiel

    found: dict[str, Work] = {}
    for spec in GAMES:
        it = Recorded(openspiel.load(spec.id, min(spec.players)))
        found[f"{spec.id}, loop alone"] = lambda it=it: loop(it)  # type: ignore[misc]
    return found


# ---- who is measured


def classic_peers() -> dict[str, Work]:
    found: dict[str, Work] = {}
    for name in CLASSIC:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        found[name] = lambda env=env: aec_game(env)  # type: ignore[misc]
    return found


def spiel_peers(loop: Callable[[Any], int]) -> dict[str, Work]:
    import open_spiel.python.games  # noqa: F401
    import pyspiel

    games = {name: pyspiel.load_game(name) for name in SPIEL}
    if loop is spiel_observed:
        games = {
            name: game
            for name, game in games.items()
            if game.get_type().provides_observation_tensor
        }
    return {name: lambda game=game: loop(game) for name, game in games.items()}  # type: ignore[misc]


def ours(make: Callable[[str, int], Any], loop: Callable[[Any], int]) -> dict[str, Work]:
    found: dict[str, Work] = {}
    for spec in GAMES:
        for players in spec.players:
            it = make(spec.id, players)
            found[f"{spec.id}, {players} players"] = lambda it=it: loop(it)  # type: ignore[misc]
    return found


def doors() -> dict[str, tuple[str, dict[str, Work], dict[str, Work]]]:
    """Door: what its peers are, the peers, and our games."""
    from saqqara.research import gymnasium, openspiel, pettingzoo
    from saqqara.research.vector import VectorGames

    classic = classic_peers()
    spiel, moves = spiel_peers(spiel_game), spiel_peers(spiel_moves)
    observed = spiel_peers(spiel_observed)
    return {
        "PettingZoo": ("PettingZoo classic", classic, ours(pettingzoo.env, aec_game)),
        f"vector, {BATCH} games": (
            "PettingZoo classic",
            {},
            ours(lambda id, n: VectorGames(id, BATCH, n), vector_steps),
        ),
        "OpenSpiel": (
            "OpenSpiel Python games",
            spiel,
            {**ours(openspiel.load, spiel_game), **loops_alone(spiel_game)},
        ),
        "OpenSpiel, its own benchmark": (
            "OpenSpiel Python games",
            moves,
            {**ours(openspiel.load, spiel_moves), **loops_alone(spiel_moves)},
        ),
        "OpenSpiel, observed": (
            "OpenSpiel Python games",
            observed,
            {**ours(openspiel.load, spiel_observed), **loops_alone(spiel_observed)},
        ),
        "Gymnasium, against random": (
            "PettingZoo classic",
            {},
            ours(lambda id, n: gymnasium.env(id, ["random"], players=n), gym_game),
        ),
    }


# ---- figures


def measure(works: dict[str, Work]) -> dict[str, float]:
    rates: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()  # what a first call prepares
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(one_rate(work, SECONDS))
    return {name: statistics.median(found) for name, found in rates.items()}


def summary() -> dict[str, Any]:
    found: dict[str, Any] = {"build": version_line(), "doors": {}}
    medians: dict[str, float] = {}
    for door, (peers, theirs, mine) in doors().items():
        both = measure({**theirs, **mine})
        if theirs:
            medians[peers] = statistics.median([both[name] for name in theirs])
        found["doors"][door] = {
            "peers": {name: both[name] for name in theirs},
            "median": medians.get(peers),
            "games": {name: both[name] for name in mine},
        }
    return found


def table(found: dict[str, Any]) -> str:
    lines = [found["build"]]
    for door, figures in found["doors"].items():
        median = figures["median"]
        lines += ["", f"{door}: peers' median {median:,.0f} steps/s"]
        lines += [f"  {name:26}{rate:>12,.0f}" for name, rate in figures["peers"].items()]
        for name, rate in figures["games"].items():
            times = rate / median
            verdict = "" if times >= AIM else "   below ten times"
            lines.append(f"  {name:26}{rate:>12,.0f}{times:>8.1f} x{verdict}")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Research doors beside their peers, in one run.")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    arguments = parser.parse_args(argv)
    found = summary()
    sys.stdout.write((json.dumps(found, indent=2) if arguments.json else table(found)) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
