"""What a move costs by the length of the game before it, in this process.

No game of the house is a thousand plies long, so tables are given a past: plies of another
game are put before their own, in memory and in the database. Everything that a move goes
through is there but the sockets: rules, views for five viewers, the transaction on disk.
"""

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, insert, update

from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match, Ply
from saqqara.server import accounts, lobby
from saqqara.server.bus import LoneBus
from saqqara.server.live_tables import LiveTables
from saqqara.server.migrate import migrate
from saqqara.server.rows import Loaded
from saqqara.server.schema import PLIES, TABLES
from saqqara.server.store import Store
from saqqara.server.viewers import Viewer, Viewers
from saqqara.server.wire import NewTable
from saqqara.table.table import Table

LENGTHS: Final = (10, 100, 1000)
MOVES: Final = 60  # of each game in each round
ROUNDS: Final = 5
GAME: Final = "pharaoh"


def past_plies(length: int) -> list[Ply]:
    """Plies of random games, one after another."""
    found: list[Ply] = []
    while len(found) < length:
        match = Match(game_spec(GAME), 4, {})
        dealer = SeededDealer(len(found))
        match.deal(dealer)
        while not match.state.over():
            match.play(match.seat(), random.choice(match.game.legal(match.state)))
            match.deal(dealer)
        found += match.plies
    return found[:length]


def open_table(connection: Connection) -> str:
    user = accounts.new_user(connection, "Player", "en", 0.0)
    wish = lobby.checked_wish(NewTable(GAME, 4, bots=["novice"] * 3))
    id = lobby.open_table(connection, user, wish, 0.0)
    lobby.start(connection, id, user, "", 0.0)
    return id


def give_past(connection: Connection, loaded: Loaded, past: list[Ply]) -> None:
    table, id = loaded.table, loaded.info.id
    assert table is not None
    # SQLite looks at uniqueness row by row: far away first, then to the place.
    for shift in (1_000_000, len(past) - 1_000_000):
        moved = update(PLIES).where(PLIES.c.table_id == id).values(ply=PLIES.c.ply + shift)
        connection.execute(moved)
    rows = [
        {"table_id": id, "ply": number, "seat": ply.seat, "word": "past", "at": 0.0, "version": 1}
        for number, ply in enumerate(past)
    ]
    connection.execute(insert(PLIES), rows)
    table.match.plies = past + table.match.plies
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(ply=table.ply()))


def random_move(table: Table, now: float) -> int:
    seat = table.asked()[0]
    action = random.choice(table.choices(seat))
    return table.play(seat, table.ply(), [table.match.game.word(action)], now)


async def one_round(tables: LiveTables, viewers: Viewers, length: int) -> float:
    """Milliseconds of CPU a move."""
    id = await tables.store.write(open_table)
    loaded: list[Loaded] = []
    await tables.look(id, loaded.append)
    past = past_plies(length)
    await tables.store.write(lambda connection: give_past(connection, loaded[0], past))
    assert loaded[0].table is not None
    told = loaded[0].table.ply()  # all: what is invented of the past cannot be played again
    those = [Viewer(id, "", seat) for seat in (-1, 0, 1, 2, 3)]
    for viewer in those:
        viewer.told = told
        viewers.add(viewer)
    begin = time.process_time()
    for _ in range(MOVES):
        await tables.change(id, random_move)
        for viewer in those:
            viewer.outbox.clear()
    return 1000 * (time.process_time() - begin) / MOVES


async def measure(store: Store) -> dict[str, float]:
    bus = LoneBus("bench")
    viewers = Viewers(bus)
    tables = LiveTables(store, bus)
    tables.on_change = lambda loaded, kept: viewers.changed(loaded, kept, tables.clock())
    found: dict[int, list[float]] = {length: [] for length in LENGTHS}
    await one_round(tables, viewers, 1)  # warm up
    for _ in range(ROUNDS):
        for length in LENGTHS:
            found[length].append(await one_round(tables, viewers, length))
    return {str(length): statistics.median(each) for length, each in found.items()}


def cost_by_ply() -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="saqqara-load-") as folder:
        store = Store(f"sqlite:///{Path(folder) / 'saqqara.db'}")
        try:
            migrate(store.engine)
            return asyncio.run(measure(store))
        finally:
            store.close()
