"""Which tables stay in memory: bounded by what they hold, and by how long nobody asks."""

from pathlib import Path

import pytest

from saqqara.server import desk as desks
from saqqara.server import library
from saqqara.server.house import House
from saqqara.server.web import tables
from server.houses import (
    HandClock,
    advance,
    client,
    guests,
    in_house,
    loaded_table,
    played_table,
    running_table,
)


def test_memory_is_bounded_by_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table that nobody asked for longest goes; those looked at, and the newest, stay."""

    async def test(house: House) -> None:
        users = await guests(house, 2)
        watched = await running_table(house, users)
        await client(house, watched)
        played = [await played_table(house, users) for _ in range(4)]
        desk = house.desk
        for id in played:
            await loaded_table(house, id)
        weights = [desk.slots[id].weight() for id in played]
        assert min(weights) > desks.TABLE_BYTES
        most = desk.slots[watched].weight() + weights[2] + weights[3]
        monkeypatch.setattr(desks, "MOST_BYTES", most)
        desk.forget(played[3])
        await loaded_table(house, played[3])
        assert list(desk.slots) == [watched, *played[2:]]
        await loaded_table(house, played[0])  # comes back when asked for
        assert played[2] not in desk.slots

    in_house(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


def test_what_nobody_uses_leaves(tmp_path: Path) -> None:
    clock = HandClock(0.0)

    async def test(house: House) -> None:
        house.desk.steady = clock
        users = await guests(house, 2)
        over = await played_table(house, users)
        idle, played, watched = [await running_table(house, users) for _ in range(3)]
        await client(house, watched)
        clock.pass_by(desks.OVER_SECONDS + 1)
        house.desk.tidy()
        assert set(house.desk.slots) == {idle, played, watched}
        clock.pass_by(desks.IDLE_SECONDS - 10)
        await advance(house, played, 1)
        clock.pass_by(10)
        house.desk.tidy()
        assert set(house.desk.slots) == {played, watched}
        assert (await loaded_table(house, over)).info.status == "over"

    in_house(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


def test_a_finished_game_is_played_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        over = await played_table(house, await guests(house, 2))
        sheet, fair = await tables.scores.fn(house, over), await tables.verify.fn(house, over)
        monkeypatch.delattr(library, "score_sheet")
        monkeypatch.delattr(library, "verification")
        assert await tables.scores.fn(house, over) == sheet
        assert await tables.verify.fn(house, over) == fair

    in_house(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)
