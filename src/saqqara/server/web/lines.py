"""Looks after the open WebSockets: how many somebody may have, and who fell silent.

Every byte is a sign of life, a ping of either kind too.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from saqqara.kernel.errors import SaqqaraError

LOOK_SECONDS: Final = 5.0
SILENT_SECONDS: Final = 100.0  # browsers ping every 10 s, those in the background every 60 s
MOST_LINES: Final = 60  # of one person, or of all without a name at one address

SILENT: Final = 4408  # close code


class TooManyLines(SaqqaraError):
    def __init__(self) -> None:
        super().__init__(
            f"there are {MOST_LINES} connections already; close some",
            "error-connections",
            {"most": MOST_LINES},
        )


class Line:
    """One WebSocket, as long as it is open."""

    def __init__(self, owner: str, now: float) -> None:
        self.owner = owner
        self.heard_at: Callable[[], float] = lambda: now
        self.code = 0  # with which we hang up
        self.hang_up: Callable[[], None] = do_nothing


class Watch:
    def __init__(self, limited: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.limited = limited
        self.clock = clock
        self.lines: set[Line] = set()
        self.owners: Counter[str] = Counter()

    def open(self, user: str, address: str) -> Line:
        """A new connection; TooManyLines if its person, or its address, has enough."""
        owner = f"user:{user}" if user else f"from:{address}"
        if self.limited and self.owners[owner] >= MOST_LINES:
            raise TooManyLines
        line = Line(owner, self.clock())
        self.lines.add(line)
        self.owners[owner] += 1
        return line

    def close(self, line: Line) -> None:
        self.lines.discard(line)
        self.owners[line.owner] -= 1
        if not self.owners[line.owner]:
            del self.owners[line.owner]

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()

    def look(self) -> None:
        now = self.clock()
        for line in list(self.lines):
            if now - line.heard_at() > SILENT_SECONDS:
                line.code = SILENT
                line.hang_up()


def do_nothing() -> None:
    """Until somebody listens."""
