"""Two bots at equal time: a game's share for the first of them, by processor time.

    python tests/bench/equal_time.py GAME --bots net:400,search:500 [--players N] [--games 200]
        [--option KEY=VALUE ..] [--mixed] [--tune playouts=100 ..] [--given] [--processes 2]

The one bot plays against the other at all other seats, on deals that are played in every rotation.
A budget in seconds means little on a machine that is busy, so both count simulations. How many of
the first bot's take as long as the second's is found out before, by games that do not count
(`--given` leaves the numbers as they are); what a decision then took both is told with the result.
Forced decisions count for nobody. With `--mixed` every deal has other options, as far as the
observation has the same layout.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Final

from saqqara.arena.shares import share_interval
from saqqara.arena.table import MOST_SEATS, Chair, chance_key, play_to_the_end, seat_results
from saqqara.bots import Observer
from saqqara.bots.tuning import TUNED, Tuning, tuning_of
from saqqara.games import game_spec
from saqqara.kernel.rng import Rng
from saqqara.training.selfplay import drawn_options
from saqqara.training.settings import Settings

PATIENCE: Final = 3600.0  # seconds for a decision; nobody is meant to meet it
TRIALS: Final = 3  # times the number of simulations is corrected
TRIAL_DEALS: Final = 2  # for each process, in a trial
OTHER_DEALS: Final = 1_000_000  # trials are played on these
NEAR: Final = 0.04  # apart in time: near enough


@dataclass(frozen=True)
class Contest:
    game: str
    players: int
    options: dict[str, str]
    mixed: bool
    first: str
    second: str
    seed: int
    tuning: dict[str, float]

    def bots(self) -> tuple[str, str]:
        return self.first, self.second


@dataclass(frozen=True)
class Deal:
    """What a deal brought; the lists are of the two bots."""

    share: float
    last: float  # how often the first bot came last
    seconds: list[float]
    decisions: list[int]


class TimedChair(Chair):
    """Counts the time of the processor, as others work on this machine too."""

    def choose(self, observer: Observer) -> int:
        begin = time.process_time()
        action = self.bot.choose(observer)
        self.seconds += time.process_time() - begin
        return action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="net:400,search:500")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--mixed", action="store_true")
    parser.add_argument("--tune", action="append", default=[])
    parser.add_argument("--given", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    first, second = asked.bots.split(",")
    options = dict(each.split("=") for each in asked.option)
    tuning = {key: float(value) for key, value in (each.split("=") for each in asked.tune)}
    contest = Contest(
        asked.game, asked.players, options, asked.mixed, first, second, asked.seed, tuning
    )
    with ProcessPoolExecutor(asked.processes) as pool:
        if not asked.given:
            contest = balanced(contest, pool, asked.processes * TRIAL_DEALS)
        deals = -(-asked.games // asked.players)
        report(contest, list(pool.map(play_deal, repeat(contest, deals), range(deals))))


def balanced(contest: Contest, pool: ProcessPoolExecutor, deals: int) -> Contest:
    """The same with as many simulations of the first bot as take as long as the second's."""
    for trial in range(TRIALS):
        begin = OTHER_DEALS + trial * deals
        played = list(pool.map(play_deal, repeat(contest, deals), range(begin, begin + deals)))
        mine, others = milliseconds(played)
        if abs(mine / others - 1) < NEAR:
            break
        kind, budget, *rest = contest.first.split(":", 2)
        budget = str(max(1, round(int(budget) * others / mine)))
        contest = replace(contest, first=":".join([kind, budget, *rest]))
    return contest


def play_deal(contest: Contest, deal: int) -> Deal:
    tune(contest)
    spec = game_spec(contest.game)
    options = drawn(contest, deal) if contest.mixed else contest.options
    game = spec.game(contest.players, options)
    shares: list[float] = []
    last = 0
    seconds = [0.0, 0.0]
    decisions = [0, 0]
    for seat in range(contest.players):
        seating = tuple(int(each != seat) for each in range(contest.players))
        number = (deal * contest.players + seat) * MOST_SEATS
        chairs: list[Chair] = [
            TimedChair(contest.bots()[bot], contest.seed, number + chair + 1, PATIENCE)
            for chair, bot in enumerate(seating)
        ]
        end = play_to_the_end(game, chairs, chance_key(contest.seed, deal))
        results = seat_results(game, end, chairs, seating)
        shares.append(results[seat]["win"])
        last += results[seat]["place"] == max(each["place"] for each in results)
        for bot, chair in zip(seating, chairs, strict=True):
            seconds[bot] += chair.seconds
            decisions[bot] += chair.decisions - chair.forced
    return Deal(statistics.fmean(shares), last / contest.players, seconds, decisions)


def tune(contest: Contest) -> None:
    """Other figures of the search than the game's own, for tries."""
    if contest.tuning:
        usual = tuning_of(contest.game)
        names = ("trust", "noise", "margin", "playouts", "played", "prospects")
        whole = {name: int(contest.tuning.get(name, getattr(usual, name))) for name in names}
        curious = float(contest.tuning.get("curious", usual.curious))
        doubt = float(contest.tuning.get("doubt", usual.doubt))
        TUNED[contest.game] = Tuning(**whole, curious=curious, doubt=doubt)


def drawn(contest: Contest, deal: int) -> dict[str, str]:
    """Options by lot for a deal, as training draws them."""
    settings = Settings(
        game=contest.game,
        rules=0,
        encoding=0,
        players=contest.players,
        options=contest.options,
        mixed=True,
        seed=Rng(contest.seed, 99).below(1 << 30),
        primer=0,
        games=0,
        simulations=0,
        gate_games=0,
        first=0,
        second=0,
        steps=0,
        batch=0,
        learner="",
    )
    return drawn_options(settings, deal)


def milliseconds(deals: Iterable[Deal]) -> list[float]:
    """What a decision took each of the two."""
    both = list(deals)
    return [
        1000 * sum(each.seconds[bot] for each in both) / sum(each.decisions[bot] for each in both)
        for bot in range(2)
    ]


def report(contest: Contest, deals: list[Deal]) -> None:
    shares = [each.share for each in deals]
    low, high = share_interval(shares, contest.players)
    mine, others = milliseconds(deals)
    named = [
        contest.game,
        str(contest.players),
        *(f"{key}={value}" for key, value in contest.options.items()),
    ]
    if contest.mixed:
        named.append("mixed")
    if contest.tuning:
        named.append(str(contest.tuning))
    lines = (
        " ".join(named),
        f"{contest.first} against {contest.second}, {len(deals) * contest.players} games",
        f"share {statistics.fmean(shares):.3f} [{low:.2f}, {high:.2f}]",
        f"last {statistics.fmean(each.last for each in deals):.3f}",
        f"a decision {mine:.2f} ms against {others:.2f} ms",
    )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
