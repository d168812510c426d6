"""Bots of your own in Python, by name."""

import sys
from pathlib import Path

import pytest

from saqqara.arena.plan import pair
from saqqara.arena.table import play_deal
from saqqara.bots import make_bot
from saqqara.cli.names import names_in
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError

pytestmark = pytest.mark.once  # modules beside the engine

SOURCE = """
from saqqara.bots import Bot, Observer

class First(Bot):
    def __init__(self, seed: int, stream: int, argument: str) -> None:
        super().__init__(seed, stream)
        self.place = int(argument or 0)

    def choose(self, observer: Observer) -> int:
        return observer.legal()[self.place]

class NoBot:
    def __init__(self, *arguments: object) -> None:
        pass
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "my_own_bots.py").write_text(SOURCE, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "my_own_bots", raising=False)
    return "my_own_bots"


def test_it_plays_in_the_arena(module: str) -> None:
    bots = (f"py:{module}:First:-1", f"py:{module}:First")
    result = play_deal(pair(game_spec("pharaoh"), 2, {}, bots), 1, 10.0, 0)
    for game in result["games"]:
        assert all(seat["fault"] is None for seat in game["seats"])


@pytest.mark.parametrize(
    "rest", ["", ":", "my_own_bots", "my_own_bots:", "my_own_bots:Second", "my_own_bots:NoBot"]
)
def test_what_is_no_bot_is_refused(module: str, rest: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_bot(f"py:{rest}", 1)
    assert caught.value.code == "bot-plugin"


def test_a_file_of_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `saqqara` is started: its own folder on the path, the current one not."""
    (tmp_path / "bots_right_here.py").write_text(SOURCE, "utf-8")
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    monkeypatch.chdir(tmp_path)
    assert type(make_bot("py:bots_right_here:First", 1)).__name__ == "First"
    assert sys.path[-1] == str(tmp_path)  # last: nothing there hides what is installed


def test_a_class_that_is_called_otherwise(module: str, tmp_path: Path) -> None:
    text = (
        "from saqqara.bots import Bot\n"
        "class Short(Bot):\n"
        "    def __init__(self, seed, stream):\n"
        "        super().__init__(seed, stream)\n"
    )
    (tmp_path / "short_bots.py").write_text(text, "utf-8")
    with pytest.raises(OptionError, match=r"Short\(seed, stream, argument\) failed"):
        make_bot("py:short_bots:Short", 1)


def test_a_class_without_a_constructor_takes_no_argument(module: str, tmp_path: Path) -> None:
    text = "from saqqara.bots import Bot\nclass Bare(Bot):\n    pass\n"
    (tmp_path / "bare_bots.py").write_text(text, "utf-8")
    made, same, other = (make_bot("py:bare_bots:Bare", seed) for seed in (1, 1, 2))
    assert made.key == same.key != other.key
    with pytest.raises(OptionError, match="has no __init__ that takes 'x'"):
        make_bot("py:bare_bots:Bare:x", 1)


def test_an_argument_that_the_class_refuses(module: str) -> None:
    with pytest.raises(OptionError, match="no bot that can play"):
        make_bot(f"py:{module}:First:many", 1)


def test_names_are_kept_as_typed() -> None:
    assert names_in("Scribe, PY:My.Module:MyBot:a/B c.npz") == [
        "scribe",
        "py:My.Module:MyBot:a/B c.npz",
    ]
