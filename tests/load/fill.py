"""Fills an empty database with finished games: python -m load.fill DATABASE --tables 1000000

DATABASE is a file of SQLite or postgresql://.. Rows are written in bulk, past the server, in its
own shape; load/crowded.py says what they are made of. A million tables take some minutes and about
2 GB. Their plies would be a hundred times as many rows: only the first --deep tables have theirs,
of which the size of a whole game is measured.
"""

import argparse
import contextlib
import json
import sqlite3
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import psycopg

from load.crowded import Crowd, Rows, game_rows, play
from saqqara.server import late
from saqqara.server.migrate import migrate
from saqqara.server.schema import METADATA
from saqqara.server.settings import normal_database
from saqqara.server.store import make_engine

AT_ONCE: Final = 5000  # tables of players
GAMES: Final = 300  # really played
TOLD_AT_ONCE: Final = 20_000
FILLED: Final = (
    *(
        "users",
        "sessions",
        "puzzle_tries",
        "lessons",
        "tables",
        "results",
        "visits",
        "chat",
        "reviews",
    ),
    *("plies", "ratings"),
)
COLUMNS: Final = {
    "users": "id name login password language settings created_at banned_at",
    "sessions": "token user_id kind label scope created_at expires_at",
    "puzzle_tries": "user_id puzzle course solved day at",
    "lessons": "user_id course chapter step done_at updated_at",
    "results": "table_id seat game user_id bot place score rated at",
    "visits": "table_id user_id seat seen_ply notes updated_at over_at",
    "chat": "id table_id user_id name text at",
    "reviews": (
        "table_id asked_by version simulations status looked decisions found created_at due_at"
        " leased_until"
    ),
    "plies": "table_id ply seat word at version move_id",
    "ratings": "game user_id mu sigma games",
    "tables": " ".join(column.name for column in METADATA.tables["tables"].c),
}
Write = Callable[[str, list[tuple[Any, ...]]], None]


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("database")
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=0, help="by default a fifth of the tables")
    parser.add_argument("--deep", type=int, default=10_000, help="tables with their plies")
    parser.add_argument("--before", action="store_true", help="rows say as little as once")
    return parser.parse_args()


@contextlib.contextmanager
def sqlite_writer(path: Path) -> Iterator[Write]:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("synchronous=OFF", "cache_size=-800000", "foreign_keys=OFF"):
            connection.execute(f"PRAGMA {pragma}")

        def write(table: str, rows: list[tuple[Any, ...]]) -> None:
            names = COLUMNS[table].split()
            marks = ",".join("?" * len(names))
            connection.execute("BEGIN")
            connection.executemany(
                f"INSERT INTO {table} ({','.join(names)}) VALUES ({marks})", rows
            )
            connection.execute("COMMIT")

        yield write
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextlib.contextmanager
def postgres_writer(url: str) -> Iterator[Write]:
    plain = url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(plain, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")  # keys are right, by making
        connection.execute("SET synchronous_commit = off")

        def write(table: str, rows: list[tuple[Any, ...]]) -> None:
            names = COLUMNS[table].replace(" ", ", ")
            with (
                connection.cursor() as cursor,
                cursor.copy(f"COPY {table} ({names}) FROM STDIN") as copy,
            ):
                for row in rows:
                    copy.write_row(row)

        yield write
        connection.execute("SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat")
        connection.execute("VACUUM ANALYZE")


def writer(url: str) -> contextlib.AbstractContextManager[Write]:
    if url.startswith("sqlite:///"):
        return sqlite_writer(Path(url.removeprefix("sqlite:///")))
    return postgres_writer(url)


def in_order(row: Any) -> tuple[Any, ...]:
    """Of a table of players, which is made by name."""
    return tuple(row[name] for name in COLUMNS["tables"].split())


def fill(
    url: str, tables: int, people: int, deep: int, games: int = GAMES, told: bool = True
) -> None:
    engine = make_engine(url)
    migrate(engine)
    engine.dispose()
    played = [play(number) for number in range(games)]
    crowd = Crowd(people)
    with writer(url) as write:
        put(write, crowd.rows())
        for first in range(0, tables, AT_ONCE):
            batch: Rows = defaultdict(list)
            for number in range(first, min(first + AT_ONCE, tables)):
                for name, rows in game_rows(number, tables, played, crowd, number < deep).items():
                    batch[name] += rows
            batch["tables"] = [in_order(row) for row in batch["tables"]]
            put(write, batch)
            sys.stderr.write(f"fill: {min(first + AT_ONCE, tables)} tables\n")
        put(write, crowd.ratings())
    if told:
        tell_all(url)


def tell_all(url: str) -> None:
    """What rows say beside what they were made of, as they do since there is more to find."""
    engine = make_engine(url)
    done = 1
    while done:
        with engine.begin() as connection:
            done = late.tell(connection, TOLD_AT_ONCE)
        sys.stderr.write(f"fill: told of {done}\n")
    engine.dispose()


def put(write: Write, rows: Rows) -> None:
    for name in FILLED:
        if rows.get(name):
            write(name, rows[name])


def sizes(url: str) -> dict[str, int]:
    """Bytes of each table with its indexes."""
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            found = connection.execute(
                "SELECT tbl_name, sum(pgsize) FROM dbstat JOIN sqlite_master USING (name)"
                " GROUP BY tbl_name"
            )
            return dict(found.fetchall())
    with psycopg.connect(url.replace("+psycopg", "")) as connection:
        query = "SELECT relname, pg_total_relation_size(relid) FROM pg_stat_user_tables"
        return dict(connection.execute(query).fetchall())


def main() -> int:
    given = options()
    known = "://" in given.database
    url = normal_database(given.database if known else f"sqlite:///{given.database}")
    began = time.monotonic()
    people = given.people or max(10, given.tables // 5)
    fill(url, given.tables, people, given.deep, told=not given.before)
    took = time.monotonic() - began
    by_size = {name: size for name, size in sizes(url).items() if size > 100_000}
    sys.stdout.write(json.dumps({"seconds": round(took), "bytes": by_size}, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
