"""The bot that searches with a network: a budget of simulations, or of seconds, for each turn.

As with the bot of `thinker.py` a turn of several decisions shares one budget, and goes on in the
tree of the decision before as long as the seat knows nothing new.
"""

import time
from collections.abc import Mapping

from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.net_search import NetSearch, nodes_for
from saqqara.bots.network_files import weights_for
from saqqara.bots.observer import Observer
from saqqara.bots.search import RootChoice
from saqqara.bots.thinker import CHUNK, FIRST_PART, UNLIMITED
from saqqara.kernel.game import Game
from saqqara.kernel.match import table_view
from saqqara.kernel.rng import Rng

NODES = 600_000  # of a tree whose budget is time: a second fills about two thirds of it


class NetBot(Bot):
    def __init__(
        self, seed: i64, stream: i64, simulations: int, seconds: float, path: str = ""
    ) -> None:
        super().__init__(seed, stream)
        self.simulations = simulations  # per turn; 0 = limited by time only
        self.seconds = seconds  # per turn; 0.0 = limited by simulations only
        self.path = path  # of the weights; "" = those of the package
        self.search: NetSearch | None = None
        self.expected: Mapping[str, object] | None = None  # the view if the turn goes on
        self.spent_simulations = 0  # in this turn
        self.spent_seconds = 0.0

    def check(self, game: Game) -> None:
        """OptionError if there are no weights for this game."""
        weights_for(game, self.path)

    def choose(self, observer: Observer) -> int:
        legal = observer.legal()
        if len(legal) == 1:
            return legal[0]
        begin = time.perf_counter()
        search = self.tree_for(observer)
        self.think(search, observer, self.rng(observer))
        choice = search.root_choices()[0].action
        self.remember(search, observer, choice)
        self.spent_seconds += time.perf_counter() - begin
        return choice

    def judged(self, observer: Observer) -> list[RootChoice]:
        """What a search of its own says of all choices; noise makes it look at more of them. Others
        learn from how often it tried each, so it does not try what it only doubts."""
        search = self.fresh(observer)
        search.doubt = 0.0
        rng = self.rng(observer)
        search.run(observer, rng, 1)
        search.stir(rng)
        search.run(observer, rng, self.simulations)
        return search.root_choices()

    def fresh(self, observer: Observer) -> NetSearch:
        """An empty tree, in the memory of the last one if there is one."""
        search = self.search
        if search is not None and search.game is observer.game:
            search.clear(observer.seat)
            return search
        nodes = nodes_for(self.simulations) if self.simulations else NODES
        weights = weights_for(observer.game, self.path)
        search = NetSearch(observer.game, weights, nodes, observer.seat)
        self.search = search
        return search

    def tree_for(self, observer: Observer) -> NetSearch:
        """The tree of the last decision if nothing new is known since, or an empty one."""
        search = self.search
        if search is not None and search.game is observer.game and self.expected is not None:
            roomy = search.used * 2 < search.capacity
            if roomy and self.expected == observer.view():
                return search
        self.spent_simulations = 0
        self.spent_seconds = 0.0
        return self.fresh(observer)

    def think(self, search: NetSearch, observer: Observer, rng: Rng) -> None:
        left = UNLIMITED
        if self.simulations:
            left = max(8, int((self.simulations - self.spent_simulations) * FIRST_PART))
        deadline = 0.0
        if self.seconds > 0:
            deadline = time.perf_counter() + (self.seconds - self.spent_seconds) * FIRST_PART
        while left > 0:
            chunk = min(CHUNK, left)
            search.run(observer, rng, chunk)
            left -= chunk
            self.spent_simulations += chunk
            if deadline > 0 and time.perf_counter() > deadline:
                break

    def remember(self, search: NetSearch, observer: Observer, choice: int) -> None:
        """Follow the own choice down the tree, and note what the seat would see there."""
        self.expected = None
        s = observer.sample(Rng(self.key, observer.ply))
        observer.game.apply(s, choice)
        if not s.over() and s.seat() == observer.seat and search.descend(choice, observer.seat):
            self.expected = table_view(observer.game, s, observer.seat)
