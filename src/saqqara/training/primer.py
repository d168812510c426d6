"""The primer: what a network learns before it first plays, from play by the hints of the game.

A game is played carelessly, so that positions vary. Some of its decisions are judged: the game is
played to the end a few times from what the seat knows there, by the hints as the search's own
playouts are. The mean of these results has little luck in it, and costs a tenth of a search: so a
network begins with what the search would find out by playouts, and with the taste of the hints.
"""

from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from saqqara.bots import Observer
from saqqara.bots.greedy import best_rated, lucky_playout
from saqqara.bots.tuning import tuning_of
from saqqara.bots.values import WIN, outcomes
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.research.observation import Eye
from saqqara.training.samples import Samples, joined
from saqqara.training.selfplay import Noted, as_samples, game_numbered, lead_of
from saqqara.training.settings import Settings

JUDGED: Final = 4  # one decision in so many
PLAYED: Final = 8  # times to the end from there
NOISES: Final = (20, 100, 300, 900)  # on the rates of a game, in hundredths of what its hints need
WILD: Final = (0, 3, 10, 25)  # decisions of a hundred by lot
STREAM: Final = 1 << 40  # games of the primer draw from other numbers than self-play


def primer_samples(settings: Settings, number: int) -> Samples:
    """One game, as samples; *number* counts all games of the primer."""
    game = game_numbered(settings, number)
    rng = Rng(settings.seed, STREAM + number)
    judge = Judge(game, rng)
    noise = tuning_of(game.id).noise * NOISES[rng.below(len(NOISES))] // 100
    wild = WILD[rng.below(len(WILD))]
    found: list[Samples] = []
    s = game.start()
    while settle_chance(game, s, rng):
        game.list_choices(s, judge.out)
        if judge.out.n > 1 and rng.below(JUDGED) == 0:
            found.append(judge.sample(s))
            game.list_choices(s, judge.out)
        if rng.below(100) < wild:
            game.apply(s, judge.out.items[rng.below(judge.out.n)])
        else:
            game.apply(s, best_rated(game, s, rng, noise, judge.out, judge.rates))
    return joined(found) if found else as_samples(judge.eye, [], [], [])


class Judge:
    """What play by the hints makes of a position, and room to find it out in."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.noise = tuning_of(game.id).noise
        self.prospects = tuning_of(game.id).prospects
        self.eye = Eye(game)
        self.out = Choices(game.actions)
        self.rates = vec[i64]([0] * game.actions)
        self.shares = vec[i64]([0] * game.players)

    def sample(self, s: State) -> Samples:
        game, rng = self.game, self.rng
        seat = s.seat()
        legal = [self.out.items[i] for i in range(self.out.n)]
        game.hints.rate(s, self.out, self.rates)
        odds = liked([self.rates[i] for i in range(len(legal))], self.noise)
        seen = self.eye.look(s, seat)
        observer = Observer(game, s, seat)
        total = [0.0] * game.players
        lead = 0.0
        for _ in range(PLAYED):
            end = observer.sample(rng)
            lucky_playout(game, end, rng, rng, self.noise, self.out, self.rates)
            outcomes(game, end, self.prospects, self.shares)
            total = [have + int(more) for have, more in zip(total, self.shares, strict=True)]
            lead += lead_of(game, end, seat)
        results = [each / (PLAYED * WIN) for each in total]
        noted: Noted = (seat, seen, legal, odds, results)
        return as_samples(self.eye, [noted], results, [lead / PLAYED])


def liked(rates: list[int], noise: int) -> list[float]:
    """Odds by the rates: what is worse by as much as the playouts waver is rarely taken."""
    powers = np.exp((np.array(rates, np.float64) - max(rates)) / max(1, noise))
    found: list[float] = (powers / powers.sum()).tolist()
    return found
