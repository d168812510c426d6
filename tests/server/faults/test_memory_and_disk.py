"""Where memory and disk may part: viewers are told the truth all the same."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from saqqara.server import accounts, lobby
from saqqara.server.bus import LoneBus
from saqqara.server.live_tables import LiveTables
from saqqara.server.migrate import migrate
from saqqara.server.schema import USERS
from saqqara.server.store import Store
from saqqara.server.viewers import MOST_WAITING, Viewer, Viewers
from saqqara.server.wire import NewTable
from saqqara.table.table import Table


def new_store(url: str) -> Store:
    store = Store(url)
    migrate(store.engine)
    return store


def open_table(connection: Connection) -> str:
    user = accounts.new_user(connection, "Player", "en", 0.0)
    wish = lobby.checked_wish(NewTable("pharaoh", 2, bots=["novice"]))
    id = lobby.open_table(connection, user, wish, 0.0)
    lobby.start(connection, id, user, "", 0.0)
    return id


def first_choice(table: Table, now: float) -> int:
    seat = table.asked()[0]
    word = table.match.game.word(table.choices(seat)[0])
    return table.play(seat, table.ply(), [word], now)


def a_server(store: Store) -> tuple[LiveTables, Viewers]:
    tables, viewers = LiveTables(store, LoneBus("one")), Viewers(LoneBus("one"))
    tables.on_change = lambda loaded, kept: viewers.changed(loaded, kept, 0.0)
    tables.watched = viewers.is_watched
    return tables, viewers


def test_a_retry_at_another_server_is_told_to_its_viewers(database_url: str) -> None:
    """The first server stored the move and died before it told anybody; the second had the
    table in memory as it was before."""

    async def play(store: Store) -> None:
        id = await store.write(open_table)
        first, _ = a_server(store)
        second, viewers = a_server(store)
        viewer = Viewer(id, "", -1)
        await second.look(id, lambda _: viewers.add(viewer))
        stored = await first.change(id, first_choice, "0:move")
        assert await second.change(id, first_choice, "0:move") == stored
        (message,) = viewer.outbox
        assert msgspec.json.decode(message)["ply"] == stored

    store = new_store(database_url)
    try:
        asyncio.run(play(store))
    finally:
        store.close()


def test_a_unit_that_fails_is_undone_alone(tmp_path: Path) -> None:
    def unit_of(id: str) -> Callable[[Connection], int]:
        row = {"id": id, "name": "N", "created_at": 0.0}
        return lambda connection: connection.execute(insert(USERS), row).rowcount

    async def write_together(store: Store) -> list[object]:
        units = [unit_of(id) for id in ("a", "b", "a", "c")]
        return await asyncio.gather(*map(store.write, units), return_exceptions=True)

    store = new_store(f"sqlite:///{tmp_path}/saqqara.db")
    try:
        results = asyncio.run(write_together(store))
        assert [type(each) for each in results] == [int, int, IntegrityError, int]
        stored = store.write_now(lambda c: sorted(c.execute(select(USERS.c.id)).scalars()))
        assert stored == ["a", "b", "c"]
    finally:
        store.close()


def test_a_viewer_that_never_reads_is_dropped() -> None:
    viewer = Viewer("table", "")
    for _ in range(MOST_WAITING):
        viewer.put(b"{}")
    before = viewer.dropped
    viewer.put(b"{}")
    assert (before, viewer.dropped) == (False, True)
    assert not viewer.outbox


def test_a_viewer_that_takes_nothing_is_hung_up_on() -> None:
    class Full:
        ended = 0

        def tell(self, message: bytes) -> bool:
            return len(message) < 10

        def hang_up(self) -> None:
            self.ended += 1

    viewer, full = Viewer("table", ""), Full()
    viewer.put(b"{}")
    viewer.connect(full)
    assert (viewer.dropped, full.ended) == (False, 0)
    viewer.put(b"0123456789")
    viewer.put(b"{}")
    assert (viewer.dropped, full.ended) == (True, 1)
