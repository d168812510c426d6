"""Self-play: a teacher plays all seats, and what its search found of each decision is noted.

The teacher is a search: with the game's hints as long as no network is better, with a network
after that. Most decisions are taken as it says, some by lot from what it tried, so that positions
vary. Everything follows from the seed and the number of the game.
"""

from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from saqqara.arena.table import rules_of
from saqqara.bots import Observer, make_bot
from saqqara.bots.net_bot import NetBot
from saqqara.bots.network_files import file_name
from saqqara.bots.search import RootChoice, Search
from saqqara.bots.tuning import tuning_of
from saqqara.bots.values import WIN, outcomes
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.research.observation import Eye
from saqqara.training.samples import Samples
from saqqara.training.settings import Settings, game_of

VARIED: Final = 4  # one decision in so many is taken by lot
NODES: Final = 4  # of the tree without a network, for each simulation
TRIES: Final = 1000  # to draw options that fit

# Seat, what it saw, what was legal, how often each was tried, what each seat may expect.
Noted = tuple[int, np.ndarray, list[int], list[float], list[float]]


class Teacher:
    """Says of a decision what it found: the most promising choice first."""

    def __init__(self, name: str, game: Game, seed: int, stream: int) -> None:
        self.name = name
        self.players = int(game.players)
        self.bot = make_bot(name, seed, stream)
        self.tree: Search | None = None
        if not isinstance(self.bot, NetBot):
            self.simulations = int(name.partition(":")[2])
            self.tree = Search(game, NODES * self.simulations + 100)

    def judged(self, observer: Observer) -> list[RootChoice]:
        if isinstance(self.bot, NetBot):
            return self.bot.judged(observer)
        assert self.tree is not None
        self.tree.clear()
        self.tree.run(observer, self.bot.rng(observer), self.simulations)
        return self.tree.root_choices()

    def expected(self, seat: int, found: list[RootChoice]) -> list[float]:
        """Of the decision just judged, by seat. The search by the hints counts only what the seat
        that decides may expect; the others are then told apart by who won."""
        if isinstance(self.bot, NetBot):
            assert self.bot.search is not None
            return self.bot.search.expected()
        own = found[0].share / (WIN * max(1, found[0].visits))
        rest = (1 - own) / (self.players - 1)
        return [own if each == seat else rest for each in range(self.players)]


def play_samples(settings: Settings, teacher: str, number: int) -> Samples:
    """One game, as samples; *number* counts all games of a run."""
    game = game_numbered(settings, number)
    eye = Eye(game)
    rng = Rng(settings.seed, number)
    teachers = [
        Teacher(teacher, game, settings.seed, number * settings.players + seat + 1)
        for seat in range(settings.players)
    ]
    noted: list[Noted] = []
    s = game.start()
    while settle_chance(game, s, rng):
        legal = game.legal(s)
        action = legal[0]
        if len(legal) > 1:
            seat = s.seat()
            found = teachers[seat].judged(Observer(game, s, seat))
            expected = teachers[seat].expected(seat, found)
            noted.append((seat, eye.look(s, seat), legal, odds_of(legal, found), expected))
            action = found[0].action
            if rng.below(VARIED) == 0:
                action = by_lot(found, rng)
        game.apply(s, action)
    shares = vec[i64]([0] * settings.players)
    outcomes(game, s, tuning_of(game.id).prospects, shares)
    leads = [lead_of(game, s, seat) for seat, *_ in noted]
    return as_samples(eye, noted, [int(share) / WIN for share in shares], leads)


def game_numbered(settings: Settings, number: int) -> Game:
    """The rules of one game of a run."""
    options = settings.options
    if settings.mixed:
        options = drawn_options(settings, number)
    complete = game_spec(settings.game).complete(options)
    return rules_of(settings.game, settings.players, tuple(complete.items()))


def lead_of(game: Game, end: State, seat: int) -> float:
    """How much more a seat has in the end than the best of the others, as its hints count it."""
    wealth = [int(game.hints.prosperity(game, end, each)) for each in range(game.players)]
    return wealth[seat] - max(wealth[:seat] + wealth[seat + 1 :])


def odds_of(legal: list[int], found: list[RootChoice]) -> list[float]:
    """How often each legal choice was tried, as shares of 1."""
    total = max(1, sum(choice.visits for choice in found))
    tried = {choice.action: choice.visits / total for choice in found}
    return [tried.get(action, 0.0) for action in legal]


def by_lot(found: list[RootChoice], rng: Rng) -> int:
    left = rng.below(max(1, sum(choice.visits for choice in found)))
    for choice in found:
        left -= choice.visits
        if left < 0:
            return choice.action
    return found[0].action


def as_samples(eye: Eye, noted: list[Noted], shares: list[float], leads: list[float]) -> Samples:
    """*shares* of the win by seat, *leads* by decision."""
    players = int(eye.game.players)
    results = [around(shares, seat) for seat, *_ in noted]
    promised = [around(expected, seat) for seat, *_, expected in noted]
    return Samples(
        np.array([seen for _, seen, *_ in noted], np.uint8).reshape(-1, eye.width),
        np.array(results, np.float32).reshape(-1, players),
        np.array(promised, np.float32).reshape(-1, players),
        np.array(leads, np.float32),
        np.array([len(legal) for _, _, legal, *_ in noted], np.int32),
        np.array([action for _, _, legal, *_ in noted for action in legal], np.int16),
        np.array([each for *_, odds, _ in noted for each in odds], np.float32),
    )


def around(shares: list[float], seat: int) -> list[float]:
    """From *seat* on."""
    return shares[seat:] + shares[:seat]


def drawn_options(settings: Settings, number: int) -> dict[str, str]:
    """Options under which the observation has the layout of the run's own: each as the run has it,
    or by lot, one as often as the other."""
    spec = game_spec(settings.game)
    wanted = file_name(game_of(settings, spec))
    rng = Rng(settings.seed + 1, number)
    for _ in range(TRIES):
        drawn = {each.id: each.values[rng.below(len(each.values))] for each in spec.options}
        drawn |= {key: value for key, value in settings.options.items() if rng.below(2) == 0}
        try:
            if file_name(spec.game(settings.players, drawn)) == wanted:
                return drawn
        except OptionError:  # they exclude each other
            continue
    return settings.options
