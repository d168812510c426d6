"""How often does the judge call a bot's choice a clear mistake? The figures of docs/learning.md.

Plays games between bots; at every decision with a choice it asks two levels what they would do
and judges both. The games go on with what the stronger one chose.

    python scripts/clear_mistakes.py imhotep --games 3
"""

import argparse
import time

from saqqara.bots import Observer, make_bot
from saqqara.bots.judge import (
    CLEAR,
    LOOKS,
    SIMULATIONS,
    SURE,
    Judged,
    error_of,
    judge,
    loss,
)
from saqqara.games import game_spec
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng

STRONG, WEAK = "architect", "novice"
BARS = (0.05, 0.075, 0.10, 0.125, 0.15, 0.20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--options", default="", help="NAME=VALUE,NAME=VALUE")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--looks", type=int, default=LOOKS)
    parser.add_argument("--every", type=int, default=1, help="look at every so many decisions")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options = dict(pair.split("=") for pair in asked.options.split(",") if pair)
    game = game_spec(asked.game).game(asked.players, options)
    found: dict[str, list[tuple[float, float]]] = {STRONG: [], WEAK: []}
    differ = 0
    errors: list[tuple[float, float]] = []
    seconds = 0.0
    for number in range(asked.games):
        rng = Rng(asked.seed, number)
        s = game.start()
        met = 0
        while settle_chance(game, s, rng):
            legal = game.legal(s)
            observer = Observer(game, s, s.seat())
            strong = make_bot(STRONG, number, s.ply).choose(observer)
            met += len(legal) > 1
            if len(legal) > 1 and met % asked.every == 0:
                weak = make_bot(WEAK, number, s.ply).choose(observer)
                begin = time.process_time()
                told = judge(
                    observer, number, asked.simulations, must=(strong, weak), looks=asked.looks
                )
                seconds += time.process_time() - begin
                by_action = {each["action"]: each for each in told}
                differ += strong != weak
                for level, action in ((STRONG, strong), (WEAK, weak)):
                    chosen = by_action[action]
                    lost = loss(told[0], chosen, observer.seat)
                    found[level].append((lost, error_of(told[0], chosen)))
                if len(told) > 1:
                    errors.append((error_of(told[0], told[1]), unpaired(told[0], told[1])))
            game.apply(s, strong)
    count = len(found[STRONG])
    print(
        f"{asked.game} {asked.options} {asked.players}p: {count} decisions, {differ} differ, ",
        end="",
    )
    print(f"{seconds / max(1, count):.2f} s each")
    one, two = sum(each[0] for each in errors), sum(each[1] for each in errors)
    print(f"  standard error {one / len(errors):.4f} paired, {two / len(errors):.4f} not")
    for level, losses in found.items():
        mean = sum(lost for lost, _ in losses) / count
        shares = []
        for bar in sorted({*BARS, CLEAR}):
            clear = sum(lost >= max(bar, SURE * error) for lost, error in losses)
            shares.append(f"{bar:.3f}: {100 * clear / count:.1f} %")
        print(f"  {level}: mean loss {mean:.4f}; clear at " + ", ".join(shares))


def unpaired(one: Judged, two: Judged) -> float:
    n = len(one["looks"])
    variance = 0.0
    for each in (one["looks"], two["looks"]):
        mean = sum(each) / n
        variance += sum((share - mean) ** 2 for share in each) / (n - 1)
    return float((variance / n) ** 0.5)


if __name__ == "__main__":
    main()
