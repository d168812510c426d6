"""A game that was begun under rules which were mended since goes on by them, where we still know
them; otherwise it is said to be void, not guessed at."""

from pathlib import Path

import pytest

from saqqara.games import game_spec
from saqqara.kernel.spec import Spec
from saqqara.server import library
from saqqara.server.house import House
from server.houses import (
    client,
    guest,
    in_house,
    loaded_table,
    open_table,
    refused,
    running_table,
    start,
    work,
)


def mended(id: str) -> Spec:
    old = game_spec(id)
    return Spec(old.id, old.rules + 1, old.encoding, old.players, old.options, old.build)


def still_known(id: str) -> Spec:
    old = game_spec(id)
    rest = (old.encoding, old.players, old.options, old.build)
    return Spec(old.id, old.rules + 1, *rest, earlier=(old,))


def test_it_is_void_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        ann = await guest(house)
        id = await running_table(house, [ann], bots=["novice"])
        monkeypatch.setattr("saqqara.server.rows.game_spec", mended)
        house.desk.forget(id)
        player = await client(house, id, ann)
        assert player.heard[0]["table"]["status"] == "void"
        assert player.update["view"] is None
        assert (await player.play("pass", ply=0))["code"] == "error-rules-changed"
        await work(house)  # a bot whose turn it was harms nobody
        loaded = await loaded_table(house, id)

        async def replay() -> object:
            return library.replay_at(loaded, 0, -1, 0)

        assert await refused(replay()) == "error-rules-changed"
        monkeypatch.undo()
        house.desk.forget(id)
        assert (await loaded_table(house, id)).info.status == "running"  # nothing was lost

    in_house(f"sqlite:///{tmp_path}/a.db", tmp_path, test)


def test_it_goes_on_by_the_rules_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        ann = await guest(house)
        id = await running_table(house, [ann], bots=["novice"])
        began = game_spec((await loaded_table(house, id)).info.game).rules
        for module in ("rows", "thinking", "lobby", "new_tables"):
            monkeypatch.setattr(f"saqqara.server.{module}.game_spec", still_known)
        house.desk.forget(id)
        await work(house)  # the bot plays by the rules of then
        loaded = await loaded_table(house, id)
        assert loaded.info.status == "running"
        assert loaded.table is not None
        assert (loaded.info.rules, loaded.table.match.spec.rules) == (began, began)
        new = await running_table(house, [ann], bots=["novice"])
        assert (await loaded_table(house, new)).info.rules == began + 1

    in_house(f"sqlite:///{tmp_path}/a.db", tmp_path, test)


def test_a_table_opened_before_begins_by_todays_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        ann = await guest(house)
        id = await open_table(house, ann, "imhotep", bots=["novice"])
        for module in ("rows", "lobby"):
            monkeypatch.setattr(f"saqqara.server.{module}.game_spec", still_known)
        await start(house, ann, id)
        loaded = await loaded_table(house, id)
        assert (loaded.info.status, loaded.info.rules) == ("running", still_known("imhotep").rules)

    in_house(f"sqlite:///{tmp_path}/a.db", tmp_path, test)
