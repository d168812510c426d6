"""Games at a terminal that is not there: lines in, text out."""

import io
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from saqqara.kernel.rng import Rng
from saqqara.terminal.console import Console
from saqqara.terminal.play import PlayConfig, run, set_up
from saqqara.terminal.session import Session
from saqqara.text.width import cells

BOTS = ("human", "random", "random")
CONFIG = PlayConfig("pharaoh", 3, BOTS, seed=1, options={"first": "1"})


def config(seats: Sequence[str] = BOTS, **changes: Any) -> PlayConfig:
    """Three seats, a person and two random bots, unless said otherwise; the person begins."""
    return replace(CONFIG, players=len(seats), seats=seats, **changes)


class Typist(io.StringIO):
    """Someone who types lines one by one, and may look around before each."""

    def __init__(self, lines: Iterable[str], before: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.lines: Iterator[str] = iter(lines)
        self.before = before

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.before is not None:
            self.before()
        line = next(self.lines, None)
        return "" if line is None else line + "\n"


class Interrupter(Typist):
    """Presses Ctrl-C when there is nothing left to type."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = super().readline()
        if not line:
            raise KeyboardInterrupt
        return line


def play(how: PlayConfig, source: io.StringIO | Iterable[str]) -> str:
    """Play these lines; what was shown. The game always ends without an error."""
    out = io.StringIO()
    typist = source if isinstance(source, io.StringIO) else Typist(source)
    assert run(how, typist, out) == 0
    return out.getvalue()


def any_numbers(seed: int, highest: int = 8) -> Iterator[str]:
    """Choices at random, some of which are not there."""
    rng = Rng(seed)
    while True:
        yield str(1 + rng.below(highest))


def session_of(how: PlayConfig) -> tuple[Session, io.StringIO]:
    out = io.StringIO()
    return set_up(how, Console(io.StringIO(), out)), out


def flat(shown: str) -> str:
    """Without line breaks: what is said, wherever the lines end."""
    return " ".join(shown.split())


# ---- what every screen must be


def too_wide(shown: str) -> list[str]:
    return [line for line in shown.splitlines() if cells(line) > 80]


def ambiguous(shown: str) -> set[str]:
    """Characters that one terminal draws one cell wide and another two."""
    return {char for char in shown if unicodedata.east_asian_width(char) == "A"}
