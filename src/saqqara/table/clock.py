"""The clock of a table: what each seat has left, and since when it runs.

The time of every seat that is asked and played by a person runs. A live increment is paid
once a turn, when the seat is no longer asked, and taken back if the turn is undone. In slow
games every turn begins with the full allowance, and a turn that is undone goes on with what
it had left. So neither undoing nor leaving and coming back brings time.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from saqqara.table.pace import DAYS, LIVE, NONE, Pace, after_counted, counted

TICK = 0.001  # seconds: less than this is nothing left
RETURN_SECONDS = 30.0  # what a person who ran out of time has when they come back


@dataclass
class Clock:
    pace: Pace
    left: list[float]  # seconds by seat
    since: float  # when the times below began to run
    running: list[int] = field(default_factory=list)  # seats
    paused: bool = False

    def set_running(self, seats: Sequence[int], now: float) -> None:
        """The seats whose time runs from now on; what has run is charged first."""
        self.charge(now)
        self.running = list(seats)

    def charge(self, now: float) -> None:
        if self.pace.kind != NONE and not self.paused:
            spent = self.spent(now)
            for seat in self.running:
                self.left[seat] = max(0.0, self.left[seat] - spent)
        self.since = now

    def spent(self, now: float) -> float:
        if self.pace.kind == DAYS:
            return counted(self.pace, self.since, now)
        return max(0.0, now - self.since)

    def turn_begins(self, seat: int) -> None:
        if self.pace.kind == DAYS:
            self.left[seat] = self.pace.allowance()

    def turn_ends(self, seat: int) -> None:
        if self.pace.kind == LIVE:
            self.left[seat] += self.pace.increment

    def turn_reopens(self, seat: int) -> None:
        """An undo made the finished turn unfinished."""
        if self.pace.kind == LIVE:
            self.left[seat] = max(0.0, self.left[seat] - self.pace.increment)

    def comes_back(self, seat: int) -> None:
        """Only who ran out of time gets some: leaving early must not pay."""
        if self.pace.kind != NONE and self.left[seat] < TICK:
            self.left[seat] = RETURN_SECONDS

    def pause(self, now: float) -> None:
        self.charge(now)
        self.paused = True

    def resume(self, now: float) -> None:
        self.since = now
        self.paused = False

    def deadline(self) -> float | None:
        """When the first running seat is out of time; None if no time runs."""
        if self.pace.kind == NONE or self.paused or not self.running:
            return None
        least = min(self.left[seat] for seat in self.running)
        if self.pace.kind == DAYS:
            return after_counted(self.pace, self.since, least)
        return self.since + least

    def out_of_time(self, now: float) -> list[int]:
        if self.pace.kind == NONE or self.paused:
            return []
        spent = self.spent(now)
        return [seat for seat in self.running if self.left[seat] - spent < TICK]


def new_clock(pace: Pace, players: int, now: float) -> Clock:
    left = 0.0
    if pace.kind == LIVE:
        left = float(pace.bank)
    elif pace.kind == DAYS:
        left = pace.allowance()
    return Clock(pace, [left] * players, now)
