"""Tree search beside OpenSpiel's C++ MCTS, in one run on one core: python tests/bench/search.py

Simulated seat decisions per second of CPU time, from the first decision of a game to its end:
in the tree and below it. OpenSpiel plays on at random; ours is measured in the same way (`mcts:`),
and as it plays for people: by the hints of the game, which costs more for each decision and wins
more. Rounds alternate between ours and theirs; each figure is the median of the rounds.
"""

import random
import statistics
import sys
import time
from typing import Any

from bench.peers import HOW_TO_INSTALL, PEERS, SAMPLES, deal, play_on
from saqqara.bots.observer import Observer
from saqqara.bots.search import Search
from saqqara.build_info import version_line
from saqqara.games import GAMES
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng

ROUNDS = 5
SIMULATIONS = 1000


def peer_rate(pyspiel: Any, name: str) -> float:
    rng = random.Random(5)
    game = pyspiel.load_game(name)
    root = game.new_initial_state()
    while root.is_chance_node():
        deal(root, rng)
    length = statistics.mean([play_on(root.clone(), rng) for _ in range(SAMPLES)])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 11)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, 5, False)
    begin = time.process_time()
    bot.mcts_search(root)
    return SIMULATIONS * length / (time.process_time() - begin)


def our_rate(spec: Any, players: int, hints: bool) -> float:
    game = spec.game(players, {})
    s = game.start()
    rng = Rng(5)
    settle_chance(game, s, rng)
    search = Search(game, SIMULATIONS + 2, hints)
    observer = Observer(game, s, s.seat())
    begin = time.process_time()
    search.run(observer, rng, SIMULATIONS)
    return int(search.decisions) / (time.process_time() - begin)


def main() -> int:
    try:
        import pyspiel
    except ImportError:
        sys.stderr.write(HOW_TO_INSTALL)
        return 2
    tables = [(spec, players) for spec in GAMES for players in spec.players]
    theirs: dict[str, list[float]] = {}
    ours: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name in PEERS:
            theirs.setdefault(name, []).append(peer_rate(pyspiel, name))
        for spec, players in tables:
            for hints in (False, True):
                row = f"{spec.id}, {players} players, {'by hints' if hints else 'at random'}"
                ours.setdefault(row, []).append(our_rate(spec, players, hints))
    peer = statistics.median([statistics.median(found) for found in theirs.values()])
    sys.stdout.write(f"{version_line()}\n")
    for name, found in theirs.items():
        sys.stdout.write(f"{'OpenSpiel ' + name:34}{statistics.median(found):12,.0f}\n")
    for row, found in ours.items():
        rate = statistics.median(found)
        sys.stdout.write(f"{row:34}{rate:12,.0f}{rate / peer:8.2f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
