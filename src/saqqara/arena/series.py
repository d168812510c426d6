"""A series of games between bots: game number i depends on (seed, i) and nothing else.

Chance is dealt from the stream i of the seed; where all seats play at random, their
choices come from it too, as in kernel/playout.py. Other bots have streams of their own.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saqqara.bots import Observer, make_bot
from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.playout import Tally, tally_playouts
from saqqara.kernel.record import record_of
from saqqara.kernel.rng import Rng

MAX_GAMES: Final = 1_000_000_000  # below 2**32: the streams of the bots lie above
MAX_SEED: Final = 2**63 - 1
RANDOM: Final = "random"


@dataclass(frozen=True)
class Series:
    """What is played. Plain data, so that it can be sent to another process."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    bots: tuple[str, ...]  # by seat
    records: str | None = None  # the folder for a record of each game

    def all_random(self) -> bool:
        return all(bot == RANDOM for bot in self.bots)

    def new_match(self) -> Match:
        return Match(game_spec(self.game), self.players, self.options)


@dataclass
class Totals:
    """Sums over games. Whole numbers, so that the order of adding does not matter."""

    games: int
    decisions: int  # of seats; chance does not count
    sixtieths: list[int]  # of wins, by seat: a win shared by 2 to 5 splits exactly
    points: list[int]  # by seat

    def add(self, other: "Totals") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(len(self.points)):
            self.sixtieths[seat] += other.sixtieths[seat]
            self.points[seat] += other.points[seat]

    def wins(self) -> list[float]:
        """Games won by each seat; of a shared win everybody gets a fraction."""
        return [sixtieths / 60 for sixtieths in self.sixtieths]

    def mean_score(self) -> list[float]:
        return [points / self.games if self.games else 0.0 for points in self.points]


def no_totals(players: int) -> Totals:
    return Totals(0, 0, [0] * players, [0] * players)


def play_part(series: Series, first: int, count: int) -> Totals:
    """Play the games number first..first+count-1."""
    tally = Tally(series.players)
    if series.all_random() and series.records is None:
        tally_playouts(series.new_match().game, series.seed, first, count, tally)
    else:
        for index in range(first, first + count):
            match = play_game(series, index)
            decisions = sum(1 for ply in match.plies if ply.seat != CHANCE)
            tally.count(match.game, match.state, decisions)
            write_record(series, index, match)
    return Totals(tally.games, tally.decisions, tally.sixtieths, tally.points)


def play_game(series: Series, index: int) -> Match:
    match = series.new_match()
    if series.all_random():
        play_at_random(match, Rng(series.seed, index))
    else:
        play_bots(match, series, index)
    return match


def play_at_random(match: Match, rng: Rng) -> None:
    """Must draw from *rng* exactly as kernel.playout does: records must not change results."""
    while not match.state.over():
        if match.seat() == CHANCE:
            match.take(match.game.sample(match.state, rng))
        else:
            choices = match.game.legal(match.state)
            match.take(choices[rng.below(len(choices))])


def play_bots(match: Match, series: Series, index: int) -> None:
    dealer = SeededDealer(series.seed, index)
    bots = [
        make_bot(name, series.seed, (seat + 1) * 2**32 + index)
        for seat, name in enumerate(series.bots)
    ]
    match.deal(dealer)
    while not match.state.over():
        seat = match.seat()
        match.take(bots[seat].choose(Observer(match.game, match.state, seat)))
        match.deal(dealer)


def write_record(series: Series, index: int, match: Match) -> None:
    if series.records is not None:
        names = [f"{bot} {seat + 1}" for seat, bot in enumerate(series.bots)]
        record = record_of(match, names, {})
        path = Path(series.records, f"{series.game}-{index:06d}.json")
        path.write_text(record.to_json(), encoding="utf-8")
