"""How sound a review is: mistakes planted into good play, found or not, and good moves blamed.

    python tests/bench/soundness.py [GAME] [--players N] [--planted 100] [--every 6] [--processes 2]

Architects play. Now and then a `novice` decides in their place, and only where it decides
otherwise. Then the game is reviewed with the usual budget, and a search many times as long, with
other luck, says what each planted decision and each blamed one really gave away: what it holds for
a clear mistake counts as one. Of the architects' own decisions that were not blamed some, drawn at
random, are looked at as long, to see what is overlooked.
"""

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from saqqara.bots import Observer, judge, review
from saqqara.bots.names import make_bot
from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match
from saqqara.server.settings import REVIEW_SIMULATIONS

GOOD: Final = "architect"
BAD: Final = "novice"
LONG: Final = 30_000  # simulations of the long search
LOOKS: Final = 2_000
OTHER_LUCK: Final = 977
SAMPLE: Final = 4  # of the decisions that nobody blamed, one in so many is looked at long


@dataclass(frozen=True)
class Task:
    game: str
    players: int
    seed: int
    every: int


@dataclass(frozen=True)
class Judgement:
    """One decision with a choice: what the review says of it, and what is true."""

    planted: bool
    blamed: bool
    loss: float
    checked: bool
    true_mistake: bool
    true_loss: float


@dataclass(frozen=True)
class Reviewed:
    decisions: list[Judgement]
    accuracy: list[float]  # of each seat


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="imhotep")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--planted", type=int, default=100)
    parser.add_argument("--every", type=int, default=6)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found: list[Reviewed] = []
    seed = asked.seed
    with ProcessPoolExecutor(asked.processes) as pool:
        while planted_in(found) < asked.planted:
            seeds = range(seed, seed + asked.processes)
            seed += asked.processes
            tasks = [Task(asked.game, asked.players, each, asked.every) for each in seeds]
            found += pool.map(review_one, tasks)
            sys.stderr.write(f"{len(found)} games, {planted_in(found)} planted\n")
    report(asked.game, found)


def planted_in(found: list[Reviewed]) -> int:
    return sum(each.planted for one in found for each in one.decisions)


def report(name: str, found: list[Reviewed]) -> None:
    every = [each for one in found for each in one.decisions]
    planted = [each for each in every if each.planted]
    real = [each for each in planted if each.true_mistake]
    small = [each for each in planted if not each.true_mistake]
    own = [each for each in every if not each.planted]
    blamed = [each for each in own if each.blamed]
    sample = [each for each in own if not each.blamed and each.checked]
    write = sys.stdout.write
    write(f"{name}: {len(found)} games, {len(every)} decisions with a choice\n")
    write(f"planted {len(planted)}; clear mistakes by the long search {len(real)}, ")
    write(f"of these found {sum(each.blamed for each in real)}\n")
    write(f"planted that are no clear mistakes {len(small)}, ")
    write(f"blamed {sum(each.blamed for each in small)}\n")
    write(f"own decisions of {GOOD}s {len(own)}, blamed {len(blamed)}, ")
    write(f"of these clear mistakes by the long search {sum(e.true_mistake for e in blamed)}, ")
    write(f"of at least half of that loss {sum(e.true_loss >= judge.CLEAR / 2 for e in blamed)}\n")
    write(f"not blamed, looked at long {len(sample)}, ")
    write(f"clear mistakes {sum(each.true_mistake for each in sample)}\n")
    means = [sum(one.accuracy) / len(one.accuracy) for one in found]
    write(f"mean accuracy {sum(means) / len(means):.1f}\n")


def review_one(task: Task) -> Reviewed:
    match, planted = played(task)
    game = match.game
    actions = [ply.action for ply in match.plies]
    plies = review.step_plies([ply.seat for ply in match.plies])
    steps = [review.look_at(game, actions, ply, REVIEW_SIMULATIONS) for ply in plies]
    chance = random.Random(task.seed)
    found = []
    for step in steps:
        if step["options"]:
            checked = chance.randrange(SAMPLE) == 0
            found.append(judged(game, actions, step, step["ply"] in planted, checked))
    seats = review.summary(steps, game.players)["seats"]
    return Reviewed(found, [seat["accuracy"] for seat in seats])


def judged(
    game: Game, actions: list[int], step: review.Step, planted: bool, checked: bool
) -> Judgement:
    blamed = review.is_mistake(step)
    if not (planted or blamed or checked):
        return Judgement(planted, blamed, step["loss"], False, False, 0.0)
    s = review.position_at(game, actions, step["ply"])
    action = actions[step["ply"]]
    observer = Observer(game, s, step["seat"])
    told = judge.judge(observer, OTHER_LUCK, LONG, review.TOP, (action,), LOOKS)
    chosen = next(each for each in told if each["action"] == action)
    true_loss = judge.loss(told[0], chosen, step["seat"])
    clear = judge.is_clear(told[0], chosen, step["seat"])
    return Judgement(planted, blamed, step["loss"], True, clear, true_loss)


def played(task: Task) -> tuple[Match, set[int]]:
    """A game, and the plies at which a novice decided."""
    match = Match(game_spec(task.game), task.players, {})
    dealer = SeededDealer(task.seed)
    good = [make_bot(GOOD, task.seed, seat) for seat in range(task.players)]
    bad = make_bot(BAD, task.seed, task.players)
    chance = random.Random(task.seed)
    planted: set[int] = set()
    while True:
        match.deal(dealer)
        if match.state.over():
            return match, planted
        seat = match.seat()
        observer = Observer(match.game, match.state, seat)
        action = good[seat].choose(observer)
        if len(observer.choices) > 1 and chance.randrange(task.every) == 0:
            other = bad.choose(observer)
            if other != action:
                planted.add(match.state.ply)
                action = other
        match.take(action)


if __name__ == "__main__":
    main()
