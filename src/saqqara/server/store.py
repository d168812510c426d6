"""The database behind two calls: `read` and `write` of a unit of work.

A unit is a plain function of a Connection; it runs in a thread, never in the event loop.
Writes are on disk when `write` returns. SQLite has one writer, so all units that wait
share one transaction and one wait for the disk (group commit). If one of them fails, all
are undone and run again, each in a savepoint of its own: a unit may run more than once, so
it changes nothing but the database. PostgreSQL has many writers, and groups commits by
itself; units that are `Alike`, moves that is, share a transaction there as well, and are run
by few statements for all of them.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Thread
from typing import Any, Final, Self, TypeVar, cast

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
)
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.pool import NullPool

from saqqara.kernel.errors import SaqqaraError

T = TypeVar("T")
Unit = Callable[[Connection], T]

MOST_UNITS: Final = 200  # of one transaction
WRITERS: Final = 8  # of PostgreSQL
MOVERS: Final = 2  # of PostgreSQL, besides, for units that are alike
READERS: Final = 4
BUSY_SECONDS: Final = 10
WAL_SECONDS: Final = 0.02  # between two attempts to switch to it
TRIES: Final = 3


class StorageError(SaqqaraError):
    """The database cannot be used now; nothing of the unit was stored."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"the server cannot store anything just now ({reason}); try again in a moment",
            "error-storage",
            {},
        )


def make_engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        size = WRITERS + MOVERS + READERS
        engine = create_engine(url, pool_size=size, pool_pre_ping=True, hide_parameters=True)
        event.listen(engine, "connect", without_jit)
        return engine
    # A connection stays with its thread; our threads are few and long-lived.
    engine = create_engine(
        url,
        poolclass=NullPool,
        connect_args={"timeout": BUSY_SECONDS},
        hide_parameters=True,  # errors stand in the log, and parameters are people's own
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:  # sqlite3.Connection, driver's own
        connection.isolation_level = None  # SQLAlchemy's BEGIN below is the only one
        cursor = connection.cursor()
        use_wal(cursor)
        cursor.execute("PRAGMA synchronous=FULL")  # a commit is on disk, also without power
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def without_jit(connection: Any, _: object) -> None:  # psycopg.Connection, driver's own
    """PostgreSQL compiles what it takes for long queries, for longer than ours take."""
    connection.execute("SET jit = off")
    connection.commit()


def use_wal(cursor: sqlite3.Cursor) -> None:
    """The first time, the file is taken for oneself; unlike others this does not wait by itself."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
        time.sleep(WAL_SECONDS)


class Alike:
    """A unit of a kind of which many wait together: to ask PostgreSQL once for all of them costs
    much less than once for each."""

    def __call__(self, connection: Connection) -> None:
        self.run_all(connection, [self])

    @classmethod
    def run_all(cls, connection: Connection, units: Sequence[Self]) -> None:
        """All of them, or an error if one cannot be."""
        raise NotImplementedError


class Job:
    """A unit that waits for its turn, and whom to tell: a loop, or a thread that waits."""

    def __init__(self, unit: Unit[Any], loop: asyncio.AbstractEventLoop | None) -> None:
        self.unit = unit
        self.loop = loop
        self.future: asyncio.Future[Any] | Future[Any] = (
            Future() if loop is None else loop.create_future()
        )
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        if self.future.done():  # whoever waited has gone away
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Store:
    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.is_sqlite = url.startswith("sqlite")
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "saqqara-read")
        self.local = threading.local()
        self.alike: queue.SimpleQueue[Job | None] = self.jobs  # SQLite has one writer for all
        if not self.is_sqlite:
            self.alike = queue.SimpleQueue()
        self.threads = self.start_writers(self.jobs, 1 if self.is_sqlite else WRITERS)
        self.movers = [] if self.is_sqlite else self.start_writers(self.alike, MOVERS)

    def start_writers(self, jobs: queue.SimpleQueue[Job | None], number: int) -> list[Thread]:
        shares = self.is_sqlite or jobs is self.alike
        found = [
            Thread(target=self.write_all, args=(jobs, shares), name="saqqara-write", daemon=True)
            for _ in range(number)
        ]
        for thread in found:
            thread.start()
        return found

    def close(self) -> None:
        for jobs, threads in ((self.jobs, self.threads), (self.alike, self.movers)):
            for _ in threads:
                jobs.put(None)
            for thread in threads:
                thread.join()
        self.readers.shutdown()
        self.engine.dispose()

    # ---- reading

    async def read(self, unit: Unit[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self.read_now, unit)

    def read_now(self, unit: Unit[T]) -> T:
        for attempt in range(TRIES):
            try:
                with self.reading() as connection:
                    return unit(connection)
            except DBAPIError as error:
                self.local.connection = None
                if attempt + 1 == TRIES:
                    raise StorageError(type(error.orig).__name__) from error
        raise AssertionError("not reached")

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection in a transaction; with SQLite one that this thread keeps."""
        if not self.is_sqlite:
            with self.engine.connect() as connection:
                yield connection
            return
        kept = self.kept_connection()
        driver: Any = kept.connection.driver_connection
        driver.execute("BEGIN")  # one picture for the whole unit; SQLAlchemy need not know
        try:
            yield kept
        finally:
            kept.rollback()
            driver.rollback()

    def kept_connection(self) -> Connection:
        if getattr(self.local, "connection", None) is None:
            self.local.connection = self.engine.connect()
        kept: Connection = self.local.connection
        return kept

    # ---- writing

    async def write(self, unit: Unit[T]) -> T:
        """Run a unit; when this returns, what it did is on disk."""
        job = Job(unit, asyncio.get_running_loop())
        (self.alike if isinstance(unit, Alike) else self.jobs).put(job)
        result: T = await cast("asyncio.Future[T]", job.future)
        return result

    def write_now(self, unit: Unit[T]) -> T:
        """The same for callers without an event loop."""
        job = Job(unit, None)
        self.jobs.put(job)
        return cast("Future[T]", job.future).result()

    def write_all(self, jobs: queue.SimpleQueue[Job | None], shares: bool) -> None:
        """What a writer thread does: take what waits, commit it, tell everybody. *shares*: all
        that waits goes into one transaction."""
        connection: Connection | None = None
        while (job := jobs.get()) is not None:
            found = [job, *waiting(jobs)] if shares else [job]
            batch = [each for each in found if not each.future.cancelled()]
            try:
                if connection is None or connection.closed or connection.invalidated:
                    connection = self.engine.connect()
                self.commit(connection, batch)
            except Exception as error:
                drop(connection)
                connection = None
                self.fail(batch, error)
        drop(connection)

    def commit(self, connection: Connection, batch: list[Job]) -> None:
        try:
            with self.transaction(connection):
                run_all(connection, batch)
        except (OperationalError, InterfaceError, InternalError) as error:
            if len(batch) == 1 or not is_deadlock(error):
                raise  # the disk or the database, not a unit
            for job in batch:  # with another server: each for itself holds one row at a time
                self.commit(connection, [job])
            return
        except Exception as error:
            if len(batch) == 1:
                batch[0].error = error
            else:
                self.commit_one_by_one(connection, batch)
        tell_all(batch)

    def commit_one_by_one(self, connection: Connection, batch: list[Job]) -> None:
        """Still one transaction, but a unit that fails is undone alone."""
        with self.transaction(connection):
            for job in batch:
                savepoint = connection.begin_nested()
                try:
                    job.result = job.unit(connection)
                    savepoint.commit()
                except (OperationalError, InterfaceError, InternalError):
                    raise
                except Exception as error:
                    savepoint.rollback()
                    job.error = error

    @contextlib.contextmanager
    def transaction(self, connection: Connection) -> Iterator[None]:
        with connection.begin():
            if self.is_sqlite:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield

    def fail(self, batch: list[Job], error: Exception) -> None:
        """The transaction is gone, and nothing of it is stored: say so to all."""
        reason = type(getattr(error, "orig", None) or error).__name__
        for job in batch:
            job.error = StorageError(reason)
            job.error.__cause__ = error
        tell_all(batch)


def waiting(jobs: "queue.SimpleQueue[Job | None]") -> list[Job]:
    """Units that can share the transaction."""
    found: list[Job] = []
    while len(found) < MOST_UNITS:
        try:
            job = jobs.get_nowait()
        except queue.Empty:
            break
        if job is None:
            jobs.put(None)
            break
        found.append(job)
    return found


def run_all(connection: Connection, batch: list[Job]) -> None:
    """Those that are alike last, and in one go."""
    alike: dict[type[Alike], list[Alike]] = {}
    for job in batch:
        if isinstance(job.unit, Alike):
            alike.setdefault(type(job.unit), []).append(job.unit)
        else:
            job.result = job.unit(connection)
    for kind, units in alike.items():
        kind.run_all(connection, units)


def is_deadlock(error: DBAPIError) -> bool:
    """PostgreSQL ended this transaction as two waited for each other."""
    return getattr(error.orig, "sqlstate", None) == "40P01"


def tell_all(batch: list[Job]) -> None:
    """Wake each loop once, however many of its jobs are done."""
    loops = {job.loop for job in batch}
    for loop in loops:
        jobs = [job for job in batch if job.loop is loop]
        if loop is None:
            tell_each(jobs)
        else:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and with it who waited
                loop.call_soon_threadsafe(tell_each, jobs)


def tell_each(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()


def drop(connection: Connection | None) -> None:
    if connection is not None:
        with contextlib.suppress(Exception):
            connection.close()
