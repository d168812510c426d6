"""A game that was begun under rules which were mended since goes on by them, where we still know
them; otherwise it is said to be void, not guessed at."""

from pathlib import Path

import pytest

from saqqara.games import game_spec
from saqqara.kernel.spec import Spec
from saqqara.server import finished_games
from saqqara.server.parts import Parts
from server.in_process import (
    client,
    guest,
    in_server,
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
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await running_table(parts, [ann], bots=["novice"])
        monkeypatch.setattr("saqqara.server.rows.game_spec", mended)
        parts.tables.forget(id)
        player = await client(parts, id, ann)
        assert player.heard[0]["table"]["status"] == "void"
        assert player.update["view"] is None
        assert (await player.play("pass", ply=0))["code"] == "error-rules-changed"
        await work(parts)  # a bot whose turn it was harms nobody
        loaded = await loaded_table(parts, id)

        async def replay() -> object:
            return finished_games.replay_at(loaded, 0, -1, 0)

        assert await refused(replay()) == "error-rules-changed"
        monkeypatch.undo()
        parts.tables.forget(id)
        assert (await loaded_table(parts, id)).info.status == "running"  # nothing was lost

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test)


def test_it_goes_on_by_the_rules_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await running_table(parts, [ann], bots=["novice"])
        began = game_spec((await loaded_table(parts, id)).info.game).rules
        for module in ("rows", "bot_processes", "lobby", "new_tables"):
            monkeypatch.setattr(f"saqqara.server.{module}.game_spec", still_known)
        parts.tables.forget(id)
        await work(parts)  # the bot plays by the rules of then
        loaded = await loaded_table(parts, id)
        assert loaded.info.status == "running"
        assert loaded.table is not None
        assert (loaded.info.rules, loaded.table.match.spec.rules) == (began, began)
        new = await running_table(parts, [ann], bots=["novice"])
        assert (await loaded_table(parts, new)).info.rules == began + 1

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test)


def test_a_table_opened_before_begins_by_todays_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await open_table(parts, ann, "imhotep", bots=["novice"])
        for module in ("rows", "lobby"):
            monkeypatch.setattr(f"saqqara.server.{module}.game_spec", still_known)
        await start(parts, ann, id)
        loaded = await loaded_table(parts, id)
        assert (loaded.info.status, loaded.info.rules) == ("running", still_known("imhotep").rules)

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test)
