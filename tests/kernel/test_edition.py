"""Editions: figures replaced from a file, kept in the options, refused with a clear reason."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara.games.mini import SPEC as MINI
from saqqara.kernel.edition import MAX_LENGTH, Edition, edition_error
from saqqara.kernel.errors import OptionError
from saqqara.kernel.spec import Spec

STANDARD: dict[str, object] = {
    "steps": [1, 2, 3],
    "track": {"first": 6, "second": 4},
    "rows": ["AB", "BA"],
}


def steps_rise(tables: dict[str, object]) -> None:
    steps = tables["steps"]
    assert isinstance(steps, list)
    if steps != sorted(steps):
        raise edition_error("error-edition-number", {"place": "steps"})


EDITION = Edition(STANDARD, steps_rise)
SPEC = Spec("mini", 1, 1, MINI.players, MINI.options, MINI.build, EDITION)


def code_of(text: str) -> str:
    with pytest.raises(OptionError) as caught:
        EDITION.canonical(text)
    return caught.value.code


def test_only_what_differs_is_kept() -> None:
    text = 'name = "My box"\nsteps = [1, 2, 5]\n[track]\nsecond = 4\n'
    assert EDITION.canonical(text) == '{"name":"My box","steps":[1,2,5]}'


def test_what_a_table_leaves_out_is_standard() -> None:
    value = EDITION.canonical("track.second = 3")
    assert EDITION.tables({"edition": value}) == {**STANDARD, "track": {"first": 6, "second": 3}}
    assert EDITION.tables({}) == STANDARD


def test_the_value_stands_in_the_options_and_can_be_read_again() -> None:
    options = SPEC.complete({"edition": "steps = [2, 3, 4]"})
    assert options["edition"] == '{"steps":[2,3,4]}'
    assert SPEC.complete(options) == options


def test_the_standard_figures_are_no_edition() -> None:
    assert "edition" not in SPEC.complete({"edition": "steps = [1, 2, 3]"})


def test_a_game_without_an_edition_has_no_such_option() -> None:
    with pytest.raises(OptionError) as caught:
        MINI.complete({"edition": "{}"})
    assert caught.value.code == "error-option"


AMISS = {
    "steps = [1, 2": "error-edition-unreadable",
    "{": "error-edition-unreadable",
    '{"steps": ' + "[" * 4000: "error-edition-unreadable",
    "steps = [1, 2]": "error-edition-list",
    "steps = 3": "error-edition-list",
    "steps = [1, 2, 'x']": "error-edition-number",
    "steps = [1, 2, true]": "error-edition-number",
    "steps = [1, 2, 3.0]": "error-edition-number",
    "steps = [1, 2, 1001]": "error-edition-number",
    "steps = [3, 2, 1]": "error-edition-number",  # the game's own check
    "stairs = 1": "error-edition-unknown",
    "track.third = 1": "error-edition-unknown",
    "track = 5": "error-edition-table",
    "rows = ['AB', 4]": "error-edition-text",
    "name = ''": "error-edition-name",
    "name = 5": "error-edition-name",
    'name = "a\\nb"': "error-edition-name",
    "# " + "x" * MAX_LENGTH: "error-edition-long",
}


@pytest.mark.parametrize("text", AMISS, ids=lambda text: text[:30])
def test_what_is_amiss_is_told(text: str) -> None:
    assert code_of(text) == AMISS[text]


def test_the_place_is_told() -> None:
    with pytest.raises(OptionError) as caught:
        EDITION.canonical("steps = [1, 2, 'x']")
    assert caught.value.details["place"] == "steps.3"


@given(st.lists(st.integers(-1000, 1000), min_size=3, max_size=3), st.text(max_size=50))
def test_a_value_is_its_own_canonical_form(steps: list[int], name: str) -> None:
    value = EDITION.canonical(json.dumps({"steps": sorted(steps), "name": f"x{len(name)}"}))
    assert EDITION.canonical(value) == value


@given(st.text())
def test_any_text_is_an_edition_or_a_clear_error(text: str) -> None:
    codes = [""]
    try:
        EDITION.canonical(text)
    except OptionError as error:
        codes = [error.code]
    assert codes[0] == "" or codes[0].startswith("error-edition-")
