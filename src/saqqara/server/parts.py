"""Everything that one server process holds, put together and taken apart."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from saqqara.kernel.errors import SaqqaraError
from saqqara.server import accounts
from saqqara.server.bot_processes import BotProcesses
from saqqara.server.bot_queue import tell_places
from saqqara.server.bus import (
    Bus,
    ChatSaid,
    Here,
    LoneBus,
    RedisBus,
    SignedOut,
    SomethingDue,
    TableChanged,
    Words,
)
from saqqara.server.clock import SteadyClock
from saqqara.server.ids import new_id
from saqqara.server.limits import Limits
from saqqara.server.live_tables import LiveTables
from saqqara.server.notices.push import load_or_make_keys
from saqqara.server.routes import Routes
from saqqara.server.rows import Loaded
from saqqara.server.settings import Settings
from saqqara.server.store import Store
from saqqara.server.table_session import tell_chat
from saqqara.server.tasks import end_tasks
from saqqara.server.viewers import Viewers
from saqqara.server.workers import Workers

TIDY_SECONDS: Final = 20.0
SWEEP_SECONDS: Final = 2.0  # how long a word lost between servers can go unnoticed

log = structlog.get_logger()


class Parts:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = new_id(8)
        self.store = Store(settings.database_url())
        self.bus: Bus = LoneBus(self.id, settings.is_sqlite())
        if settings.redis:
            self.bus = RedisBus(self.id, settings.redis)
        self.viewers = Viewers(self.bus)
        self.tables = LiveTables(self.store, self.bus, SteadyClock())
        self.tables.on_change = self.tell_viewers
        self.tables.watched = self.viewers.is_watched
        self.limits = Limits(settings.limits)
        self.thinkers = BotProcesses(settings.thinkers, settings.own_bots)
        self.push_keys = load_or_make_keys(settings.data)
        self.routes = Routes(self)
        self.workers = Workers(
            self.tables, self.thinkers, self.push_keys, settings, self.routes.members
        )
        self.tables.on_due = self.workers.wake
        self.behind: dict[str, int] = {}  # tables of which a newer version was heard of
        self.catching_up: set[asyncio.Task[None]] = set()
        self.started_at = time.time()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, serves: bool = True) -> None:
        """*serves*: whether people come to this process; else it only does jobs."""
        await self.bus.start(self.hear)
        await self.routes.start(serves)
        if self.settings.worker:
            self.workers.start()
        self.tasks.append(asyncio.create_task(self.tidy()))
        self.tasks.append(asyncio.create_task(self.sweep()))

    async def stop(self) -> None:
        await end_tasks([*self.tasks, *self.catching_up])
        await self.routes.stop()
        await self.workers.stop()
        await self.bus.stop()
        self.thinkers.close()
        self.store.close()

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.tables.tidy()

    def tell_viewers(self, loaded: Loaded, kept: int) -> None:
        self.viewers.changed(loaded, kept, self.tables.clock())

    def sign_out(self, session: str) -> None:
        """End the connections of a session or token, at every server."""
        self.viewers.sign_out(session)
        self.bus.say(SignedOut(self.id, session))

    # ---- other servers

    async def hear(self, word: Words) -> None:
        """Nothing here takes long: the words behind this one tell who is alive."""
        self.routes.members.hear(word)
        if isinstance(word, TableChanged):
            self.catch_up_soon(word.table, word.version)
        elif isinstance(word, ChatSaid):
            if self.viewers.is_watched(word.table):
                self.begin(self.tell_chat(word.table))
        elif isinstance(word, Here):
            self.viewers.heard_presence(word)
        elif isinstance(word, SignedOut):
            self.viewers.sign_out(word.session)
        elif isinstance(word, SomethingDue):
            self.workers.wake()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.catching_up.add(task)
        task.add_done_callback(self.catching_up.discard)

    async def tell_chat(self, table: str) -> None:
        with contextlib.suppress(SaqqaraError):  # the database is away: the next line tells it
            await tell_chat(self.store, self.viewers, table)

    def catch_up_soon(self, table: str, version: int) -> None:
        """What is heard while we read is read with the next."""
        if table not in self.tables.slots:
            return
        reading = table in self.behind
        self.behind[table] = max(version, self.behind.get(table, 0))
        if not reading:
            self.begin(self.catch_up_all(table))

    async def catch_up_all(self, table: str) -> None:
        done = 0
        while (version := self.behind[table]) > done:
            await self.catch_up(table, version)
            done = version
        del self.behind[table]

    async def catch_up(self, table: str, version: int) -> None:
        try:
            await self.tables.catch_up(table, version)
        except Exception as error:  # the sweep below tries again
            log.warning("catch up failed", table=table, reason=type(error).__name__)

    async def sweep(self) -> None:
        """Ask the database for what a lost word may have kept from us. Alone we ask as well:
        `saqqara admin` works on the database and says no words."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            with contextlib.suppress(Exception):
                await self.look_again()
                await tell_places(self)
            self.viewers.refresh_presence()

    async def look_again(self) -> None:
        known = list(self.tables.slots) if self.bus.is_alone() else list(self.viewers.viewers)
        for id, version in (await self.tables.versions(known)).items():
            await self.catch_up(id, version)
        now, guests = self.tables.clock(), self.viewers.sessions()
        for ended in await self.store.read(lambda c: accounts.ended(c, guests, now)):
            self.viewers.sign_out(ended)
