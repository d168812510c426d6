"""OpenSkill ratings: one number for each bot, from all games of a contest in their order.

Plackett-Luce, with the library's own constants. A bot at several seats of one game has one
rating, which moves by the mean of what happened at them.
"""

import statistics
from collections.abc import Iterable
from typing import TypedDict

from saqqara.arena.table import GameResult


class Rating(TypedDict):
    mu: float
    sigma: float
    ordinal: float  # mu - 3 sigma: what the rating is at least, almost certainly


def rate(bots: int, games: Iterable[GameResult]) -> list[Rating]:
    """The ratings of the bots 0..bots-1."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        seated = [result["bot"] for result in game["seats"]]
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seated]
        places = [float(result["place"]) for result in game["seats"]]
        after = model.rate(teams, ranks=places)
        for bot in set(seated):
            own = [team[0] for team, sitter in zip(after, seated, strict=True) if sitter == bot]
            ratings[bot].mu = statistics.fmean(rating.mu for rating in own)
            ratings[bot].sigma = statistics.fmean(rating.sigma for rating in own)
    return [
        {
            "mu": round(rating.mu, 4),
            "sigma": round(rating.sigma, 4),
            "ordinal": round(rating.ordinal(), 4),
        }
        for rating in ratings
    ]
