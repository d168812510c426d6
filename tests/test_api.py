"""`import saqqara`: what it offers, and that the reference page says what the source says."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import saqqara
from saqqara.games import GAMES
from saqqara.kernel.errors import IllegalAction, OptionError

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", [spec.id for spec in GAMES])
def test_a_game_between_bots(game: str) -> None:
    played = saqqara.play(game, bots="scribe", seed=7)
    again = saqqara.play(game, bots="scribe", seed=7)
    assert played.over
    assert played.seat is None
    assert played.choices == []
    assert played.record() == again.record()
    assert played.winners
    assert len(played.scores) == played.players == len(played.names)
    english = [event.text() for event in played.events]
    japanese = [event.text("ja") for event in played.events]
    assert len(english) == len(japanese) > 20
    assert all(english)
    assert english != japanese


def test_events_are_those_that_a_seat_may_know() -> None:
    played = saqqara.play("murals", bots=["scribe", "novice"], seed=7)
    assert [event.id for event in played.events_of(0)] != [event.id for event in played.events]
    drawn = {event.ply for event in played.events if event.word == "?"}
    own = {event.ply: event.word for event in played.events_of(0)}
    assert drawn  # cards that somebody drew unseen
    assert any(own[ply] != "?" for ply in drawn if ply in own)  # of these, its own
    assert any(own[ply] == "?" for ply in drawn if ply in own)


def test_you_against_a_bot() -> None:
    game = saqqara.start("pharaoh", players=2, seed=1, bots={1: "novice"})
    assert game.names == ["player 1", "novice 2"]
    decided = 0
    while not game.over:
        assert game.seat == 0
        assert game.describe(game.choices[0], "ja")
        game.choose(game.choices[0])
        decided += 1
    assert decided > 5
    with pytest.raises(IllegalAction):
        game.choose("pass")


def test_a_word_that_is_not_offered_changes_nothing() -> None:
    game = saqqara.start("pharaoh", players=2, seed=1)
    before = game.ply
    with pytest.raises(saqqara.SaqqaraError):
        game.choose("fly to the moon")
    with pytest.raises(ValueError, match="is not one of the choices"):
        game.describe("fly to the moon")
    assert game.ply == before


def test_bots_may_be_functions_and_objects() -> None:
    class Last(saqqara.Bot):
        def choose(self, observer: saqqara.Observer) -> int:
            return observer.legal()[-1]

    def first(observer: saqqara.Observer) -> int:
        return observer.legal()[0]

    played = saqqara.play("pharaoh", bots=[first, Last(1, 2)], seed=1)
    assert played.over
    assert played.names == ["first 1", "Last 2"]


def test_options_as_people_write_them() -> None:
    game = saqqara.start("imhotep", options={"wrath": True, "expansion": False, "first": 1}, seed=1)
    chosen = [game.options[name] for name in ("wrath", "expansion", "first")]
    assert chosen == ["on", "off", "1"]
    with pytest.raises(OptionError, match=r"anything of the form \[ABCD\]\{5\}"):
        saqqara.start("imhotep", options={"sides": "ZZZZZ"})
    assert saqqara.start("imhotep", options={"sides": "ABABA"}).options["sides"] == "ABABA"


def test_bots_that_do_not_fit() -> None:
    with pytest.raises(OptionError, match="3 bots do not fit 2 seats"):
        saqqara.play("pharaoh", bots=["scribe"] * 3, players=2)
    with pytest.raises(OptionError, match="there is no seat 5"):
        saqqara.start("pharaoh", bots={5: "scribe"})


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    played = saqqara.play("murals", bots="novice", seed=3)
    played.save(tmp_path / "game.json")
    loaded = saqqara.load(tmp_path / "game.json")
    assert loaded.scores == played.scores
    assert [event.text() for event in loaded.events] == [event.text() for event in played.events]


def test_everything_promised_is_there() -> None:
    assert set(saqqara.__all__) <= set(dir(saqqara))
    for name in saqqara.__all__:
        assert getattr(saqqara, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = saqqara.nothing


def test_importing_it_alone_imports_nothing() -> None:
    """A command that says its version must not wait for games or package metadata."""
    code = "import sys, saqqara; print([n for n in sys.modules if n.startswith('saqqara.')])"
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert told.stdout.strip() == "[]"


def test_the_reference_page_tells_all_that_is_promised() -> None:
    """docs/stability.md promises what both name; nothing may be in one of them only."""
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    head, *parts = re.split(r"^## ", page, flags=re.MULTILINE)
    told = {name: re.findall(r"^### (?:class )?`(\w+)", part, re.MULTILINE) for part in parts
            for name in [part.split("\n", 1)[0].strip("`")]}  # fmt: skip
    everything = {name for names in told.values() for name in names}
    assert "`saqqara.__version__`" in head
    assert set(saqqara.__all__) - everything == {"__version__"}
    assert set(told["saqqara"]) <= set(saqqara.__all__)


def test_the_reference_page_is_made_from_the_source() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "reference.py"))
    for page, made in (("api.md", script["document"]()), ("views.md", script["views"]())):
        assert (ROOT / "docs" / page).read_text("utf-8") == made, "run scripts/reference.py"


@pytest.mark.parametrize("game", [spec.id for spec in GAMES])
def test_the_page_of_views_has_every_key(game: str) -> None:
    text = (ROOT / "docs" / "views.md").read_text("utf-8")
    part = text.split(f"## `{game}`\n")[1].split("\n## ")[0]
    for key in saqqara.start(game, seed=1).view(0)["board"]:
        assert f"    {key}: " in part
