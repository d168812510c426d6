"""How servers tell each other that something changed.

A word on the bus is a hint and never the truth: whoever hears it reads the database. So a
bus that loses words, or is gone for a while, delays viewers and loses nothing: while it is
in doubt, servers ask the database for the versions of the tables they show.

LoneBus    nobody to tell; alone with SQLite, while others may use a PostgreSQL too
RedisBus   Redis publish/subscribe, connected again whenever it was lost
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from saqqara.server.tasks import end_tasks

CHANNEL: Final = "saqqara"
RETRY_SECONDS: Final = 1.0

log = structlog.get_logger()


class Word(Struct, tag=True):
    """Something that a server says to the others."""

    sender: str


class TableChanged(Word):
    table: str
    version: int


class SomethingDue(Word):
    pass


class ChatSaid(Word):
    table: str


class Here(Word):
    """Who is connected to a table at the sender."""

    table: str
    users: list[str]
    watching: int
    coached: list[int] = []  # seats that play with a coach


class SignedOut(Word):
    """A session or a token has ended: whoever came with it is no longer let in."""

    session: str


Words = TableChanged | SomethingDue | ChatSaid | Here | SignedOut
Hear = Callable[[Words], Awaitable[None]]


class Bus:
    """What a server uses; the methods only note what to say, and never wait."""

    def __init__(self, sender: str) -> None:
        self.sender = sender

    def say(self, word: Words) -> None:
        """Tell the other servers."""

    def changed(self, table: str, version: int) -> None:
        self.say(TableChanged(self.sender, table, version))

    def due(self) -> None:
        self.say(SomethingDue(self.sender))

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """End all tasks."""

    def is_alone(self) -> bool:
        """Whether nobody else can change the database; if unsure, no: then it is swept."""
        return False

    def was_connected(self) -> bool:
        """Whether it ever reached the others. One that never did has a wrong address; one that
        lost them delays people and must not send them away."""
        return True


class LoneBus(Bus):
    def __init__(self, sender: str, alone: bool = True) -> None:
        super().__init__(sender)
        self.alone = alone

    def is_alone(self) -> bool:
        return self.alone


class RedisBus(Bus):
    def __init__(self, sender: str, url: str) -> None:
        super().__init__(sender)
        from redis import asyncio as redis  # most servers have none, and start without
        from redis.exceptions import RedisError

        self.failures = (RedisError, OSError)
        self.client = redis.from_url(url, socket_connect_timeout=2, socket_timeout=5)
        self.listener = redis.from_url(url, socket_connect_timeout=2)
        self.unsaid: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self.tasks: list[asyncio.Task[None]] = []
        self.connected = False
        self.ever_connected = False

    def was_connected(self) -> bool:
        return self.ever_connected

    def say(self, word: Words) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # a hint only, see above
            self.unsaid.put_nowait(msgspec.json.encode(word))

    async def start(self, hear: Hear) -> None:
        self.tasks = [
            asyncio.create_task(self.listen(hear)),
            asyncio.create_task(self.speak()),
        ]

    async def stop(self) -> None:
        await end_tasks(self.tasks)
        await self.client.aclose()
        await self.listener.aclose()

    async def speak(self) -> None:
        while True:
            text = await self.unsaid.get()
            try:
                await self.client.publish(CHANNEL, text)
            except self.failures:
                await asyncio.sleep(RETRY_SECONDS)

    async def listen(self, hear: Hear) -> None:
        while True:
            try:
                await self.listen_once(hear)
            except self.failures as error:
                if self.connected:
                    log.warning("bus lost", reason=type(error).__name__)
                self.connected = False
                await asyncio.sleep(RETRY_SECONDS)

    async def listen_once(self, hear: Hear) -> None:
        async with self.listener.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self.connected = self.ever_connected = True
            async for message in channel.listen():
                if message["type"] != "message":
                    continue
                try:
                    word = msgspec.json.decode(message["data"], type=Words)
                except msgspec.DecodeError:
                    continue  # a newer or foreign sender
                if word.sender != self.sender:
                    await hear(word)
