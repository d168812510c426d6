"""One file with everything: people, tables, games. SQLite's own format, whatever the server uses.

A backup is made while the server runs and holds one moment of it. Restoring fills an empty
database only; nothing that is there is ever overwritten.
"""

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select

from saqqara.kernel.errors import OptionError
from saqqara.server.migrate import migrate
from saqqara.server.schema import DEPLOYMENT, METADATA, TABLES, USERS
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
    if source.is_file():
        with source.open("rb") as file:
            if file.read(len(MAGIC)) == MAGIC:
                return
    raise OptionError(f"{source} is not a backup", "error-backup-file", {"file": str(source)})


def restore(source: Path, database: str) -> int:
    """Fill an empty database from a backup; the number of tables in it."""
    check_backup(source)
    target = make_engine(database)
    copy = make_engine(f"sqlite:///{source}")
    try:
        migrate(target)
        with target.connect() as connection:
            if connection.execute(select(func.count()).select_from(USERS)).scalar_one():
                raise OptionError(
                    "the database is not empty; restore into a new one",
                    "error-restore-full",
                    {},
                )
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
    with source.connect() as reading, target.connect() as writing:
        if source.dialect.name == "sqlite":
            reading.exec_driver_sql("BEGIN")
        else:
            reading.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        if target.dialect.name == "sqlite":
            writing.exec_driver_sql("BEGIN IMMEDIATE")
        for table in METADATA.sorted_tables:
            if table is DEPLOYMENT:  # its servers', not its people's
                continue
            found = reading.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
            for part in found.mappings().partitions(ROWS_AT_ONCE):
                writing.execute(insert(table), [dict(row) for row in part])
        set_sequences(writing)
        writing.commit()


def set_sequences(connection: Connection) -> None:
    """PostgreSQL counts ids apart from the rows: go on behind the highest."""
    if connection.dialect.name != "postgresql":
        return
    for name in ("chat", "notices"):
        connection.exec_driver_sql(
            f"SELECT setval(pg_get_serial_sequence('{name}', 'id'),"
            f" (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
        )
