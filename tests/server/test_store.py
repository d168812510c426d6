"""The store: groups of units, units that fail, migrations."""

import asyncio
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, Self

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError

from saqqara.server import accounts
from saqqara.server.migrate import config, differences, migrate, newest
from saqqara.server.parts import Parts
from saqqara.server.schema import METADATA, PLIES, USERS
from saqqara.server.store import Alike, Job, StorageError, Store, make_engine
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


class Guest(Alike):
    """Somebody new; a name that is there already cannot be."""

    together: ClassVar[list[int]] = []

    def __init__(self, name: str) -> None:
        self.name = name

    @classmethod
    def run_all(cls, connection: Connection, units: Sequence[Self]) -> None:
        cls.together.append(len(units))
        for each in units:
            connection.execute(insert(USERS).values(id=each.name, name=each.name, created_at=1.0))


class Hold(Alike):
    """Keeps a writer of what is alike busy."""

    busy: ClassVar[threading.Semaphore]
    go_on: ClassVar[threading.Event]

    @classmethod
    def run_all(cls, _: Connection, __: Sequence[Self]) -> None:
        cls.busy.release()
        cls.go_on.wait()


def test_units_that_are_alike_are_run_in_one_go(database_url: str) -> None:
    """Beside others; one that cannot be is refused alone."""
    store = ready_store(database_url)
    Guest.together, Hold.busy, Hold.go_on = [], threading.Semaphore(0), threading.Event()

    async def write_all() -> list[Any]:
        held = []
        for _ in store.movers or store.threads:  # one after the other: they would share it
            held.append(asyncio.ensure_future(store.write(Hold())))
            await asyncio.to_thread(Hold.busy.acquire)
        units: list[Any] = [Guest(f"{n:02}") for n in range(20)]
        units[7:7] = [Guest("03"), add("other")]
        rest = [asyncio.ensure_future(store.write(unit)) for unit in units]
        await asyncio.sleep(0)
        Hold.go_on.set()
        return await asyncio.gather(*held, *rest, return_exceptions=True)

    try:
        found = asyncio.run(write_all())
        assert sum(isinstance(each, IntegrityError) for each in found) == 1
        assert names(store) == sorted([*(f"{n:02}" for n in range(20)), "other"])
        assert Guest.together[0] > 1
        assert Guest.together[-1] == 1  # once more, each alone
    finally:
        store.close()


class Renamed(Alike):
    """Of a batch the first is renamed, the next only when the other server has begun as well."""

    begun: ClassVar[threading.Barrier]
    tries: ClassVar[list[int]] = []

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name

    @classmethod
    def run_all(cls, connection: Connection, units: Sequence[Self]) -> None:
        cls.tries.append(len(units))
        for number, each in enumerate(units):
            if number == 1:
                cls.begun.wait(10)
            connection.execute(update(USERS).where(USERS.c.id == each.id).values(name=each.name))


def test_servers_that_wait_for_each_other_both_get_through(postgres_url: str) -> None:
    """PostgreSQL ends one of two transactions that lock the same rows in another order."""
    stores = [ready_store(postgres_url), Store(postgres_url)]
    Renamed.begun, Renamed.tries = threading.Barrier(2), []
    for name in ("a", "b"):
        stores[0].write_now(Guest(name))

    def commit(store: Store, order: str) -> None:
        batch = [Job(Renamed(id, f"{id} {order}"), None) for id in order]
        with store.engine.connect() as connection:
            store.commit(connection, batch)
        assert [job.error for job in batch] == [None, None]

    try:
        with ThreadPoolExecutor() as pool:
            both = [pool.submit(commit, *each) for each in zip(stores, ("ab", "ba"), strict=True)]
            for each in both:
                each.result(30)
        assert sorted(Renamed.tries) == [1, 1, 2, 2]
        assert [name[0] for name in names(stores[0])] == ["a", "b"]
        assert all(name[2:] in {"ab", "ba"} for name in names(stores[0]))
    finally:
        for store in stores:
            store.close()


def test_postgresql_compiles_no_query(postgres_url: str) -> None:
    """It took 40 ms for one that takes 30."""
    store = ready_store(postgres_url)
    try:
        assert store.read_now(lambda c: c.execute(text("SHOW jit")).scalar_one()) == "off"
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
