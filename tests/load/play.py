"""A client process of the load test: python -m load.play PORT TABLES

So many tables of four players, each with a spectator. Every player is one connection and
plays a random choice of the decision it is sent; when a game is over, a new table follows.
Reads commands from stdin and answers each with a line of JSON:

    full SECONDS         everybody moves as soon as asked
    rate MOVES SECONDS   so many moves a second over all tables, at fixed times
    quit FILE            the acknowledged moves go to FILE
"""

import asyncio
import json
import random
import sys
import time
from collections import deque
from typing import Any, Final

from load.calls import Caller
from load.messages import DECODE, ENCODE, Ack, Decision, Play, Problem, Snapshot, Update
from load.websocket import Socket, upgrade

HOST: Final = "127.0.0.1"
PLAYERS: Final = 4
VIEWERS: Final = PLAYERS + 1
GAMES: Final = ("pharaoh", "imhotep")
CALLERS: Final = 4
WARM_UP: Final = 1.0


class Viewer:
    def __init__(self, table: "LiveTable", seat: int) -> None:
        self.table = table
        self.seat = seat  # -1 = spectator
        self.socket: Socket | None = None
        self.decision: Decision | None = None
        self.ply = -1
        self.waits_for = ""  # id of the move that is not acknowledged yet
        self.word = ""

    async def connect(self) -> None:
        load, table = self.table.load, self.table
        token = load.tokens[self.seat] if self.seat >= 0 else ""
        request = upgrade(f"{HOST}:{load.port}", f"/api/tables/{table.id}/live", token)
        self.opened = asyncio.get_running_loop().create_future()
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(request, self.receive, self.lost), HOST, load.port
        )
        await self.opened

    def lost(self) -> None:
        if not self.table.closing:
            self.table.load.error("connection lost")

    def receive(self, data: bytes) -> None:
        message = DECODE(data)
        if isinstance(message, Update):
            self.table.load.deliveries += 1
            self.see(message)
        elif isinstance(message, Ack):
            self.acknowledged(message)
        elif isinstance(message, Snapshot):
            self.see(message.update)
            self.opened.set_result(None)
        elif isinstance(message, Problem):
            self.table.load.error(message.code)

    def see(self, update: Update) -> None:
        table = self.table
        if update.ply <= self.ply:
            table.load.error("an update out of order")
        self.ply = update.ply
        self.decision = update.decision
        if update.state.status == "over":
            table.seen_over()
        table.seen(update.ply)
        if self.decision is not None and not self.waits_for:
            table.load.asked(self)

    def acknowledged(self, ack: Ack) -> None:
        load = self.table.load
        if ack.id != self.waits_for:
            load.error("an ack of nothing")
        load.moves += 1
        load.acked.append((self.table.id, self.seat, ack.id, self.word, ack.ply))
        self.waits_for = ""
        if self.decision is not None:
            load.asked(self)

    def move(self, at: float) -> None:
        """Decide at random; *at* is when that should have happened."""
        assert self.decision is not None
        assert self.socket is not None
        load = self.table.load
        load.number += 1
        self.waits_for = f"m{load.number}"
        self.word = random.choice(self.decision.choices).word
        self.decision = None
        self.table.sent(self.ply, at)
        self.socket.send(ENCODE(Play(self.waits_for, self.ply, [self.word])))


class LiveTable:
    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.game = GAMES[number % len(GAMES)]
        self.id = ""
        self.viewers: list[Viewer] = []
        self.closing = False
        self.over = 0  # viewers that know the game is over
        self.sent_ply = -1
        self.sent_at = 0.0
        self.unseen = 0  # viewers that have not been told of the last move

    async def open(self) -> None:
        """A new table with everybody at it."""
        load = self.load
        post = load.callers[hash(self) % CALLERS].post
        wish = {"game": self.game, "players": PLAYERS}
        self.id = (await post("/api/tables", wish, load.tokens[0]))["id"]
        for seat in range(1, PLAYERS):
            await post(f"/api/tables/{self.id}/join", {"seat": seat}, load.tokens[seat])
        await post(f"/api/tables/{self.id}/start", {}, load.tokens[0])
        self.closing, self.over, self.unseen = False, 0, 0
        self.viewers = [Viewer(self, seat) for seat in [*range(PLAYERS), -1]]
        for viewer in self.viewers:
            await viewer.connect()

    def seen_over(self) -> None:
        self.over += 1
        if self.over == VIEWERS:
            self.load.renew(self)

    def sent(self, ply: int, at: float) -> None:
        self.sent_ply, self.sent_at, self.unseen = ply, at, VIEWERS

    def seen(self, ply: int) -> None:
        if self.unseen and ply > self.sent_ply:
            self.unseen -= 1
            if self.unseen == 0 and self.load.measures_delay:
                self.load.delays.append(time.perf_counter() - self.sent_at)

    def close(self) -> None:
        self.closing = True
        for viewer in self.viewers:
            assert viewer.socket is not None
            viewer.socket.close()


class Load:
    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.tables = [LiveTable(self, number) for number in range(tables)]
        self.tokens: list[str] = []
        self.callers = [Caller(HOST, port) for _ in range(CALLERS)]
        self.full_speed = False
        self.measures_delay = False
        self.ready: deque[Viewer] = deque()  # viewers that have been asked
        self.number = 0
        self.moves = 0
        self.deliveries = 0
        self.games = 0  # finished
        self.delays: list[float] = []
        self.errors: dict[str, int] = {}
        self.acked: list[tuple[str, int, str, str, int]] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def error(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1

    async def prepare(self) -> None:
        for seat in range(PLAYERS):
            answer = await self.callers[0].post("/api/guest", {"name": f"Player {seat}"})
            self.tokens.append(answer["token"])
        for first in range(0, len(self.tables), CALLERS):
            await asyncio.gather(*(each.open() for each in self.tables[first : first + CALLERS]))

    def asked(self, viewer: Viewer) -> None:
        if self.full_speed:
            viewer.move(0.0)
        else:
            self.ready.append(viewer)

    def renew(self, table: LiveTable) -> None:
        async def again() -> None:
            table.close()
            await table.open()
            self.games += 1

        task = asyncio.create_task(again())
        self.tasks.add(task)
        task.add_done_callback(self.renewed)

    def renewed(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if task.exception() is not None:
            self.error(str(task.exception()))

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
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            await asyncio.sleep(0.1)
            busy = [v for t in self.tables for v in t.viewers if v.waits_for or t.unseen]
            if not busy and not self.tasks:
                return
        self.error("a move without an answer")

    async def measured(self, work: Any) -> dict[str, Any]:
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
        for table in self.tables:
            table.close()
        return {"acked": len(self.acked), "errors": self.errors}


async def main(port: int, tables: int) -> None:
    load = Load(port, tables)
    await load.prepare()
    say({"ready": tables * VIEWERS})
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := (await lines.readline()).decode().split():
        if line[0] == "full":
            say(await load.full(float(line[1])))
        elif line[0] == "rate":
            say(await load.rate(float(line[1]), float(line[2])))
        else:
            say(load.quit(line[1]))
            await asyncio.sleep(0.2)
            return


def say(value: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
