"""The documents of the project, the parts of them that tests look at, and the navigation."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted(DOCS.rglob("*.md"))
DOCUMENTS: Final = [*PAGES, *sorted(ROOT.glob("*.md"))]
FENCE: Final = re.compile(
    r"(?:^<!-- not run: (?P<why>[^\n]+) -->\n\n?)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
INDENTED: Final = re.compile(r"(?:^    \S[^\n]*\n(?:^ {4,}[^\n]*\n)*)", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A piece of code in a document."""

    path: Path
    kind: str
    text: str
    why: str  # it is not run; "" = it is

    @property
    def name(self) -> str:
        return f"{self.path.relative_to(ROOT).as_posix()}: {self.text.strip().splitlines()[0]}"


def blocks(*kinds: str) -> list[Block]:
    return [
        Block(path, found["kind"], found["text"], found["why"] or "")
        for path in DOCUMENTS
        for found in FENCE.finditer(path.read_text("utf-8"))
        if found["kind"] in kinds
    ]


def indented(path: Path) -> Iterator[str]:
    """Lines that stand as code without a fence."""
    text = FENCE.sub("", path.read_text("utf-8"))
    for found in INDENTED.finditer(text):
        yield from found[0].splitlines()


class Loader(yaml.SafeLoader):  # type: ignore[misc]
    """mkdocs.yml asks for a setting of the environment in two places."""


Loader.add_constructor("!ENV", lambda loader, node: loader.construct_sequence(node))


def settings() -> dict[str, Any]:
    read: dict[str, Any] = yaml.load((ROOT / "mkdocs.yml").read_text("utf-8"), Loader)
    return read


def pages_of(entry: Any) -> list[str]:
    """All pages below an entry of the navigation."""
    if isinstance(entry, str):
        return [entry]
    inner = entry.values() if isinstance(entry, dict) else entry
    return [page for each in inner for page in pages_of(each)]


def titles_of(entry: Any) -> list[str]:
    if isinstance(entry, str):
        return []
    if isinstance(entry, list):
        return [title for each in entry for title in titles_of(each)]
    return [title for name, inner in entry.items() for title in [name, *titles_of(inner)]]
