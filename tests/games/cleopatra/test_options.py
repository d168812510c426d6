"""Presets, options and editions."""

import pytest

from games.cleopatra.table import A, Table
from rules import rule
from saqqara.games import game_spec
from saqqara.games.cleopatra.ruleset import GIVES_HAND, GIVES_NOTHING, GIVES_TALENTS, ruleset
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match
from saqqara.kernel.record import read_record, record_of, replay

SPEC = game_spec("cleopatra")


@rule("CLE-11.1")
@pytest.mark.parametrize(
    ("options", "stalls", "destitute"),
    [
        ({}, False, GIVES_HAND),
        ({"preset": "original-2006"}, True, GIVES_TALENTS),
        ({"preset": "original-2006", "market": "row"}, False, GIVES_TALENTS),
        ({"preset": "original-2006", "beggar_destitute": "hand"}, True, GIVES_HAND),
        ({"market": "stalls", "beggar_destitute": "nothing"}, True, GIVES_NOTHING),
    ],
)
def test_presets_decide_what_no_option_does(
    options: dict[str, str], stalls: bool, destitute: int
) -> None:
    r = ruleset(3, SPEC.complete(options), SPEC.rules)
    assert (r.stalls, r.destitute) == (stalls, destitute)


@rule("CLE-11.2")
def test_an_edition_changes_costs_amulets_and_palms() -> None:
    edition = "amulets = { trompe = 2 }\n[costs]\nwall = [0, 1, 1, 0, 0]\n"
    t = Table("trompe stone1", edition=edition).merchants(0).build(A, "w1")
    assert t.amulets(A) == 2
    rows = ["...###..."] * 3 + ["........."] * 6
    bare = Table("artisan1 artisan1 stone1 marble1 lapis1", edition=f"palms = {rows}")
    bare.garden("", top="i", left="i x").mosaic(A, "2", "d1")
    assert bare.talents(A) == 5 + 4


@rule("CLE-11.2")
@pytest.mark.parametrize(
    ("edition", "code"),
    [
        ("[costs]\nwall = [0, 0, 0, 0, 0]", "cleopatra-edition-cost"),
        ("[costs]\nwall = [9, 0, 0, 0, 0]", "cleopatra-edition-cost"),
        ("[amulets]\ntrompe = 10", "cleopatra-edition-amulets"),
        (f"palms = {['PPPPPPPPP'] * 9}", "cleopatra-edition-palms"),
        (f"palms = {['PPP'] * 9}", "cleopatra-edition-palms"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(edition: str, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        SPEC.game(3, {"edition": edition})
    assert caught.value.code == code
    assert "place" in caught.value.details


@rule("CLE-11.2")
def test_a_record_plays_by_its_edition() -> None:
    match = Match(SPEC, 3, {"edition": "[amulets]\ntrompe = 3"})
    record = record_of(match, ["a", "b", "c"], {})
    again = replay(SPEC, read_record(record.to_json()))
    assert again.game.options == match.game.options


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players(players: int) -> None:
    with pytest.raises(OptionError):
        SPEC.game(players, {})
