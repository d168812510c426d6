"""Bring the database to the shape of this version; done at every start.

Nearly always it has that shape already: then Alembic, slow to load, is not even imported.
"""

import contextlib
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import OperationalError

from saqqara.server.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x5A99A7A  # any number: it names our lock among PostgreSQL's
LOCK_SECONDS: Final = 3  # that a migration waits for a table, and everybody behind it
AGAIN_SECONDS: Final = 1.0
TRIES: Final = 20
PAUSE_SECONDS: Final = 0.2


@cache
def newest() -> str:
    """The version that the last migration leads to: their files are named by it."""
    names = [path.name for path in (FOLDER / "versions").glob("[0-9]*_*.py")]
    return max(names).split("_")[0]


def version_of(engine: Engine) -> str:
    """Empty if it was never migrated."""
    with engine.connect() as connection:
        return version_in(connection)


def version_in(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""


def config() -> "Config":
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return made


def migrate(engine: Engine) -> None:
    """To the newest version; of several servers that start at once, one does it.

    Others go on meanwhile. What has to wait for a table does not wait for long, as everybody else
    would wait behind it, but tries again later.
    """
    if version_of(engine) == newest():
        return
    with alone(engine):
        for left in reversed(range(TRIES)):
            if version_of(engine) == newest():
                return
            try:
                step_up(engine)
            except OperationalError as error:
                if not left or "lock timeout" not in str(error.orig):
                    raise
                time.sleep(AGAIN_SECONDS)


def step_up(engine: Engine) -> None:
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            upgrade(connection)
            connection.commit()
            return
        connection.exec_driver_sql(f"SET lock_timeout = '{LOCK_SECONDS}s'")
        connection.commit()  # a migration may want no transaction around it
        try:
            upgrade(connection)
            connection.commit()
        finally:
            connection.rollback()
            connection.exec_driver_sql("RESET lock_timeout")  # it is for others afterwards
            connection.commit()


def upgrade(connection: Connection) -> None:
    from alembic import command

    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")


@contextlib.contextmanager
def alone(engine: Engine) -> Iterator[None]:
    """SQLite takes one at a time by itself. PostgreSQL is asked again and again: who waits there
    looks at the database as it was, and an index that is made meanwhile waits for them."""
    if engine.dialect.name == "sqlite":
        yield
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        ask, give = (
            text("SELECT pg_try_advisory_lock(:key)"),
            text("SELECT pg_advisory_unlock(:key)"),
        )
        while not connection.execute(ask, {"key": LOCK}).scalar_one():
            time.sleep(PAUSE_SECONDS)
        try:
            yield
        finally:
            connection.execute(give, {"key": LOCK})


def differences(engine: Engine) -> list[object]:
    """What the migrations lack of schema.py; a test holds this empty."""
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))
