"""Databases of this version without a row, as a first start leaves them; made in no time.

What a first start itself does is for tests to see that begin with no database, or an empty one.
"""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from psycopg import sql

from services.postgres import Postgres

TEMPLATE: Final = "template_saqqara"  # nobody may be connected to it while it is copied


def migrate(url: str) -> None:
    from saqqara.server.migrate import migrate
    from saqqara.server.store import make_engine

    engine = make_engine(url)
    migrate(engine)
    engine.dispose()


@cache
def new_file() -> bytes:
    with TemporaryDirectory() as folder:
        migrate(f"sqlite:///{folder}/new.db")
        return Path(folder, "new.db").read_bytes()


def make_file(path: Path) -> None:
    """Where there is none yet, with the folder that it is in."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(0o600)
        path.write_bytes(new_file())


def make_database(postgres: Postgres, name: str) -> str:
    """Its URL."""
    if not postgres.has_database(TEMPLATE):
        postgres.create_database(TEMPLATE)
        migrate(postgres.url(TEMPLATE))
    postgres.create_database(name, TEMPLATE)
    return postgres.url(name)


def clear_database(postgres: Postgres, name: str) -> None:
    """As new again: nobody is connected, no row is left, and numbers begin at 1."""
    from saqqara.server.schema import METADATA

    with postgres.connect(name) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        tables = [sql.Identifier(table.name) for table in reversed(METADATA.sorted_tables)]
        clear = [sql.SQL("DELETE FROM {}").format(table) for table in tables]
        restart = sql.SQL("SELECT setval(oid, 1, false) FROM pg_class WHERE relkind = 'S'")
        connection.execute(sql.SQL("; ").join([*clear, restart]))
