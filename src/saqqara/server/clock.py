"""The time of the server: that of the day, but it never jumps.

Clocks of games are stored as times of the day, so that they go on after a restart and at
another server. If somebody sets the clock of the machine, or a network does, nobody may lose
a game by it: from one call to the next as much time passes as a steady clock says, and the
time of the day is caught up with by at most one second in a hundred.
"""

import threading
import time
from collections.abc import Callable
from typing import Final

CATCH_UP: Final = 0.01  # seconds for each second


class SteadyClock:
    """Asked by the event loop and by the threads of the database."""

    def __init__(
        self, day: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self.day = day
        self.steady = steady
        self.lock = threading.Lock()
        self.now = day()
        self.at = steady()

    def __call__(self) -> float:
        with self.lock:
            at = self.steady()
            passed = max(0.0, at - self.at)
            self.at = at
            self.now += passed
            most = CATCH_UP * passed
            self.now += min(most, max(-most, self.day() - self.now))
            return self.now
