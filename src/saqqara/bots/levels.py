"""The levels that search: how much each may think, and whether by the hints or with a network.

The strongest searches with what a network has learned, wherever one has learned the game; without
one it searches by the hints, as the others do.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.net_bot import NetBot
from saqqara.bots.network_files import has_weights
from saqqara.bots.observer import Observer
from saqqara.bots.thinker import SearchBot
from saqqara.kernel.game import Game

CHAMPION: Final = "thoth"
# Simulations of a turn, or seconds.
SEARCHING: Final[dict[str, tuple[int, float]]] = {
    "mason": (500, 0.0),
    "architect": (3000, 0.0),
    "vizier": (0, 1.0),
    CHAMPION: (0, 1.0),
}
LEAST_SIMULATIONS: Final = 50  # of a level that must hurry


class ChampionBot(Bot):
    """With a network where one has learned the game, else by the hints."""

    def __init__(self, seed: i64, stream: i64, simulations: int, seconds: float) -> None:
        super().__init__(seed, stream)
        self.learned = NetBot(seed, stream, simulations, seconds)
        self.plain = SearchBot(seed, stream, simulations, seconds)
        self.game: Game | None = None  # the last one asked about
        self.knows = False  # whether a network has learned it

    def choose(self, observer: Observer) -> int:
        if self.game is not observer.game:
            self.game = observer.game
            self.knows = has_weights(observer.game)
        if self.knows:
            return self.learned.choose(observer)
        return self.plain.choose(observer)


def level_bot(level: str, seed: i64, stream: i64, share: float = 1.0) -> Bot:
    """One of SEARCHING; with a *share* of its usual budget where many wait."""
    simulations, seconds = SEARCHING[level]
    if simulations:
        simulations = max(LEAST_SIMULATIONS, int(share * simulations))
    if level == CHAMPION:
        return ChampionBot(seed, stream, simulations, share * seconds)
    return SearchBot(seed, stream, simulations, share * seconds)
