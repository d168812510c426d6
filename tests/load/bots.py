"""Many tables with a searching bot each: python -m load.bots [--tables 200] [--level vizier]

One person at each table, who thinks for some seconds and then moves at random. Measured is the time
from a person's move to being asked again, and what the person is told meanwhile.
"""

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from load.calls import Caller
from load.driver import HOST
from load.messages import DECODE, ENCODE, Ack, Play, Problem, Queue, Snapshot, Update
from load.processes import our_server, wait_for_line
from load.websocket import Socket, upgrade
from services.server import free_port

GAME: Final = "pharaoh"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--level", default="vizier")
    parser.add_argument("--think", type=float, default=10.0, help="seconds of a person, about")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--thinkers", type=int, default=1)
    return parser.parse_args()


class Person:
    def __init__(self, load: "Load") -> None:
        self.load = load
        self.moved_at = 0.0  # 0: the bot is not waited for
        self.ply = 0
        self.asked = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.socket: Socket | None = None

    async def sit_down(self) -> None:
        load = self.load
        post = load.caller.post
        wish = {"game": GAME, "players": 2, "bots": [load.given.level]}
        id = (await post("/api/tables", wish, load.token))["id"]
        await post(f"/api/tables/{id}/start", {}, load.token)
        request = upgrade(f"{HOST}:{load.port}", f"/api/tables/{id}/live", load.token)
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(request, self.receive, self.lost), HOST, load.port
        )

    def lost(self) -> None:
        if not self.load.over:
            self.load.errors.append("connection lost")

    def receive(self, data: bytes) -> None:
        message = DECODE(data)
        if isinstance(message, Snapshot):
            self.see(message.update)
        elif isinstance(message, Update):
            self.see(message)
        elif isinstance(message, Ack):
            if not self.asked:  # the update before it tells whether it was the end of the turn
                self.moved_at = time.perf_counter()
        elif isinstance(message, Queue):
            self.load.told.append(message.place)
        elif isinstance(message, Problem):
            self.load.errors.append(message.code)

    def see(self, update: Update) -> None:
        self.ply = update.ply
        self.asked = update.decision is not None
        if update.decision is None or self.load.over:
            return
        if self.moved_at:
            self.load.waits.append(time.perf_counter() - self.moved_at)
            self.moved_at = 0.0
        task = asyncio.create_task(self.move(random.choice(update.decision.choices).word))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def move(self, word: str) -> None:
        await asyncio.sleep(self.load.given.think * random.uniform(0.5, 1.5))
        if self.socket is not None and not self.load.over:
            self.load.number += 1
            self.socket.send(ENCODE(Play(f"m{self.load.number}", self.ply, [word])))


class Load:
    def __init__(self, given: argparse.Namespace, port: int) -> None:
        self.given = given
        self.port = port
        self.caller = Caller(HOST, port)
        self.token = ""
        self.number = 0
        self.waits: list[float] = []
        self.told: list[int] = []
        self.errors: list[str] = []
        self.over = False

    async def run(self) -> None:
        self.token = (await self.caller.post("/api/guest", {"name": "Ann"}))["token"]
        people = [Person(self) for _ in range(self.given.tables)]
        for person in people:
            await person.sit_down()
        self.waits.clear()
        self.told.clear()
        await asyncio.sleep(self.given.seconds)
        self.over = True
        late = [time.perf_counter() - person.moved_at for person in people if person.moved_at]
        self.waits += [wait for wait in late if wait > statistics.median(self.waits or [0.0])]
        for person in people:
            if person.socket is not None:
                person.socket.close()


def told(load: Load) -> str:
    waits = sorted(load.waits)
    at = [waits[int(len(waits) * share)] for share in (0.5, 0.9, 0.99)]
    given = load.given
    return (
        f"{given.tables} tables with a {given.level}, {given.thinkers} processes that think:"
        f" {len(waits)} turns in {given.seconds:.0f} s, from a person's move to being asked again"
        f" p50 {at[0]:.2f} s, p90 {at[1]:.2f} s, p99 {at[2]:.2f} s, longest {waits[-1]:.2f} s;"
        f" places told {len(load.told)}, the last {max(load.told, default=0)};"
        f" errors {sorted(set(load.errors))}\n"
    )


def main() -> int:
    given = options()
    with tempfile.TemporaryDirectory(prefix="saqqara-load-") as name:
        folder = Path(name)
        port = free_port()
        with our_server(port, folder, "--thinkers", str(given.thinkers)) as server:
            wait_for_line(server, str(port))
            load = Load(given, port)
            with contextlib.suppress(KeyboardInterrupt):
                asyncio.run(load.run())
    sys.stdout.write(told(load))
    return 1 if load.errors else 0


if __name__ == "__main__":
    sys.exit(main())
