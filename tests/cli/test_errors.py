"""Bad input: one clear line on stderr, in the chosen language, and exit code 2."""

import re
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from saqqara.games import GAMES

JAPANESE = re.compile("[ぁ-んァ-ン]")
NAMES = ", ".join([spec.id for spec in GAMES])

BAD_CALLS = {
    "simulat": "Did you mean simulate?",
    "juggle": "Choose one of: games, play, simulate",
    "--turbo": "--help lists the options",
    "games pharaoh": "'pharaoh' is one argument too many",
    "games --jason": "Did you mean --json?",
    "games --json=yes": "--json does not take a value",
    "games --help=yes": "does not take a value",
    "games -x": "There is no option -x here",
    "simulate": "GAME is missing",
    "replay": "FILE is missing",
    "check": "FILE is missing",
    "simulate pharoah": "Did you mean pharaoh?",
    "simulate chess": f"Choose one of: {NAMES}",
    "simulate pharaoh --players": "--players needs a value: --players N",
    "simulate pharaoh --players --json": "--players needs a value: --players N",
    "simulate pharaoh --players=": "--players must be a whole number",
    "simulate pharaoh --players many": "--players must be a whole number",
    "simulate pharaoh --players 5": "This game is for 2, 3, 4 players",
    "simulate pharaoh --players 0": "--players must be a whole number from 1",
    "simulate pharaoh --players 3.5": "--players must be a whole number",
    "simulate pharaoh --games -3": "--games must be a whole number from 1",
    "simulate pharaoh --games 0": "--games must be a whole number from 1",
    "simulate pharaoh --games 1e3": "--games must be a whole number",
    "simulate pharaoh --seed x": "--seed must be a whole number from 0",
    "simulate pharaoh --seed -1": "--seed must be a whole number from 0",
    "simulate pharaoh --seed 9223372036854775808": "--seed must be a whole number",
    "simulate pharaoh --seed " + "9" * 5000: "--seed must be a whole number",
    "simulate pharaoh --workers 61": "--workers must be a whole number from 0 to 60",
    "simulate pharaoh --bots gambler": "There is no bot 'gambler'. Choose one of: novice, scribe",
    "simulate pharaoh --bots random,random --players 3": "2 bots do not fit 3 seats",
    "simulate pharaoh --option bonus": "--option must be KEY=VALUE",
    "simulate pharaoh --option bonsu=on": "Did you mean bonus?",
    "simulate pharaoh --option colour=red": "Its options: first, open_hands, bonus",
    "simulate pharaoh --option bonus=maybe": "Choose one of: on, off",
    "simulate pharaoh --players 2 --option first=3": "Choose one of: random, 1-2",
    "replay nowhere.json": "There is no file 'nowhere.json'",
    "check nowhere.json": "There is no file 'nowhere.json'",
    "replay .": "'.' is a folder",
    "check .": "'.' is a folder",
    "bench chess": f"Choose one of: {NAMES}",
    "play": "GAME is missing",
    "play pharaoh --seats human,robot": "Choose from: human, novice, scribe",
    "play pharaoh --seats human,human,human --players 2": "3 seats are named but only 2 play",
    "play pharaoh --bots random,rollout --players 2": "One seat is free, but --bots names 2",
    "play pharaoh --bots random,rollout --players 4": "3 seats are free, but --bots names 2",
    "play pharaoh --seats human,human --bots random --players 2": "No seat is free for --bots",
    "play pharaoh --seats human,human,human,human,human": "This game is for 2, 3, 4 players",
    "play pharaoh --seed -1": "--seed must be a whole number",
    "play pharaoh --theme neon": "Choose one of: ascii, unicode",
    "worker": "A worker needs the PostgreSQL of its servers",
    "ratings --data nowhere": "There is no database at 'nowhere/saqqara.db'.",
    "backup b1 --data nowhere": "There is no database at 'nowhere/saqqara.db'.",
    "admin list --data nowhere": "There is no database at 'nowhere/saqqara.db'.",
    "--lang": "--lang needs a value: --lang en|ja",
    "games --lang fr": "Choose one of: en, ja",
}


@pytest.mark.parametrize("line", BAD_CALLS, ids=lambda line: line[:60])
def test_bad_input_is_told_in_english(call: Callable[..., Any], line: str) -> None:
    outcome = call(*line.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert BAD_CALLS[line] in outcome.err
    assert outcome.err.startswith("saqqara: ")
    assert outcome.err.count("\n") == 1
    assert len(outcome.err) < 400


@pytest.mark.parametrize(
    "line", [line for line in BAD_CALLS if "--lang" not in line], ids=lambda line: line[:60]
)
def test_bad_input_is_told_in_japanese(call: Callable[..., Any], line: str) -> None:
    outcome = call("--lang", "ja", *line.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert JAPANESE.search(outcome.err)
    assert outcome.err.count("\n") == 1


def test_a_folder_for_records_that_is_none(call: Callable[..., Any], record: Path) -> None:
    outcome = call("simulate", "pharaoh", "--games", "1", "--records", str(record))
    assert outcome.code == 2
    assert "Choose another folder" in outcome.err


def test_a_worker_that_was_killed(
    call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("saqqara.cli.simulate.simulate", broken)
    outcome = call("simulate", "pharaoh", "--workers", "2")
    assert outcome.code == 2
    assert "Try fewer --workers" in outcome.err


def test_a_ply_that_is_not_there(call: Callable[..., Any], record: Path) -> None:
    outcome = call("replay", str(record), "--at", "5000")
    assert outcome.code == 2
    assert "5,000" in outcome.err


@pytest.mark.parametrize("seat", ["0", "4", "-1", "x"])
def test_a_seat_that_is_not_there(call: Callable[..., Any], record: Path, seat: str) -> None:
    outcome = call("replay", str(record), "--seat", seat)
    assert outcome.code == 2
    assert "--seat must be a whole number from 1 to 3" in outcome.err


def test_control_characters_are_shown_harmless(call: Callable[..., Any]) -> None:
    outcome = call("simulate", "phar\x1b[2J\naoh\udc80")
    assert outcome.code == 2
    assert "\x1b" not in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_bug_is_not_hidden(call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Only bad input becomes a line: our own mistakes must stay visible."""

    def broken(*arguments: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("saqqara.cli.main.dispatch", broken)
    with pytest.raises(ZeroDivisionError):
        call("games")
