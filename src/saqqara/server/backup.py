"""One file with everything: people, tables, games. SQLite's own format, whatever the server uses;
or a stream of lines for a pipe (stream.py).

A backup is made while the server runs and holds one moment of it. Restoring fills an empty
database only; nothing that is there is ever overwritten.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from sqlalchemy import Connection, Engine, func, insert, select

from saqqara.kernel.errors import OptionError
from saqqara.server import stream
from saqqara.server.migrate import migrate, newest, version_in
from saqqara.server.schema import BACKED_UP, TABLES, USERS
from saqqara.server.store import make_engine

ROWS_AT_ONCE = 1000
MAGIC = b"SQLite format 3"


def backup(database: str, target: Path) -> int:
    """Write a new file; the number of tables (of players) in it."""
    if target.exists():
        raise OptionError(
            f"{target} exists already; name a new file",
            "error-backup-exists",
            {"file": str(target)},
        )
    draft = target.with_name(f"{target.name}.new")
    draft.unlink(missing_ok=True)
    source = make_engine(database)
    copy = make_engine(f"sqlite:///{draft}")
    try:
        if source.dialect.name == "sqlite":
            copy_file(str(source.url.database), draft)
            migrate(copy)  # of an older server, it becomes one of this version
        else:
            migrate(copy)
            copy_all(source, copy)
        copied = tables_in(copy)
    except sqlite3.Error as error:
        raise OptionError(
            f"the backup cannot be written: {error}", "error-database", {"reason": str(error)}
        ) from error
    finally:
        source.dispose()
        copy.dispose()
    settle(draft)
    draft.replace(target)
    return copied


def backup_to(database: str, target: IO[bytes]) -> int:
    """The same as a stream, row by row, with no file between."""
    source = make_engine(database)
    try:
        with reading_one_moment(source) as connection:
            if version_in(connection) != newest():
                raise OptionError(
                    "the database is of an older version; start the server once",
                    "error-backup-older",
                    {},
                )
            return stream.write(connection, target)
    finally:
        source.dispose()


def restore_from(source: IO[bytes], database: str) -> int:
    """Fill an empty database from a stream: all of it, or nothing."""
    target = make_engine(database)
    try:
        migrate(target)
        with writing_all_or_nothing(target) as connection:
            games = stream.read(source, connection)
            set_sequences(connection)
            connection.commit()
        return games
    finally:
        target.dispose()


@contextlib.contextmanager
def reading_one_moment(engine: Engine) -> Iterator[Connection]:
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield connection


@contextlib.contextmanager
def writing_all_or_nothing(engine: Engine) -> Iterator[Connection]:
    """Into an empty database only; who writes says when it is done."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        if connection.execute(select(USERS.c.id).limit(1)).first() is not None:
            raise OptionError(
                "the database is not empty; restore into a new one",
                "error-restore-full",
                {},
            )
        yield connection


def copy_file(source: str, target: Path) -> None:
    """SQLite's own copy: page by page, all of one moment, and without holding up a writer."""
    with (
        contextlib.closing(sqlite3.connect(source)) as reading,
        contextlib.closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing)


def settle(path: Path) -> None:
    """One file without a journal beside it, for its owner's eyes, on disk."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    path.chmod(0o600)
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


def check_backup(source: Path) -> None:
    """OptionError if this is no backup; asked before anything is made for it."""
    if begins_with(source, MAGIC) or is_stream(source):
        return
    raise OptionError(f"{source} is not a backup", "error-backup-file", {"file": str(source)})


def is_stream(source: Path) -> bool:
    return begins_with(source, stream.MAGIC)


def begins_with(source: Path, magic: bytes) -> bool:
    if not source.is_file():
        return False
    with source.open("rb") as file:
        return file.read(len(magic)) == magic


def restore(source: Path, database: str) -> int:
    """Fill an empty database from a backup; the number of tables in it."""
    check_backup(source)
    if is_stream(source):
        with source.open("rb") as file:
            return restore_from(file, database)
    target = make_engine(database)
    copy = make_engine(f"sqlite:///{source}")
    try:
        migrate(target)
        with writing_all_or_nothing(target):
            pass  # before the backup itself is touched
        migrate(copy)  # an older backup becomes one of this version
        copy_all(copy, target)
        return tables_in(target)
    finally:
        target.dispose()
        copy.dispose()


def tables_in(engine: Engine) -> int:
    with engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()


def copy_all(source: Engine, target: Engine) -> None:
    """Every row, in one moment of the source and one transaction of the target."""
    with reading_one_moment(source) as reading, writing_all_or_nothing(target) as writing:
        for table in BACKED_UP:
            found = reading.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
            for part in found.mappings().partitions(ROWS_AT_ONCE):
                writing.execute(insert(table), [dict(row) for row in part])
        set_sequences(writing)
        writing.commit()


def set_sequences(connection: Connection) -> None:
    """PostgreSQL counts ids apart from the rows: go on behind the highest."""
    if connection.dialect.name != "postgresql":
        return
    for name in ("chat", "notices", "reports"):
        connection.exec_driver_sql(
            f"SELECT setval(pg_get_serial_sequence('{name}', 'id'),"
            f" (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
        )
