"""Which tables stay in memory: bounded by what they hold, and by how long nobody asks."""

import gc
from pathlib import Path

import pytest

from saqqara.build_info import compiled
from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match
from saqqara.server import finished_games, live_tables
from saqqara.server.parts import Parts
from saqqara.server.web import tables
from server.in_process import (
    HandClock,
    advance,
    client,
    guests,
    in_server,
    loaded_table,
    played_table,
    running_table,
)


def test_memory_is_bounded_by_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table that nobody asked for longest goes; those looked at, and the newest, stay."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        watched = await running_table(parts, users)
        await client(parts, watched)
        played = [await played_table(parts, users) for _ in range(4)]
        tables = parts.tables
        for id in played:
            await loaded_table(parts, id)
        weights = [tables.slots[id].weight() for id in played]
        assert min(weights) > live_tables.TABLE_BYTES
        most = tables.slots[watched].weight() + weights[2] + weights[3]
        monkeypatch.setattr(live_tables, "MOST_BYTES", most)
        tables.forget(played[3])
        await loaded_table(parts, played[3])
        assert list(tables.slots) == [watched, *played[2:]]
        await loaded_table(parts, played[0])  # comes back when asked for
        assert played[2] not in tables.slots

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


def test_the_garbage_collector_passes_games_by() -> None:
    """Else it would stop a server with thousands of games for a second."""
    match, dealer = Match(game_spec("cleopatra"), 3, {}), SeededDealer(7)
    match.deal(dealer)
    while not match.state.over():
        match.take(match.game.legal(match.state)[0])
        match.deal(dealer)
    gc.collect()
    events = [event for ply in match.plies for event in ply.events]
    assert len(events) > 100
    kept = [*(ply.events for ply in match.plies), *(event.moves for event in events)]
    if compiled():  # plain classes hold what they have in dicts
        assert not any(gc.is_tracked(each) for each in (*match.plies, *events, *kept))
    assert all(type(each) is tuple for each in kept)


def test_what_nobody_uses_leaves(tmp_path: Path) -> None:
    clock = HandClock(0.0)

    async def test(parts: Parts) -> None:
        parts.tables.steady = clock
        users = await guests(parts, 2)
        over = await played_table(parts, users)
        idle, played, watched = [await running_table(parts, users) for _ in range(3)]
        await client(parts, watched)
        clock.pass_by(live_tables.OVER_SECONDS + 1)
        parts.tables.tidy()
        assert set(parts.tables.slots) == {idle, played, watched}
        clock.pass_by(live_tables.IDLE_SECONDS - 10)
        await advance(parts, played, 1)
        clock.pass_by(10)
        parts.tables.tidy()
        assert set(parts.tables.slots) == {played, watched}
        assert (await loaded_table(parts, over)).info.status == "over"

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


def test_a_finished_game_is_played_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(parts: Parts) -> None:
        over = await played_table(parts, await guests(parts, 2))
        sheet, fair = await tables.scores.fn(parts, over), await tables.verify.fn(parts, over)
        monkeypatch.delattr(finished_games, "score_sheet")
        monkeypatch.delattr(finished_games, "verification")
        assert await tables.scores.fn(parts, over) == sheet
        assert await tables.verify.fn(parts, over) == fair

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)
