"""Whether a new network is better than its teacher: games of the arena, on deals that both play."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final

from saqqara.arena.backends import Opener
from saqqara.arena.contest import play_contest
from saqqara.arena.plan import Plan, pair
from saqqara.arena.shares import share_interval
from saqqara.arena.table import play_deal
from saqqara.games import game_spec
from saqqara.training.settings import Settings

DEADLINE: Final = 600.0  # seconds for a decision; nobody is meant to meet it
BETTER: Final = 1.1  # times an even share: what a new network must win


@dataclass(frozen=True)
class Verdict:
    games: int
    share: float  # of the win, of the one bot against the others
    low: float  # 95 %
    high: float
    even: float  # what it would win if all were equally strong

    def better(self) -> bool:
        return self.share >= BETTER * self.even


UNTRIED: Final = Verdict(0, 0.0, 0.0, 0.0, 0.0)


def compare(
    settings: Settings, number: int, bot: str, other: str, folder: Path, opener: Opener
) -> Verdict:
    """One *bot* against *other* at all other seats, in round *number*; what was played in *folder*
    is not played again."""
    spec = game_spec(settings.game)
    pairing = pair(spec, settings.players, settings.options, (bot, other))
    plan = Plan((pairing,), settings.gate_games, settings.seed + number, DEADLINE)
    opening = partial(opener, (bot, other), play_deal)
    results = play_contest(plan, opening, folder, no_progress)
    shares = [
        fmean(sum(seat["win"] for seat in game["seats"] if seat["bot"] == 0) for game in games)
        for games in [deal["games"] for deal in sorted(results, key=lambda each: each["deal"])]
    ]
    low, high = share_interval(shares, settings.players)
    games = len(results) * settings.players
    return Verdict(games, fmean(shares), low, high, 1 / settings.players)


def no_progress(_: int) -> None:
    """Rounds are told as a whole."""
