"""What people look at, and what is done by itself, never reads through a large table: each
statement finds its rows by an index, also of somebody with very many games.

The database is a small one of load/fill.py. SQLite tells what it would read through. PostgreSQL is
told that reading through a table is dear, so it does so only where no index leads to the rows.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import Connection, event, select

from load.crowded import person_id, table_id
from load.fill import fill
from saqqara.cli import administration
from saqqara.server import (
    accounts,
    chat,
    finding,
    finished_games,
    housekeeping,
    late,
    leaving,
    lobby,
    manners,
    path,
    puzzles,
    retention,
    rows,
    workers,
)
from saqqara.server.prepared import Prepared
from saqqara.server.schema import METADATA, TABLES
from saqqara.server.settings import Settings
from saqqara.server.store import Store

SMALL: Final = {"webhooks", "push_subscriptions", "blocks", "reports", "notices", "puzzle_ratings"}
LARGE: Final = set(METADATA.tables) - SMALL
BUSY: Final = person_id(0)
USUAL: Final = person_id(3)
NOW: Final = 1.8e9
TABLE_COUNT: Final = 400
PEOPLE: Final = 1000
A_FEW: Final = 5  # at once, so that there is no reason to read through even this small database
Unit = Callable[[Connection], object]


def own_record(connection: Connection) -> object:
    return finished_games.own_record(connection, rows.load(connection, table_id(0)), BUSY)


def fill_in(connection: Connection) -> object:
    """Whatever was not told when it was filled."""
    return late.tell(connection)


PAGES: Final[dict[str, Unit]] = {
    "home": lambda c: finding.mine(c, BUSY),
    "home, the next page": lambda c: finding.mine(c, BUSY, after=table_id(200)),
    "lobby": lambda c: finding.lobby(c, None, "open"),
    "lobby, a game": lambda c: finding.lobby(c, "senet", "open"),
    "finished games": lambda c: finding.lobby(c, None, "over"),
    "finished games, a game": lambda c: finding.lobby(c, "senet", "over"),
    "finished games, the next page": lambda c: finding.lobby(c, None, "over", table_id(200)),
    "profile": lambda c: finished_games.profile(c, BUSY),
    "history": lambda c: finished_games.history(c, BUSY, USUAL),
    "own history": lambda c: finished_games.history(c, BUSY, BUSY),
    "history, the next page": lambda c: finished_games.history(c, BUSY, USUAL, table_id(200)),
    "path": lambda c: path.path_of(c, BUSY, BUSY),
    "leaderboard": lambda c: finished_games.leaderboard(c, "imhotep"),
    "a table": lambda c: rows.load(c, table_id(0)),
    "own record": own_record,
    "chat": lambda c: chat.lines(c, table_id(0), USUAL),
    "puzzles": lambda c: puzzles.overview(c, USUAL, NOW),
    "puzzles of a course": lambda c: puzzles.puzzle_list(c, USUAL, "imhotep"),
    "what is kept of one": lambda c: leaving.tables_of(c, BUSY),
    "blocks": lambda c: manners.blocks_of(c, USUAL),
    "sessions": lambda c: accounts.sessions(c, USUAL, "", NOW),
    "a new name": lambda c: lobby.rename_seats(c, BUSY, "New", NOW),
    "admin list": lambda c: administration.people(c, ""),
    "admin list NAME": lambda c: administration.people(c, "ann"),
    "admin tables": lambda c: administration.tables(c, ""),
    "admin tables NAME": lambda c: administration.tables(c, "friday"),
    "leases at a start": workers.release_all,
    "sweeping": lambda c: housekeeping.Broom(Settings(Path())).sweep(c, NOW),
    "sweeping of what is kept for a while": lambda c: retention.throw_away(
        c, Settings(Path(), keep_guest_games=1, keep_chat=1, keep_reviews=1), NOW, (0.0, "")
    ),
    "telling late": fill_in,
}


@pytest.fixture(scope="module")
def filled_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    url = f"sqlite:///{tmp_path_factory.mktemp('filled') / 'saqqara.db'}"
    fill(url, TABLE_COUNT, people=PEOPLE, deep=20, games=20, told=False)
    return url


@pytest.fixture
def filled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    if request.param == "sqlite":
        url = str(request.getfixturevalue("filled_file"))
    else:
        url = str(request.getfixturevalue("postgres_url"))
        fill(url, TABLE_COUNT, people=PEOPLE, deep=20, games=20, told=False)
    store = Store(url)
    while store.write_now(late.tell):
        pass
    for module in (housekeeping, late, retention):
        monkeypatch.setattr(module, "MOST_AT_ONCE", A_FEW)
    yield store
    store.close()


class Listening:
    """The statements of units of work, each with its values."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: list[tuple[str, Any]] = []

    def __enter__(self) -> "Listening":
        event.listen(self.store.engine, "before_cursor_execute", self.note)
        self.execute = Prepared.execute
        Prepared.execute = self.prepared  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        event.remove(self.store.engine, "before_cursor_execute", self.note)
        Prepared.execute = self.execute  # type: ignore[method-assign]

    @property
    def prepared(self) -> Callable[..., Any]:
        """Those that are handed to the driver by themselves."""

        def execute(statement: Prepared, connection: Connection, values: list[Any]) -> Any:
            cursor = self.execute(statement, connection, values)
            compiled, own = statement.compiled[connection.dialect.name]
            given = own | values[0]
            order = compiled.positiontup
            placed = tuple(given[name] for name in order) if order else given
            self.note(None, None, compiled.string, placed, None, False)
            return cursor

        return execute

    def note(self, _c: Any, _cursor: Any, text: str, values: Any, _x: Any, many: bool) -> None:
        if text.startswith(("SELECT", "UPDATE", "DELETE", "WITH")):
            self.heard.append((text, values[0] if many else values))


def read_through_in_sqlite(connection: Connection, text: str, values: Any) -> list[str]:
    """What it reads through; in the order of an index and up to a limit is no reading through."""
    plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values).all()
    details = [str(row.detail) for row in plan]
    sorts = any("USE TEMP B-TREE FOR ORDER BY" in each for each in details)
    found = []
    for each in details:
        name = re.match(r"SCAN (\w+)", each)
        by_number = name and f"ORDER BY {name[1]}.id" in text
        in_order = ("USING" in each or by_number) and "LIMIT" in text and not sorts
        if name and name[1].rstrip("_0123456789") in LARGE and not in_order:
            found.append(each)
    return found


def read_through_in_postgres(connection: Connection, text: str, values: Any) -> list[str]:
    connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
    connection.exec_driver_sql("SET LOCAL enable_bitmapscan = off")
    (told,) = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {text}", values).one()
    plan = msgspec.json.decode(told) if isinstance(told, str) else told
    return list(whole_scans(plan[0]["Plan"], limited=False))


def whole_scans(node: dict[str, Any], limited: bool) -> Iterator[str]:
    """Of large tables, without a condition that an index serves. A limit ends a reading in order,
    but not one that is sorted after it."""
    kind = node["Node Type"]
    limited = kind == "Limit" or (limited and kind not in {"Sort", "Aggregate", "Hash"})
    is_whole = kind == "Seq Scan" or ("Index" in kind and "Index Cond" not in node and not limited)
    partial = node.get("Index Name") == "ix_results_untold"  # it holds none of the others
    if node.get("Relation Name") in LARGE and is_whole and not partial:
        yield f"{kind} {node['Relation Name']} {node.get('Filter', '')}"
    for part in node.get("Plans", []):
        yield from whole_scans(part, limited)


@pytest.mark.parametrize("filled", ["sqlite", "postgres"], indirect=True)
def test_no_page_reads_through_a_large_table(filled: Store) -> None:
    look = read_through_in_sqlite if filled.is_sqlite else read_through_in_postgres
    wrong = {}
    for name, page in PAGES.items():

        def unit(connection: Connection, page: Unit = page, name: str = name) -> None:
            with Listening(filled) as listening:
                page(connection)
            assert listening.heard, name
            for text, values in listening.heard:
                found = look(connection, text, values)
                if found:
                    wrong[name, text] = found
            raise Undone

        with pytest.raises(Undone):
            filled.write_now(unit)
    report = "\n".join(f"{n}: {t[:1500]}: {f}" for (n, t), f in wrong.items())
    assert not wrong, report


class Undone(Exception):
    """So that each page finds the same."""


@pytest.mark.parametrize("filled", ["sqlite", "postgres"], indirect=True)
def test_a_statement_that_reads_through_a_table_is_noticed(filled: Store) -> None:
    look = read_through_in_sqlite if filled.is_sqlite else read_through_in_postgres
    named = select(TABLES.c.id).where(TABLES.c.name == "Friday night").order_by(TABLES.c.ply)
    with filled.reading() as connection, Listening(filled) as listening:
        connection.execute(named.limit(5)).all()
        ((text, values),) = listening.heard
        assert look(connection, text, values)
