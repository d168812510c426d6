"""A game at a glance in the list of one's own: kept with each move, told without loading a game."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from saqqara.games import GAMES, game_spec
from saqqara.kernel.game import scores
from saqqara.server.glance import glance_at
from saqqara.server.parts import Parts
from saqqara.server.schema import TABLES
from saqqara.server.web import tables
from saqqara.server.wire import Glance, MyTable
from server.in_process import (
    HandClock,
    advance,
    client,
    guests,
    in_server,
    on_disk,
    running_table,
)


async def only_table(parts: Parts, user: str) -> MyTable:
    found: list[MyTable] = (await tables.my_tables.fn(parts, user)).tables
    (mine,) = found
    return mine


async def glance_of(parts: Parts, user: str) -> Glance:
    glance = (await only_table(parts, user)).glance
    assert glance is not None
    return glance


@pytest.mark.parametrize("game", [spec.id for spec in GAMES])
def test_the_list_tells_how_each_game_stands(game: str, tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        players = game_spec(game).players[0]
        users = await guests(parts, players)
        id = await running_table(parts, users, game)
        began = (await glance_of(parts, users[0])).at
        clock.pass_by(60)
        await advance(parts, id, 40)
        parts.tables.slots.clear()
        told = await glance_of(parts, users[0])
        assert not parts.tables.slots  # the list has loaded nothing
        loaded = await on_disk(parts, id)
        assert loaded.table is not None
        assert told == glance_at(loaded.table.match, told.at)
        assert told.at > began
        assert told.last is not None
        assert len(told.points) == players
        assert (told.rounds > 0) == (game in {"imhotep", "pharaoh"})
        assert told.round <= told.rounds
        await advance(parts, id)
        match = (await on_disk(parts, id)).table
        assert match is not None
        assert match.over()
        told = await glance_of(parts, users[0])
        assert told.points == scores(match.match.game, match.match.state)

    in_server("", tmp_path, test, clock=clock)


def test_only_moves_change_it(database_url: str, tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, pace={"kind": "live", "bank": 900})
        await advance(parts, id, 12)
        before = await glance_of(parts, users[0])
        clock.pass_by(300)
        ann = await client(parts, id, users[0])
        await ann.send("propose", kind="pause", ply=0)
        assert ann.update["state"]["proposal"] is not None
        assert await glance_of(parts, users[0]) == before
        await advance(parts, id, 1)
        assert (await glance_of(parts, users[0])).at == before.at + 300

    in_server(database_url, tmp_path, test, clock=clock)


def test_a_game_of_before_has_one_after_the_next_move(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)

        def forget(connection: Connection) -> None:
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(glance="{}"))

        await parts.store.write(forget)
        parts.tables.slots.clear()
        assert (await only_table(parts, users[0])).glance is None
        await advance(parts, id, 1)
        assert (await glance_of(parts, users[0])).points == [0, 0]

    in_server(database_url, tmp_path, test)
