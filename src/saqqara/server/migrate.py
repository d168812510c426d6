"""Bring the database to the shape of this version; done at every start.

Nearly always it has that shape already: then Alembic, slow to load, is not even imported.
"""

import time
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
    for _ in range(TRIES):
        if version_of(engine) == newest():
            return
        try:
            step_up(engine)
        except OperationalError as error:
            if "lock timeout" not in str(error.orig):
                raise
            time.sleep(AGAIN_SECONDS)
    step_up(engine)


def step_up(engine: Engine) -> None:
    from alembic import command

    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
        made = config()
        made.attributes["connection"] = connection
        command.upgrade(made, "head")
        connection.commit()


def differences(engine: Engine) -> list[object]:
    """What the migrations lack of schema.py; a test holds this empty."""
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))
