"""Bots of the host's own think in processes that may be lost: each has a time, and whatever it does
wrong ends its process, not the game. own_bot_process.py is what runs there.

Processes stay for the next question, so that what a bot loads is loaded once.
"""

import asyncio
import json
import sys
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from saqqara.bots.foreign_program import LATE, NONSENSE, Failure, Program

if TYPE_CHECKING:
    from saqqara.server.bot_processes import Question

TURN_SECONDS: Final = 10.0  # for a whole turn
START_SECONDS: Final = 10.0  # more for the first one: it may load a network
QUEUE_SECONDS: Final = 8.0  # for a process to be free; all together less than a lease
CHILD: Final = "saqqara.server.own_bot_process"


@dataclass
class OwnBotFailed(Exception):
    """Its turn must be played by another."""

    kind: str
    said: str
    stderr: list[str]


class OwnBots:
    """By name what plays; of each so many at once."""

    def __init__(self, bots: Mapping[str, str], at_once: int) -> None:
        self.bots = dict(bots)
        self.rooms = {name: asyncio.Semaphore(at_once) for name in bots}
        self.idle: dict[str, list[Program]] = defaultdict(list)
        self.running: set[Program] = set()

    async def choose(self, asked: "Question") -> list[str]:
        """The words of a whole turn; OwnBotFailed if there are none."""
        name = asked.level
        room = self.rooms.get(name)
        if room is None:
            raise OwnBotFailed("missing", "this process was not told of it: --bot", [])
        try:
            async with asyncio.timeout(QUEUE_SECONDS):
                await room.acquire()
        except TimeoutError:
            raise OwnBotFailed(LATE, "all its processes are busy", []) from None
        try:
            return await asyncio.to_thread(self.ask, name, asked)
        finally:
            room.release()

    def ask(self, name: str, asked: "Question") -> list[str]:
        seconds, program = TURN_SECONDS, None
        try:
            if self.idle[name]:
                program = self.idle[name].pop()
            else:
                program, seconds = self.begin(name), seconds + START_SECONDS
            question = json.dumps(asdict(asked)).encode() + b"\n"
            told = understood(program.ask(question, seconds))
        except Failure as failure:
            last = self.end(program) if program else []
            raise OwnBotFailed(failure.kind, failure.said, last) from failure
        self.idle[name].append(program)
        if "words" not in told:
            raise OwnBotFailed(told["kind"], told["said"], told["stderr"])
        words: list[str] = told["words"]
        return words

    def begin(self, name: str) -> Program:
        program = Program([sys.executable, "-P", "-m", CHILD, self.bots[name]])
        self.running.add(program)
        return program

    def end(self, program: Program) -> list[str]:
        """Its last words."""
        self.running.discard(program)
        program.close()
        return program.last_words()

    def close(self) -> None:
        for program in list(self.running):
            self.end(program)


def understood(line: bytes) -> dict[str, Any]:
    try:
        told = json.loads(line)
    except ValueError:
        told = None
    if not isinstance(told, dict) or not {"words", "kind"} & told.keys():
        raise Failure(NONSENSE, line)
    return told
