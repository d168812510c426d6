"""Two builds of Saqqara beside each other, in one run: python tests/bench/builds.py BEFORE AFTER

BEFORE and AFTER are folders in which a package `saqqara` lies. Both play the same games, at random
and by the hints, and copy the same positions; they must take as many decisions. They take turns
every few hundredths of a second, so that both share the noise of the machine. Told for each case:
the CPU time of AFTER by that of BEFORE, median over the rounds. Above 1, AFTER is slower.

Words after the folders choose cases: `pharaoh`, `clones`, `random imhotep AAAAA 4`.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

STARTS = 10  # of both: how their memory happens to lie changes what a clone takes by a fifth
ROUNDS = 4
CLONES = 100_000
# Games to play at random; by the hints a fifth of them. So that a case takes some hundredths of a
# second, or the clock of the CPU tells too little.
GAMES = {"pharaoh": 300, "murals": 300, "imhotep": 150, "cleopatra": 60}
NOISE = {"murals": 10, "cleopatra": 20}  # of playouts by the hints, in hundredths of a point
OPTIONS = {"AAAAA": {"sides": "AAAAA"}, "BBBBB": {"sides": "BBBBB"}}
Case = list[Any]  # how it is played, the game, the options, the number of players
TABLES: list[Case] = [
    *[["pharaoh", "-", players] for players in (2, 3, 4)],
    *[["murals", "-", players] for players in (2, 3, 4)],
    *[["imhotep", sides, players] for sides in ("AAAAA", "BBBBB") for players in (2, 3, 4)],
    *[["cleopatra", "-", players] for players in (3, 4, 5)],
]
CASES: list[Case] = [[how, *table] for how in ("random", "hints", "clones") for table in TABLES]


def play(how: str, name: str, options: str, players: int) -> tuple[float, int]:
    """CPU seconds, and the decisions of the seats."""
    from librt.vecs import vec
    from mypy_extensions import i64

    from saqqara.bots.greedy import guided_playout
    from saqqara.games import game_spec
    from saqqara.kernel.game import Choices
    from saqqara.kernel.playout import Tally, tally_playouts
    from saqqara.kernel.rng import Rng

    game = game_spec(name).game(players, OPTIONS.get(options, {}))
    tally = Tally(players)
    out, rates = Choices(game.actions), vec[i64]([0] * game.actions)
    begin = time.process_time()
    if how == "random":
        tally_playouts(game, 1, 0, GAMES[name], tally)
        return time.process_time() - begin, int(tally.decisions)
    if how == "clones":
        clone = game.start().clone
        for _ in range(CLONES):
            clone()
        return time.process_time() - begin, CLONES
    decisions = 0
    for number in range(GAMES[name] // 5):
        rng = Rng(1, number)
        decisions += guided_playout(game, game.start(), rng, NOISE.get(name, 100), out, rates)
    return time.process_time() - begin, decisions


def answer_cases() -> None:
    for line in sys.stdin:
        sys.stdout.write(json.dumps(play(*json.loads(line))) + "\n")
        sys.stdout.flush()


def player(folder: str) -> "subprocess.Popen[str]":
    command = [sys.executable, __file__, "--answer"]
    settings = {**os.environ, "PYTHONPATH": folder}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=settings, stdin=pipe, stdout=pipe, text=True)


def asked(process: "subprocess.Popen[str]", case: Case) -> tuple[float, int]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(case) + "\n")
    process.stdin.flush()
    seconds, decisions = json.loads(process.stdout.readline())
    return seconds, decisions


def named(case: Case) -> str:
    return " ".join(map(str, case))


def main(before: str, after: str, chosen: list[str]) -> int:
    ratios: dict[str, list[float]] = {}
    cases = [case for case in CASES if set(chosen) <= set(named(case).split())]
    for _ in range(STARTS):
        with player(before) as old, player(after) as new:
            for _ in range(ROUNDS):
                for case in cases:
                    (slow, expected), (fast, found) = asked(old, case), asked(new, case)
                    assert found == expected, f"{case}: {found} decisions instead of {expected}"
                    ratios.setdefault(named(case), []).append(fast / slow)
            for process in (old, new):
                assert process.stdin is not None
                process.stdin.close()
    for name, found_ratios in ratios.items():
        low, middle, high = statistics.quantiles(found_ratios, n=4)
        sys.stdout.write(f"{name:26}{middle:7.3f}   (quartiles {low:.3f} to {high:.3f})\n")
    for how in ("random", "hints", "clones"):
        medians = [statistics.median(each) for name, each in ratios.items() if name.startswith(how)]
        if medians:
            sys.stdout.write(f"{'mean of ' + how:26}{statistics.fmean(medians):7.3f}\n")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        answer_cases()
    elif len(sys.argv) >= 3:
        sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
    else:
        sys.exit(__doc__)
