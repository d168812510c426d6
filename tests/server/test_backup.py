"""A backup holds everything, goes to either database, and overwrites nothing."""

import asyncio
import json
import stat
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from saqqara.kernel.errors import OptionError
from saqqara.server import backup as backups
from saqqara.server import finished_games, stream, wire
from saqqara.server.backup import backup, backup_to, restore, restore_from
from saqqara.server.migrate import migrate
from saqqara.server.parts import Parts
from saqqara.server.schema import METADATA, NOTICES, USERS, WEBHOOKS
from saqqara.server.store import make_engine
from saqqara.server.web import tables
from server.in_process import (
    advance,
    client,
    guests,
    info_of,
    loaded_table,
    open_server,
    open_table,
    played_table,
    running_table,
    told_log,
    words_of,
)


def everything(url: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    engine = make_engine(url)
    with engine.connect() as connection:
        found = {
            name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for name, table in METADATA.tables.items()
        }
    engine.dispose()
    return found


async def fill(url: str, folder: Path) -> dict[str, Any]:
    """A server that has seen something of everything."""
    async with open_server(url, folder, worker=False) as parts:
        ann, bob = users = await guests(parts, 2)
        hook = insert(WEBHOOKS).values(user_id=bob, kind="json", url="https://hooks.example/")
        await parts.store.write(lambda c: c.execute(hook))
        over = await played_table(parts, users, rated=True)
        running = await running_table(parts, users, "imhotep")
        await advance(parts, running, 30)
        waiting = await open_table(parts, ann, name="夜", options={})
        await tables.write_notes.fn(parts, ann, running, wire.Notes("札を残す"))
        talker = await client(parts, running, ann, "Ann")
        await talker.send("say", text="hello")
        record = finished_games.record_text(await loaded_table(parts, over))
        words = words_of(await loaded_table(parts, running))
        return {
            "users": users,
            "over": over,
            "running": running,
            "waiting": waiting,
            "record": record,
            "words": words,
        }


async def check_goes_on(parts: Parts, was: dict[str, Any]) -> None:
    """The restored server has the same games, and plays on."""
    users = was["users"]
    assert finished_games.record_text(await loaded_table(parts, was["over"])) == was["record"]
    assert words_of(await loaded_table(parts, was["running"])) == was["words"]
    assert (await info_of(parts, was["waiting"])).name == "夜"
    player = await client(parts, was["running"], users[0], "Ann")
    assert [line["text"] for line in player.heard[0]["chat"]] == ["hello"]
    await player.send("say", text="here again")  # ids go on behind the old ones
    chat = [m for m in player.heard if m["type"] == "chat"][-1]
    assert [line["text"] for line in chat["lines"]] == ["hello", "here again"]
    await advance(parts, was["running"])
    player.read()
    assert player.over()
    assert told_log(player.heard)
    assert (await tables.verify.fn(parts, was["running"])).sealed
    row = insert(NOTICES).values(
        user_id=users[0], table_id=was["over"], ply=1, kind="turn", due_at=1.0
    )
    await parts.store.write(lambda c: c.execute(row))


def test_a_backup_moves_from_sqlite_to_postgres_and_back(postgres_url: str, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path}/a.db"
    was = asyncio.run(fill(source, tmp_path))
    file = tmp_path / "evening.backup"
    assert backup(source, file) == 3
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.glob("evening.backup*")] == [file.name]
    assert restore(file, postgres_url) == 3
    assert everything(postgres_url) == everything(source)

    async def play_on() -> None:
        async with open_server(postgres_url, tmp_path, worker=False) as parts:
            await check_goes_on(parts, was)

    asyncio.run(play_on())
    second = tmp_path / "later.backup"
    assert backup(postgres_url, second) == 3
    copy = f"sqlite:///{tmp_path}/b.db"
    assert restore(second, copy) == 3
    assert everything(copy) == everything(postgres_url)


def test_a_stream_moves_everything_and_is_whole_or_nothing(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "ROWS_AT_ONCE", 3)
    was = asyncio.run(fill(database_url, tmp_path))
    pipe = BytesIO()
    assert backup_to(database_url, pipe) == 3
    text = pipe.getvalue()
    copy = f"sqlite:///{tmp_path}/copy.db"
    for cut in (text[: len(text) // 2], text[: text.rindex(b"\n", 0, -1) + 1]):
        with pytest.raises(OptionError) as caught:
            restore_from(BytesIO(cut), copy)
        assert caught.value.code == "error-backup-broken"
        assert not everything(copy)["users"]
    file = tmp_path / "stream"
    file.write_bytes(text)
    assert restore(file, copy) == 3
    assert everything(copy) == everything(database_url)
    with pytest.raises(OptionError) as caught:
        restore_from(BytesIO(text), copy)
    assert caught.value.code == "error-restore-full"

    async def play_on() -> None:
        async with open_server(copy, tmp_path, worker=False) as parts:
            await check_goes_on(parts, was)

    asyncio.run(play_on())


def test_a_stream_fills_postgres_and_its_numbers_go_on(postgres_url: str, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path}/saqqara.db"
    asyncio.run(fill(source, tmp_path))
    pipe = BytesIO()
    assert backup_to(source, pipe) == 3
    assert b"deployment" not in pipe.getvalue()  # its secret is its servers'
    assert restore_from(BytesIO(pipe.getvalue()), postgres_url) == 3
    assert everything(postgres_url) == everything(source)


def test_a_backup_of_a_running_server_is_one_moment(database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_server(database_url, tmp_path, worker=False) as parts:
            users = await guests(parts, 2)
            id = await running_table(parts, users, "imhotep")

            async def keep_playing() -> None:
                for n in range(30):
                    await advance(parts, id, 1, seed=n)

            file = tmp_path / "x.backup"
            await asyncio.gather(keep_playing(), asyncio.to_thread(backup, database_url, file))
            copy = f"sqlite:///{tmp_path}/copy.db"
            restore(file, copy)
            (row,) = everything(copy)["tables"]
            columns = list(METADATA.tables["tables"].columns.keys())
            found = dict(zip(columns, row, strict=True))
            assert found["ply"] == len(everything(copy)["plies"])
            assert json.loads(found["live"])["kept"] <= found["ply"]

    asyncio.run(run())


def test_nothing_is_overwritten(database_url: str, tmp_path: Path) -> None:
    migrate_only(database_url)
    file = tmp_path / "a.backup"
    backup(database_url, file)
    before = file.read_bytes()
    with pytest.raises(OptionError) as caught:
        backup(database_url, file)
    assert caught.value.code == "error-backup-exists"
    assert file.read_bytes() == before
    assert restore(file, database_url) == 0  # an empty database may be filled
    engine = make_engine(database_url)
    with engine.connect() as connection:
        connection.execute(insert(USERS).values(id="ann", name="Ann", created_at=1.0))
        connection.commit()
    engine.dispose()
    kept = everything(database_url)
    with pytest.raises(OptionError) as caught:
        restore(file, database_url)
    assert caught.value.code == "error-restore-full"
    assert everything(database_url) == kept


def migrate_only(url: str) -> None:
    engine = make_engine(url)
    migrate(engine)
    engine.dispose()


def test_what_is_no_backup_is_said_so(tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path}/a.db"
    text = tmp_path / "text"
    text.write_text("hello")
    for file in (tmp_path / "missing", tmp_path, text):
        with pytest.raises(OptionError) as caught:
            restore(file, target)
        assert caught.value.code == "error-backup-file"
    assert not (tmp_path / "a.db").exists()


def test_a_backup_of_sqlite_is_not_made_row_by_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite copies its own file, also that of an older server and while one writes."""
    source = f"sqlite:///{tmp_path}/a.db"
    asyncio.run(fill(source, tmp_path))
    monkeypatch.delattr(backups, "copy_all")
    engine = make_engine(source)
    with engine.connect() as writing:
        writing.exec_driver_sql("BEGIN IMMEDIATE")
        assert backup(source, tmp_path / "copy.backup") == 3
        writing.rollback()
    engine.dispose()
    assert everything(f"sqlite:///{tmp_path}/copy.backup") == everything(source)
