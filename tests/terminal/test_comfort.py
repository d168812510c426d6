"""What makes a terminal a good place to play: going on, colours, pages, small windows, shapes."""

import io
import json
import os
from itertools import islice
from pathlib import Path

import pytest

from saqqara.cli.main import main
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match
from saqqara.kernel.record import read_record
from saqqara.terminal.boards.cleopatra_garden import mosaic_shapes, shape_lines
from saqqara.terminal.console import Console
from saqqara.terminal.theme import seat_painter, theme_of, tint, wants_colour
from saqqara.text.width import cells
from terminal.playing import Typist, any_numbers, config, flat, play, session_of

# ---- going on with a recorded game


def begin(file: Path, lines: int = 6) -> int:
    """Play a few decisions and leave; how many plies are in the record."""
    play(config(record=file), [*islice(any_numbers(1), lines), "quit"])
    return len(read_record(file.read_text("utf-8")).plies)


def resume(
    file: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch, *more: str
) -> tuple[int, str]:
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", Typist(lines))
    monkeypatch.setattr("sys.stdout", out)
    return main(["play", "--resume", str(file), "--lang", "en", *more]), out.getvalue()


def test_a_recorded_game_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    plies = begin(file)
    record = json.loads(file.read_text("utf-8"))
    assert record["bots"] == ["", "random", "random"]
    code, shown = resume(file, [str(n % 3 + 1) for n in range(4000)], monkeypatch)
    assert code == 0
    assert f"You go on with the recorded game, {plies} moves in." in flat(shown)
    after = read_record(file.read_text("utf-8"))
    assert after.plies[:plies] == record["plies"]
    assert len(after.plies) > plies
    assert after.seats == record["seats"]
    assert json.loads(file.read_text("utf-8"))["bots"] == record["bots"]


def test_leaving_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = play(config(record=file), ["quit"])
    assert f"saqqara play --resume {file}" in shown


def test_a_record_without_bots_gets_some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server exports it: who decided is not told, so one person plays against bots."""
    file = tmp_path / "game.json"
    begin(file)
    data = json.loads(file.read_text("utf-8"))
    del data["bots"]
    file.write_text(json.dumps(data), "utf-8")
    code, _ = resume(file, ["quit"], monkeypatch, "--bots", "novice")
    assert code == 0


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--players", "3"), "--players cannot be combined with --resume"),
        (("pharaoh",), "pharaoh cannot be combined with --resume"),
        (("--record", "x"), "--record cannot be combined with --resume"),
    ],
)
def test_what_does_not_go_with_it(
    more: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--resume", str(tmp_path / "g"), *more, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_a_finished_game_is_not_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    play(config(("random", "random", "random"), record=file), [])
    assert main(["play", "--resume", str(file), "--lang", "en"]) == 2
    assert "is over" in capsys.readouterr().err


# ---- colours


def test_names_and_marks_have_the_colour_of_their_seat() -> None:
    theme = theme_of("ascii")
    assert tint("A", 0, theme) == "A"
    from dataclasses import replace

    coloured = replace(theme, coloured=True)
    mark = tint("b", 1, coloured)
    assert cells(mark) == 1  # boards are still to be padded
    paint = seat_painter(["Nora", "Nora Two"])
    assert paint(f"[{mark}] Nora Two, Nora") == (
        "[\x1b[36mb\x1b[0m] \x1b[36mNora Two\x1b[0m, \x1b[33mNora\x1b[0m"
    )
    assert paint("Noras") == "Noras"


def test_when_there_is_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert wants_colour("auto", is_terminal=True)
    assert not wants_colour("auto", is_terminal=False)
    assert wants_colour("always", is_terminal=False)
    assert not wants_colour("never", is_terminal=True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour("auto", is_terminal=True)
    with pytest.raises(OptionError):
        wants_colour("blue", is_terminal=True)


@pytest.mark.parametrize("game", ["imhotep", "pharaoh", "murals"])
def test_colours_change_no_width(game: str) -> None:
    plain = play(config(game=game, options={}), ["quit"])
    painted = play(config(game=game, options={}, colour="always"), ["quit"])
    assert "\x1b[33m" in painted
    for code in ("33", "36", "35", "32", "34", "0"):
        painted = painted.replace(f"\x1b[{code}m", "")
    assert painted == plain


# ---- windows


class Window(Console):
    """A terminal of a given size whose lines are typed by a test."""

    def __init__(self, lines: list[str], size: tuple[int, int]) -> None:
        self.shown = io.StringIO()
        super().__init__(Typist(lines), self.shown)
        self.given = size

    def size(self) -> tuple[int, int]:
        return self.given


def test_a_long_page_waits_for_enter() -> None:
    window = Window(["", "q"], (80, 11))
    window.page([str(n) for n in range(35)], "more? ")
    shown = window.shown.getvalue()
    assert shown.count("more?") == 2
    assert "\n19\n" in shown
    assert "\n20\n" not in shown


def test_a_short_page_does_not() -> None:
    window = Window([], (80, 40))
    window.page(["a", "b"], "more? ")
    assert window.shown.getvalue() == "a\nb\n"


def test_a_small_window_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    session, out = session_of(config())
    for size, told in (((60, 50), True), ((100, 24), True), ((79, 40), False)):
        monkeypatch.setattr(session.console, "size", lambda size=size: size)
        session.greet()
        assert ("This window is small" in flat(out.getvalue())) == told
        out.seek(0)
        out.truncate()


# ---- what is typed


def test_a_ship_that_is_not_there() -> None:
    shown = flat(play(config(game="imhotep"), ["load 9 9", "load 1 9", "load", "quit"]))
    assert "There is no ship 9; there are ships 1 to 4." in shown
    assert "Ship 1 has only" in shown
    assert "Name a ship and one of its spaces" in shown


def test_more_than_a_decision() -> None:
    lines = ["load 1 1 load 2 1", "quit"]
    shown = flat(play(config(game="imhotep", options={"first": "1"}, seed=2), lines))
    assert "Your decision is complete before the end of what you typed." in shown


# ---- mosaics


def test_a_mosaic_is_drawn_as_it_lies_in_the_garden() -> None:
    """The garden's rows count from the front; the cell that names a placement is marked."""
    assert shape_lines(["a1", "b1", "b2", "b3", "c3"]) == ["  # #", "  #", "@ #"]


def test_orientations_are_drawn_where_they_are_asked_for() -> None:
    match = Match(game_spec("cleopatra"), 3, {})
    placing = {
        "tile": "f",
        "orientation": 0,
        "spots": [
            {"turn": 1, "cells": ["a1", "b1", "b2", "b3", "c3"]},
            {"turn": 3, "cells": ["a1", "a2", "a3", "a4", "a5"]},
        ],
    }
    board = {**match.view(0)["board"], "placing": placing}
    lines = mosaic_shapes(board)  # type: ignore[arg-type]
    assert lines[0].split() == ["1", "3"]
    assert len(lines) == 6
    one = {**placing, "orientation": 1, "spots": placing["spots"][:1]}  # type: ignore[index]
    assert mosaic_shapes({**board, "placing": one}) == [  # type: ignore[typeddict-item]
        "       # #",
        "       #",
        "     @ #",
    ]
    assert mosaic_shapes({**board, "placing": None}) == []  # type: ignore[typeddict-item]


# ---- the command line around it


def test_one_bot_alone_fills_the_usual_table(monkeypatch: pytest.MonkeyPatch) -> None:
    from saqqara.cli.play import default_players

    spec = game_spec("pharaoh")
    assert default_players(spec, [], ["scribe"]) == 3
    assert default_players(spec, [], []) == 3
    assert default_players(spec, ["human", "human"], []) == 2
    assert default_players(spec, [], ["scribe", "novice", "mason"]) == 4


@pytest.mark.parametrize("words", [["help"], ["help", "play"], ["help", "--lang", "ja"]])
def test_help_is_a_command(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert "saqqara" in capsys.readouterr().out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completions_name_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    from saqqara.cli.commands import COMMANDS

    assert main(["completion", shell]) == 0
    out = capsys.readouterr().out
    for command in COMMANDS:
        assert command.name in out
        assert all(option.name.removeprefix("--") in out for option in command.options)


def test_completions_of_another_shell(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "cmd.exe"]) == 2
    assert "bash, zsh, fish" in capsys.readouterr().err


def test_bash_completes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    import subprocess

    assert main(["completion", "bash"]) == 0
    script = tmp_path / "saqqara.bash"
    script.write_text(
        capsys.readouterr().out
        + 'COMP_WORDS=(saqqara play pha); COMP_CWORD=2; _saqqara; echo "${COMPREPLY[@]}"\n',
        "utf-8",
    )
    told = subprocess.run(
        ["bash", str(script)], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert told.stdout.split() == ["pharaoh"]


def test_the_manual_has_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    from saqqara.cli.commands import COMMANDS

    assert main(["manual", "--lang", "en"]) == 0
    out = capsys.readouterr().out.replace("\\-", "-")
    for command in COMMANDS:
        assert f".SS saqqara {command.name}" in out
        assert all(f"\\fB{option.name}\\fR" in out for option in command.options)
    assert not [
        line
        for line in out.splitlines()
        if line.startswith(".") and line[1:2] not in {"T", "S", "P", "n", "f", "B", "\\"}
    ]


def test_a_refused_restore_makes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "words.txt").write_text("no backup", "utf-8")
    assert main(["restore", "words.txt"]) == 2
    assert os.listdir(tmp_path) == ["words.txt"]
    assert "words.txt" in capsys.readouterr().err
