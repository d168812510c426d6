"""Specs and options: what can be played, and clear words for what cannot."""

import re

import pytest

from saqqara.games import GAMES, game_spec, mini
from saqqara.kernel.errors import OptionError
from saqqara.kernel.spec import Option, Spec

SPECS = (*GAMES, mini.SPEC)
WORD = re.compile(r"[A-Za-z0-9]+(_[A-Za-z0-9]+)*")
VALUE = re.compile(r"[A-Za-z0-9]+([_-][A-Za-z0-9]+)*")

each_spec = pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)


@each_spec
def test_a_spec_is_well_formed(spec: Spec) -> None:
    assert WORD.fullmatch(spec.id)
    assert spec.rules >= 1
    assert spec.encoding >= 1
    assert list(spec.players) == sorted(set(spec.players))
    assert spec.players[0] >= 1
    ids = [option.id for option in spec.options]
    assert len(set(ids)) == len(ids)
    for option in spec.options:
        assert WORD.fullmatch(option.id)
        assert len(set(option.values)) == len(option.values) >= 2
        assert all(VALUE.fullmatch(value) for value in option.values)
        assert option.default() == option.values[0]


@each_spec
def test_a_game_knows_its_options(spec: Spec) -> None:
    for players in spec.players:
        game = spec.game(players, {})
        assert (game.id, game.players) == (spec.id, players)
        assert game.options == {option.id: option.default() for option in spec.options}
        assert game.actions > 0


@each_spec
def test_missing_options_take_their_default(spec: Spec) -> None:
    last = spec.options[-1]
    completed = spec.complete({last.id: last.values[-1]})
    assert list(completed) == [option.id for option in spec.options]
    assert completed == {**spec.complete({}), last.id: last.values[-1]}


def refused(spec: Spec, players: int, options: dict[str, str]) -> OptionError:
    with pytest.raises(OptionError) as caught:
        spec.game(players, options)
    assert "\n" not in str(caught.value)
    return caught.value


@each_spec
def test_wrong_numbers_of_players_are_refused(spec: Spec) -> None:
    for players in (-1, 0, spec.players[-1] + 1, 10**30):
        error = refused(spec, players, {})
        assert error.code == "error-players"
        assert error.details["players"] == players
        assert str(spec.players[0]) in str(error.details["allowed"])


@each_spec
def test_unknown_options_and_values_are_refused(spec: Spec) -> None:
    players = spec.players[0]
    error = refused(spec, players, {"no_such": "on"})
    assert (error.code, error.details["option"]) == ("error-option", "no_such")
    option = spec.options[0]
    for value in ("", "no such", option.values[0].upper() + "X"):
        error = refused(spec, players, {option.id: value})
        assert error.code == ("error-option-form" if option.pattern else "error-option-value")
        assert error.details["option"] == option.id
        assert error.details["value"] == value


def test_the_registry_finds_its_games() -> None:
    assert len({spec.id for spec in GAMES}) == len(GAMES) > 0
    for spec in GAMES:
        assert game_spec(spec.id) is spec
    for id in ("", "no_such_game", "PHARAOH"):
        with pytest.raises(OptionError) as caught:
            game_spec(id)
        assert caught.value.code == "error-game"
        assert caught.value.details["game"] == id


def test_the_first_value_is_the_default() -> None:
    assert Option("colour", ("red", "blue")).default() == "red"
