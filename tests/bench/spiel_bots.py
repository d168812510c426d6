"""One of our bots against OpenSpiel's information-set MCTS at equal time, in our games.

    python tests/bench/spiel_bots.py GAME [--bot search:500] [--theirs 100] [--players N]
        [--games 100] [--option KEY=VALUE ..] [--processes 2]

Ours sits at one seat, theirs at all others, on deals that are played in every rotation. Theirs is
`ISMCTSBot` of open_spiel.python with random rollouts, playing through the OpenSpiel interface of
the package (its bots in C++ cannot play Python games), with so many simulations a decision. How
many of ours take as long, by processor time, is found out before, by games that do not count.
Forced decisions count for nobody.
"""

import argparse
import random
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Any, Final

from saqqara.arena.shares import share_interval
from saqqara.bots import Bot, Observer, make_bot
from saqqara.kernel.game import winners

CURIOSITY: Final = 1.4  # of their search, as in their examples
TRIALS: Final = 3
OTHER_DEALS: Final = 1_000_000  # trials are played on these
NEAR: Final = 0.05  # apart in time: near enough


@dataclass(frozen=True)
class Contest:
    game: str
    players: int
    options: dict[str, str]
    ours: str
    theirs: int

    def scaled(self, factor: float) -> "Contest":
        kind, budget, *rest = self.ours.split(":", 2)
        return replace(self, ours=":".join([kind, str(max(1, round(int(budget) * factor))), *rest]))


@dataclass(frozen=True)
class Played:
    share: float
    seconds: tuple[float, float]  # ours, theirs
    decisions: tuple[int, int]


def play(contest: Contest, number: int) -> Played:
    """One game; *number* says the deal and who sits where."""
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    from saqqara.research import openspiel

    deal, own = divmod(number, contest.players)
    game = openspiel.load(contest.game, contest.players, contest.options)
    rules = game.table.rules
    luck = random.Random(deal)
    theirs = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, np.random.RandomState(number)),
        CURIOSITY,
        contest.theirs,
        random_state=np.random.RandomState(number + 1),
        allow_inconsistent_action_sets=True,
    )
    ours: Bot = make_bot(contest.ours, 1, number)
    seconds, decisions = [0.0, 0.0], [0, 0]
    state: Any = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
            continue
        seat, legal = state.current_player(), state.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            side = int(seat != own)
            begin = time.process_time()
            if side:
                action = theirs.step(state)
            else:
                action = ours.choose(Observer(rules, state.at.state, seat))
            seconds[side] += time.process_time() - begin
            decisions[side] += 1
        state.apply_action(action)
    best = winners(rules, state.at.state)
    share = 1 / len(best) if own in best else 0.0
    return Played(share, (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def milliseconds(games: list[Played]) -> tuple[float, float]:
    """What a decision took ours and theirs."""
    ours, theirs = (
        1000
        * sum(each.seconds[side] for each in games)
        / sum(each.decisions[side] for each in games)
        for side in range(2)
    )
    return ours, theirs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="search:500")
    parser.add_argument("--theirs", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    options = dict(each.split("=") for each in asked.option)
    contest = Contest(asked.game, asked.players, options, asked.bot, asked.theirs)
    games = -(-asked.games // asked.players) * asked.players
    with ProcessPoolExecutor(asked.processes) as pool:
        for trial in range(TRIALS):
            first = (OTHER_DEALS + trial * asked.processes) * asked.players
            numbers = range(first, first + asked.processes * asked.players)
            ours, theirs = milliseconds(list(pool.map(play, repeat(contest), numbers)))
            if abs(ours / theirs - 1) < NEAR:
                break
            contest = contest.scaled(theirs / ours)
        played = list(pool.map(play, repeat(contest), range(games)))
    shares = [
        statistics.fmean(each.share for each in played[start : start + asked.players])
        for start in range(0, games, asked.players)
    ]
    low, high = share_interval(shares, asked.players)
    ours, theirs = milliseconds(played)
    sys.stdout.write(
        f"{asked.game} {asked.players} {' '.join(asked.option)}\n"
        f"{contest.ours} against OpenSpiel's ISMCTS:{asked.theirs}, {games} games\n"
        f"share {statistics.fmean(shares):.3f} [{low:.2f}, {high:.2f}]\n"
        f"a decision: {ours:.1f} ms, theirs {theirs:.1f} ms\n"
    )


if __name__ == "__main__":
    main()
