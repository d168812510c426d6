"""The JSON of every command: shapes that programs rely on."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saqqara.build_info import compiled
from saqqara.games import GAMES, game_spec
from saqqara.kernel.record import read_record


@pytest.fixture
def call_json(call: Callable[..., Any]) -> Callable[..., Any]:
    def parsed(*arguments: str) -> Any:
        outcome = call(*arguments, "--json")
        assert (outcome.code, outcome.err) == (0, "")
        return json.loads(outcome.out)

    return parsed


def test_games(call_json: Callable[..., Any]) -> None:
    data = call_json("games")
    assert [game["id"] for game in data] == [spec.id for spec in GAMES]
    pharaoh = next(game for game in data if game["id"] == "pharaoh")
    for game in data:
        assert list(game) == ["id", "name", "players", "options", "rules", "edition"]
        assert list(game["name"]) == ["en", "ja"]
        for option in game["options"]:
            assert list(option) == ["id", "values", "default"]
            assert option["default"] in option["values"]
    assert pharaoh["name"] == {"en": "Return of the Pharaoh", "ja": "ファラオの帰還"}
    assert pharaoh["players"] == [2, 3, 4]
    assert pharaoh["options"][0]["values"] == ["random", "1", "2", "3", "4"]
    assert isinstance(pharaoh["rules"], int)
    assert {game["id"] for game in data if game["edition"]} == {
        spec.id for spec in GAMES if spec.edition is not None
    }


def test_games_are_the_same_in_every_language(call_json: Callable[..., Any]) -> None:
    assert call_json("games", "--lang", "ja") == call_json("games", "--lang", "en")


def test_simulate(call_json: Callable[..., Any]) -> None:
    data = call_json("simulate", "pharaoh", "--players", "4", "--games", "30", "--seed", "1")
    assert list(data) == [
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "wins",
        "mean_score",
        "compiled",
    ]
    assert (data["game"], data["players"], data["games"]) == ("pharaoh", 4, 30)
    assert data["compiled"] is compiled()
    assert data["decisions"] > 30 * 20
    assert data["seconds"] >= 0
    assert sum(data["wins"]) == pytest.approx(30)
    assert len(data["mean_score"]) == 4


def test_simulate_is_the_same_with_any_number_of_workers_and_with_records(
    call_json: Callable[..., Any], tmp_path: Path
) -> None:
    command = ("simulate", "pharaoh", "--players", "3", "--games", "24", "--seed", "8")
    results = [
        call_json(*command),
        call_json(*command),
        call_json(*command, "--workers", "2"),
        call_json(*command, "--bots", "random"),
        call_json(*command, "--records", str(tmp_path)),
    ]
    for result in results:
        del result["seconds"]
        assert result == results[0]
    assert call_json("check", *[str(path) for path in tmp_path.iterdir()])


def test_simulate_with_options(call_json: Callable[..., Any], tmp_path: Path) -> None:
    chosen = ("--option", "bonus=off", "--option", "first=2")
    call_json("simulate", "pharaoh", "--games", "1", "--records", str(tmp_path), *chosen)
    record = read_record((tmp_path / "pharaoh-000000.json").read_text("utf-8"))
    assert record.options == {"first": "2", "open_hands": "off", "bonus": "off"}


def test_replay_to_the_end(call_json: Callable[..., Any], record: Path) -> None:
    written = read_record(record.read_text("utf-8"))
    data = call_json("replay", str(record))
    assert list(data) == ["game", "over", "ply", "scores", "winners", "view"]
    assert (data["game"], data["over"], data["ply"]) == ("pharaoh", True, len(written.plies))
    assert data["scores"] == written.scores
    assert data["winners"] == written.winners
    assert data["view"]["seat"] == -1
    assert data["view"]["scores"] == written.scores


def test_replay_in_between(call_json: Callable[..., Any], record: Path) -> None:
    data = call_json("replay", str(record), "--at", "30", "--seat", "2")
    assert (data["over"], data["ply"], data["winners"]) == (False, 30, [])
    assert len(data["scores"]) == 3
    hands = [camp["hand"] for camp in data["view"]["board"]["camps"]]
    assert [hand is None for hand in hands] == [True, False, True]
    assert data["view"]["seat"] == 1


def test_replay_from_the_start(call_json: Callable[..., Any], record: Path) -> None:
    data = call_json("replay", str(record), "--at", "0")
    assert (data["ply"], data["over"], data["scores"]) == (0, False, [0, 0, 0])
    assert [camp["hand"] for camp in data["view"]["board"]["camps"]] == [None] * 3


def test_check(call_json: Callable[..., Any], record: Path, sealed_record: Path) -> None:
    open_deal, sealed = call_json("check", str(record), str(sealed_record))
    keys = ["file", "ok", "game", "players", "plies", "over", "verified", "ply", "error"]
    assert list(open_deal) == list(sealed) == keys
    assert open_deal["file"] == str(record)
    assert (open_deal["ok"], open_deal["over"], open_deal["players"]) == (True, True, 3)
    assert (open_deal["verified"], open_deal["ply"], open_deal["error"]) == (None, None, None)
    assert sealed["ok"] is True
    assert sealed["verified"] == 21  # twenty lots and the chip


EDITION_KEYS = ["game", "file", "name", "option", "tables", "differences"]


def test_the_standard_edition(call_json: Callable[..., Any]) -> None:
    data = call_json("edition", "murals")
    assert list(data) == EDITION_KEYS
    assert (data["game"], data["file"], data["name"], data["option"]) == ("murals", None, "", "{}")
    assert data["tables"] == game_spec("murals").editable().standard
    assert data["differences"] == []


def test_an_edition(call_json: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "箱"\nvalues.A = 2\n', "utf-8")
    data = call_json("edition", "murals", str(path))
    assert list(data) == EDITION_KEYS
    assert (data["file"], data["name"]) == (str(path), "箱")
    assert json.loads(data["option"])["values"] == data["tables"]["values"]
    assert list(data["tables"]) == list(game_spec("murals").editable().standard)
    assert data["differences"] == [{"place": "values.A", "standard": 1, "edition": 2}]


def test_bench(call_json: Callable[..., Any]) -> None:
    data = call_json("bench", "--quick")
    rates = [
        "decisions_per_s",
        "loop_per_s",
        "games_per_s",
        "clones_per_s",
        "views_per_s",
        "evaluations_per_s",
    ]
    assert [(each["game"], each["players"]) for each in data] == [
        (spec.id, players) for spec in GAMES for players in spec.players
    ]
    for each in data:
        assert list(each) == ["game", "players", "options", *rates, "compiled"]
        assert each["compiled"] is compiled()
        assert all(isinstance(each[rate], int) for rate in rates)
