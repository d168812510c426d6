"""`play`: who sits where. The game itself is tested in tests/terminal."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import saqqara.terminal.play
from saqqara.games import VARIANTS, game_spec
from saqqara.terminal.play import PlayConfig


@pytest.fixture
def configured(
    call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., PlayConfig]:
    """What the terminal would be given."""

    def configuration(*arguments: str, game: str = "pharaoh") -> PlayConfig:
        configs: list[PlayConfig] = []

        def take(config: PlayConfig) -> int:
            configs.append(config)
            return 0

        monkeypatch.setattr(saqqara.terminal.play, "run", take)
        assert call("play", game, *arguments).code == 0
        return configs[0]

    return configuration


SEATS = {
    "": "human mason mason",
    "--players 2": "human mason",
    "--players 4": "human mason mason mason",
    "--bots random": "human random random",
    "--bots random,mason": "human random mason",
    "--bots random --players 4": "human random random random",
    "--seats human": "human mason mason",
    "--seats human,human": "human human",
    "--seats mason,human,random": "mason human random",
    "--seats human,human --players 4": "human human mason mason",
    "--seats random,human --players 4 --bots mason,random": "random human mason random",
    "--seats human,human --bots random": "human human random",
    "--seats Human,ＭＡＳＯＮ": "human mason",
}


@pytest.mark.parametrize("line", SEATS)
def test_seats(configured: Callable[..., PlayConfig], line: str) -> None:
    config = configured(*line.split())
    assert list(config.seats) == SEATS[line].split()
    assert config.players == len(config.seats)


def test_defaults(configured: Callable[..., PlayConfig]) -> None:
    config = configured()
    assert (config.game, config.lang, config.theme) == ("pharaoh", "en", "ascii")
    assert (config.record, config.seed) == (None, None)
    assert config.options == {"first": "random", "open_hands": "off", "bonus": "on"}


def test_everything_is_handed_on(configured: Callable[..., PlayConfig]) -> None:
    line = (
        "--record game.json --seed ７ --theme unicode --lang ja "
        "--option bonus=off --option open-hands=ON --option bonus=on"
    )
    config = configured(*line.split())
    assert (config.lang, config.theme, config.seed) == ("ja", "unicode", 7)
    assert str(config.record) == "game.json"
    assert config.options == {"first": "random", "open_hands": "on", "bonus": "on"}


def test_a_recorded_game_of_bots_holds(call: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seats = ("--seats", "random,random", "--seed", "4")
    assert call("play", "pharaoh", *seats, "--record", str(path)).code == 0
    outcome = call("check", str(path), "--json")
    assert outcome.code == 0
    assert json.loads(outcome.out)[0]["over"] is True


def test_a_file_in_the_way_of_the_record(call: Callable[..., Any], record: Path) -> None:
    before = record.read_bytes()
    outcome = call("play", "pharaoh", "--seats", "random,random", "--record", str(record))
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1
    assert record.read_bytes() == before


@pytest.mark.parametrize("name", ["new_dynasty", "dynasty", "New-Dynasty"])
def test_an_expansion_is_played_by_its_own_name(
    configured: Callable[..., PlayConfig], name: str
) -> None:
    """As it is usually played first; options that are given have the last word."""
    config = configured(game=name)
    assert config.game == "imhotep"
    assert (config.options["sides"], config.options["expansion"]) == ("CCCCC", "on")
    config = configured("--option", "sides=DDDDD", game=name)
    assert (config.options["sides"], config.options["expansion"]) == ("DDDDD", "on")


def test_every_box_is_listed_and_its_presets_can_be_played(call: Callable[..., Any]) -> None:
    listed = call("games").out
    for variant in VARIANTS:
        assert f"\n{variant.id}  " in listed
        for preset in variant.presets:
            assert game_spec(variant.game).game(2, preset.options).players == 2
