"""Every documented rule has a test; every test, and the code, names rules that are documented."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from rules import definitions, has_source, marks, references, rule
from saqqara.games import GAMES
from saqqara.kernel.spec import Spec

pytestmark = pytest.mark.once  # about files

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))
SOURCES = sorted((ROOT / "src").rglob("*.py")) + sorted((ROOT / "src").rglob("*.ftl"))
CITING = [path for path in [*DOCUMENTS, *SOURCES] if path.name != "README.md"]


@cache
def rules_of(path: Path) -> list[tuple[str, str]]:
    return list(definitions(path.read_text("utf-8")))


def documented() -> list[str]:
    return [id for path in DOCUMENTS for id, _ in rules_of(path)]


@cache
def marked() -> list[tuple[str, str, str]]:
    """File, function and rule id of every mark."""
    return [
        (path.relative_to(ROOT).as_posix(), name, id)
        for path in TESTS
        if path != Path(__file__)
        for name, id in marks(path.read_text("utf-8"))
    ]


def test_every_rule_has_a_test() -> None:
    tested = {id for _, _, id in marked()}
    assert [id for id in documented() if id not in tested] == []


def test_every_mark_names_a_documented_rule() -> None:
    known = set(documented())
    assert [mark for mark in marked() if mark[2] not in known] == []


def test_only_tests_are_marked() -> None:
    assert [mark for mark in marked() if not mark[1].startswith("test_")] == []


def test_every_rule_is_defined_once() -> None:
    assert [id for id, times in Counter(documented()).items() if times > 1] == []


def test_every_rule_has_a_source() -> None:
    rules = [each for path in DOCUMENTS for each in rules_of(path)]
    assert rules
    assert [id for id, text in rules if not has_source(text)] == []


def test_only_documented_rules_are_cited() -> None:
    known = set(documented())
    cited = {path: references(path.read_text("utf-8")) for path in CITING}
    unknown = {path.name: ids - known for path, ids in cited.items() if ids - known}
    assert unknown == {}
    assert len(set().union(*cited.values())) > 400  # somebody does cite them


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_choice_has_a_documented_rule(spec: Spec) -> None:
    game = spec.game(spec.players[0], {})
    cited = {
        str(game.voice.rule(game.start(), action).args["rule"]) for action in range(game.actions)
    }
    assert cited - set(documented()) == set()


MOVES = re.compile(r"^#+ [\d. ]*Moves in words\n(.*?)(?=^#+ |\Z)", re.MULTILINE | re.DOTALL)
BOXES = {"imhotep": ("imhotep", "new_dynasty")}  # whose moves stand in more documents than one


def moves_of(text: str) -> list[str]:
    """The words in the first column of the table of moves."""
    section = MOVES.search(text)
    assert section is not None
    rows = re.findall(r"^\|([^|]+)\|", section[1], re.MULTILINE)
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_document_shows_every_move_in_words(spec: Spec) -> None:
    """An example at least of each verb, and nothing that is no word."""
    boxes = [ROOT / "docs" / "rules" / f"{box}.md" for box in BOXES.get(spec.id, (spec.id,))]
    shown = [word for path in boxes for word in moves_of(path.read_text("utf-8"))]
    verbs = spec.game(spec.players[0], {}).verbs
    assert [word for word in shown if word not in verbs.actions] == []
    shown_verbs = {verbs.of[verbs.actions[word]].word for word in shown}
    assert {verb.word for verb in verbs.verbs} - shown_verbs == set()


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_document_lists_the_options_of_the_game(spec: Spec) -> None:
    text = (ROOT / "docs" / "rules" / f"{spec.id}.md").read_text("utf-8")
    for option in spec.options:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{option.id}` | {values} |" in text


# ---- the checks themselves


def test_definitions_are_found_and_references_are_not() -> None:
    document = (
        "# 1\n\n**ABC-1.1** One, see ABC-1.2.\nMore. *(printed)*\n\n"
        "See ABC-9.9.\n\n**ABC-L12** Two.\n\n| **ABC-3.1** | x |\n"
    )
    assert list(definitions(document)) == [
        ("ABC-1.1", "One, see ABC-1.2.\nMore. *(printed)*"),
        ("ABC-L12", "Two."),
    ]
    assert references(document) == {"ABC-1.1", "ABC-1.2", "ABC-9.9", "ABC-L12", "ABC-3.1"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One. *(printed)*", True),
        ("One. *(derived; ruling L16)*", True),
        ("One. *(rulings L1, L2;\nthe rest is house)*", True),
        ("One. (printed)", False),
        ("One. *(printed)* Two.", False),
        ("One. *(guessed)*", False),
    ],
)
def test_sources_are_recognised(text: str, expected: bool) -> None:
    assert has_source(text) is expected


def test_marks_are_found_with_all_their_ids() -> None:
    source = (
        '@rule("ABC-1.1", "ABC-L2")\ndef test_a(): ...\n\n'
        '@other("ABC-1.3")\ndef test_b(): ...\n\n'
        '@rule("ABC-1.4")\n@x\ndef helper(): ...\n'
    )
    assert list(marks(source)) == [
        ("test_a", "ABC-1.1"),
        ("test_a", "ABC-L2"),
        ("helper", "ABC-1.4"),
    ]


@pytest.mark.parametrize("id", ["", "PHA4.9", "PHA-4", "pha-4.9", "PHA-4.9 "])
def test_a_mark_that_is_no_id_is_refused(id: str) -> None:
    with pytest.raises(ValueError, match="rule ids look like"):
        rule(id)
    with pytest.raises(ValueError, match="rule ids look like"):
        rule()
