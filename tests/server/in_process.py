"""A whole server in the process of the test, without sockets: people, tables, connections.

Routes are called as the functions they are, with the user they would find; a connection is
a TableSession with its Viewer, whose outbox is read as decoded messages.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select

from saqqara.kernel.errors import SaqqaraError
from saqqara.server import accounts, finished_games, messages, wire
from saqqara.server.migrate import migrate
from saqqara.server.parts import Parts
from saqqara.server.rows import Loaded, load
from saqqara.server.schema import PLIES
from saqqara.server.settings import Settings
from saqqara.server.table_session import TableSession
from saqqara.server.viewers import Viewer
from saqqara.server.web import tables
from saqqara.table.table import Table
from services.databases import make_file

Message = dict[str, Any]
PATIENCE = 200.0  # seconds until a test that waits in vain fails
MOVE_IDS = count(1)


class HandClock:
    """Time that passes when a test says so."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


def make_house(url: str, data: Path, **settings: Any) -> Parts:
    """Not started; its database is ready, which it was before if there was one."""
    clock = settings.pop("clock", None)
    usual: dict[str, Any] = {"limits": False, "thinkers": 1}
    made = Settings(data=data, database=url, **usual | settings)
    if made.is_sqlite():
        make_file(Path(made.database_url().removeprefix("sqlite:///")))
    parts = Parts(made)
    migrate(parts.store.engine)
    parts.workers.sleep = no_wait
    if clock is not None:
        parts.tables.clock = clock
    return parts


async def no_wait(_: float) -> None:
    """Bots hold back some answers; tests do not wait for that."""
    await asyncio.sleep(0)


@asynccontextmanager
async def open_server(url: str, data: Path, **settings: Any) -> AsyncIterator[Parts]:
    parts = make_house(url, data, **settings)
    await parts.start()
    try:
        yield parts
    finally:
        await parts.stop()


Test = Callable[[Parts], Awaitable[None]]


def in_server(url: str, data: Path, test: Test, **settings: Any) -> None:
    """Run a test in a server of its own; without workers unless wished."""

    async def run() -> None:
        async with open_server(url, data, **{"worker": False} | settings) as parts:
            await test(parts)

    asyncio.run(run())


async def refused(wish: Awaitable[object]) -> str:
    """The code with which a wish is refused."""
    with pytest.raises(SaqqaraError) as caught:
        await wish
    return caught.value.code


async def work(parts: Parts) -> int:
    """Do once what is due, as a worker would; how much that was."""
    found = await parts.workers.lease()
    for id, version in found:
        await parts.workers.look_after(id, version)
    return len(found)


# ---- people and tables


async def guest(parts: Parts, name: str = "Ann", language: str = "en") -> str:
    now = parts.tables.clock()
    return await parts.store.write(lambda c: accounts.new_user(c, name, language, now))


async def guests(parts: Parts, number: int) -> list[str]:
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
    return [await guest(parts, name) for name in names[:number]]


async def open_table(parts: Parts, owner: str, game: str = "pharaoh", **wish: Any) -> str:
    data = msgspec.convert({"game": game, "players": 2} | wish, wire.NewTable)
    info: wire.TableInfo = await tables.open_table.fn(parts, owner, data)
    return info.id


async def join(parts: Parts, user: str, id: str, seat: int = -1) -> wire.TableInfo:
    info: wire.TableInfo = await tables.join.fn(parts, user, id, wire.Seating(seat))
    return info


async def start(parts: Parts, owner: str, id: str, salt: str = "salt") -> wire.TableInfo:
    info: wire.TableInfo = await tables.start.fn(parts, owner, id, wire.Start(salt))
    return info


async def running_table(parts: Parts, users: list[str], game: str = "pharaoh", **wish: Any) -> str:
    """A table at which these people sit, and bots on the other seats; begun."""
    bots = wish.get("bots", [])
    players = len(users) + len(bots)
    id = await open_table(parts, users[0], game, players=players, **wish)
    for user in users[1:]:
        await join(parts, user, id)
    await start(parts, users[0], id)
    return id


async def loaded_table(parts: Parts, id: str) -> Loaded:
    return await tables.loaded_table(parts, id)


async def info_of(parts: Parts, id: str) -> wire.TableInfo:
    return (await loaded_table(parts, id)).info


async def on_disk(parts: Parts, id: str) -> Loaded:
    """What another server would find, whatever is in memory here."""
    return await parts.store.read(lambda c: load(c, id))


def words_of(loaded: Loaded) -> list[str]:
    assert loaded.table is not None
    match = loaded.table.match
    return [match.game.word(ply.action) for ply in match.plies]


async def stored_plies(parts: Parts, id: str) -> list[Any]:
    def unit(connection: Connection) -> list[Any]:
        found = select(PLIES).where(PLIES.c.table_id == id).order_by(PLIES.c.ply)
        return list(connection.execute(found).all())

    return await parts.store.read(unit)


# ---- playing without connections


def play_some(table: Table, rng: random.Random, now: float, plies: int) -> None:
    """Random legal decisions of whoever is asked, for about so many plies."""
    end = table.ply() + plies
    while not table.over() and table.ply() < end:
        seat = table.asked()[0]
        word = table.match.game.word(rng.choice(table.choices(seat)))
        table.play(seat, table.ply(), [word], now)


async def advance(parts: Parts, id: str, plies: int = 10_000, seed: int = 1) -> int:
    """Play on in one change; to the end unless told otherwise."""

    def act(table: Table, now: float) -> int:
        kept = table.ply()
        play_some(table, random.Random(seed), now, plies)
        return kept

    return await parts.tables.change(id, act)


async def advance_to(parts: Parts, id: str, fits: Callable[[Table], bool], seed: int = 1) -> None:
    """Play on until the table is as wished."""
    rng = random.Random(seed)

    def act(table: Table, now: float) -> int:
        kept = table.ply()
        while not fits(table):
            assert not table.over()
            play_some(table, rng, now, 1)
        return kept

    await parts.tables.change(id, act)


async def played_table(parts: Parts, users: list[str], game: str = "pharaoh", **wish: Any) -> str:
    """A finished game."""
    id = await running_table(parts, users, game, **wish)
    await advance(parts, id, seed=wish.get("players", 0) + len(users))
    return id


# ---- a connection


class Client:
    """What somebody at the other end of a WebSocket sees and does."""

    def __init__(self, parts: Parts, table: str, user: str = "", name: str = "") -> None:
        self.parts = parts
        self.viewer = Viewer(table, user, -1)
        self.session = TableSession(parts, self.viewer, name or user)
        self.update: Message = {}  # the newest
        self.heard: list[Message] = []  # all, in order

    async def open(self, since: int = 0, version: int | None = None) -> Message:
        snapshot: Message = msgspec.json.decode(await self.session.open(since, version))
        self.parts.viewers.presence_changed(self.viewer.table)
        self.update = snapshot["update"]
        self.heard.append(snapshot)
        return snapshot

    def close(self) -> None:
        self.session.close()

    async def send(self, kind: str, /, **fields: Any) -> list[Message]:
        """Send a message; what has come in since."""
        await self.session.receive(msgspec.json.encode({"type": kind, **fields}))
        return self.read()

    def read(self) -> list[Message]:
        """Everything that waits in the outbox."""
        found: list[Message] = []
        while self.viewer.outbox:
            found.append(msgspec.json.decode(self.viewer.outbox.popleft()))
        for message in found:
            if message["type"] == "update":
                self.update = message
        self.heard.extend(found)
        return found

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        """Wait for a message that fits."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = [message for message in self.read() if fits(message)]
                if found:
                    return found[0]
                await asyncio.sleep(0.001)

    async def until_update(self, fits: Callable[[Message], bool]) -> Message:
        """Wait until the newest update fits."""
        self.read()
        if not fits(self.update):
            await self.until(lambda message: message["type"] == "update" and fits(message))
        return self.update

    async def play(self, *moves: str, id: str = "", ply: int | None = None) -> Message:
        """Send a move; its ack, or the error."""
        id = id or f"move-{next(MOVE_IDS)}"
        ply = self.update["ply"] if ply is None else ply
        answers = await self.send("play", id=id, ply=ply, moves=list(moves))
        return next(m for m in answers if m["type"] in {"ack", "error"} and m["id"] == id)

    def choices(self) -> list[str]:
        decision = self.update["decision"]
        return [choice["word"] for choice in decision["choices"]] if decision else []

    def over(self) -> bool:
        return bool(self.update["state"]["status"] == "over")

    async def play_on(self, rng: random.Random) -> int:
        """Random legal decisions until the game is over; how many."""
        played = 0
        while True:
            await self.until_update(lambda update: update["decision"] or self.is_over(update))
            if self.over():
                return played
            ack = await self.play(rng.choice(self.choices()))
            assert ack["type"] == "ack", ack
            played += 1

    @staticmethod
    def is_over(update: Message) -> bool:
        return bool(update["state"]["status"] == "over")


async def client(parts: Parts, id: str, user: str = "", name: str = "", since: int = 0) -> Client:
    made = Client(parts, id, user, name)
    await made.open(since)
    return made


async def clients(parts: Parts, id: str, users: list[str]) -> list[Client]:
    return [await client(parts, id, user) for user in users]


def asked_client(players: list[Client]) -> Client:
    """The one whose decision it is."""
    for each in players:
        each.read()
    return next(each for each in players if each.update["decision"])


def only(messages: list[Message], kind: str) -> Message:
    (found,) = [message for message in messages if message["type"] == kind]
    return found


def codes(messages: list[Message]) -> list[str]:
    return [message["code"] for message in messages if message["type"] == "error"]


def told_log(heard: list[Message]) -> list[Message]:
    """The log that a client has which does what `kept` says."""
    log: list[Message] = []
    for message in heard:
        update = message["update"] if message["type"] == "snapshot" else message
        if update["type"] == "update":
            log = [event for event in log if event["ply"] < update["kept"]] + update["events"]
    return log


def as_sent(value: object) -> Any:
    """As it arrives at the other end."""
    return msgspec.json.decode(messages.ENCODE(value))


def library_log(loaded: Loaded, seat: int) -> Any:
    """The whole log of a seat, as it would be sent."""
    return as_sent(finished_games.events_between(loaded, 0, seat))
