"""How servers tell each other that something changed.

A word on the bus is a hint and never the truth: whoever hears it reads the database. So a
bus that loses words, or is gone for a while, delays viewers and loses nothing: while it is
in doubt, servers ask the database for the versions of the tables they show.

LoneBus    nobody to tell; alone with SQLite, while others may use a PostgreSQL too
RedisBus   Redis publish/subscribe, connected again whenever it was lost

Most words are for few: what is said about a table goes to those servers that somebody looks at it
from, which members.py knows; every server has a channel of its own besides the one for all.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from saqqara.server.tasks import end_tasks

CHANNEL: Final = "saqqara"
RETRY_SECONDS: Final = 1.0
DUE_SECONDS: Final = 0.05  # between two words that something is due: one says it for all
MOST_AT_ONCE: Final = 200  # words on one way to Redis

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


class Alive(Word):
    """A server or a worker that is there; said every second. An older server says no such word,
    and passes over ours."""

    address: str = ""  # where the connections of other servers come in; "": it owns no tables
    machine: str = ""
    deployment: str = ""  # others may share the Redis
    links: int = 0  # which way of talking is understood there
    works: bool = False  # whether it does jobs
    thinkers: int = 0  # searches of bots that it thinks through at once
    leaving: bool = False  # it is about to end


Words = TableChanged | SomethingDue | ChatSaid | Here | SignedOut | Alive
Hear = Callable[[Words], Awaitable[None]]


class Bus:
    """What a server uses; the methods only note what to say, and never wait."""

    def __init__(self, sender: str) -> None:
        self.sender = sender
        # Who wants to hear of a table; None: everybody. Set by whoever knows the servers.
        self.listeners: Callable[[str], Collection[str] | None] = everybody

    def say(self, word: Words, to: str = "") -> None:
        """Tell the other servers, or one of them."""

    def tell(self, table: str, word: Words) -> None:
        """Tell those servers that want to hear of a table."""
        wanted = self.listeners(table)
        if wanted is None:
            self.say(word)
            return
        for server in wanted:
            self.say(word, server)

    def changed(self, table: str, version: int) -> None:
        self.tell(table, TableChanged(self.sender, table, version))

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

    def is_connected(self) -> bool:
        """Whether it hears the others now, as far as it knows."""
        return True


def everybody(_: str) -> Collection[str] | None:
    return None


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
        self.unsaid: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(maxsize=10_000)
        self.due_later: asyncio.TimerHandle | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.connected = False
        self.ever_connected = False

    def was_connected(self) -> bool:
        return self.ever_connected

    def is_connected(self) -> bool:
        return self.connected

    def say(self, word: Words, to: str = "") -> None:
        with contextlib.suppress(asyncio.QueueFull):  # a hint only, see above
            self.unsaid.put_nowait((channel_of(to), msgspec.json.encode(word)))

    def due(self) -> None:
        """Soon, and once for all that is due by then."""
        if self.due_later is None:
            loop = asyncio.get_running_loop()
            self.due_later = loop.call_later(DUE_SECONDS, self.say_due)

    def say_due(self) -> None:
        self.due_later = None
        super().due()

    async def start(self, hear: Hear) -> None:
        self.tasks = [
            asyncio.create_task(self.listen(hear)),
            asyncio.create_task(self.speak()),
        ]

    async def stop(self) -> None:
        if self.due_later is not None:
            self.due_later.cancel()
        await end_tasks(self.tasks)
        await self.client.aclose()
        await self.listener.aclose()

    async def speak(self) -> None:
        """What has gathered meanwhile goes in one piece."""
        while True:
            words = [await self.unsaid.get()]
            while len(words) < MOST_AT_ONCE and not self.unsaid.empty():
                words.append(self.unsaid.get_nowait())
            try:
                async with self.client.pipeline(transaction=False) as pipe:
                    for channel, text in words:
                        pipe.publish(channel, text)
                    await pipe.execute()
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
            await channel.subscribe(CHANNEL, channel_of(self.sender))
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


def channel_of(server: str) -> str:
    return f"{CHANNEL}:{server}" if server else CHANNEL
