"""What keeps a server of many games quick and small: pages that go on from a table, rows that are
told of late, and what goes after a while if somebody wants it to."""

import io
import json
import zipfile
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, select, update

from saqqara.server import accounts, archive, finding, finished_games, late, reviews
from saqqara.server.housekeeping import Broom
from saqqara.server.parts import Parts
from saqqara.server.path import path_of
from saqqara.server.schema import (
    CHAT,
    METADATA,
    NOTICES,
    PLIES,
    RATINGS,
    RESULTS,
    REVIEWS,
    TABLES,
    USERS,
)
from saqqara.server.settings import Settings
from server.in_process import (
    HandClock,
    client,
    guest,
    guests,
    in_server,
    loaded_table,
    played_table,
    refused,
    running_table,
)

DAY = 86400.0


# ---- told late


def forget_all(connection: Connection) -> None:
    """As servers of before left it."""
    connection.execute(update(RESULTS).values(box=None, level=None, public=None))
    connection.execute(update(USERS).values(key=None))
    connection.execute(update(RATINGS).values(strength=None))


def test_what_was_not_told_is_seen_all_the_same_and_told_later(
    database_url: str, tmp_path: Path
) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        await played_table(parts, [ann], bots=["novice"])
        mixed = await played_table(parts, [ann, bob], "imhotep", bots=["scribe"], rated=True)
        await played_table(parts, [bob], bots=["mason", "novice"])

        def pages(connection: Connection) -> list[Any]:
            found: list[Any] = []
            for user in (ann, bob):
                found += [
                    finished_games.profile(connection, user),
                    finished_games.history(connection, user, ann),
                    finished_games.history(connection, user, bob),
                    path_of(connection, user, user),
                ]
            return found

        before = await parts.store.read(pages)
        loaded = await loaded_table(parts, mixed)

        def record(connection: Connection) -> Any:
            return finished_games.own_record(connection, loaded, ann)

        own = await parts.store.read(record)
        rows = await parts.store.read(told_rows)
        await parts.store.write(forget_all)
        assert await parts.store.read(pages) == before
        assert await parts.store.read(record) == own
        assert await parts.store.write(late.tell) > 0
        while await parts.store.write(late.tell):
            pass
        assert await parts.store.read(told_rows) == rows
        assert await parts.store.read(pages) == before

    in_server(database_url, tmp_path, test)


def told_rows(connection: Connection) -> list[tuple[Any, ...]]:
    results = select(RESULTS.c.table_id, RESULTS.c.seat, RESULTS.c.box, RESULTS.c.level)
    found = [tuple(row) for row in connection.execute(results.order_by(*RESULTS.primary_key))]
    found += [tuple(row) for row in connection.execute(select(USERS.c.id, USERS.c.key))]
    ratings = select(RATINGS.c.user_id, func.round(RATINGS.c.strength))
    return sorted(found + [tuple(row) for row in connection.execute(ratings)], key=repr)


# ---- page by page


def test_lists_go_on_behind_a_table(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(finding, "LOBBY_SIZE", 2)
    monkeypatch.setattr(finished_games, "HISTORY_SIZE", 2)

    async def test(parts: Parts) -> None:
        (ann,) = await guests(parts, 1)
        for _ in range(5):
            await played_table(parts, [ann], bots=["novice"], public=True)
        same = update(TABLES).values(updated_at=5.0)  # all at one moment
        await parts.store.write(lambda c: c.execute(same))
        await parts.store.write(lambda c: c.execute(update(RESULTS).values(at=5.0)))

        def paged(connection: Connection) -> list[list[str]]:
            lobby: list[str] = []
            while page := finding.lobby(connection, None, "over", lobby[-1] if lobby else ""):
                lobby += [info.id for info in page]
            played: list[str] = []
            while page2 := finished_games.history(
                connection, ann, "", played[-1] if played else ""
            ).results:
                played += [result.table for result in page2]
            own: list[str] = []
            while page3 := finding.mine(connection, ann, 0, 2, own[-1] if own else ""):
                own += [each.table.id for each in page3]
            return [lobby, played, own]

        for found in await parts.store.read(paged):
            assert len(found) == len(set(found)) == 5
        assert await parts.store.read(lambda c: finding.lobby(c, None, "over", "nowhere")) == []

    in_server("", tmp_path, test)


def test_an_archive_has_the_records_of_all_that_is_over(
    database_url: str, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(archive, "AT_ONCE", 2)

    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        over = [await played_table(parts, [ann, bob]) for _ in range(3)]
        running = await running_table(parts, [bob, ann])
        await played_table(parts, [bob], bots=["novice"])
        made = [piece async for piece in archive.pieces(parts.store, ann, 0.0)]
        assert len(made) == 3  # two games each, and the end
        with zipfile.ZipFile(io.BytesIO(b"".join(made))) as packed:
            assert packed.testzip() is None
            files = {name: packed.read(name).decode() for name in packed.namelist()}
        assert json.loads(files.pop("me.json"))["profile"]["id"] == ann
        for id in over:
            assert files.pop(f"records/{id}.json") == finished_games.record_text(
                await loaded_table(parts, id)
            )
        assert set(files) == {f"games/{id}.json" for id in [*over, running]}

    in_server(database_url, tmp_path, test)


# ---- for a while


def tables_in(table: Table, connection: Connection) -> list[str]:
    """Named in the rows of a table of the database."""
    return list(connection.execute(select(table.c.table_id).distinct()).scalars())


def test_nothing_is_thrown_away_that_nobody_said(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        (ann,) = await guests(parts, 1)
        id = await played_table(parts, [ann], bots=["novice"])
        gone, more = await parts.store.write(lambda c: Broom(parts.settings).sweep(c, 1e11))
        assert (gone.kept, more) == (0, False)
        assert (await loaded_table(parts, id)).info.status == "over"

    in_server("", tmp_path, test)


def test_games_of_guests_go_and_those_of_accounts_stay(database_url: str, tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        holder = await guest(parts, "Holder")
        await parts.store.write(lambda c: accounts.claim(c, holder, "holder", "hash"))
        alone = await played_table(parts, [ann], bots=["novice"])
        both = await played_table(parts, [ann, bob], rated=True)
        kept = await played_table(parts, [ann, holder])
        talker = await client(parts, both, ann, "Ann")
        await talker.send("say", text="hello")
        clock.pass_by(20 * DAY)
        young = await played_table(parts, [ann, bob])
        broom = Broom(Settings(tmp_path, keep_guest_games=10))
        gone, _ = await parts.store.write(lambda c: broom.sweep(c, clock()))
        assert gone.kept == 2
        for name, table in METADATA.tables.items():
            if "table_id" in table.c and name != "reports":
                there = await parts.store.read(partial(tables_in, table))
                assert set(there).isdisjoint({alone, both}), name
        left = await parts.store.read(lambda c: set(c.execute(select(TABLES.c.id)).scalars()))
        assert left == {kept, young}
        parts.tables.slots.clear()
        assert await refused(loaded_table(parts, alone)) == "error-missing"
        plies = select(func.count()).select_from(PLIES)
        assert await parts.store.read(lambda c: c.execute(plies).scalar_one()) > 0

    in_server(database_url, tmp_path, test, clock=clock)


def test_chat_reviews_and_notices_go(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        (ann,) = await guests(parts, 1)
        ids = [await played_table(parts, [ann], bots=["novice"]) for _ in range(2)]

        def write(connection: Connection) -> None:
            for at, id in enumerate(ids):
                base = {"table_id": id}
                said = base | {"user_id": ann, "name": "A", "text": "x", "at": at * 10 * DAY}
                connection.execute(CHAT.insert(), said)
                made = {"asked_by": ann, "version": 1, "simulations": 1, "decisions": 1}
                done = {"status": reviews.DONE, "created_at": at * 10 * DAY}
                connection.execute(REVIEWS.insert(), base | made | done)
                sent = {"user_id": ann, "ply": 1, "kind": "turn", "due_at": 1e15}
                connection.execute(NOTICES.insert(), base | sent)
                when = update(TABLES).where(TABLES.c.id == id).values(updated_at=at * 10 * DAY)
                connection.execute(when)

        await parts.store.write(write)
        settings = Settings(tmp_path, keep_chat=10, keep_reviews=10, keep_notices=10)
        gone, _ = await parts.store.write(lambda c: Broom(settings).sweep(c, 15 * DAY))
        assert gone.kept == 3
        for table in (CHAT, REVIEWS, NOTICES):
            assert await parts.store.read(partial(tables_in, table)) == [ids[1]]

    in_server(database_url, tmp_path, test)
