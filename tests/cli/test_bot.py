"""`bot` on the command line: a project that runs as it is, and one game decision by decision."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.cli.bot_project import is_usable
from saqqara.games import GAMES, game_spec
from saqqara.text.width import cells

JAPANESE = re.compile("[ぁ-んァ-ン]")
SOURCE = str(Path(saqqara.__file__).parents[1])

OWN = """
import saqqara


class Stray(saqqara.Bot):
    def choose(self, observer):
        return 100_000


class Broken(saqqara.Bot):
    def choose(self, observer):
        raise RuntimeError("no idea")


class First(saqqara.Bot):
    def choose(self, observer):
        assert observer.words()[0] == observer.game.word(observer.legal()[0])
        return observer.legal()[0]
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with bots of somebody's own in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "own_bots.py").write_text(OWN, "utf-8")
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)
    return tmp_path


def in_folder(folder: Path, command: list[str]) -> str:
    places = [SOURCE, *filter(None, [os.environ.get("PYTHONPATH")])]
    told = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr + told.stdout
    return told.stdout + told.stderr


def calls_in(readme: str) -> list[str]:
    return [line.strip() for line in readme.splitlines() if line.startswith("    ")]


def test_a_project_runs_as_it_is(call: Callable[..., Any], here: Path) -> None:
    """Every line of its README, the contest a small one."""
    outcome = call("bot", "new", "mybot", "--game", "senet")
    assert (outcome.code, outcome.err) == (0, "")
    folder = here / "mybot"
    names = {path.name for path in folder.iterdir()}
    assert names == {"mybot.py", "test_mybot.py", "README.md"}
    assert all(name in outcome.out for name in names)
    unit, attempt, contest = calls_in((folder / "README.md").read_text("utf-8"))
    python, saqqara_here = [sys.executable], [sys.executable, "-m", "saqqara"]
    assert "Ran 2 tests" in in_folder(folder, python + shlex.split(unit)[1:])
    assert "py:mybot:Mybot" in in_folder(folder, saqqara_here + shlex.split(attempt)[1:])
    small = [*shlex.split(contest)[1:], "--games", "2"]
    assert "2 games" in in_folder(folder, saqqara_here + small)


@pytest.mark.parametrize("game", [spec.id for spec in GAMES])
def test_a_project_for_every_game(call: Callable[..., Any], here: Path, game: str) -> None:
    assert call("bot", "new", "mybot", "--game", game).code == 0
    test = (here / "mybot" / "test_mybot.py").read_text("utf-8")
    assert test.count('"random"') == min(game_spec(game).players) - 1
    compile(test, "test_mybot.py", "exec")
    compile((here / "mybot" / "mybot.py").read_text("utf-8"), "mybot.py", "exec")


def test_the_readme_is_in_the_language_of_its_author(call: Callable[..., Any], here: Path) -> None:
    call("bot", "new", "one")
    call("bot", "new", "two", "--lang", "ja")
    english = (here / "one" / "README.md").read_text("utf-8")
    japanese = (here / "two" / "README.md").read_text("utf-8")
    assert not JAPANESE.search(english)
    assert JAPANESE.search(japanese)
    assert calls_in(japanese) == [line.replace("one:One", "two:Two") for line in calls_in(english)]


def test_nothing_is_overwritten(call: Callable[..., Any], here: Path) -> None:
    call("bot", "new", "mybot")
    file = here / "mybot" / "mybot.py"
    file.write_text("years of work", "utf-8")
    outcome = call("bot", "new", "mybot")
    assert (outcome.code, outcome.out) == (2, "")
    assert "already there" in outcome.err
    assert file.read_text("utf-8") == "years of work"


@pytest.mark.parametrize("name", ["json", "saqqara", "class", "My-Bot", "2bots", "", "ボット"])
def test_names_that_cannot_be_imported(name: str) -> None:
    assert not is_usable(name)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_game_is_told(call: Callable[..., Any], here: Path, lang: str) -> None:
    outcome = call("bot", "try", "py:own_bots:First", "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    assert all(cells(line) <= 80 for line in outcome.out.splitlines())
    assert bool(JAPANESE.search(outcome.out)) is (lang == "ja")
    assert outcome.out.count("  > ") > 5
    again = call("bot", "try", "py:own_bots:First", "--lang", lang)
    times = re.compile(r"[0-9.]+ ms")
    assert times.sub("", again.out) == times.sub("", outcome.out)
    views = call("bot", "try", "py:own_bots:First", "--views", "--bots", "scribe,novice")
    assert '{"round": 1' in views.out
    assert "novice 3" in views.out


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("py:own_bots:Stray", "100000"),
        ("py:own_bots:Broken", "RuntimeError: no idea"),
        (f"cmd:{shlex.quote(sys.executable)} -c 'raise SystemExit(7)'", "crashed"),
    ],
)
def test_what_is_wrong_with_a_bot(
    call: Callable[..., Any], here: Path, bot: str, words: str
) -> None:
    outcome = call("bot", "try", bot)
    assert outcome.code == 1
    assert words in outcome.err
    assert "ply 5" in outcome.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nwe", "mybot"), "Try: new"),
        (("new", "json"), "cannot be the name"),
        (("new", "mybot", "--game", "chess"), "chess"),
        (("new",), "NAME is missing"),
        (("try", "random,scribe"), "one at a time"),
        (("try", "py:own_bots:First:7"), "has no __init__ that takes '7'"),
        (("try", "random", "--bots", "scribe,scribe", "--players", "4"), "2 bots"),
    ],
)
def test_what_it_refuses(
    call: Callable[..., Any], here: Path, arguments: tuple[str, ...], words: str
) -> None:
    outcome = call("bot", *arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert words in outcome.err
