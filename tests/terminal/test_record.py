"""The record: a move that was shown is on disk."""

import os
from itertools import pairwise
from pathlib import Path

import pytest

from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match
from saqqara.kernel.record import read_record, replay
from saqqara.terminal.keeper import Keeper
from saqqara.text import LANGUAGES, Texts
from terminal.playing import Interrupter, Typist, any_numbers, config, flat, play

PHARAOH = game_spec("pharaoh")


def replayed(file: Path) -> Match:
    return replay(PHARAOH, read_record(file.read_text("utf-8")))


def test_the_record_is_written_before_anything_is_asked(tmp_path: Path) -> None:
    """At every prompt the file holds all that was played, and replays."""
    file = tmp_path / "game.json"
    plies: list[int] = []

    def look() -> None:
        plies.append(len(replayed(file).plies))
        assert [path.name for path in tmp_path.iterdir()] == ["game.json"]

    lines = ["lay 3", "lay 5", "undo", "declare", *["pass"] * 6]
    play(config(record=file), Typist(lines, before=look))
    start = plies[0]
    assert plies[1:4] == [start + 1, start + 2, start + 1]
    assert plies[4:] == sorted(plies[4:])
    assert plies[-1] > start + 5


def test_bots_moves_are_recorded_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    save = Keeper.save

    def counted(self: Keeper, match: Match) -> None:
        save(self, match)
        sizes.append(len(replayed(self.path).plies))

    monkeypatch.setattr(Keeper, "save", counted)
    play(config(["random"] * 2, record=tmp_path / "game.json"), [])
    steps = [after - before for before, after in pairwise(sizes)]
    assert set(steps) == {1, 4}  # one decision, or the four lots of a round


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_record_knows_players_options_and_result(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "記録.json"
    play(config(record=file, lang=lang, options={"bonus": "off"}), any_numbers(3))
    record = read_record(file.read_text("utf-8"))
    assert record.seats[0] == Texts(lang).say("play-name-person", number=1)
    assert record.options["bonus"] == "off"
    assert len(record.scores) == 3
    assert record.winners


@pytest.mark.parametrize("source", [["lay 3", "quit"], ["lay 3"], Interrupter(["lay 3"])])
def test_leaving_keeps_the_record_and_tells_how_to_look_at_it(
    source: list[str] | Interrupter, tmp_path: Path
) -> None:
    file = tmp_path / "my game.json"
    shown = play(config(record=str(file)), source)
    assert replayed(file).game.word(replayed(file).plies[-1].action) == "lay 3"
    assert f"  saqqara replay '{file}'\n" in shown
    assert shown.endswith(f"  saqqara play --resume '{file}'\n")


def test_another_record_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    with pytest.raises(OptionError) as caught:
        play(config(record=file), [])
    assert caught.value.code == "error-record-exists"
    assert file.read_text() == "precious"


def test_an_empty_file_may_be_used(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.touch()
    play(config(record=file), [])
    assert replayed(file).plies


@pytest.mark.parametrize("name", ["no/such/folder/game.json", "."])
def test_a_place_that_cannot_be_written_is_refused_at_once(name: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError) as caught:
        play(config(record=tmp_path / name), [])
    assert caught.value.code in {"error-record-write", "error-record-exists"}


def test_a_broken_write_leaves_the_record_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    match = Match(PHARAOH, 2, {})
    keeper = Keeper(file, ["a", "b"], ["", ""])
    keeper.begin(match)
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    match.play_words(-1, ["first 1"])
    with pytest.raises(OSError, match="No space"):
        keeper.save(match)
    assert file.read_bytes() == before


def test_a_record_that_can_no_longer_be_written_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        def full(self: Keeper, match: Match) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(Keeper, "save", full)

    file = tmp_path / "game.json"
    shown = flat(play(config(record=file), Typist(["lay 3", "declare", "quit"], before=broken)))
    assert shown.count("The record could not be written") == 1
    assert "No space left on device" in shown
    assert "The last moves are missing from the record." in shown
    assert replayed(file).plies
