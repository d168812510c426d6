"""Rule ids: documents define them, tests are marked with them, code cites them.

    @rule("PHA-4.9")
    def test_only_one_horus_pass_in_an_auction() -> None: ...

docs/rules/README.md tells how ids work; tests/test_rule_ids.py compares the three.
"""

import ast
import re
from collections.abc import Callable, Iterator
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])

RULE_ID = re.compile(r"\b[A-Z]{3}-(?:\d+\.\d+[a-z]?|L\d+)\b")
# A rule is a paragraph: its id in bold at the start, its source in brackets at the end.
DEFINITION = re.compile(rf"\*\*({RULE_ID.pattern})\*\*\s+(.*)", re.DOTALL)
SOURCE = re.compile(r"\*\((?:printed|derived|rulings?|house)\b[^*]*\)\*$")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the rules that it shows."""
    if not ids or not all(RULE_ID.fullmatch(id) for id in ids):
        raise ValueError(f"rule ids look like PHA-4.9 or PHA-L7, not {ids}")

    def mark(test: Test) -> Test:
        return test

    return mark


def definitions(document: str) -> Iterator[tuple[str, str]]:
    """The rules of a document: id and text."""
    for paragraph in re.split(r"\n\s*\n", document):
        found = DEFINITION.fullmatch(paragraph.strip())
        if found:
            yield found[1], found[2]


def has_source(text: str) -> bool:
    return SOURCE.search(text) is not None


def references(text: str) -> set[str]:
    """All ids that a text names."""
    return set(RULE_ID.findall(text))


def marks(source: str) -> Iterator[tuple[str, str]]:
    """The marked functions of a test module: name and rule id, one pair for each mark."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                yield from ((node.name, id) for id in ids_of(decorator))


def ids_of(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "rule":
        return []
    return [str(ast.literal_eval(argument)) for argument in decorator.args]
