"""Bots think in processes of their own, so that a search never holds up a server.

Quick levels decide where they are asked. A search gets the plies of the game and answers
with the words of its whole turn. The position is built there, but the bot is handed an
Observer of its seat, as everywhere.
"""

import asyncio
import hashlib
import hmac
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final, TypeVar

from saqqara.bots import Observer
from saqqara.bots.explain import Explained, explain
from saqqara.bots.names import make_bot
from saqqara.games import game_spec
from saqqara.kernel.match import Match, action_of
from saqqara.table.sealed import asked_position
from saqqara.table.table import Table

T = TypeVar("T")

QUICK: Final = frozenset({"novice", "scribe"})
HINT_SIMULATIONS: Final = 2000
TRIES: Final = 3


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


def question(table: Table, seat: int, level: str, secret: bytes) -> Question:
    match = table.match
    words = [match.game.word(ply.action) for ply in match.plies]
    seed = bot_seed(secret, seat)
    spec, game = match.spec, match.game
    return Question(spec.id, spec.rules, game.players, game.options, words, seat, level, seed)


def bot_seed(secret: bytes, seat: int) -> int:
    """So that a bot's luck is the table's own, and nobody can foretell it."""
    digest = hmac.new(secret, f"bot|{seat}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:7], "big")


def match_of(asked: Question) -> Match:
    spec = game_spec(asked.game).under(asked.rules)
    assert spec is not None  # the table was loaded by it
    match = Match(spec, asked.players, asked.options)
    for word in asked.words:
        match.take(action_of(match.game, word))
    return match


def turn(match: Match, seat: int, level: str, seed: int) -> list[str]:
    """The decisions of one turn, up to where chance, a reveal or another seat comes in."""
    bot = make_bot(level, seed, seat)
    words: list[str] = []
    s = asked_position(match, seat).clone()
    while True:
        action = bot.choose(Observer(match.game, s, seat))
        words.append(match.game.word(action))
        reveals = match.game.reveals(s, action)
        match.game.apply(s, action)
        if reveals or s.over() or s.seat() != seat:
            return words


def answer(asked: Question) -> list[str]:
    return turn(match_of(asked), asked.seat, asked.level, asked.seed)


def explanation(asked: Question) -> list[Explained]:
    match = match_of(asked)
    s = asked_position(match, asked.seat)
    return explain(Observer(match.game, s, asked.seat), asked.seed, HINT_SIMULATIONS)


class BotProcesses:
    """A pool of processes that is made anew if one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def ready_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # no fork of a server full of threads
            self.pool = ProcessPoolExecutor(self.processes, context, end_with_parent)
        return self.pool

    async def choose(self, table: Table, seat: int, secret: bytes) -> list[str]:
        level = table.seats[seat].player_bot()
        if level in QUICK:
            return turn(table.match, seat, level, bot_seed(secret, seat))
        return await self.ask(answer, question(table, seat, level, secret))

    async def explain(self, table: Table, seat: int, secret: bytes) -> list[Explained]:
        return await self.ask(explanation, question(table, seat, "hint", secret))

    async def ask(self, work: Callable[[Question], T], asked: Question) -> T:
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = self.ready_pool()
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


def end_with_parent() -> None:
    """A thinker whose server was killed must not stay behind (Linux; elsewhere the broken
    pipe of the pool ends it with its next word)."""
    import signal
    import sys

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
