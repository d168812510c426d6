"""Bots think in processes of their own, so that a search never holds up a server.

Quick levels decide where they are asked. A search gets the plies of the game and answers
with the words of its whole turn. The position is built there, but the bot is handed an
Observer of its seat, as everywhere.

Bots of the host's own (levels.py) have processes of their own besides; where one fails, another
plays that turn, and the log says so.

What nobody waits for (reviews) is done in processes of its own, which the system lets run only
where nothing else wants to: so it holds up no bot, not even for the length of a piece of it.
"""

import asyncio
import hashlib
import hmac
import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import structlog

from saqqara.bots import Observer
from saqqara.bots.bot import Bot
from saqqara.bots.judge import Budget, Judged, judge
from saqqara.bots.levels import SEARCHING, level_bot
from saqqara.bots.names import LEVELS, make_bot
from saqqara.games import game_spec
from saqqara.kernel.match import Match, action_of
from saqqara.server.own_bots import OwnBotFailed, OwnBots
from saqqara.table.sealed import asked_position
from saqqara.table.seats import WEAK
from saqqara.table.table import Table

A = TypeVar("A")
T = TypeVar("T")

log = structlog.get_logger()

QUICK: Final = frozenset({"novice", "scribe"})
HINT_BUDGET: Final = Budget()
COACH_BUDGET: Final = Budget(800, 200)
MOST_COACHED: Final = 24  # choices that a coach looks at beforehand; of more, the chosen one
TRIES: Final = 3
PATIENT: Final = 19  # how much a process that nobody waits for steps back: as far as it goes


@dataclass(frozen=True)
class Question:
    """What a thinking process is asked; plain data, so that it can be sent there."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    words: list[str]
    seat: int
    level: str
    seed: int
    about: str = ""  # a choice that must be judged
    share: float = 1.0  # of the usual time of its level

    def of(self, word: str) -> "Question":
        return replace(self, about=word)


def question(table: Table, seat: int, level: str, secret: bytes) -> Question:
    match = table.match
    words = [match.game.word(ply.action) for ply in match.plies]
    seed = bot_seed(secret, seat)
    spec, game = match.spec, match.game
    return Question(spec.id, spec.rules, game.players, game.options, words, seat, level, seed)


def bot_seed(secret: bytes, seat: int, *more: int) -> int:
    """So that a bot's luck is the table's own, and nobody can foretell it."""
    words = "|".join(["bot", *map(str, (seat, *more))])
    digest = hmac.new(secret, words.encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:7], "big")


def match_of(asked: Question) -> Match:
    spec = game_spec(asked.game).under(asked.rules)
    assert spec is not None  # the table was loaded by it
    match = Match(spec, asked.players, asked.options)
    for word in asked.words:
        match.take(action_of(match.game, word))
    return match


def hurried_bot(level: str, seed: int, seat: int, share: float) -> Bot:
    """A bot that thinks for a share of its usual time, as many wait."""
    if share < 1 and level in SEARCHING:
        return level_bot(level, seed, seat, share)
    return make_bot(level, seed, seat)


def turn(match: Match, seat: int, level: str, seed: int, share: float = 1.0) -> list[str]:
    """The decisions of one turn, up to where chance, a reveal or another seat comes in."""
    return turn_of(hurried_bot(level, seed, seat, share).choose, match, seat)


def turn_of(choose: Callable[[Observer], int], match: Match, seat: int) -> list[str]:
    words: list[str] = []
    s = asked_position(match, seat).clone()
    while True:
        action = choose(Observer(match.game, s, seat))
        words.append(match.game.word(action))
        reveals = match.game.reveals(s, action)
        match.game.apply(s, action)
        if reveals or s.over() or s.seat() != seat:
            return words


def answer(asked: Question) -> list[str]:
    return turn(match_of(asked), asked.seat, asked.level, asked.seed, asked.share)


def judgement(asked: Question) -> list[Judged]:
    match = match_of(asked)
    s = asked_position(match, asked.seat)
    simulations, looks = HINT_BUDGET
    return judge(Observer(match.game, s, asked.seat), asked.seed, simulations, looks=looks)


def coaching(asked: Question) -> list[Judged]:
    """Every choice, so that whatever the person will choose is known."""
    match = match_of(asked)
    observer = Observer(match.game, asked_position(match, asked.seat), asked.seat)
    must = [action for action in observer.legal() if match.game.word(action) == asked.about]
    if not asked.about and len(observer.legal()) <= MOST_COACHED:
        must = observer.legal()
    simulations, looks = COACH_BUDGET
    return judge(observer, asked.seed, simulations, 3, tuple(must), looks)


class BotProcesses:
    """A pool of processes that is made anew if one of them dies, and one for patient work."""

    def __init__(self, processes: int, own: Mapping[str, str] | None = None) -> None:
        """`own`: bots of the host's own, by name."""
        self.coaching = 0  # questions of coaches that are under way
        self.own = OwnBots(own or {}, processes)
        self.urgent = Pool(processes, end_with_parent)
        self.patient = Pool(max(1, processes // 2), step_back)

    async def choose(self, table: Table, seat: int, secret: bytes, share: float = 1.0) -> list[str]:
        level = table.seats[seat].player_bot()
        if level in QUICK:
            return turn(table.match, seat, level, bot_seed(secret, seat))
        if level not in LEVELS:
            return await self.choose_as_own(table, seat, level, secret)
        asked = replace(question(table, seat, level, secret), share=share)
        return await self.ask(answer, asked)

    async def choose_as_own(self, table: Table, seat: int, name: str, secret: bytes) -> list[str]:
        asked = question(table, seat, name, secret)
        # It is made anew each turn, and must not draw the same each turn.
        asked = replace(asked, seed=bot_seed(secret, seat, table.ply()))
        try:
            return await self.own.choose(asked)
        except OwnBotFailed as failed:
            log.warning(
                "a bot of your own failed; another plays this turn",
                bot=name,
                instead=WEAK,
                game=asked.game,
                ply=table.ply(),
                seat=seat,
                kind=failed.kind,
                said=failed.said,
                stderr=failed.stderr,
            )
            return turn(table.match, seat, WEAK, asked.seed)

    async def judge(self, table: Table, seat: int, secret: bytes) -> list[Judged]:
        """What the search holds of the seat's best choices."""
        return await self.ask(judgement, question(table, seat, "hint", secret))

    def coaches_enough(self) -> bool:
        """Bots must not wait for coaches: one for each process, more are not begun."""
        return self.coaching >= self.urgent.processes

    async def coach(self, asked: Question) -> list[Judged]:
        self.coaching += 1
        try:
            return await self.ask(coaching, asked)
        finally:
            self.coaching -= 1

    async def ask(self, work: Callable[[A], T], asked: A) -> T:
        return await self.urgent.ask(work, asked)

    async def ask_patiently(self, work: Callable[[A], T], asked: A) -> T:
        return await self.patient.ask(work, asked)

    def close(self) -> None:
        self.urgent.close()
        self.own.close()
        self.patient.close()


class Pool:
    """Processes that begin with the first question."""

    def __init__(self, processes: int, begin: Callable[[], None]) -> None:
        self.processes = processes
        self.begin = begin
        self.pool: ProcessPoolExecutor | None = None

    def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # no fork of a server full of threads
            self.pool = ProcessPoolExecutor(self.processes, context, self.begin)
        return self.pool

    async def ask(self, work: Callable[[A], T], asked: A) -> T:
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = self.ready()
            try:
                return await loop.run_in_executor(pool, work, asked)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if attempt + 1 == TRIES:
                    raise
        raise AssertionError("not reached")

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def rest(self) -> None:
        """End them for now: each holds memory. The next question begins new ones."""
        self.close()
        self.pool = None


def step_back() -> None:
    """A process that runs when no other wants to."""
    import os

    end_with_parent()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(PATIENT)


def end_with_parent() -> None:
    """A thinker whose server was killed must not stay behind (Linux; elsewhere the broken
    pipe of the pool ends it with its next word)."""
    import signal
    import sys

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
