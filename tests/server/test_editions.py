"""Tables with the figures of somebody's box: opened, shown, played, recorded, brought back."""

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara.games import game_spec
from saqqara.kernel.record import read_record, replay
from saqqara.server import bot_processes, wire
from saqqara.server.parts import Parts
from saqqara.server.schema import RATINGS
from saqqara.server.web import editions, tables
from server.in_process import (
    client,
    guest,
    guests,
    in_server,
    info_of,
    on_disk,
    open_table,
    played_table,
    refused,
    running_table,
    work,
)

MINE = "name = '箱'\n[tracks]\narea = [7, 3, 1] # as printed\n"
OPTION = '{"name":"箱","tracks":{"area":[7,3,1],"combo":[6,4,2],"miss":[4,2,1]}}'
OWN = {"edition": MINE}


async def record_text(parts: Parts, id: str) -> str:
    return str((await tables.record.fn(parts, id)).content)


async def bring(parts: Parts, user: str, text: str) -> str:
    info: wire.TableInfo = await tables.import_record.fn(parts, user, wire.RecordText(text))
    return info.id


async def edition_at(parts: Parts, id: str) -> str | None:
    return (await on_disk(parts, id)).info.options.get("edition")


# ---- what a game has


def test_games_tell_whether_they_have_editions(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        found = (await tables.games.fn(parts)).games
        assert {game.id: game.edition for game in found} == {
            game.id: game_spec(game.id).edition is not None for game in found
        }
        assert "murals" in {game.id for game in found if game.edition}

    in_server("", tmp_path, test)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_standard_file_can_be_had(tmp_path: Path, language: Any) -> None:
    async def test(parts: Parts) -> None:
        answer = await editions.read_edition.fn("murals", language)
        tables = tomllib.loads(answer.content)
        assert tables.pop("name")
        assert tables == game_spec("murals").editable().standard
        assert answer.headers["Content-Disposition"].endswith('"murals-edition.toml"')
        assert await refused(editions.read_edition.fn("pharaoh", language)) == "error-edition-none"
        assert await refused(editions.read_edition.fn("mehen", language)) == "error-game"

    in_server("", tmp_path, test)


def test_a_file_is_checked_before_a_table_is_opened(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        async def check(text: str, game: str = "murals") -> wire.EditionInfo:
            info: wire.EditionInfo = await editions.check_edition.fn(game, wire.EditionFile(text))
            return info

        found = wire.EditionInfo("箱", OPTION, [wire.FigureInfo("tracks.area.1", 5, 7)])
        assert await check(MINE) == found
        assert await check(OPTION) == found
        assert await check("name = 'Only a name'") == wire.EditionInfo("", "{}", [])
        assert await refused(check("tracks.area = [1, 2, 3]")) == "murals-edition-rising"
        assert await refused(check("x" * 20_000)) == "error-edition-long"
        assert await refused(check(MINE, "pharaoh")) == "error-edition-none"
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"text": "x" * 20_001}, wire.EditionFile)

    in_server("", tmp_path, test)


# ---- a table


def test_a_table_keeps_what_differs(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        for text in (MINE, OPTION):
            id = await open_table(parts, ann, "murals", options={"edition": text, "odds": "off"})
            info = (await on_disk(parts, id)).info
            assert info.options == {"first": "random", "odds": "off", "edition": OPTION}
        standard = await open_table(parts, ann, "murals", options={"edition": "name = 'Mine'"})
        assert await edition_at(parts, standard) is None

    in_server("", tmp_path, test)


WRONG = {
    "tracks.area = [7, 3]": "error-edition-list",
    "tracks.area = [7, 3, 9]": "murals-edition-rising",
    "# " + "x" * 8000: "error-edition-long",
    "tracks = ": "error-edition-unreadable",
    "": "",  # an empty file is the standard edition
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[:20])
def test_a_wrong_edition_is_refused_by_name(tmp_path: Path, text: str) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        opening = open_table(parts, ann, "murals", options={"edition": text})
        if WRONG[text]:
            assert await refused(opening) == WRONG[text]
        else:
            assert await edition_at(parts, await opening) is None
        assert await refused(open_table(parts, ann, options={"edition": text})) == "error-option"

    in_server("", tmp_path, test)


def test_it_is_not_rated(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        own = await played_table(parts, people, "murals", options=OWN, rated=True)
        assert (await info_of(parts, own)).rated is False
        assert await parts.store.read(lambda c: c.execute(RATINGS.select()).all()) == []
        usual = await played_table(parts, people, "murals", rated=True)
        assert (await info_of(parts, usual)).rated is True

    in_server("", tmp_path, test)


def test_everybody_sees_it(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await running_table(parts, [ann], "murals", bots=["novice"], options=OWN, public=True)
        lobby = await tables.list_lobby.fn(parts, "murals", "running")
        assert [table.options["edition"] for table in lobby.tables] == [OPTION]
        watcher = await client(parts, id)
        assert watcher.heard[0]["table"]["options"]["edition"] == OPTION

    in_server("", tmp_path, test)


def test_bots_think_with_its_figures(tmp_path: Path) -> None:
    """In processes of their own, which are told the options."""

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        options = {**OWN, "first": "2"}
        id = await running_table(parts, [ann], "murals", bots=["scribe"], options=options)
        table = (await on_disk(parts, id)).table
        assert table is not None
        asked = bot_processes.question(table, 1, "scribe", b"secret")
        assert asked.options["edition"] == OPTION
        assert bot_processes.match_of(asked).digest() == table.match.digest()
        assert await work(parts) == 1
        assert (await info_of(parts, id)).ply > table.ply()

    in_server("", tmp_path, test)


# ---- afterwards


def test_another_game_and_a_what_if_keep_it(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await played_table(parts, people, "murals", options=OWN)
        again = (await tables.rematch.fn(parts, people[0], id)).id
        what_if = (await tables.fork.fn(parts, people[0], id, wire.Fork(ply=3))).id
        assert [await edition_at(parts, each) for each in (again, what_if)] == [OPTION, OPTION]
        assert (await info_of(parts, again)).rated is False

    in_server("", tmp_path, test)


def test_a_record_goes_out_and_comes_back(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        text = await record_text(parts, await played_table(parts, people, "murals", options=OWN))
        record = read_record(text)
        assert record.options["edition"] == OPTION
        assert replay(game_spec("murals"), record).state.over()
        back = await bring(parts, people[1], text)
        assert await edition_at(parts, back) == OPTION
        assert await record_text(parts, back) == text
        assert (await tables.verify.fn(parts, back)).sealed

    in_server("", tmp_path, test)


def test_a_record_with_another_edition_is_refused(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        text = await record_text(parts, await played_table(parts, people, "murals", options=OWN))
        forged = {
            OPTION.replace("[7,3,1]", "[8,3,1]"): "error-record-astray",
            OPTION.replace("箱", "匣"): "error-record-astray",
            "{}": "error-record-astray",
            OPTION.replace("[7,3,1]", "[1,3,7]"): "murals-edition-rising",
            "x": "error-edition-unreadable",
        }
        for edition, code in forged.items():
            data = json.loads(text)
            data["options"]["edition"] = edition
            assert await refused(bring(parts, people[0], json.dumps(data))) == code
        data = json.loads(text)
        del data["options"]["edition"]
        assert await refused(bring(parts, people[0], json.dumps(data))) == "error-record-astray"

    in_server("", tmp_path, test)
