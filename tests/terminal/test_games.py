"""Whole games at the terminal."""

from pathlib import Path

import pytest

from saqqara.games import GAMES, game_spec
from saqqara.kernel.record import read_record, replay
from saqqara.terminal.boards import BOARDS
from saqqara.text import LANGUAGES, Texts
from terminal.playing import ambiguous, any_numbers, config, play, too_wide


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "theme"), [(2, "ascii"), (2, "unicode"), (3, "ascii"), (4, "ascii")]
)
def test_a_game_against_bots_is_played_to_its_end(
    lang: str, players: int, theme: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    seats = ["human"] + ["random"] * (players - 1)
    shown = play(
        config(seats, lang=lang, theme=theme, record=file, seed=players), any_numbers(players)
    )
    record = read_record(file.read_text("utf-8"))
    match = replay(game_spec("pharaoh"), record)
    assert match.state.over()
    assert Texts(lang).say("play-sheet-total") in shown
    assert str(max(record.scores)) in shown.split(Texts(lang).say("play-sheet-total"))[-1]
    assert too_wide(shown.replace(f"saqqara replay {file}", "")) == []
    if theme == "ascii":
        assert ambiguous(shown) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{"open_hands": "on"}, {"bonus": "off"}, {"first": "2"}])
def test_a_game_with_options_is_played_to_its_end(lang: str, options: dict[str, str]) -> None:
    shown = play(config(lang=lang, options=options, seed=8), any_numbers(8))
    assert Texts(lang).say("play-sheet-total") in shown
    assert too_wide(shown) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_play_each_other(lang: str) -> None:
    """Every second line answers a hand-over, or chooses; both must do."""
    shown = play(config(["human"] * 4, lang=lang, seed=4), any_numbers(4))
    assert Texts(lang).say("play-sheet-total") in shown
    assert too_wide(shown) == []
    assert ambiguous(shown) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_alone_can_be_watched(lang: str) -> None:
    shown = play(config(["random"] * 3, lang=lang), [])
    assert Texts(lang).say("pharaoh-event-round", round=5) in shown
    assert Texts(lang).say("play-sheet-total") in shown
    assert too_wide(shown) == []


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(config(seed=5), any_numbers(5)) == play(config(seed=5), any_numbers(5))
    assert play(config(seed=5), any_numbers(5)) != play(config(seed=6), any_numbers(5))


def test_rollout_bots_play_too() -> None:
    shown = play(config(["human", "rollout"], seed=2), ["pass", "horus", "pass"])
    assert "Sinuhe" in shown


def test_every_game_has_a_board() -> None:
    assert set(BOARDS) == {spec.id for spec in GAMES}
