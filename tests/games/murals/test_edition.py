"""Sheets of one's own (MUR-10.2): what a file may replace, and what is refused."""

import json
from typing import cast

import pytest

from games.murals.table import A, arrange
from rules import rule
from saqqara.games import game_spec
from saqqara.games.murals.tables import ANKH, AREA_ROWS
from saqqara.games.murals.view import MuralsView
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match
from saqqara.kernel.record import read_record, record_of, replay

SWAPPED = [row.replace("A", "x").replace("M", "A").replace("x", "M") for row in AREA_ROWS]


@rule("MUR-10.2")
def test_all_figures_can_be_replaced() -> None:
    """M and A change places, 99 carries an ankh, one card brings two steps, first places 9."""
    file = f"""
        name = "My box"
        areas = {json.dumps(SWAPPED)}
        ankh = {[*ANKH[:-1], 99]}
        combo.steps = [2, 0, 0, 1, 0, 2, 0, 3, 0, 5]
        tracks.combo = [9, 4, 2]
    """
    t = arrange(
        ["99 93", ""], sheet="66 67 68 69 77 78 79 87 88 89 97 98", rest="deck", edition=file
    )
    t.play(A, "hand 99")
    assert t.area(A) == 1
    assert t.legal() == ["take deck"]
    t.play(A, "take deck", "stop")
    assert t.combo(A) == 2
    assert t.camp(A)["combo_points"] == 9
    assert t.board()["wall"] == SWAPPED
    assert t.board()["ankh"][-1] == "99"


@rule("MUR-10.2")
def test_an_edition_stands_in_the_record() -> None:
    """A replay elsewhere plays by the same figures."""
    match = Match(game_spec("murals"), 2, {"edition": f"ankh = {[*ANKH[:-1], 99]}"})
    dealer = SeededDealer(5)
    match.deal(dealer)
    match.play(match.seat(), match.game.legal(match.state)[0])
    match.deal(dealer)
    text = record_of(match, ["a", "b"], {}).to_json()
    assert '{\\"ankh\\":[1,4,18,22,36,39,43,51,57,65,70,88,99]}' in text
    again = replay(game_spec("murals"), read_record(text))
    assert again.digest() == match.digest()
    assert cast(MuralsView, again.view(0)["board"])["ankh"][-1] == "99"


@rule("MUR-10.2")
@pytest.mark.parametrize(
    ("steps", "most"),
    [([0, 0, 0, 1, 0, 2, 0, 3, 0, 5], 60), ([0] * 9 + [12], 120), ([3] * 10, 255)],
)
def test_an_observation_stays_below_its_stated_maximum(steps: list[int], most: int) -> None:
    """The combo track is as long as the edition makes it; a byte ends at 255."""
    game = game_spec("murals").game(2, {"edition": f"combo.steps = {steps}"})
    high = {part.name: part.high for part in game.encoder.layout()}
    assert high["combo"] == most


@rule("MUR-10.2")
@pytest.mark.parametrize(
    ("file", "code", "place"),
    [
        (f"areas = {json.dumps(['AAAAAAAAA', *AREA_ROWS[1:]])}", "murals-edition-row", "areas.1"),
        (f"areas = {json.dumps([*AREA_ROWS[:9], 'LLLLLLLMMI'])}", "murals-edition-row", "areas.10"),
        (f"areas = {json.dumps(['A' * 10] * 10)}", "murals-edition-area", "areas"),
        ("values.B = 4", "murals-edition-range", "values.B"),
        ("values.B = 0", "murals-edition-range", "values.B"),
        (f"ankh = {[*ANKH[:-1], 100]}", "murals-edition-range", "ankh.13"),
        (f"ankh = {[*ANKH[:-1], 1]}", "murals-edition-twice", "ankh.13"),
        (f"ankh = {ANKH[:-1]}", "error-edition-list", "ankh"),
        ("combo.steps = [0, 0, 0, -1, 0, 2, 0, 3, 0, 5]", "murals-edition-range", "combo.steps.4"),
        ("combo.cards = [99, 0, 1, 1, 2, 1, 3, 1, 4, 1]", "murals-edition-range", "combo.cards.1"),
        ("tracks.miss = [4, 5, 1]", "murals-edition-rising", "tracks.miss.2"),
        ("tracks.miss = [100, 5, 1]", "murals-edition-range", "tracks.miss.1"),
        ("tracks.sun = [4, 2, 1]", "error-edition-unknown", "tracks.sun"),
    ],
)
def test_what_the_rules_cannot_use_is_refused(file: str, code: str, place: str) -> None:
    with pytest.raises(OptionError) as caught:
        game_spec("murals").game(2, {"edition": file})
    assert caught.value.code == code
    assert caught.value.details["place"] == place


@rule("MUR-10.2")
def test_areas_need_not_hang_together() -> None:
    rows = ["BAAABBCCCC", *AREA_ROWS[1:]]
    board = arrange(["99", ""], edition=f"areas = {json.dumps(rows)}").board()
    assert board["wall"] == rows


@rule("MUR-10.2")
def test_22_is_not_forced_to_carry_an_ankh() -> None:
    other = [23 if card == 22 else card for card in ANKH]
    t = arrange(["22 99", ""], rest="deck", edition=f"ankh = {other}")
    t.play(A, "hand 22")
    assert "stop" in t.legal()


@rule("MUR-10.2")
def test_other_figures_make_another_fingerprint() -> None:
    """Nothing in the position shows them yet, and a replay with others must still go astray."""
    file = "tracks.combo = [9, 4, 2]"
    games = [Match(game_spec("murals"), 2, options) for options in ({}, {"edition": file})]
    assert games[0].game.position(games[0].state) == games[1].game.position(games[1].state)
    assert games[0].digest() != games[1].digest()
