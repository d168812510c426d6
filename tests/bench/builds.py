"""Two builds of Saqqara beside each other, in one run: python tests/bench/builds.py BEFORE AFTER

BEFORE and AFTER are folders in which a package `saqqara` lies. Both play the same games of
Imhotep, at random and by the hints, and must take as many decisions; they take turns every
few hundredths of a second, so that both share the noise of the machine. Told for each case: the
CPU time of AFTER by that of BEFORE, median over the rounds. Above 1, AFTER is slower.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

ROUNDS = 40
GAMES = 150
SIDES = ("AAAAA", "BBBBB")
PLAYERS = (2, 3, 4)
Case = list[Any]  # how it is played, the sides, the number of players
CASES: list[Case] = [
    [how, sides, players] for how in ("random", "hints") for sides in SIDES for players in PLAYERS
]


def play(how: str, sides: str, players: int) -> tuple[float, int]:
    """CPU seconds, and the decisions of the seats."""
    from librt.vecs import vec
    from mypy_extensions import i64

    from saqqara.bots.greedy import guided_playout
    from saqqara.games import game_spec
    from saqqara.kernel.game import Choices
    from saqqara.kernel.playout import Tally, tally_playouts
    from saqqara.kernel.rng import Rng

    game = game_spec("imhotep").game(players, {"sides": sides})
    tally = Tally(players)
    out, rates = Choices(game.actions), vec[i64]([0] * game.actions)
    begin = time.process_time()
    if how == "random":
        tally_playouts(game, 1, 0, GAMES, tally)
        return time.process_time() - begin, int(tally.decisions)
    decisions = 0
    for number in range(GAMES):
        rng = Rng(1, number)
        decisions += guided_playout(game, game.start(), rng, game.playout_noise(), out, rates)
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


def main(before: str, after: str) -> int:
    ratios: dict[str, list[float]] = {}
    with player(before) as old, player(after) as new:
        for _ in range(ROUNDS):
            for case in CASES:
                (slow, expected), (fast, found) = asked(old, case), asked(new, case)
                assert found == expected, f"{case}: {found} decisions instead of {expected}"
                ratios.setdefault(" ".join(map(str, case)), []).append(fast / slow)
        for process in (old, new):
            assert process.stdin is not None
            process.stdin.close()
    for name, found_ratios in ratios.items():
        low, middle, high = statistics.quantiles(found_ratios, n=4)
        sys.stdout.write(f"{name:18}{middle:7.3f}   (quartiles {low:.3f} to {high:.3f})\n")
    everything = [statistics.median(each) for each in ratios.values()]
    sys.stdout.write(f"{'mean':18}{statistics.fmean(everything):7.3f}\n")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        answer_cases()
    elif len(sys.argv) == 3:
        sys.exit(main(*sys.argv[1:]))
    else:
        sys.exit(__doc__)
