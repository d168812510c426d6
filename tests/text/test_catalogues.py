"""The catalogues: complete, tidy, the same in every language, safe in every terminal."""

import re
import unicodedata
from pathlib import Path

import pytest

from saqqara.games import GAMES
from saqqara.text import LANGUAGES
from saqqara.text.texts import catalogues_of, is_only_in_browsers
from text.catalogues import (
    FORBIDDEN,
    Entry,
    arguments_in,
    entries_of,
    ids_in,
    ids_in_web,
    left_out_of_browsers,
    problems_between,
    problems_of_arguments,
    problems_of_use,
    problems_of_words,
    registry_ids,
    table_ids,
)

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "saqqara"
WEB = ROOT / "web" / "src"
TOLD = ("kernel", "games", "table", "server")  # the layers whose messages go to browsers
TYPES = {"messages.ts", "words.ts", "misspelt.ts"}  # name what there is; nobody says it there
MOST_PLACEABLES = 90  # with some left for the terms inside terms


def entries(lang: str) -> list[Entry]:
    return entries_of(catalogues_of(lang))[0]


def used_ids() -> set[str]:
    modules = sorted(SOURCE.rglob("*.py"))
    files = [path for path in sorted(WEB.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    pages = [path for path in files if path.name not in TYPES]
    assert len(pages) > 10
    found = registry_ids().union(
        *[ids_in(path.read_text("utf-8")) for path in modules],
        *[ids_in_web(path.read_text("utf-8")) for path in pages],
    )
    # Said in place of the usual words (test_simple_words.py).
    plain = {entry.id for entry in entries("en") if entry.id.endswith("-simple")}
    return found | {id for id in plain if id.removesuffix("-simple") in found}


def test_all_languages_have_the_same_catalogues() -> None:
    assert {path.name for path in (SOURCE / "locales").iterdir()} == set(LANGUAGES)
    names = [sorted(catalogues_of(lang)) for lang in LANGUAGES]
    assert names[0]
    assert all(each == names[0] for each in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_parsed(lang: str) -> None:
    assert entries_of(catalogues_of(lang))[1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_missing_or_unused(lang: str) -> None:
    assert problems_of_use(used_ids(), entries(lang)) == []


def test_browsers_fetch_what_they_show() -> None:
    """Some catalogues are left out of the client: what only the terminal says, for one."""
    left_out = left_out_of_browsers()
    assert "terminal.ftl" in left_out
    elsewhere = {entry.id for entry in entries("en") if Path(entry.catalogue).name in left_out}
    assert elsewhere
    pages = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    shown = set().union(*[ids_in_web(path.read_text("utf-8")) for path in pages])
    modules = [path for layer in TOLD for path in (SOURCE / layer).rglob("*.py")]
    told = set().union(*[ids_in(path.read_text("utf-8")) for path in modules])
    told |= set().union(*map(table_ids, GAMES))
    assert elsewhere & shown == set()
    assert {id for id in elsewhere & told if "-note-" not in id} == set()


def test_messages_take_the_same_variables_in_all_languages() -> None:
    for lang in LANGUAGES[1:]:
        assert problems_between(entries(LANGUAGES[0]), entries(lang)) == []


def test_messages_are_given_what_they_show() -> None:
    found = entries(LANGUAGES[0])
    modules = sorted(SOURCE.rglob("*.py"))
    assert sum(len(arguments_in(path.read_text("utf-8"))) for path in modules) > 50
    for path in modules:
        assert problems_of_arguments(path.read_text("utf-8"), found) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_those_of_the_glossary(lang: str) -> None:
    assert problems_of_words(lang, entries(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_character_is_of_ambiguous_width(lang: str) -> None:
    """Terminals disagree whether such a character takes one cell or two."""
    found = {
        char
        for entry in entries(lang)
        if not is_only_in_browsers(entry.catalogue)  # never shown in a terminal
        for text in entry.texts
        for char in text
        if unicodedata.east_asian_width(char) == "A"
    }
    assert found == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_browsers_can_fill_in_every_message(lang: str) -> None:
    """Fluent for browsers gives up at a hundred placeables in one message."""
    counts = {entry.id: entry.placeables for entry in entries(lang)}
    assert max(counts.values()) > 10
    assert {id: count for id, count in counts.items() if count > MOST_PLACEABLES} == {}


# ---- the checks themselves notice what they are for


def check(used: set[str], text: str) -> list[str]:
    found, junk = entries_of({"a.ftl": text})
    return junk + problems_of_use(used, found)


def test_a_planted_missing_id_is_noticed() -> None:
    assert check({"play-a", "play-b"}, "play-a = A\n") == ["missing: play-b"]
    assert check({"play-a"}, "play-a = { play-c } { -word }\n") == [
        "missing: -word",
        "missing: play-c",
    ]


def test_a_planted_unused_id_is_noticed() -> None:
    text = "-word = w\nplay-a = A\nplay-b = B\n"
    assert check({"play-a"}, text) == ["unused: -word", "unused: play-b"]


def test_an_id_that_another_message_uses_is_used() -> None:
    text = "-word = w\nplay-a = { play-b } { -word }\nplay-b = B\n"
    assert check({"play-a"}, text) == []


def test_an_id_defined_twice_is_noticed() -> None:
    found, _ = entries_of({"a.ftl": "play-a = A\n", "b.ftl": "play-a = B\n"})
    assert problems_of_use({"play-a"}, found) == ["defined twice: play-a"]


def test_junk_is_noticed() -> None:
    assert check({"play-a"}, "play-a =\n    B: b\n    [ ]: c\n") != []
    assert check({"play-a"}, "play-a = A\nplay b = B\n") == ["a.ftl: junk 'play b = B'"]


def test_differing_variables_are_noticed() -> None:
    one, _ = entries_of({"a.ftl": "play-a = { $n ->\n    [one] x\n   *[other] { $m }\n }\n"})
    same, _ = entries_of({"a.ftl": "play-a = { $m } { $n }\n"})
    other, _ = entries_of({"a.ftl": "play-a = { $n }\n"})
    elsewhere, _ = entries_of({"b.ftl": "play-a = { $m } { $n }\n"})
    assert problems_between(one, same) == []
    assert problems_between(one, other) == ["variables differ: play-a"]
    assert problems_between(one, elsewhere) == ["catalogues differ: play-a"]


def test_ids_are_found_in_sources() -> None:
    source = 'X = "About play-not-this-one"\nsay("play-a", ("error-b-2",))\n'
    assert ids_in(source) == {"play-a", "error-b-2"}
    assert ids_in('f"play-{x}"; "player-x"; "play-"; "Play-A"; "playful"') == set()


def test_ids_are_found_in_the_browser_client() -> None:
    source = """<p>{say("web-nav")}</p> <i class="web-nav-no"> const a = 'error-over'; `cli-x`"""
    assert ids_in_web(source) == {"web-nav", "web-nav-no", "error-over", "cli-x"}


def test_a_missing_argument_is_noticed() -> None:
    found, _ = entries_of({"a.ftl": "play-a = { $m } { $n }\n"})
    good = 'say("play-a", n=1, m=2); E("text", "play-a", {"m": 1, "n": 2}); say("play-a", **x)'
    assert problems_of_arguments(good, found) == []
    for bad in (
        'x.say("play-a", n=1)',
        'Message("play-a", {"n": 2})',
        'E("t", "play-a", {"n": 1})',
    ):
        assert problems_of_arguments(bad, found) == ["play-a lacks m"]
    assert problems_of_arguments('x.say("play-a")', found) == ["play-a lacks m, n"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("ja", "サイコロを振ります。"),
        ("ja", "カード ３枚"),
        ("ja", "カード 3枚"),
        ("ja", "全て"),
        ("ja", "壷2個"),
        ("ja", "得点マーカ"),
        ("ja", "パスをします."),
        ("ja", "山札を無作為に混ぜます。"),
        ("ja", "アムレットを{ $n }つ捨てます。"),
        ("ja", "{ -cleopatra-amulet }{ $n }つ"),
        ("ja", "スカラベ{ $n }個"),
        ("ja", "1～3"),
        ("ja", "Saqqara を開きました"),
        ("ja", "注意：読む"),
        ("ja", "いまは置けません。"),
        ("ja", "分かりません。"),
        ("en", "The starting player"),
        ("en", "Only who has the link finds it."),
        ("en", "It is drawn by lot."),
        ("en", "A stone brings a card."),
        ("en", "{ $share } % of the games"),
        ("en", "At which stall does it lie? It lies here."),
        ("en", "a stone of the own sled"),
        ("en", "Press a card."),
        ("en", "3 victory points"),
    ],
)
def test_forbidden_words_are_noticed(lang: str, text: str) -> None:
    assert len(problems_of_words(lang, entries_of({"a.ftl": f"play-a = {text}\n"})[0])) == 1


def test_every_language_has_a_list_of_forbidden_words() -> None:
    assert set(FORBIDDEN) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("ja", "ルールの読み方が分かれる点です。"),
        ("ja", "だれもいません。"),
        ("ja", "今います。"),
        ("ja", "Saqqaraを終了しました。"),
        ("en", "Press Enter. Type 'lay 3' or { $n }%."),
        ("en", "Who can join?"),
    ],
)
def test_good_words_are_left_alone(lang: str, text: str) -> None:
    assert problems_of_words(lang, entries_of({"a.ftl": f"play-a = {text}\n"})[0]) == []


# What readers of documents would not find, or must not be told, and why.
DOCUMENTS = (
    "README.md",
    "NOTICE.md",
    "docs/design.md",
    "docs/speed.md",
    "docs/editions.md",
    "docs/research.md",
)
PLAIN_WORDS = {
    r"pip install [\"']?saqqara": "nothing is published on an index: install from a checkout",
    r"\b(?:the|same|opens the) house\b": "the server, the games",
    r"\bdoors?\b": "interfaces",
    r"\byour box\b": "your copy",
}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_use_plain_words(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    found = [f"{word}: {why}" for word, why in PLAIN_WORDS.items() if re.search(word, text)]
    assert found == []
