"""Saqqara beside OpenSpiel, in one run on one core: python tests/bench/peers.py [--json]

OpenSpiel's card games are C++ and of like weight. Measured for both, in seat decisions per
second of CPU time at random play: inside the engine, and driven from Python one decision
at a time; and clones of a position, from Python. Rounds alternate between ours and theirs,
so that both share the noise of the machine; each figure is the median of the rounds.

R is the median of OpenSpiel's rates inside its engine over its games, L that of its loops.
"""

import argparse
import itertools
import json
import random
import statistics
import sys
from collections.abc import Callable
from typing import Any

from saqqara.arena.bench import (
    clone_often,
    engine_rates,
    loop_decisions,
    middle_position,
    one_rate,
)
from saqqara.build_info import version_line
from saqqara.games import GAMES

PEERS = ("crazy_eights", "hearts", "skat", "dou_dizhu")
ROUNDS = 5
NUMBERS = itertools.count()  # of the games that loops play
SECONDS = 0.3  # of each measurement in each round
ROLLOUTS = 200  # by OpenSpiel's C++ evaluator, each time it is called
SAMPLES = 200  # games to learn how many decisions a rollout takes
HOW_TO_INSTALL = "OpenSpiel is missing; install it beside saqqara: pip install open_spiel\n"

# What docs/speed.md asks for: times R (must, aim), times L (must), microseconds (at most).
TARGETS = {
    ("pharaoh", 3): (2.0, 4.0, 10.0, 0.5),
    ("murals", 3): (1.5, 3.0, 8.0, 0.7),
    ("imhotep", 4): (1.0, 2.0, 6.0, 1.0),
    ("cleopatra", 4): (0.3, 1.0, 3.0, 2.0),
}

Rates = dict[str, list[float]]  # by what was measured, one rate for each round
Work = Callable[[], int]  # does something, tells how often


def deal(state: Any, rng: random.Random) -> None:
    """One outcome of chance by its odds."""
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, odds)[0])


def play_on(state: Any, rng: random.Random) -> int:
    """OpenSpiel's loop from Python, to the end; picks as saqqara.arena.bench does."""
    pick = random.random
    taken = 0
    while not state.is_terminal():
        if state.is_chance_node():
            deal(state, rng)
        else:
            choices = state.legal_actions()
            state.apply_action(choices[int(pick() * len(choices))])
            taken += 1
    return taken


def first_turn(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        deal(state, rng)
    return state


def peer_work(pyspiel: Any, name: str) -> dict[str, Work]:
    rng = random.Random(5)
    game = pyspiel.load_game(name)
    root = first_turn(game, rng)
    decisions = sum(play_on(root.clone(), rng) for _ in range(SAMPLES)) / SAMPLES
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 11)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, 5, False)

    def engine() -> int:
        bot.mcts_search(root)
        return round(ROLLOUTS * decisions)

    def loop() -> int:
        return play_on(first_turn(game, rng), rng)

    def clones() -> int:
        clone = root.clone
        for _ in range(100):
            clone()
        return 100

    return {"engine": engine, "loop": loop, "clones": clones}


def peer_round(work: dict[str, Work], rates: Rates) -> None:
    for what, each in work.items():
        rates.setdefault(what, []).append(one_rate(each, SECONDS))


def our_round(number: int, game: Any, rates: Rates) -> None:
    middle = middle_position(game)
    rates.setdefault("engine", []).append(engine_rates(game, number, SECONDS)[0])
    rates.setdefault("loop", []).append(
        one_rate(lambda: loop_decisions(game, next(NUMBERS)), SECONDS)
    )
    rates.setdefault("clones", []).append(one_rate(lambda: clone_often(middle), SECONDS))


def measure(pyspiel: Any) -> tuple[dict[str, Rates], dict[tuple[str, int], Rates]]:
    works = {name: peer_work(pyspiel, name) for name in PEERS}
    games = {(spec.id, n): spec.game(n, {}) for spec in GAMES for n in spec.players}
    theirs: dict[str, Rates] = {name: {} for name in works}
    ours: dict[tuple[str, int], Rates] = {key: {} for key in games}
    for number in range(ROUNDS):
        for name, work in works.items():
            peer_round(work, theirs[name])
        for key, game in games.items():
            our_round(number, game, ours[key])
    return theirs, ours


def medians(rates: Rates) -> dict[str, float]:
    return {what: statistics.median(values) for what, values in rates.items()}


def summary(theirs: dict[str, Rates], ours: dict[tuple[str, int], Rates]) -> dict[str, Any]:
    peers = {name: medians(rates) for name, rates in theirs.items()}
    r = statistics.median([peer["engine"] for peer in peers.values()])
    loop = statistics.median([peer["loop"] for peer in peers.values()])
    games = []
    for (game, players), rates in ours.items():
        mine = medians(rates)
        entry = {
            "game": game,
            "players": players,
            **mine,
            "engine_by_R": mine["engine"] / r,
            "loop_by_L": mine["loop"] / loop,
            "clone_us": 1e6 / mine["clones"],
            "target": TARGETS.get((game, players)),
        }
        games.append(entry)
    return {"build": version_line(), "R": r, "L": loop, "peers": peers, "games": games}


def verdict(entry: dict[str, Any]) -> str:
    if entry["target"] is None:
        return ""
    must, aim, loop, clone = entry["target"]
    met = (entry["engine_by_R"] >= must, entry["loop_by_L"] >= loop, entry["clone_us"] < clone)
    wanted = f"{must:g} R (aim {aim:g} R), {loop:g} L, under {clone:g} us"
    return f"{'met' if all(met) else 'NOT MET'}: {entry['game']} {entry['players']}, {wanted}"


def table(found: dict[str, Any]) -> str:
    lines = [found["build"], f"R = {found['R']:,.0f}/s, L = {found['L']:,.0f}/s", ""]
    head = f"{'':23}{'in engine/s':>12}{'from Python/s':>14}{'clones/s':>11}"
    lines.append(f"{head}{'by R':>6}{'by L':>6}{'us':>6}")
    for name, peer in found["peers"].items():
        lines.append(f"{'OpenSpiel ' + name:23}{rate_columns(peer)}")
    for entry in found["games"]:
        label = f"{entry['game']}, {entry['players']} players"
        ratios = f"{entry['engine_by_R']:>6.2f}{entry['loop_by_L']:>6.1f}{entry['clone_us']:>6.2f}"
        lines.append(f"{label:23}{rate_columns(entry)}{ratios}")
    return "\n".join([*lines, "", *filter(None, map(verdict, found["games"]))])


def rate_columns(rates: dict[str, Any]) -> str:
    return f"{rates['engine']:>12,.0f}{rates['loop']:>14,.0f}{rates['clones']:>11,.0f}"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Saqqara beside OpenSpiel, in one run.")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    arguments = parser.parse_args(argv)
    try:
        import pyspiel
    except ImportError:
        sys.stderr.write(HOW_TO_INSTALL)
        return 2
    found = summary(*measure(pyspiel))
    sys.stdout.write((json.dumps(found, indent=2) if arguments.json else table(found)) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
