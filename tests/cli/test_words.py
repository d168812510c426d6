"""What people read: help, tables, and that it fits a terminal of 80 columns."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saqqara.bots import BOT_NAMES
from saqqara.build_info import version_line
from saqqara.cli.commands import COMMANDS
from saqqara.cli.help import BOTS
from saqqara.cli.output import print_table
from saqqara.text.width import cells

JAPANESE = re.compile("[ぁ-んァ-ン]")
ARGPARSE_ENGLISH = ("positional arguments", "optional arguments", "show this help message")


def fits(text: str) -> bool:
    return all(cells(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_help_of_a_command(call: Callable[..., Any], command: Any, lang: str) -> None:
    outcome = call(command.name, "--help", "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    assert fits(outcome.out)
    assert bool(JAPANESE.search(outcome.out)) is (lang == "ja")
    for option in command.options:
        assert f"  {option.name}" in outcome.out
    for name in ("--lang", "--help", "--version"):
        assert name in outcome.out
    for example in command.examples:
        assert f"  {example}\n" in outcome.out
    assert not any(words in outcome.out for words in ARGPARSE_ENGLISH)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_of_all(call: Callable[..., Any], arguments: list[str], lang: str) -> None:
    outcome = call(*arguments, "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    assert fits(outcome.out)
    assert bool(JAPANESE.search(outcome.out)) is (lang == "ja")
    for command in COMMANDS:
        assert f"\n  {command.name} " in outcome.out


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_examples_have_options_that_exist(command: Any) -> None:
    for example in command.examples:
        program, name, *rest = example.split()
        assert (program, name) == ("saqqara", command.name)
        options = {word for word in rest if word.startswith("--")} - {"--lang"}
        assert options <= {option.name for option in command.options}


def test_help_knows_every_bot() -> None:
    assert tuple(name for name, _ in BOTS) == BOT_NAMES


def test_help_comes_before_complaints(call: Callable[..., Any]) -> None:
    outcome = call("simulate", "--help")
    assert outcome.code == 0
    assert outcome.out.startswith("Usage: saqqara simulate GAME [options]\n")


def test_version(call: Callable[..., Any]) -> None:
    assert call("--version").out == f"{version_line()}\n"
    assert call("simulate", "--version").out == f"{version_line()}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "ja", "games"],
        ["games", "--lang", "ja"],
        ["--lang=ja", "games"],
        ["--lang", "en", "games", "--lang=ja_JP.UTF-8"],
    ],
)
def test_language_before_or_after_the_command(
    call: Callable[..., Any], arguments: list[str]
) -> None:
    assert "ファラオの帰還、2-4人用" in call(*arguments).out


def test_language_of_the_locale(call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "ファラオの帰還" in call("games").out
    assert "Return of the Pharaoh" in call("games", "--lang", "en").out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_games(call: Callable[..., Any], lang: str) -> None:
    outcome = call("games", "--lang", lang)
    assert fits(outcome.out)
    for value in ("first=random", "first=4", "open_hands=off", "bonus=off"):
        assert f" {value} " in outcome.out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_simulate(call: Callable[..., Any], lang: str) -> None:
    outcome = call("simulate", "pharaoh", "--games", "10", "--players", "4", "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    assert fits(outcome.out)
    summary, blank, head, *rows = outcome.out.splitlines()
    assert "10" in summary
    assert blank == ""
    assert len(rows) == 4
    assert {cells(row) for row in rows} == {cells(head)}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_bench(call: Callable[..., Any], lang: str) -> None:
    outcome = call("bench", "pharaoh", "--quick", "--lang", lang)
    assert outcome.code == 0
    build, *rest = outcome.out.splitlines()
    assert build == version_line()
    assert fits("\n".join(rest))
    assert len([row for row in rest if row.startswith("pharaoh ")]) == 3


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_replay(call: Callable[..., Any], record: Path, lang: str) -> None:
    outcome = call("replay", str(record), "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    assert fits(outcome.out)
    assert all(name in outcome.out for name in ("Ann", "Ben", "Cho"))
    assert outcome.out.rstrip().endswith("wins." if lang == "en" else "の勝ちです。")


def test_replay_in_between_shows_no_result(call: Callable[..., Any], record: Path) -> None:
    outcome = call("replay", str(record), "--at", "12")
    assert outcome.out.startswith("Return of the Pharaoh, ply 12 of ")
    assert "wins" not in outcome.out


def test_replay_shows_any_names(call: Callable[..., Any], record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace('"Ann", "Ben", "Cho"', '"\\u001b[2J", "' + "x" * 500 + '", " "'))
    outcome = call("replay", str(record))
    assert outcome.code == 0
    assert "\x1b" not in outcome.out
    assert "Player 3" in outcome.out
    assert fits(outcome.out)


def test_tables_are_aligned_by_cells(capsys: pytest.CaptureFixture[str]) -> None:
    print_table(["名", "n"], [["a", "1"], ["日本", "1000"]])
    assert capsys.readouterr().out == "名       n\na        1\n日本  1000\n"
