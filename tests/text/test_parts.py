"""Attributes of messages: parts of a label from which tables and groups of choices are made."""

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from saqqara.games import GAMES
from saqqara.kernel.event import Message
from saqqara.kernel.spec import Spec
from saqqara.text import LANGUAGES, Texts

LOCALES = Path(__file__).parents[2] / "src" / "saqqara" / "locales"
PARTS = {"head", "row", "cell"}  # of a table
FOLD = {"fold"}  # what a browser's button says that holds many choices of this kind
FROM = {"from"}  # a source of points in a sentence: "from the Pyramids"
SIMPLE = "-simple"
ALIAS = "alias"  # further names of a thing, for typing; each language has its own


def parts_of(lang: str) -> dict[str, set[str]]:
    """The attributes of every message that has any."""
    out: dict[str, set[str]] = {}
    for path in sorted((LOCALES / lang).rglob("*.ftl")):
        for item in parse(path.read_text("utf-8")).body:
            if isinstance(item, ftl.Message) and item.attributes:
                out[item.id.name] = {attribute.id.name for attribute in item.attributes}
                out[item.id.name].discard(ALIAS)
    return {id: parts for id, parts in out.items() if parts}


def usual(parts: dict[str, set[str]]) -> dict[str, set[str]]:
    """Without the plain words for children: those have what they say otherwise."""
    return {id: each for id, each in parts.items() if not id.endswith(SIMPLE)}


def test_a_part_of_a_message_is_said() -> None:
    message = Message("imhotep-label-sail", {"ship": 2, "site": "imhotep-site-temple"})
    assert Texts("en").part(message, "row", []) == "Ship 2"
    assert Texts("en").part(message, "cell", []) == "Temple"
    assert Texts("ja").part(message, "row", []) == "船2"


def test_a_message_without_this_part_has_none() -> None:
    assert Texts("en").part(Message("imhotep-label-pass", {}), "head", []) == ""


def test_a_part_of_no_message_is_a_bug() -> None:
    with pytest.raises(KeyError):
        Texts("en").part(Message("imhotep-label-fly", {}), "head", [])
    with pytest.raises(KeyError):
        Texts("en").part(Message("imhotep-label-sail", {}), "row", [])


def test_all_languages_have_the_same_parts_and_none_is_unused() -> None:
    first = usual(parts_of(LANGUAGES[0]))
    assert first
    for lang in LANGUAGES:
        assert usual(parts_of(lang)) == first
    assert all(parts in (PARTS, FOLD, FROM) for parts in first.values())
    assert FOLD in first.values()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_words_have_no_parts_of_their_own(lang: str) -> None:
    parts = parts_of(lang)
    plain = {id: each for id, each in parts.items() if id.endswith(SIMPLE)}
    assert plain
    assert all(each <= parts[id.removesuffix(SIMPLE)] for id, each in plain.items())


@pytest.mark.parametrize("spec", GAMES, ids=[spec.id for spec in GAMES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_of_points_can_be_said_in_a_sentence(spec: Spec, lang: str) -> None:
    game = spec.game(spec.players[0], {})
    sources = set(game.score_sheet(game.start(), 0))
    assert sources
    for source in sources:
        assert Texts(lang).part(Message(source, {}), "from", [])
