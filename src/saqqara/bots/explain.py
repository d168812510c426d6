"""What the search thinks of the choices, as data: for the hint button and for reviews.

Ids and numbers only; a door puts them into words. From the same search as the bots, and
from what the seat sees.
"""

from typing import Final, TypedDict

from mypy_extensions import i64

from saqqara.bots.observer import Observer
from saqqara.bots.search import NONE, RootChoice, Search
from saqqara.bots.values import WIN
from saqqara.kernel.rng import Rng

CLOSER_LOOKS: Final = 60  # simulations of each explained choice that are looked at to the end


class Explained(TypedDict):
    action: int
    word: str  # its notation
    visits: int  # simulations that began with it
    win_share: float  # 0..1: how much of the win the seat may expect
    score: float  # expected points at the end
    sources: dict[str, float]  # the same by source (message ids)


def explain(
    observer: Observer, seed: i64, simulations: int = 2000, top: int = 3
) -> list[Explained]:
    """The best choices of the pending decision, best first; a forced choice too."""
    rng = Rng(seed, observer.ply)
    search = Search(observer.game, simulations + top * CLOSER_LOOKS + 2)
    legal = observer.legal()
    if len(legal) == 1:  # played without being asked for: forced, it would be played twice
        return [look_closer(observer, search, RootChoice(legal[0], 0, 0, 0), NONE, rng)]
    search.run(observer, rng, simulations)
    best = search.root_choices()[:top]
    told = [look_closer(observer, search, choice, choice.action, rng) for choice in best]
    return sorted(told, key=as_shown, reverse=True)


def as_shown(choice: Explained) -> tuple[int, float]:
    """The closer looks may change the order: the best is the best by what people are shown, the
    share in whole per cent and then the points."""
    return int(choice["win_share"] * 100 + 0.5), choice["score"]


def look_closer(
    observer: Observer, search: Search, choice: RootChoice, forced: i64, rng: Rng
) -> Explained:
    """Simulate one choice some more, and see where the points of the seat come from."""
    game = observer.game
    totals: dict[str, int] = {}
    won = choice.share
    for _ in range(CLOSER_LOOKS):
        s = observer.sample(rng)
        search.simulate(s, rng, forced)
        won += search.shares[observer.seat]
        for source, points in game.score_sheet(s, observer.seat).items():
            totals[source] = totals.get(source, 0) + points
    visits = choice.visits + CLOSER_LOOKS
    return {
        "action": choice.action,
        "word": game.word(choice.action),
        "visits": visits,
        "win_share": won / (visits * WIN),
        "score": sum(totals.values()) / CLOSER_LOOKS,
        "sources": {source: points / CLOSER_LOOKS for source, points in totals.items()},
    }
