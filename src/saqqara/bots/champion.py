"""The strongest level: it searches with what a network has learned, and where none has learned the
game it searches as the level below does."""

from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.net_bot import NetBot
from saqqara.bots.network_files import has_weights
from saqqara.bots.observer import Observer
from saqqara.bots.thinker import SearchBot
from saqqara.kernel.game import Game


class ChampionBot(Bot):
    def __init__(self, seed: i64, stream: i64, seconds: float) -> None:
        super().__init__(seed, stream)
        self.learned = NetBot(seed, stream, 0, seconds)
        self.plain = SearchBot(seed, stream, 0, seconds)
        self.game: Game | None = None  # the last one asked about
        self.knows = False  # whether a network has learned it

    def choose(self, observer: Observer) -> int:
        if self.game is not observer.game:
            self.game = observer.game
            self.knows = has_weights(observer.game)
        if self.knows:
            return self.learned.choose(observer)
        return self.plain.choose(observer)
