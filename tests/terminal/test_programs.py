"""Programs at a terminal table: they play, and their faults end nobody's game."""

import json
from pathlib import Path

import pytest

from bots.programs import answering, command
from saqqara.bots.foreign_program import RUNNING
from terminal.playing import any_numbers, config, flat, play


def test_a_program_plays_and_hears_the_result(tmp_path: Path) -> None:
    log = tmp_path / "log"
    keep = f"log = open({str(log)!r}, 'w'); import atexit; atexit.register(log.close)\n"
    keep += "sys.stdin = (log.write(l) and l for l in sys.stdin)"
    shown = play(config(("human", "cmd:" + answering(keep))), any_numbers(1))
    assert "wins with" in shown
    assert "program" not in shown
    told = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert (told[0]["type"], told[0]["seat"], len(told[0]["names"])) == ("hello", 1, 2)
    assert told[0]["names"][1] in shown
    assert {message["type"] for message in told[1:-1]} == {"decide"}
    assert told[-1]["type"] == "result"
    assert not RUNNING


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_program_that_fails_is_told_once_and_the_game_goes_on(lang: str) -> None:
    how = config(("human", "cmd:" + command("raise SystemExit")), lang=lang)
    shown = flat(play(how, any_numbers(2)))
    sentence = {
        "en": "exited early. From now on Sinuhe plays at random.",
        "ja": "途中で終了しました。これ以降、",
    }[lang]
    assert shown.count(sentence) == 1


def test_who_leaves_takes_the_programs_along() -> None:
    seats = ("human", "cmd:" + answering())
    shown = play(config(seats), ["1", "2", "3", "pass", "pass", "quit"])
    assert shown
    assert not RUNNING
