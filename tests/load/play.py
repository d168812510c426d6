"""A client process of the load test at our server: python -m load.play PORT[,PORT..] TABLES [WISH]

So many tables of four players, each with a spectator. Every player is one connection and
plays a random choice of the decision it is sent; when a game is over, a new table follows.
"""

import asyncio
import random
import sys
from typing import Final

from load.calls import Caller
from load.driver import HOST, PLAYERS, VIEWERS, Driver, Told, drive
from load.messages import DECODE, ENCODE, Ack, Decision, Play, Problem, Snapshot, Update
from load.websocket import Socket, upgrade

GAMES: Final = ("pharaoh", "imhotep")
CALLERS: Final = 4
PING_SECONDS: Final = 25.0


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
        port = load.ports[self.seat % len(load.ports)]  # a table's viewers are at all of them
        request = upgrade(f"{HOST}:{port}", f"/api/tables/{table.id}/live{load.wish}", token)
        self.opened = asyncio.get_running_loop().create_future()
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(request, self.receive, self.lost), HOST, port
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
        assert self.decision is not None
        assert self.socket is not None
        load = self.table.load
        load.number += 1
        self.waits_for = f"m{load.number}"
        self.word = random.choice(self.decision.choices).word
        self.decision = None
        self.table.sent(self.ply, at)
        self.socket.send(ENCODE(Play(self.waits_for, self.ply, [self.word])))


class LiveTable(Told):
    def __init__(self, load: "Load", number: int) -> None:
        super().__init__(load)
        self.load = load
        self.game = GAMES[number % len(GAMES)]
        self.id = ""
        self.viewers: list[Viewer] = []
        self.closing = False
        self.over = 0  # viewers that know the game is over

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

    def close(self) -> None:
        self.closing = True
        for viewer in self.viewers:
            assert viewer.socket is not None
            viewer.socket.close()


class Load(Driver):
    def __init__(self, ports: list[int], tables: int, wish: str = "") -> None:
        super().__init__()
        self.ports = ports
        self.wish = wish  # of the address of a table: ?patches=1
        self.tables = [LiveTable(self, number) for number in range(tables)]
        self.tokens: list[str] = []
        self.callers = [Caller(HOST, ports[n % len(ports)]) for n in range(CALLERS)]
        self.number = 0
        self.tasks: set[asyncio.Task[None]] = set()
        # A person may have so many tables only that have not begun; many games may end at once.
        self.opening = asyncio.Semaphore(CALLERS)

    async def prepare(self) -> None:
        for seat in range(PLAYERS):
            answer = await self.callers[0].post("/api/guest", {"name": f"Player {seat}"})
            self.tokens.append(answer["token"])
        self.pinging = asyncio.create_task(self.ping())
        for first in range(0, len(self.tables), CALLERS):
            await asyncio.gather(*(each.open() for each in self.tables[first : first + CALLERS]))

    async def ping(self) -> None:
        """As clients do: the server hangs up on who says nothing for long."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for viewer in [each for table in self.tables for each in table.viewers]:
                if viewer.socket is not None and not viewer.table.closing:
                    viewer.socket.send(b'{"type":"ping"}')

    def renew(self, table: LiveTable) -> None:
        async def again() -> None:
            table.close()
            async with self.opening:
                await table.open()
            self.games += 1

        task = asyncio.create_task(again())
        self.tasks.add(task)
        task.add_done_callback(self.renewed)

    def renewed(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if task.exception() is not None:
            self.error(str(task.exception()))

    def busy(self) -> bool:
        waits = any(v.waits_for or t.unseen for t in self.tables for v in t.viewers)
        return waits or bool(self.tasks)

    def close(self) -> None:
        self.pinging.cancel()
        for table in self.tables:
            table.close()


if __name__ == "__main__":
    ports = [int(port) for port in sys.argv[1].split(",")]
    asyncio.run(drive(Load(ports, int(sys.argv[2]), *sys.argv[3:])))
