"""Editions: figures replaced from a file, kept in the options, refused with a clear reason."""

import json
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara.games.mini import SPEC as MINI
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.edition import (
    MAX_LENGTH,
    Edition,
    as_toml,
    edition_error,
    edition_name,
)
from saqqara.kernel.edition import (
    STANDARD as NOTHING,
)
from saqqara.kernel.errors import OptionError, RecordError
from saqqara.kernel.match import Match
from saqqara.kernel.record import read_record, record_of, replay
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


def test_a_name_alone_is_no_edition() -> None:
    assert EDITION.canonical('name = "My box"\nsteps = [1, 2, 3]') == NOTHING


def test_files_as_editors_write_them() -> None:
    for text in ("\ufeffsteps = [1, 2, 5]", "# mine\r\nsteps = [\r\n  1, 2, 5, ]\r\n"):
        assert EDITION.canonical(text) == '{"steps":[1,2,5]}'


def test_dots_and_brackets_in_texts_and_comments_are_no_nesting() -> None:
    dots = "." * 200 + "[" * 200
    for text in (f"# {dots}\n", f'name = "{dots[185:215]}" # {dots}\n', f"name = '\"{dots[:9]}'\n"):
        assert EDITION.canonical(text + "steps = [1, 2, 5]").endswith('"steps":[1,2,5]}')


def test_the_name() -> None:
    assert edition_name(SPEC.complete({"edition": "name = 'Box'\nsteps = [1, 2, 5]"})) == "Box"
    assert edition_name(SPEC.complete({"edition": "steps = [1, 2, 5]"})) == ""
    assert edition_name({}) == ""


def test_a_game_without_an_edition_has_no_such_option() -> None:
    with pytest.raises(OptionError) as caught:
        MINI.complete({"edition": "{}"})
    assert caught.value.code == "error-option"


AMISS = {
    "steps = [1, 2": "error-edition-unreadable",
    "{": "error-edition-unreadable",
    '{"steps": ' + "[" * 4000: "error-edition-unreadable",
    "a." * 3000 + "a = 1": "error-edition-nested",
    "[" + "a." * 2000 + "a]\n" + "".join(f"k{n}=1\n" for n in range(400)): "error-edition-nested",
    "steps = [[1], {a.b.c.d.e.f.g.h.i.j = 1}]": "error-edition-nested",
    "steps = " + "[" * 900 + "]" * 900: "error-edition-nested",
    "steps = " + "{a=\n" * 900 + "1" + "}" * 900: "error-edition-nested",
    'rows = ["""A"""", {a.a.a.a.a.a.a.a.a.a = 1}, "B"]': "error-edition-unreadable",
    "rows = ['''A''', 'B']": "error-edition-unreadable",
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
    '{"rows": ["AB", "\\ud800"]}': "error-edition-text",  # half a character
    'rows = ["AB", "B\\u0000"]': "error-edition-text",
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


@pytest.mark.parametrize(("text", "line"), [("\n\nsteps = [1, 2,, 3]", 3), ("steps = [1", 0)])
def test_the_line_is_told_where_it_is_known(text: str, line: int) -> None:
    with pytest.raises(OptionError) as caught:
        EDITION.canonical(text)
    assert caught.value.details["line"] == line


# ---- what differs, and the file to edit


def test_what_differs() -> None:
    value = EDITION.canonical("steps = [1, 2, 5]\nrows = ['AB', 'BB']\ntrack.first = 7")
    assert EDITION.differences(value) == [
        ("steps.3", 3, 5),
        ("track.first", 6, 7),
        ("rows.2", "BA", "BB"),
    ]
    assert EDITION.differences(NOTHING) == []


def test_the_file_to_edit() -> None:
    text = as_toml(STANDARD, "My box", ["Head"], {"steps": ["Sure."], "track": ["A", "B"]})
    assert (
        text
        == """\
# Head

name = "My box"

# Sure.
steps = [1, 2, 3]

rows = [
    "AB",
    "BA",
]

# A
# B
[track]
first = 6
second = 4
"""
    )
    assert EDITION.canonical(text) == NOTHING


keys = st.text('ab_-. "あ\\', min_size=1, max_size=4)
figures = st.integers(-1000, 1000) | st.text("abあ\"\\'#=", max_size=5)
parts = st.recursive(
    figures,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(keys.filter(lambda key: key != "name"), parts, max_size=4), st.text('aあ"'))
def test_any_tables_can_be_written_and_read(tables: dict[str, object], name: str) -> None:
    text = as_toml(tables, name, ["a"], {key: ["# b"] for key in tables})
    assert tomllib.loads(text) == {**tables, "name": name}


# ---- records


def played(options: dict[str, str]) -> Match:
    dealer = SeededDealer(3)
    match = Match(SPEC, 2, options)
    match.deal(dealer)
    while not match.state.over():
        match.play(match.seat(), match.game.legal(match.state)[0])
        match.deal(dealer)
    return match


def test_a_record_holds_its_edition() -> None:
    match = played({"edition": "name = 'Box'\nsteps = [1, 2, 5]"})
    text = record_of(match, ["Ann", "Ben"], {}).to_json()
    record = read_record(text)
    assert record.options["edition"] == '{"name":"Box","steps":[1,2,5]}'
    assert replay(SPEC, record).digest() == match.digest()


def test_another_edition_is_noticed_though_no_position_shows_it() -> None:
    text = record_of(played({"edition": "steps = [1, 2, 5]"}), ["Ann", "Ben"], {}).to_json()
    for forged in ('{\\"steps\\":[1,2,4]}', "{}"):
        record = read_record(text.replace('{\\"steps\\":[1,2,5]}', forged))
        with pytest.raises(RecordError) as caught:
            replay(SPEC, record)
        assert caught.value.code == "error-record-astray"


def test_a_record_with_an_edition_that_the_game_refuses() -> None:
    text = record_of(played({"edition": "steps = [1, 2, 5]"}), ["Ann", "Ben"], {}).to_json()
    record = read_record(text.replace("[1,2,5]", "[3,2,5]"))
    with pytest.raises(RecordError) as caught:
        replay(SPEC, record)
    assert (caught.value.code, caught.value.details["place"]) == ("error-edition-number", "steps")
    with pytest.raises(RecordError) as caught:
        replay(MINI, read_record(text))
    assert caught.value.code == "error-option"


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
