"""The database behind two calls: `read` and `write` of a unit of work.

A unit is a plain function of a Connection; it runs in a thread, never in the event loop.
Writes are on disk when `write` returns. SQLite has one writer, so all units that wait
share one transaction and one wait for the disk (group commit). If one of them fails, all
are undone and run again, each in a savepoint of its own: a unit may run more than once, so
it changes nothing but the database. PostgreSQL has many writers, and groups commits by
itself.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, TypeVar, cast

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    UpdateBase,
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
        return create_engine(
            url, pool_size=WRITERS + READERS, pool_pre_ping=True, hide_parameters=True
        )
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
        writers = 1 if self.is_sqlite else WRITERS
        self.threads = [
            threading.Thread(target=self.write_all, name=f"saqqara-write-{n}", daemon=True)
            for n in range(writers)
        ]
        for thread in self.threads:
            thread.start()

    def close(self) -> None:
        for _ in self.threads:
            self.jobs.put(None)
        for thread in self.threads:
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
        kept.exec_driver_sql("BEGIN")  # one picture for the whole unit
        try:
            yield kept
        finally:
            kept.rollback()

    def kept_connection(self) -> Connection:
        if getattr(self.local, "connection", None) is None:
            self.local.connection = self.engine.connect()
        kept: Connection = self.local.connection
        return kept

    # ---- writing

    async def write(self, unit: Unit[T]) -> T:
        """Run a unit; when this returns, what it did is on disk."""
        job = Job(unit, asyncio.get_running_loop())
        self.jobs.put(job)
        result: T = await cast("asyncio.Future[T]", job.future)
        return result

    def write_now(self, unit: Unit[T]) -> T:
        """The same for callers without an event loop."""
        job = Job(unit, None)
        self.jobs.put(job)
        return cast("Future[T]", job.future).result()

    def write_all(self) -> None:
        """What a writer thread does: take what waits, commit it, tell everybody."""
        connection: Connection | None = None
        while (job := self.jobs.get()) is not None:
            jobs = [job, *self.waiting()]
            batch = [each for each in jobs if not each.future.cancelled()]
            try:
                if connection is None or connection.closed or connection.invalidated:
                    connection = self.engine.connect()
                self.commit(connection, batch)
            except Exception as error:
                drop(connection)
                connection = None
                self.fail(batch, error)
        drop(connection)

    def waiting(self) -> list[Job]:
        """Units that can share the transaction."""
        found: list[Job] = []
        while self.is_sqlite and len(found) < MOST_UNITS:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self.jobs.put(None)
                break
            found.append(job)
        return found

    def commit(self, connection: Connection, batch: list[Job]) -> None:
        try:
            with self.transaction(connection):
                for job in batch:
                    job.result = job.unit(connection)
        except (OperationalError, InterfaceError, InternalError):
            raise  # the disk or the database, not a unit
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


class Prepared:
    """A statement made ready once for each kind of database, for what runs with every move.

    Values are handed to the driver as they are: text, numbers and None.
    """

    def __init__(self, statement: UpdateBase | Select[Any]) -> None:
        self.statement = statement
        self.compiled: dict[str, Any] = {}

    def run(self, connection: Connection, values: list[dict[str, Any]]) -> int:
        """For each of the values; how many rows were concerned."""
        cursor = self.execute(connection, values)
        found: int = cursor.rowcount
        cursor.close()
        return found

    def finds(self, connection: Connection, values: dict[str, Any]) -> bool:
        """Whether a query gives any row."""
        cursor = self.execute(connection, [values])
        found = cursor.fetchone() is not None
        cursor.close()
        return found

    def execute(self, connection: Connection, values: list[dict[str, Any]]) -> Any:
        """By the driver's own cursor: what SQLAlchemy adds to a statement costs more than it."""
        dialect = connection.dialect
        compiled = self.compiled.get(dialect.name)
        if compiled is None:
            keys = list(values[0])  # the columns of an INSERT
            compiled = self.statement.compile(dialect=dialect, column_keys=keys)
            self.compiled[dialect.name] = compiled
        order = compiled.positiontup
        rows = [tuple([each[key] for key in order]) for each in values] if order else values
        cursor = connection.connection.cursor()
        driver: Any = dialect.loaded_dbapi
        try:
            if len(rows) == 1:
                cursor.execute(compiled.string, rows[0])
            else:
                cursor.executemany(compiled.string, rows)
        except driver.Error as error:
            raise DBAPIError.instance(
                compiled.string, None, error, driver.Error, hide_parameters=True, dialect=dialect
            ) from error
        return cursor


def drop(connection: Connection | None) -> None:
    if connection is not None:
        with contextlib.suppress(Exception):
            connection.close()
