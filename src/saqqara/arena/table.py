"""One deal of a contest, played to the end in every rotation; plain data comes out.

A bot that fails, whatever bot it is, plays the rest of the game at random, and the game is
lost for it: those who did not fail share it as if they had played alone.
"""

import time
import traceback
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from typing import Final, TypedDict

from saqqara.arena.plan import Pairing
from saqqara.bots import Bot, Observer, make_bot
from saqqara.bots.foreign import Fault, ForeignBot
from saqqara.bots.foreign_program import CRASHED, ILLEGAL, SHOWN, TAIL_LINES
from saqqara.bots.random import RandomBot
from saqqara.games import game_spec
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game, ranks, scores
from saqqara.kernel.result import places_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

Watch = Callable[[State, int, list[int], int], None]  # position, seat, legal actions, action
MOST_SEATS: Final = 16  # for numbering the bots' streams
MOST_RULES: Final = 64  # games under different options kept at hand
MOST_SECONDS: Final = 6  # decimals of a time


class FaultData(TypedDict):
    kind: str
    ply: int
    said: str
    exit: int | None
    stderr: list[str]


class SeatResult(TypedDict):
    bot: int  # its place in the list of bots
    score: int
    sources: dict[str, int]  # the score by source
    pieces: dict[str, int]  # by part of the board; empty where a game does not count them
    place: int  # 1 is best; equals share a place, who failed comes last
    win: float  # a shared win is a fraction
    decisions: int
    forced: int  # of these, with one choice only; no bot is asked then
    seconds: float  # spent choosing
    slowest: float
    late: int  # choices that took longer than the deadline but could not be stopped
    fault: FaultData | None


class GameResult(TypedDict):
    rotation: int
    seconds: float
    seats: list[SeatResult]


class DealResult(TypedDict):
    game: str
    deal: int
    games: list[GameResult]


class Chair:
    """A bot at its seat, and how it behaves."""

    def __init__(self, name: str, seed: int, stream: int, deadline: float) -> None:
        self.bot: Bot = make_bot(name, seed, stream)
        self.substitute = RandomBot(seed, stream)
        self.deadline = deadline
        self.decisions = 0
        self.forced = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.late = 0
        self.fault: Fault | None = None

    def choose(self, observer: Observer) -> int:
        if self.fault is not None:
            return self.substitute.choose(observer)
        begin = time.perf_counter()
        try:
            action = self.bot.choose(observer)
            trouble = None
        except Exception as error:  # a long contest must not end with one bot's mistake
            action = -1
            trouble = Fault(CRASHED, observer.ply, str(error)[:SHOWN], None, last_lines())
        spent = time.perf_counter() - begin
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        if isinstance(self.bot, ForeignBot):
            trouble = trouble or self.bot.fault
        else:
            self.late += spent > self.deadline
        if trouble is None and action not in observer.legal():
            trouble = Fault(ILLEGAL, observer.ply, str(action), None, [])
        self.fault = trouble
        return action if trouble is None else self.substitute.choose(observer)


def last_lines() -> list[str]:
    """Of the traceback of the error being handled."""
    return [line[:SHOWN] for line in traceback.format_exc().splitlines()[-TAIL_LINES:]]


@lru_cache(maxsize=MOST_RULES)
def rules_of(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return game_spec(game).game(players, dict(options))


def play_deal(pairing: Pairing, seed: int, deadline: float, deal: int) -> DealResult:
    games = [
        play_game(pairing, seed, deadline, deal, rotation, seating)
        for rotation, seating in enumerate(pairing.seatings(deal))
    ]
    return {"game": pairing.game, "deal": deal, "games": games}


def play_game(
    pairing: Pairing,
    seed: int,
    deadline: float,
    deal: int,
    rotation: int,
    seating: tuple[int, ...],
    watch: Watch | None = None,
) -> GameResult:
    """One game of a deal; *watch* is told of every decision before it is carried out."""
    begin = time.perf_counter()
    game = rules_of(pairing.game, pairing.players, tuple(pairing.options.items()))
    number = deal * pairing.players + rotation
    chairs = [
        Chair(pairing.bots[bot], seed, number * MOST_SEATS + seat + 1, deadline)
        for seat, bot in enumerate(seating)
    ]
    names = [f"{pairing.bots[bot]} {seat + 1}" for seat, bot in enumerate(seating)]
    foreign = [chair.bot for chair in chairs if isinstance(chair.bot, ForeignBot)]
    try:
        for bot in foreign:
            bot.deadline, bot.names = deadline, names
        s = play_to_the_end(game, chairs, chance_key(seed, deal), watch)
        results = seat_results(game, s, chairs, seating)
        winners = [seat for seat, result in enumerate(results) if result["win"] > 0]
        for bot in foreign:
            bot.finish(scores(game, s), winners)
    finally:
        for bot in foreign:
            bot.close()
    spent = round(time.perf_counter() - begin, MOST_SECONDS)
    return {"rotation": rotation, "seconds": spent, "seats": results}


def chance_key(seed: int, deal: int) -> int:
    mixed = Rng(seed, deal)
    return mixed.word() << 31 ^ mixed.word()


def play_to_the_end(game: Game, chairs: list[Chair], key: int, watch: Watch | None = None) -> State:
    """The n-th outcome of chance follows from the deal and n, whatever was played before it."""
    s = game.start()
    outcomes = 0
    while not s.over():
        seat = s.seat()
        if seat == CHANCE:
            game.apply(s, game.sample(s, Rng(key, outcomes)))
            outcomes += 1
            continue
        legal = game.legal(s)
        chairs[seat].decisions += 1
        if len(legal) == 1:
            chairs[seat].forced += 1
            action = legal[0]
        else:
            action = chairs[seat].choose(Observer(game, s, seat))
        if watch is not None:
            watch(s, seat, legal, action)
        game.apply(s, action)
    return s


def seat_results(
    game: Game, s: State, chairs: list[Chair], seating: tuple[int, ...]
) -> list[SeatResult]:
    failed = [chair.fault is not None for chair in chairs]
    last = max(2, failed.count(False) + 1)  # if all failed, nobody is first
    places = places_of(ranks(game, s), failed, last)
    winners = places.count(1)
    return [
        {
            "bot": seating[seat],
            "score": game.score(s, seat),
            "sources": game.score_sheet(s, seat),
            "pieces": game.pieces(s, seat),
            "place": places[seat],
            "win": 1 / winners if places[seat] == 1 else 0.0,
            "decisions": chair.decisions,
            "forced": chair.forced,
            "seconds": round(chair.seconds, MOST_SECONDS),
            "slowest": round(chair.slowest, MOST_SECONDS),
            "late": chair.late,
            "fault": None if chair.fault is None else fault_data(chair.fault),
        }
        for seat, chair in enumerate(chairs)
    ]


def fault_data(fault: Fault) -> FaultData:
    data: FaultData = asdict(fault)  # type: ignore[assignment]
    return data
