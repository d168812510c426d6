"""The two streams of a terminal game, and nothing about games."""

import os
import shutil
import sys
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, TextIO

CLEAR: Final = "\x1b[3J\x1b[2J\x1b[H"  # the scrollback too: a hand must not be found there
SCREENFUL: Final = 60  # empty lines that stand in for it on a terminal that cannot clear


class Leave(Exception):
    """The player leaves the game: end of input, or by command."""


class Console:
    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        """Streams default to those of the process, with line editing if it has a terminal."""
        self.source = source or sys.stdin
        self.out = out or sys.stdout
        self.is_terminal = (
            source is None and out is None and sys.stdin.isatty() and sys.stdout.isatty()
        )
        self.paint: Callable[[str], str] | None = None  # colours of a line, where they are wanted
        if isinstance(self.source, TextIOWrapper):
            self.source.reconfigure(errors="replace")  # bytes that are no text must not end a game
        if self.is_terminal:
            load_line_editing()

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.out.write((line if self.paint is None else self.paint(line)) + "\n")
        self.out.flush()

    def size(self) -> tuple[int, int] | None:
        """Columns and rows; None where nobody looks at a window."""
        if not self.is_terminal:
            return None
        found = shutil.get_terminal_size()
        return found.columns, found.lines

    def page(self, lines: Sequence[str], more: str) -> None:
        """A long text one windowful at a time; *more* asks for Enter, and `q` ends it."""
        size = self.size()
        rows = len(lines) if size is None else max(4, size[1] - 1)
        for start in range(0, len(lines), rows):
            if start and self.ask(more).lower().startswith("q"):
                return
            self.say(lines[start : start + rows])

    def ask(self, prompt: str) -> str:
        """One line as typed, without what is not text; Leave when there is no more input."""
        if self.is_terminal:
            try:
                return printable(input(prompt))
            except EOFError:
                self.say([""])
                raise Leave from None
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.say([""])
            raise Leave
        text = printable(line)
        self.say([text])  # nobody saw it being typed
        return text

    def clear(self) -> None:
        """Take what was shown off the screen."""
        if self.is_terminal and os.environ.get("TERM", "dumb") != "dumb":
            self.out.write(CLEAR)
            self.out.flush()
        else:
            self.say([""] * SCREENFUL)


def load_line_editing() -> None:
    """Arrow keys and history, where Python was built with them."""
    with suppress(ImportError):
        import readline  # noqa: F401


def printable(text: str) -> str:
    """Without control characters: typed text is shown again and must not steer the terminal."""
    kept = [" " if char.isspace() else char for char in text.strip()]
    return "".join(
        [char for char in kept if char == " " or unicodedata.category(char)[0] not in "CZ"]
    ).replace("\ufffd", "?")
