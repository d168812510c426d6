"""What the client processes of both servers share: pacing, counting, commands.

Reads commands from stdin and answers each with a line of JSON:

    full SECONDS         everybody moves as soon as asked
    rate MOVES SECONDS   so many moves a second over all tables, at fixed times
    quit FILE            the acknowledged moves go to FILE
"""

import asyncio
import json
import sys
import time
from collections import deque
from collections.abc import Awaitable
from typing import Any, Final, Protocol

HOST: Final = "127.0.0.1"
PLAYERS: Final = 4
VIEWERS: Final = PLAYERS + 1  # with a spectator
WARM_UP: Final = 1.0
PATIENCE: Final = 10.0  # for the answers to the last moves


class Mover(Protocol):
    def move(self, at: float) -> None:
        """Decide at random; *at* is when that should have happened."""


class Told:
    """Whether everybody at a table has been told of its last move."""

    def __init__(self, driver: "Driver") -> None:
        self.driver = driver
        self.sent_ply = -1
        self.sent_at = 0.0
        self.unseen = 0  # viewers that have not been told of it

    def sent(self, ply: int, at: float) -> None:
        self.sent_ply, self.sent_at, self.unseen = ply, at, VIEWERS

    def seen(self, ply: int) -> None:
        if self.unseen and ply > self.sent_ply:
            self.unseen -= 1
            if self.unseen == 0 and self.driver.measures_delay:
                self.driver.delays.append(time.perf_counter() - self.sent_at)


class Driver:
    """All tables of a client process."""

    def __init__(self) -> None:
        self.full_speed = False
        self.measures_delay = False
        self.ready: deque[Mover] = deque()  # viewers that have been asked
        self.moves = 0
        self.deliveries = 0
        self.games = 0  # finished
        self.delays: list[float] = []
        self.errors: dict[str, int] = {}
        self.acked: list[tuple[str, int, str, str, int]] = []

    async def prepare(self) -> None:
        """Open the tables and seat everybody."""
        raise NotImplementedError

    def busy(self) -> bool:
        """Whether a move is not acknowledged, or not told to everybody."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def error(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1

    def asked(self, viewer: Mover) -> None:
        if self.full_speed:
            viewer.move(0.0)
        else:
            self.ready.append(viewer)

    # ---- commands

    async def full(self, seconds: float) -> dict[str, Any]:
        before = self.moves
        self.full_speed = True
        while self.ready:
            self.ready.popleft().move(0.0)
        await asyncio.sleep(WARM_UP)
        answer = await self.measured(asyncio.sleep(seconds))
        self.full_speed = False
        await self.calm_down()
        answer["all_moves"] = self.moves - before
        return answer

    async def rate(self, per_second: float, seconds: float) -> dict[str, Any]:
        before = self.moves
        self.measures_delay = True
        answer = await self.measured(self.move_at_times(per_second, seconds))
        await self.calm_down()
        self.measures_delay = False
        answer["delays"], self.delays = self.delays, []
        answer["all_moves"] = self.moves - before
        return answer

    async def move_at_times(self, per_second: float, seconds: float) -> None:
        """A move that could not be made in time counts from when it was due."""
        begin = time.perf_counter()
        for number in range(int(per_second * seconds)):
            due = begin + number / per_second
            while (wait := due - time.perf_counter()) > 0 or not self.ready:
                await asyncio.sleep(max(wait, 0.001))
            self.ready.popleft().move(due)

    async def calm_down(self) -> None:
        """Until every move is acknowledged and told."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            await asyncio.sleep(0.1)
            if not self.busy():
                return
        self.error("a move without an answer")

    async def measured(self, work: Awaitable[None]) -> dict[str, Any]:
        before = (self.moves, self.deliveries, self.games)
        cpu, at = time.process_time(), time.perf_counter()
        await work
        return {
            "seconds": time.perf_counter() - at,
            "moves": self.moves - before[0],
            "deliveries": self.deliveries - before[1],
            "games": self.games - before[2],
            "cpu": time.process_time() - cpu,
            "errors": self.errors,
        }

    def quit(self, path: str) -> dict[str, Any]:
        with open(path, "w", encoding="utf-8") as file:
            json.dump(self.acked, file)
        self.close()
        return {"acked": len(self.acked), "errors": self.errors}


async def drive(driver: Driver) -> None:
    await driver.prepare()
    say({"ready": True})
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := (await lines.readline()).decode().split():
        if line[0] == "full":
            say(await driver.full(float(line[1])))
        elif line[0] == "rate":
            say(await driver.rate(float(line[1]), float(line[2])))
        else:
            say(driver.quit(line[1]))
            await asyncio.sleep(0.2)
            return


def say(value: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()
