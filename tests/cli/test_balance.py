"""`balance` on the command line: its JSON, its words, and what it refuses."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet as pq
import pytest

import saqqara.cli.balance
import saqqara.cli.extras
from bots.programs import command
from saqqara.build_info import compiled
from saqqara.text.width import cells

JAPANESE = re.compile("[ぁ-んァ-ン]")
DOCUMENT = Path(__file__).parents[2] / "docs" / "balance.md"
SMALL = ("balance", "imhotep", "--bots", "random", "--games", "1", "--players", "2")


def test_json(call: Callable[..., Any], tmp_path: Path) -> None:
    outcome = call(*SMALL, "--seed", "3", "--out", str(tmp_path), "--json")
    assert (outcome.code, outcome.err) == (0, "")
    data = json.loads(outcome.out)
    assert data == json.loads((tmp_path / "summary.json").read_text("utf-8"))
    assert (data["format"], data["seed"], data["game"]) == (1, 3, "imhotep")
    assert data["compiled"] is compiled()
    assert data["boards"] == ["AAAAA", "BBBBB", "CCCCC", "DDDDD"]
    assert data["bots"] == ["random"]
    assert data["options"]["first"] == "1"
    (table,) = data["results"]
    assert (table["players"], table["deals"], table["games"]) == (2, 4, 8)
    assert len(table["parts"]) == 20
    rows = pq.read_table(tmp_path / "2-players" / "results.parquet").to_pylist()
    assert [row["varied"] for row in rows[::4]] == data["boards"]
    assert dict(rows[0]["pieces"]).keys() == {row["part"] for row in table["parts"]}


def test_the_document_names_every_key(call: Callable[..., Any]) -> None:
    document = DOCUMENT.read_text("utf-8")
    data = json.loads(call(*SMALL, "--json").out)
    table = data["results"][0]
    keys = {*data, *table, *table["parts"][0], *table["seats"][0]}
    assert {key for key in keys if f"`{key}`" not in document} == set()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_words(call: Callable[..., Any], tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "out"
    outcome = call(*SMALL, "--sides", "abcda", "--out", str(folder), "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    lines = [line for line in outcome.out.splitlines() if str(folder) not in line]
    assert all(cells(line) <= 80 for line in lines)
    assert bool(JAPANESE.search(outcome.out)) is (lang == "ja")
    for row in ("Market A", "Obelisks A") if lang == "en" else ("市場 A", "オベリスク A"):
        assert any(line.startswith(row) for line in lines)
    texts = {each.text for each in ElementTree.parse(folder / "chart.svg").iter()}
    assert ("石材1個あたりの点数" if lang == "ja" else "Points per stone") in texts


def test_all_mixes_every_side(call: Callable[..., Any]) -> None:
    data = json.loads(call(*SMALL, "--all", "--json").out)
    assert data["boards"] == ["all"]
    table = data["results"][0]
    assert [row["side"] for row in table["parts"]] == list("ABCD") * 5
    assert {row["games"] for row in table["parts"]} == {2}


def test_every_number_of_players_by_default(call: Callable[..., Any]) -> None:
    arguments = ("balance", "imhotep", "--sides", "AAAAA", "--games", "1", "--bots", "random")
    for more, counts in (((), [2, 3, 4]), (("--players", "4、2,4"), [2, 4])):
        data = json.loads(call(*arguments, *more, "--json").out)
        assert [table["players"] for table in data["results"]] == counts


def test_options_count(call: Callable[..., Any]) -> None:
    more = ("--sides", "CCCCC", "--option", "expansion=on", "--json")
    assert json.loads(call(*SMALL, *more).out)["options"]["expansion"] == "on"


def test_the_same_call_continues(call: Callable[..., Any], tmp_path: Path) -> None:
    first = json.loads(call(*SMALL, "--out", str(tmp_path), "--json").out)
    again = json.loads(call(*SMALL, "--out", str(tmp_path), "--json").out)
    assert again == first  # times too: nothing was played


def test_a_bot_that_fails_is_told(call: Callable[..., Any]) -> None:
    bad = "cmd:" + command("import sys; sys.exit('oh dear')")
    outcome = call(*SMALL, "--sides", "AAAAA", "--bots", f"{bad},random")
    assert outcome.code == 0
    assert "At 2 seats a bot failed" in outcome.out


def test_an_interrupt_tells_how_to_go_on(
    call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(saqqara.cli.balance, "play_boards", interrupted)
    outcome = call(*SMALL, "--out", str(tmp_path))
    assert outcome.code == 130
    assert "the same command continues there" in outcome.err


def test_without_the_libraries(call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saqqara.cli.extras, "find_spec", lambda name: name != "pyarrow" or None)
    outcome = call(*SMALL)
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert 'pip install ".[arena]"' in outcome.err


BAD_CALLS = {
    "": "GAME is missing",
    "imhotpe": "Did you mean imhotep?",
    "pharaoh": "The boards of pharaoh have no sides to compare. Choose: imhotep.",
    "imhotep --sides AAAA": "'AAAA' is not a board: write 5 letters, each one of A, B, C, D.",
    "imhotep --sides AAAAA,AAAAE": "'AAAAE' is not a board",
    "imhotep --sides random": "'RANDOM' is not a board",
    "imhotep --sides ,": "--sides needs a value",
    "imhotep --sides AAAAA --all": "either --sides or --all",
    "imhotep --players 5": "This game is for 2, 3, 4 players",
    "imhotep --players two": "--players must be a whole number",
    "imhotep --players ,": "--players needs a value",
    "imhotep --games 0": "--games must be a whole number from 1",
    "imhotep --bots gambler": "There is no bot 'gambler'",
    "imhotep --bots random,random,random": "3 bots do not fit 2 seats",
    "imhotep --option sides=AAAAA": "balance sets the option 'sides' itself",
    "imhotep --option First=2": "balance sets the option 'first' itself",
    "imhotep --option wraht=on": "Did you mean wrath?",
    "imhotep --workers 2 --ray local": "either --workers or --ray",
    "imhotep --ray 127.0.0.1:1": "There is no Ray at '127.0.0.1:1'",
}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("line", BAD_CALLS)
def test_bad_input(call: Callable[..., Any], line: str, lang: str) -> None:
    outcome = call("balance", *line.split(), "--lang", lang)
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert bool(JAPANESE.search(outcome.err)) is (lang == "ja")
    if lang == "en":
        assert BAD_CALLS[line] in outcome.err


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_folders_that_do_not_fit(call: Callable[..., Any], tmp_path: Path, lang: str) -> None:
    file = tmp_path / "file"
    file.write_text("")
    outcome = call(*SMALL, "--out", str(file), "--lang", lang)
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert ("Choose another folder" if lang == "en" else "別のフォルダ") in outcome.err
    folder = str(tmp_path / "run")
    assert call(*SMALL, "--out", folder).code == 0
    for more, what in ((("--seed", "9"), "seed"), (("--sides", "ABABA"), "varied")):
        outcome = call(*SMALL, *more, "--out", folder, "--lang", lang)
        assert (outcome.code, outcome.err.count("\n")) == (2, 1)
        assert (f"these differ: {what}" if lang == "en" else f"異なる項目: {what}") in outcome.err
