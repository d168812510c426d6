"""What has to be done without anybody asking: bots' turns, deadlines, notices, reviews.

Jobs live in the database: a table's row says when it is due, a notice is a row of its own.
A worker leases what is due for a while; if it dies, the lease ends and another takes over.
Doing a job twice is harmless: the second finds that the table has changed.

The rows that are due are the queue of all workers on all machines, who waits longest first; a table
stands in it once, so tables take turns. Quick jobs are done by the owner of the table, which has it
in memory. A search is begun only where a process is free for it, and thinks for a smaller share of
its time when many wait, so that nobody waits for long.
"""

import asyncio
import contextlib
import random
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy import Connection, func, select, update

from saqqara.kernel.errors import SaqqaraError
from saqqara.server import late
from saqqara.server.bot_processes import QUICK, BotProcesses
from saqqara.server.housekeeping import Broom
from saqqara.server.live_tables import LiveTables
from saqqara.server.members import Members
from saqqara.server.notice_delivery import NoticeDelivery
from saqqara.server.notices.push import VapidKeys
from saqqara.server.reviews import Reviewer, release
from saqqara.server.rows import RUNNING, Loaded
from saqqara.server.schema import TABLES
from saqqara.server.settings import Settings
from saqqara.server.tasks import end_tasks
from saqqara.server.timing import answer_at, tells_something
from saqqara.table.errors import TableError
from saqqara.table.table import Table

POLL_SECONDS: Final = 1.0
HOUSE_SECONDS: Final = 600.0
SWEEP_SECONDS: Final = 0.5  # between two little steps, so that others can write meanwhile
LEASE_SECONDS: Final = 30.0
AT_ONCE: Final = 32  # tables looked after at the same time
LOOKED_AT: Final = 100  # of those that are due, the first
OWNER_SECONDS: Final = 1.5  # that a quick job is left to the owner of its table
AGAIN_SECONDS: Final = 0.02  # after which we look again where others were quicker
COUNT_SECONDS: Final = 1.0  # between two looks at how many wait
PATIENCE: Final = 8.0  # seconds that a bot's turn should wait for others at most
LEAST_SHARE: Final = 0.04  # of its usual time that a bot thinks at least

# Seats of a table at which a search may be asked: any bot but those that decide at once.
SEARCHES: Final = re.compile(r'"(?:bot|stand_in)": ?"(?!"|(?:{})")'.format("|".join(QUICK)))

log = structlog.get_logger()


class Workers:
    def __init__(
        self,
        tables: LiveTables,
        thinkers: BotProcesses,
        push_keys: VapidKeys,
        settings: Settings,
        members: Members,
    ) -> None:
        self.tables = tables
        self.members = members
        self.thinkers = thinkers
        self.notice_delivery = NoticeDelivery(tables, push_keys, settings)
        self.reviewer = Reviewer(tables, thinkers)
        self.broom = Broom(settings)
        self.woken = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.busy: set[asyncio.Task[None]] = set()
        self.held: set[str] = set()  # tables leased by us
        self.searching: set[str] = set()  # those for which a process thinks, or will at once
        self.waiting = 0  # tables that are due, at all workers
        self.counted_at = 0.0
        self.done = 0  # jobs, for the metrics
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    def start(self) -> None:
        self.tasks = [
            asyncio.create_task(self.look_after_tables()),
            asyncio.create_task(self.notice_delivery.run()),
            asyncio.create_task(self.reviewer.run()),
            asyncio.create_task(self.keep_house()),
        ]

    async def stop(self) -> None:
        await end_tasks([*self.tasks, *self.busy])
        if self.held:
            held = list(self.held)
            with contextlib.suppress(SaqqaraError):  # the leases end by themselves
                await self.tables.store.write(lambda c: release_tables(c, held))

    def wake(self) -> None:
        self.woken.set()

    async def look_after_tables(self) -> None:
        while True:
            self.woken.clear()
            try:
                found = await self.lease()
            except SaqqaraError as error:  # the database is away: it will be back
                log.warning("jobs wait", reason=str(error))
                found = []
                await asyncio.sleep(POLL_SECONDS)
            for id, version in found:
                self.begin(id, version)
            if len(found) < AT_ONCE or self.room() == 0:
                # Not wait_for: before Python 3.12 it loses a cancellation that comes with a wake.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL_SECONDS):
                        await self.woken.wait()

    async def keep_house(self) -> None:
        """Now and then; of several workers each does a part."""
        while True:
            more = False
            try:
                more = await self.sweep()
            except SaqqaraError as error:
                log.warning("nothing thrown away", reason=str(error))
            except Exception:
                log.exception("nothing thrown away")
            await asyncio.sleep(SWEEP_SECONDS if more else HOUSE_SECONDS)

    async def sweep(self) -> bool:
        """A little; whether there is more to do."""
        store = self.tables.store
        gone, more = await store.write(partial(self.broom.sweep, now=self.tables.clock()))
        if gone.any():
            log.info("thrown away", **vars(gone))
        return bool(await store.write(late.tell)) or more

    def room(self) -> int:
        return AT_ONCE - len(self.busy)

    async def lease(self) -> list[tuple[str, int]]:
        """Tables that are due, with their versions; ours for a while."""
        if self.room() == 0:
            return []
        now = self.tables.clock()
        counts = now - self.counted_at > COUNT_SECONDS
        due = (TABLES.c.due_at <= now, TABLES.c.leased_until < now)
        first = (
            select(TABLES.c.id, TABLES.c.due_at, TABLES.c.seats)
            .where(*due)
            .order_by(TABLES.c.due_at)
            .limit(LOOKED_AT)
        )

        wished: list[str] = []

        def unit(connection: Connection) -> tuple[list[tuple[str, int]], set[str], int]:
            quick, searches = self.chosen(connection.execute(first).all(), now)
            wished.extend([*quick, *searches])
            count = select(func.count()).select_from(TABLES).where(TABLES.c.due_at <= now)
            waiting = connection.execute(count).scalar_one() if counts else -1
            if not quick and not searches:
                return [], set(), waiting
            free = (
                select(TABLES.c.id, TABLES.c.version)
                .where(TABLES.c.id.in_([*quick, *searches]), *due)
                .with_for_update(skip_locked=True)
            )
            found = [(row.id, row.version) for row in connection.execute(free)]
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id.in_([id for id, _ in found]))
                .values(leased_until=now + LEASE_SECONDS)
            )
            return found, searches, waiting

        found, searches, waiting = await self.tables.store.write(unit)
        if waiting >= 0:
            self.waiting, self.counted_at = waiting, now
        self.searching |= searches.intersection(id for id, _ in found)
        if len(found) < len(set(wished)):  # another worker was quicker: there may be others for us
            again = AGAIN_SECONDS * (1 + random.random())
            asyncio.get_running_loop().call_later(again, self.wake)
        return found

    def chosen(self, due: Sequence[Any], now: float) -> tuple[list[str], set[str]]:
        """Which of the tables that are due we take: quick jobs, and searches."""
        quick: list[str] = []
        searches: set[str] = set()
        for row in due:
            if SEARCHES.search(row.seats):
                if len(searches) + len(self.searching) < self.most_searches():
                    searches.add(row.id)
            elif self.is_for_us(row.id, now - row.due_at):
                quick.append(row.id)
        return quick[: self.room()], searches

    def most_searches(self) -> int:
        """One more than think at once, so that none of the processes waits for the next."""
        return self.thinkers.urgent.processes + 1

    def is_for_us(self, table: str, late: float) -> bool:
        """A quick job is its owner's, unless the owner does none, or has not come to it."""
        members = self.members
        return members.is_ours(table) or not members.works_for(table) or late > OWNER_SECONDS

    def share(self) -> float:
        """Of its usual time that a bot may think now."""
        thinkers = max(1, self.members.thinkers())
        return min(1.0, max(LEAST_SHARE, PATIENCE * thinkers / max(1, self.waiting)))

    def begin(self, id: str, version: int) -> None:
        task = asyncio.create_task(self.look_after(id, version))
        self.held.add(id)
        self.busy.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.busy.discard(task)
        self.woken.set()

    async def look_after(self, id: str, version: int) -> None:
        """One bot's turn, or a deadline. A failure is told to the log; the lease ends it."""
        try:
            await self.serve(id, version)
            self.done += 1
        except SaqqaraError as error:
            if not isinstance(error, TableError):
                log.warning("job failed", table=id, reason=str(error))
        except Exception:
            log.exception("job failed", table=id)
        finally:
            self.searching.discard(id)
        self.held.discard(id)

    async def serve(self, id: str, version: int) -> None:
        loaded = await self.newest(id, version)
        table = loaded.table
        if table is None or loaded.info.status != RUNNING:
            return
        bots = table.bot_seats()
        if not bots:
            await self.tables.change(id, Table.replace_late)
            return
        seat, ply = bots[0], table.ply()
        level, put_at = table.seats[seat].player_bot(), loaded.info.updated_at
        quiet = tells_something(table.match, seat)
        words = await self.thinkers.choose(table, seat, loaded.secret, self.share())
        if id in self.searching:  # what may follow is waiting, not thinking
            self.searching.discard(id)
            self.wake()
        if quiet:
            now = self.tables.clock()
            await self.sleep(answer_at(put_at, now, level) - now)

        def act(table: Table, now: float) -> int:
            if not table.seats[seat].player_bot():
                raise TableError("the person came back", "error-stale", {"ply": table.ply()})
            return table.play(seat, ply, words, now)

        await self.tables.change(id, act)

    async def newest(self, id: str, version: int) -> Loaded:
        """The table as it was leased or newer; another server may have changed it."""
        await self.tables.catch_up(id, version)
        return await self.tables.loaded(id)


def release_tables(connection: Connection, ids: list[str]) -> None:
    """Others need not wait for the end of these leases."""
    connection.execute(update(TABLES).where(TABLES.c.id.in_(ids)).values(leased_until=0.0))


def release_all(connection: Connection) -> None:
    """Forget all leases: whoever held them is gone."""
    held = (TABLES.c.due_at >= 0) & (TABLES.c.leased_until > 0)  # by the index of what is due
    connection.execute(update(TABLES).where(held).values(leased_until=0.0))
    release(connection)
