"""Foreign bots: a program in any language, named `cmd:COMMAND`, that plays a seat.

It is told what its seat sees, as lines of JSON, and answers with a choice; docs/bots.md has
the protocol. From its first fault on, whatever kind it is, the seat is played at random and
the program is gone; the arena counts the game as lost for it. `choose` itself never fails.

Not compiled: all the time is spent waiting for the program.
"""

import json
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from saqqara.bots.bot import Bot
from saqqara.bots.foreign_program import (
    CRASHED,
    GRACE,
    ILLEGAL,
    NONSENSE,
    Failure,
    Program,
)
from saqqara.bots.observer import Observer
from saqqara.bots.random import RandomBot
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import TableView, plain

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
DEADLINE: Final = 10.0  # seconds for a decision, unless the table says otherwise
START: Final = 10.0  # more for the first one, as the program has to start


class Choice(TypedDict):
    word: str


class Question(TypedDict):
    type: str
    ply: int
    view: TableView
    choices: list[Choice]
    deadline: float


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong, in data."""

    kind: str  # one of FAULT_KINDS
    ply: int
    said: str  # the answer, if that was the fault; the reason if it could not be started
    exit: int | None  # its exit code, if it had ended by itself
    stderr: list[str]  # its last lines there


class ForeignBot(Bot):
    """One seat of one game. Whoever has it play must call `finish` or `close` in the end."""

    def __init__(self, command: str, seed: int, stream: int) -> None:
        super().__init__(seed, stream)
        self.command = command_line(command)
        self.substitute = RandomBot(seed, stream)
        self.deadline = DEADLINE
        self.names: Sequence[str] = ()  # of all seats, to be told to the program
        self.fault: Fault | None = None
        self.when_failed: Callable[[Fault], None] | None = None
        self.program: Program | None = None

    def choose(self, observer: Observer) -> int:
        legal = observer.legal()
        if len(legal) == 1:
            return legal[0]
        if self.fault is None:
            try:
                return self.ask(observer, legal)
            except Failure as failure:
                self.fail(failure, observer.ply)
        return self.substitute.choose(observer)

    def ask(self, observer: Observer, legal: list[int]) -> int:
        seconds = self.deadline
        if self.program is None:
            self.program = Program(self.command)
            self.program.send(as_line(hello(observer, self.names)))
            seconds += START
        question = question_for(observer, self.deadline)
        answer = self.program.ask(as_line(question), seconds)
        return legal[chosen(answer, [choice["word"] for choice in question["choices"]])]

    def fail(self, failure: Failure, ply: int) -> None:
        code = None
        last_words: list[str] = []
        if self.program is not None:
            code = self.program.close()
            last_words = self.program.last_words()
        exit_code = code if failure.kind == CRASHED else None
        self.fault = Fault(failure.kind, ply, failure.said, exit_code, last_words)
        self.program = None
        if self.when_failed is not None:
            self.when_failed(self.fault)

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """Tell the result, and let the program go."""
        if self.program is not None:
            self.program.send(as_line({"type": "result", "scores": scores, "winners": winners}))
            self.program.close(GRACE)
            self.program = None

    def close(self) -> None:
        """End the program at once, if there is one."""
        if self.program is not None:
            self.program.close()
            self.program = None


def foreign_bot(name: str, seed: int, stream: int) -> ForeignBot:
    """The bot `cmd:COMMAND`; OptionError if there is no such program. Nothing is started yet."""
    return ForeignBot(name.removeprefix(PREFIX), seed, stream)


def command_line(text: str) -> list[str]:
    try:
        command = shlex.split(text, posix=sys.platform != "win32")
    except ValueError:  # a quotation mark that is never closed
        command = []
    if not command or "\0" in text:
        raise OptionError(
            f"{PREFIX}{text} names no program; write {PREFIX} and a command line",
            "bot-foreign-empty",
            {"command": text},
        )
    if shutil.which(command[0]) is None:
        raise OptionError(
            f"there is no program {command[0]!r}", "bot-foreign-missing", {"program": command[0]}
        )
    return command


# ---- the protocol: made of the observer alone, so that no more can be told than a seat may know


def hello(observer: Observer, names: Sequence[str]) -> dict[str, object]:
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": observer.game.id,
        "players": observer.players,
        "options": observer.game.options,
        "seat": observer.seat,
        "names": list(names) or [f"seat {seat + 1}" for seat in range(observer.players)],
    }


def question_for(observer: Observer, deadline: float) -> Question:
    return {
        "type": "decide",
        "ply": observer.ply,
        "view": observer.view(),
        "choices": [{"word": observer.game.word(action)} for action in observer.legal()],
        "deadline": deadline,
    }


def as_line(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def chosen(answer: bytes, words: list[str]) -> int:
    """The place among *words* of the choice in an answer: a word, or the place itself."""
    try:
        data = json.loads(answer.decode("utf-8-sig"))  # some languages begin with a mark
    except (ValueError, RecursionError) as error:
        raise Failure(NONSENSE, answer) from error
    choice = data.get("choice") if isinstance(data, dict) else None
    if isinstance(choice, str):
        if plain(choice) not in words:
            raise Failure(ILLEGAL, answer)
        return words.index(plain(choice))
    if isinstance(choice, int) and not isinstance(choice, bool):
        if not 0 <= choice < len(words):
            raise Failure(ILLEGAL, answer)
        return choice
    raise Failure(NONSENSE, answer)
