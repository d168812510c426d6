"""Bring the database to the shape of this version; done at every start."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, text

from saqqara.server.schema import METADATA

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x5A99A7A  # any number: it names our lock among PostgreSQL's


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return made


def migrate(engine: Engine) -> None:
    """To the newest version; of several servers that start at once, one does it."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        made = config()
        made.attributes["connection"] = connection
        command.upgrade(made, "head")
        connection.commit()


def differences(engine: Engine) -> list[object]:
    """What the migrations lack of schema.py; a test holds this empty."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))
