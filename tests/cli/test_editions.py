"""Edition files on the command line: printed, checked, played with, recorded."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saqqara.games import GAMES, game_spec
from saqqara.kernel.record import read_record
from saqqara.text.width import cells

MINE = """\
name = "Lisbeth's box"
ankh = [2, 4, 18, 22, 36, 39, 43, 51, 57, 65, 70, 88, 93]
tracks.area = [7, 3, 1]
"""
OPTION = (
    '{"ankh":[2,4,18,22,36,39,43,51,57,65,70,88,93],"name":"Lisbeth\'s box",'
    '"tracks":{"area":[7,3,1],"combo":[6,4,2],"miss":[4,2,1]}}'
)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "my-sheet.toml"
    path.write_text(MINE, "utf-8")
    return path


def standard(game: str) -> dict[str, object]:
    return game_spec(game).editable().standard


# ---- saqqara edition


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_standard_file_is_ready_to_edit(
    call: Callable[..., Any], tmp_path: Path, lang: str
) -> None:
    printed = call("edition", "murals", "--lang", lang)
    assert (printed.code, printed.err) == (0, "")
    tables = tomllib.loads(printed.out)
    assert tables.pop("name")
    assert tables == standard("murals")
    assert all(cells(line) <= 80 for line in printed.out.splitlines())
    path = tmp_path / "standard.toml"
    path.write_text(printed.out, "utf-8")
    checked = call("edition", "murals", str(path), "--lang", lang)
    assert (checked.code, checked.err) == (0, "")
    assert ("with the standard values" if lang == "en" else "標準の数値") in checked.out


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("spec", [spec for spec in GAMES if spec.edition], ids=lambda spec: spec.id)
def test_every_table_tells_how_sure_it_is(call: Callable[..., Any], spec: Any, lang: str) -> None:
    lines = call("edition", spec.id, "--lang", lang).out.splitlines()
    assert list(spec.edition.notes) == list(spec.edition.standard)
    for table in spec.edition.standard:
        place = next(
            number
            for number, line in enumerate(lines)
            if line.startswith((f"{table} = ", f"[{table}]"))
        )
        assert lines[place - 1].startswith("# ")


def test_what_differs_is_told(call: Callable[..., Any], mine: Path) -> None:
    outcome = call("edition", "murals", str(mine))
    assert (outcome.code, outcome.err) == (0, "")
    assert "'Lisbeth's box'" in outcome.out
    assert "changes 2 values" in outcome.out
    assert [line.split() for line in outcome.out.splitlines()[-2:]] == [
        ["ankh.1", "1", "2"],
        ["tracks.area.1", "5", "7"],
    ]
    assert "2か所" in call("edition", "murals", str(mine), "--lang", "ja").out


def test_the_example_of_the_document(call: Callable[..., Any], mine: Path) -> None:
    document = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")
    mine.write_text(document.split("```toml\n")[1].split("```")[0], "utf-8")
    outcome = call("edition", "murals", str(mine))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.splitlines()[-1].split() == ["tracks.area.1", "5", "6"]


def test_games_tell_who_has_editions(call: Callable[..., Any]) -> None:
    assert "saqqara edition murals" in call("games").out
    assert "saqqara edition pharaoh" not in call("games").out


# ---- --edition


def test_a_game_of_my_box_is_recorded_as_such(
    call: Callable[..., Any], mine: Path, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    seats = ("--seats", "random,random", "--record", str(path), "--seed", "1")
    outcome = call("play", "murals", "--edition", str(mine), *seats)
    assert (outcome.code, outcome.err) == (0, "")
    assert "Edition: Lisbeth's box" in outcome.out
    record = read_record(path.read_text("utf-8"))
    assert record.options["edition"] == OPTION
    assert call("check", str(path)).code == 0
    assert "Edition: Lisbeth's box" in call("replay", str(path)).out


def test_a_record_with_other_values_is_noticed(
    call: Callable[..., Any], mine: Path, tmp_path: Path
) -> None:
    command = ("simulate", "murals", "--games", "1", "--records", str(tmp_path))
    assert call(*command, "--edition", str(mine)).code == 0
    path = tmp_path / "murals-000000.json"
    whole = json.loads(path.read_text("utf-8"))
    del whole["options"]["edition"]
    path.write_text(json.dumps(whole), "utf-8")
    assert call("check", str(path)).code == 1
    whole["options"]["edition"] = OPTION.replace("[7,3,1]", "[7,3,9]")
    path.write_text(json.dumps(whole), "utf-8")
    outcome = call("check", str(path))
    assert outcome.code == 2
    assert "tracks.area.3" in outcome.err
    assert outcome.err.count("\n") == 1


def test_simulate_with_workers(call: Callable[..., Any], mine: Path) -> None:
    command = ("simulate", "murals", "--games", "6", "--players", "2", "--json")
    results = [
        json.loads(call(*command, *more).out)
        for more in ([], ["--edition", str(mine)], ["--edition", str(mine), "--workers", "2"])
    ]
    assert results[1]["wins"] == results[2]["wins"]
    assert results[1]["mean_score"] == results[2]["mean_score"] != results[0]["mean_score"]


def test_the_arena_plays_and_tells_it(call: Callable[..., Any], mine: Path, tmp_path: Path) -> None:
    command = ("arena", "murals", "--bots", "greedy,random", "--games", "1", "--json")
    folder = ("--out", str(tmp_path / "contest"))
    data = json.loads(call(*command, *folder, "--edition", str(mine)).out)
    assert data["results"][0]["options"]["edition"] == OPTION
    other = call(*command, *folder)
    assert (other.code, other.out) == (2, "")  # that folder holds another contest


def test_a_bot_that_is_a_program_is_told(
    call: Callable[..., Any], mine: Path, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'hello':\n"
        f"        open({str(heard)!r}, 'w').write(said['options']['edition'])\n"
        "    if said['type'] == 'decide':\n"
        "        print(json.dumps({'choice': 0}), flush=True)\n"
    )
    seats = ("--seats", f"cmd:python3 {program},random")
    assert call("play", "murals", "--edition", str(mine), *seats).code == 0
    assert heard.read_text() == OPTION


def test_bench(call: Callable[..., Any], mine: Path) -> None:
    data = json.loads(call("bench", "murals", "--quick", "--edition", str(mine), "--json").out)
    assert {each["options"]["edition"] for each in data} == {OPTION}


def test_standard_values_are_no_option(call: Callable[..., Any], mine: Path) -> None:
    mine.write_text("name = 'Only a name'", "utf-8")
    data = json.loads(call("bench", "murals", "--quick", "--edition", str(mine), "--json").out)
    assert all("edition" not in each["options"] for each in data)


# ---- what can be wrong

BAD_FILES = {
    b"ankh = [1, 2": "is not valid TOML",
    b"\n\nankh = [1,, 2]": "Look at line 3",
    b"once upon a time": "is not valid TOML",
    b"ankh = [1, 2, 3]": "'ankh' in the edition file must be a list of 13 entries",
    b"anhk = 1": "It uses: name, areas, ",
    b"values.A = 'x'": "'values.A' in the edition file must be a whole number",
    b"name = ''": "1 to 40 characters",
    b"# " + b"x" * 9000: "The limit is 8,000 characters",
    bytes(range(256)): "is not UTF-8 text",
    b"tracks.area = [1, 2, 3]": "'tracks.area.2'",
}
COMMANDS = (
    ("edition", "murals"),
    ("play", "murals", "--edition"),
    ("simulate", "murals", "--edition"),
    ("arena", "murals", "--bots", "random,greedy", "--edition"),
    ("bench", "murals", "--edition"),
)


@pytest.mark.parametrize("content", BAD_FILES, ids=lambda content: content[:20])
def test_a_bad_file_is_told_in_one_line(
    call: Callable[..., Any], mine: Path, content: bytes
) -> None:
    mine.write_bytes(content)
    for command in COMMANDS:
        outcome = call(*command, str(mine))
        assert (outcome.code, outcome.out) == (2, "")
        assert BAD_FILES[content] in outcome.err
        assert outcome.err.count("\n") == 1
    japanese = call("edition", "murals", str(mine), "--lang", "ja")
    assert japanese.code == 2
    assert any("ぁ" <= letter <= "ん" for letter in japanese.err)
    assert japanese.err.count("\n") == 1


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_file_that_is_not_there(call: Callable[..., Any], command: tuple[str, ...]) -> None:
    assert "There is no file 'nowhere.toml'" in call(*command, "nowhere.toml").err
    assert "'.' is a folder" in call(*command, ".").err


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_game_without_editions(
    call: Callable[..., Any], mine: Path, command: tuple[str, ...]
) -> None:
    other = ["pharaoh" if word == "murals" else word for word in command]
    outcome = call(*other, str(mine))
    assert (outcome.code, outcome.out) == (2, "")
    assert "pharaoh has no values" in outcome.err
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize(
    "command",
    [("arena", "all", "--bots", "random,greedy"), ("bench",), ("bench", "murals", "pharaoh")],
)
def test_an_edition_is_for_one_game(
    call: Callable[..., Any], mine: Path, command: tuple[str, ...]
) -> None:
    outcome = call(*command, "--edition", str(mine))
    assert (outcome.code, outcome.out) == (2, "")
    assert "name that game alone" in outcome.err
