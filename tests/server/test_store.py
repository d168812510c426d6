"""The store: groups of units, units that fail, migrations."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, insert, inspect, select, text

from saqqara.server import accounts
from saqqara.server.migrate import config, differences, migrate, newest
from saqqara.server.parts import Parts
from saqqara.server.schema import METADATA, PLIES, USERS
from saqqara.server.store import StorageError, Store, make_engine
from server.in_process import (
    advance,
    client,
    guests,
    in_server,
    info_of,
    library_log,
    on_disk,
    running_table,
    told_log,
    words_of,
)


def ready_store(url: str) -> Store:
    store = Store(url)
    migrate(store.engine)
    return store


def add(name: str) -> Any:
    return lambda connection: accounts.new_user(connection, name, "en", 1.0)


def names(store: Store) -> list[str]:
    found = select(USERS.c.name).order_by(USERS.c.name)
    return store.read_now(lambda c: list(c.execute(found).scalars()))


class Trouble(Exception):
    """Of a unit's own."""


def half_done(connection: Connection) -> None:
    add("half")(connection)
    raise Trouble


def twice_the_same(connection: Connection) -> None:
    for _ in range(2):
        connection.execute(insert(USERS).values(id="same", name="same", created_at=1.0))


# ---- units


def test_a_unit_that_fails_leaves_nothing_and_harms_no_other(database_url: str) -> None:
    store = ready_store(database_url)

    async def write_all() -> list[Any]:
        units = [add("a"), half_done, add("b"), twice_the_same, add("c"), half_done, add("d")]
        return await asyncio.gather(*map(store.write, units), return_exceptions=True)

    try:
        found = asyncio.run(write_all())
        assert [type(each).__name__ for each in found] == [
            "str",
            "Trouble",
            "str",
            "IntegrityError",
            "str",
            "Trouble",
            "str",
        ]
        assert names(store) == ["a", "b", "c", "d"]
    finally:
        store.close()


def test_units_that_wait_share_a_commit(tmp_path: Path) -> None:
    """With SQLite; and one of them that fails is undone alone."""
    store = ready_store(f"sqlite:///{tmp_path}/a.db")
    commits: list[int] = []
    go_on, busy = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        busy.set()
        go_on.wait()

    async def write_all() -> list[Any]:
        first = asyncio.ensure_future(store.write(hold))
        await asyncio.to_thread(busy.wait)
        units = [add(f"{n:02}") for n in range(50)]
        units.insert(20, half_done)
        rest = [asyncio.ensure_future(store.write(unit)) for unit in units]
        await asyncio.sleep(0)
        go_on.set()
        return await asyncio.gather(first, *rest, return_exceptions=True)

    commit = store.commit

    def counting(connection: Connection, batch: Any) -> None:
        commits.append(len(batch))
        commit(connection, batch)

    store.commit = counting  # type: ignore[method-assign]
    try:
        found = asyncio.run(write_all())
        assert commits == [1, 51]
        assert sum(isinstance(each, Trouble) for each in found) == 1
        assert names(store) == [f"{n:02}" for n in range(50)]
    finally:
        store.close()


def test_who_goes_away_harms_nobody(database_url: str) -> None:
    """A writer cancelled before its turn stores nothing; later ones are served."""
    store = ready_store(database_url)
    go_on = threading.Event()
    all_busy = threading.Barrier(len(store.threads) + 1)

    def hold(_: Connection) -> None:
        all_busy.wait()
        go_on.wait()

    async def run() -> list[Any]:
        held = [asyncio.ensure_future(store.write(hold)) for _ in store.threads]
        await asyncio.sleep(0)
        await asyncio.to_thread(all_busy.wait)
        gone = [asyncio.ensure_future(store.write(add("gone"))) for _ in range(5)]
        kept = asyncio.ensure_future(store.write(add("kept")))
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.sleep(0)
        go_on.set()
        found = await asyncio.gather(*held, *gone, kept, return_exceptions=True)
        await store.write(add("later"))
        return found

    try:
        found = asyncio.run(run())
        assert sum(isinstance(each, asyncio.CancelledError) for each in found) == 5
        assert names(store) == ["kept", "later"]
    finally:
        store.close()


def test_a_database_that_is_gone_is_said_and_come_back_to(tmp_path: Path) -> None:
    store = ready_store(f"sqlite:///{tmp_path}/a.db")

    def broken(connection: Connection) -> None:
        add("lost")(connection)
        connection.execute(text("SELECT * FROM nowhere"))

    try:
        with pytest.raises(StorageError) as caught:
            store.write_now(broken)
        assert caught.value.code == "error-storage"
        with pytest.raises(StorageError):
            store.read_now(lambda c: c.execute(text("SELECT * FROM nowhere")))
        store.write_now(add("kept"))
        assert names(store) == ["kept"]
    finally:
        store.close()


def test_a_change_that_cannot_be_stored_is_forgotten(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        await advance(parts, id, 10)
        before = words_of(await on_disk(parts, id))
        player = await client(parts, id, users[0])
        write = parts.store.write

        async def fail(unit: Any) -> Any:
            raise StorageError("full")

        parts.store.write = fail  # type: ignore[method-assign]
        with pytest.raises(StorageError):
            await advance(parts, id, 5)
        parts.store.write = write  # type: ignore[method-assign]
        assert words_of(await on_disk(parts, id)) == before
        await advance(parts, id, 5, seed=8)
        player.read()
        disk = await on_disk(parts, id)
        assert told_log(player.heard) == library_log(disk, 0)
        assert disk.info == await info_of(parts, id)

    in_server(database_url, tmp_path, test)


# ---- migrations


def test_migrations_make_what_the_schema_says(empty_database_url: str) -> None:
    engine = make_engine(empty_database_url)
    for _ in range(2):
        migrate(engine)
        assert differences(engine) == []
    found = inspect(engine)
    assert set(found.get_table_names()) == {*METADATA.tables, "alembic_version"}
    for name, table in METADATA.tables.items():
        unique = {tuple(each["column_names"]) for each in found.get_unique_constraints(name)}
        indexed = {tuple(each["column_names"]) for each in found.get_indexes(name)}
        for index in table.indexes:
            assert tuple(index.columns.keys()) in indexed
        primary = found.get_pk_constraint(name)["constrained_columns"]
        assert set(primary) == set(table.primary_key.columns.keys())
        if name == "plies":
            assert ("table_id", "move_id") in unique
    engine.dispose()


def test_games_that_were_over_before_are_known_to_be(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/old.db")
    with engine.connect() as connection:
        made = config()
        made.attributes["connection"] = connection
        command.upgrade(made, "0004")
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        columns = inspect(connection).get_columns("tables")
        needed = {each["name"]: "" for each in columns if not each["nullable"]}
        for status in ("over", "running", "closed"):
            given = needed | {"id": status, "status": status, "updated_at": 7.0}
            marks = ", ".join("?" * len(given))
            add = f"INSERT INTO tables ({', '.join(given)}) VALUES ({marks})"
            connection.exec_driver_sql(add, tuple(given.values()))
            add = "INSERT INTO visits (table_id, user_id, seat, updated_at) VALUES (?, 'ann', 0, 9)"
            connection.exec_driver_sql(add, (status,))
        connection.commit()
    migrate(engine)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT table_id, over_at FROM visits")
        assert dict(map(tuple, found)) == {"over": 7.0, "running": None, "closed": None}
    engine.dispose()


def test_servers_that_start_at_once_migrate_once(empty_database_url: str) -> None:
    async def start_all() -> list[Store]:
        return await asyncio.gather(
            *(asyncio.to_thread(ready_store, empty_database_url) for _ in range(4))
        )

    stores = asyncio.run(start_all())
    count = select(func.count()).select_from(PLIES)
    for store in stores:
        assert store.read_now(lambda c: c.execute(count).scalar_one()) == 0
        store.close()


def test_the_newest_migration_is_known_by_its_name() -> None:
    assert newest() == ScriptDirectory.from_config(config()).get_current_head()
