"""The bot that searches: a budget of simulations, or of seconds, for each turn.

A turn of several decisions shares one budget: each takes half of what is left, and goes
on in the tree of the one before as long as the seat knows nothing new. With *processes*
above 1 forked copies search with other luck, and their counts are added up.
"""

import json
import os
import time
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.observer import Observer
from saqqara.bots.search import RootChoice, Search, order
from saqqara.kernel.match import table_view
from saqqara.kernel.rng import Rng

NODES: Final = 300_000  # of a tree whose budget is time
CHUNK: Final = 16  # simulations between two looks at the clock
UNLIMITED: Final = 1_000_000_000
FIRST_PART: Final = 0.6  # of the budget, for the first decision of a turn


class SearchBot(Bot):
    def __init__(
        self,
        seed: i64,
        stream: i64,
        simulations: int,
        seconds: float,
        processes: int = 1,
        hints: bool = True,
    ) -> None:
        super().__init__(seed, stream)
        self.simulations = simulations  # per turn; 0 = limited by time only
        self.seconds = seconds  # per turn; 0.0 = limited by simulations only
        self.processes = processes
        self.hints = hints
        self.search: Search | None = None
        self.expected: Mapping[str, object] | None = None  # the view if the turn goes on
        self.spent_simulations = 0  # in this turn
        self.spent_seconds = 0.0
        self.decisions = 0  # simulated so far, for measuring

    def choose(self, observer: Observer) -> int:
        legal = observer.legal()
        if len(legal) == 1:
            return legal[0]
        begin = time.perf_counter()
        search = self.tree_for(observer)
        choice = self.best_choices(search, observer)[0].action
        self.remember(search, observer, choice)
        self.spent_seconds += time.perf_counter() - begin
        return choice

    def best_choices(self, search: Search, observer: Observer) -> list[RootChoice]:
        """Search, in as many processes as asked for; the choices, best first."""
        copies = self.processes if hasattr(os, "fork") else 1  # Windows has none: search alone
        pipes = [self.fork(search, observer, number) for number in range(1, copies)]
        self.think(search, observer, self.rng(observer))
        choices = search.root_choices()
        for pipe in pipes:
            choices.extend(read_choices(pipe))
        return merged(choices)

    def fork(self, search: Search, observer: Observer, number: int) -> int:
        """Start a copy of this process that searches too; the pipe that its counts come from."""
        source, target = os.pipe()
        if os.fork() == 0:
            self.think(search, observer, Rng(self.key + number, observer.ply))
            rows = [[c.action, c.visits, c.value, c.share] for c in search.root_choices()]
            os.write(target, json.dumps(rows).encode())
            os._exit(0)
        os.close(target)
        return source

    def tree_for(self, observer: Observer) -> Search:
        """The tree of the last decision if nothing new is known since, or an empty one."""
        search = self.search
        if search is not None and search.game is observer.game:
            roomy = search.used * 2 < search.capacity
            if roomy and self.expected is not None and self.expected == observer.view():
                return search
            search.clear()
        else:
            nodes = 4 * self.simulations + 100 if self.simulations else NODES
            search = Search(observer.game, nodes, self.hints)
            self.search = search
        self.spent_simulations = 0
        self.spent_seconds = 0.0
        return search

    def think(self, search: Search, observer: Observer, rng: Rng) -> None:
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

    def remember(self, search: Search, observer: Observer, choice: int) -> None:
        """Follow the own choice down the tree, and note what the seat would see there."""
        self.decisions += search.decisions
        search.decisions = 0
        self.expected = None
        s = observer.sample(Rng(self.key, observer.ply))
        observer.game.apply(s, choice)
        if not s.over() and s.seat() == observer.seat and search.descend(choice, observer.seat):
            self.expected = table_view(observer.game, s, observer.seat)


def read_choices(pipe: int) -> list[RootChoice]:
    """What a forked search wrote; nothing if it died, as the others' counts will do."""
    with os.fdopen(pipe, "rb") as stream:
        text = stream.read()
    os.wait()
    if not text:
        return []
    return [RootChoice(row[0], row[1], row[2], row[3]) for row in json.loads(text)]


def merged(choices: list[RootChoice]) -> list[RootChoice]:
    """The counts of equal actions added up, best first."""
    found: dict[int, RootChoice] = {}
    for choice in choices:
        known = found.get(choice.action)
        if known is None:
            found[choice.action] = choice
        else:
            known.visits += choice.visits
            known.value += choice.value
            known.share += choice.share
    return sorted(found.values(), key=order)
