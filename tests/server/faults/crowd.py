"""Players that do not give up: they come back, and send again what was not acknowledged.

Each plays random legal decisions, of a seed of its own. What it was told is kept, to be
compared with the database in the end: see load/truth.py.
"""

import asyncio
import contextlib
import random
import time
from collections import Counter
from typing import Any

from sqlalchemy import create_engine

from drawing import SEED
from load.calls import Caller, CallFailed
from load.messages import DECODE, ENCODE, Ack, Message, Play, Problem, Snapshot, Update
from load.truth import Acked, faults
from load.websocket import Socket, upgrade
from services.server import HOST

AGAIN = frozenset({"error-storage", "error-busy", "error-too-fast"})  # worth another try
PAUSE = 0.2  # seconds; each try costs a server that has no database more than a move does


class Player:
    def __init__(self, crowd: "Crowd", table: str, seat: int) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.tries = seat  # which server to go to
        self.seen: Update | None = None
        self.pending: Play | None = None
        self.number = 0
        self.random = random.Random(f"{SEED} {len(crowd.players)} {seat}")
        self.socket: Socket | None = None

    async def play_to_the_end(self) -> None:
        while not self.is_over():
            with contextlib.suppress(OSError):
                await self.stay_connected()
            self.tries += 1
            await asyncio.sleep(PAUSE)

    def is_over(self) -> bool:
        return self.seen is not None and self.seen.state.status == "over"

    async def stay_connected(self) -> None:
        """Until the game is over or the connection is lost."""
        port = self.crowd.ports[self.tries % len(self.crowd.ports)]
        inbox: asyncio.Queue[Message | None] = asyncio.Queue()
        path = f"/api/tables/{self.table}/live"
        request = upgrade(f"{HOST}:{port}", path, self.crowd.tokens[self.seat])

        def receive(data: bytes) -> None:
            inbox.put_nowait(DECODE(data))

        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(request, receive, lambda: inbox.put_nowait(None)), HOST, port
        )
        try:
            while (message := await inbox.get()) is not None:
                await self.handle(message)
                if self.is_over() and not self.pending:
                    return
        finally:
            self.socket.close()

    async def handle(self, message: Message) -> None:
        if isinstance(message, Snapshot):
            self.seen = message.update
            if self.pending is not None:
                self.send()  # nobody told us whether it was stored
        elif isinstance(message, Update):
            self.seen = message
        elif isinstance(message, Ack):
            assert self.pending is not None
            assert message.id == self.pending.id
            self.crowd.acknowledged(self, message.ply, self.pending)
            self.pending = None
        elif isinstance(message, Problem):
            await self.refused(message)
        await self.crowd.may_move.wait()
        self.decide()

    async def refused(self, problem: Problem) -> None:
        self.crowd.refusals[problem.code] += 1
        if problem.code in AGAIN:
            await asyncio.sleep(PAUSE)
            if self.pending is not None:
                self.send()
        elif problem.code != "error-missing":
            raise AssertionError(f"{self.table} seat {self.seat}: {problem}")

    def decide(self) -> None:
        if self.pending is None and self.seen is not None and self.seen.decision is not None:
            self.number += 1
            word = self.random.choice(self.seen.decision.choices).word
            self.pending = Play(f"move-{self.number}", self.seen.ply, [word])
            self.seen.decision = None
            self.send()

    def send(self) -> None:
        assert self.socket is not None
        assert self.pending is not None
        self.socket.send(ENCODE(self.pending))


class Patient(Caller):
    """A database that was gone before left dead connections, and who comes next finds them out."""

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        while True:
            try:
                return await super().post(path, body, token)
            except CallFailed as failed:
                if "error-storage" not in str(failed):
                    raise
            await asyncio.sleep(PAUSE)


class Crowd:
    """Tables full of players, over one or several servers."""

    def __init__(self, ports: list[int], people: int = 2) -> None:
        self.ports = ports
        self.people = people
        self.tokens: list[str] = []
        self.players: list[Player] = []
        self.acked: list[Acked] = []
        self.refusals: Counter[str] = Counter()
        self.tasks: list[asyncio.Task[None]] = []
        self.may_move = asyncio.Event()  # not set: all think
        self.may_move.set()

    async def sit_down(self, tables: int, bots: tuple[str, ...] = ()) -> None:
        with contextlib.closing(Patient(HOST, self.ports[0])) as caller:
            for seat in range(self.people):
                answer = await caller.post("/api/guest", {"name": f"Player {seat}"})
                self.tokens.append(answer["token"])
            wish = {"game": "pharaoh", "players": self.people + len(bots), "bots": list(bots)}
            for _ in range(tables):
                id = (await caller.post("/api/tables", wish, self.tokens[0]))["id"]
                for seat in range(1, self.people):
                    await caller.post(f"/api/tables/{id}/join", {"seat": seat}, self.tokens[seat])
                await caller.post(f"/api/tables/{id}/start", {}, self.tokens[0])
                self.players += [Player(self, id, seat) for seat in range(self.people)]

    def begin(self) -> None:
        self.tasks = [asyncio.create_task(player.play_to_the_end()) for player in self.players]

    def acknowledged(self, player: Player, ply: int, move: Play) -> None:
        self.acked.append((player.table, player.seat, move.id, move.moves[0], ply))

    async def until_acked(self, moves: int, patience: float = 240) -> None:
        deadline = time.monotonic() + patience
        while len(self.acked) < moves:
            self.complain()
            assert time.monotonic() < deadline, f"stuck at {len(self.acked)} moves"
            await asyncio.sleep(0.02)

    async def until_all_go_on(self, moves: int, patience: float = 240) -> None:
        """So many more at every table, or to the end of its game."""
        deadline = time.monotonic() + patience
        before = Counter(table for table, *_ in self.acked)
        while True:
            now = Counter(table for table, *_ in self.acked)
            late = {
                player.table
                for player in self.players
                if now[player.table] < before[player.table] + moves and not player.is_over()
            }
            if not late:
                return
            self.complain()
            assert time.monotonic() < deadline, f"stuck: {late}"
            await asyncio.sleep(0.02)

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def until_refused(self, times: int, patience: float = 240) -> None:
        """So often more than by now, for want of storage."""
        deadline = time.monotonic() + patience
        times += self.refusals["error-storage"]
        while self.refusals["error-storage"] < times:
            self.complain()
            assert time.monotonic() < deadline, f"refused {self.refusals}"
            await asyncio.sleep(0.02)

    def complain(self) -> None:
        for task in self.tasks:
            if task.done():
                task.result()

    async def until_over(self, patience: float = 240) -> None:
        done, late = await asyncio.wait(self.tasks, timeout=patience)
        for task in done:
            task.result()
        assert not late, f"{len(late)} players still play"


def assert_true(url: str, crowd: Crowd) -> None:
    """Nothing acknowledged is lost, nothing doubled, and every game is a game: at one moment, as
    somebody may still play."""
    moment = "SERIALIZABLE" if url.startswith("sqlite") else "REPEATABLE READ"
    engine = create_engine(url, isolation_level=moment)
    with engine.connect() as connection:
        assert faults(connection, crowd.acked) == []
    engine.dispose()
