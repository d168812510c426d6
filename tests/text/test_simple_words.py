"""Plain words for children: every question and every choice has them, and they are no longer."""

import re
from functools import cache
from itertools import product
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from saqqara.games import GAMES
from saqqara.text import LANGUAGES
from saqqara.text.texts import catalogues_of

pytestmark = pytest.mark.once

ENDING: Final = "-simple"
NUMBERS: Final = (0, 1, 3)
GAME_IDS: Final = [spec.id for spec in GAMES]


class Arguments(Visitor):
    """Names of what a message is told."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def arguments_in(message: ast.Message) -> set[str]:
    found = Arguments()
    found.visit(message)
    return found.names


@cache
def messages_of(lang: str, game: str, part: str) -> dict[str, ast.Message]:
    body = parse(catalogues_of(lang)[f"games/{game}/{part}.ftl"]).body
    return {each.id.name: each for each in body if isinstance(each, ast.Message)}


def asked(lang: str, game: str) -> dict[str, ast.Message]:
    """Questions and choices as everybody reads them."""
    wanted = re.compile(rf"{game}-(prompt|label)-")
    found = messages_of(lang, game, "table")
    return {id: message for id, message in found.items() if wanted.match(id)}


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for text in catalogues_of(lang).values():
        made.add_resource(FluentResource(text))
    return made


def said(words: FluentBundle, id: str, part: str | None, args: dict[str, Any]) -> str:
    message = words.get_message(id)
    pattern = message.attributes[part] if part else message.value
    assert pattern
    text, errors = words.format_pattern(pattern, args)
    assert not errors, (id, errors)
    return str(text)


def samples(message: ast.Message) -> list[dict[str, int]]:
    names = sorted(arguments_in(message))
    few = NUMBERS if len(names) < 4 else NUMBERS[1:]
    return [dict(zip(names, numbers, strict=True)) for numbers in product(few, repeat=len(names))]


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_choice_has_plain_words(lang: str, game: str) -> None:
    usual = asked(lang, game)
    plain = messages_of(lang, game, "web_simple")
    assert len(usual) > 10
    assert set(plain) == {id + ENDING for id in usual}


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_words_are_no_longer_than_the_usual(lang: str, game: str) -> None:
    words = bundle(lang)
    plain = messages_of(lang, game, "web_simple")
    longer = []
    for id, message in asked(lang, game).items():
        parts = [None, *(each.id.name for each in plain[id + ENDING].attributes)]
        for args, part in product(samples(message), parts):
            one, other = said(words, id + ENDING, part, args), said(words, id, part, args)
            if len(one) > len(other):
                longer.append(f"{id} {part or ''} {args}: {one!r}, usually {other!r}")
    assert not longer, "\n".join(longer)


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_stay_apart_in_plain_words(lang: str, game: str) -> None:
    """Whatever numbers tell two choices of one question apart, or people, tell them apart here."""
    words = bundle(lang)
    plain = messages_of(lang, game, "web_simple")
    told = {"ship", "space", "site", "card", "square", "seat", "other_seat", "stall", "piece"}
    for id, message in asked(lang, game).items():
        if "-label-" not in id:
            continue
        for name in sorted(arguments_in(message) & told & tells_apart(words, id, message)):
            assert name in arguments_in(plain[id + ENDING]), f"{lang} {id} leaves out {name}"


def tells_apart(words: FluentBundle, id: str, message: ast.Message) -> set[str]:
    """What its usual words show."""
    names = arguments_in(message)
    base = dict.fromkeys(names, 1)
    usual = said(words, id, None, base)
    return {name for name in names if said(words, id, None, base | {name: 7}) != usual}
