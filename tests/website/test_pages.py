"""Every page has its place and its purpose, its links lead somewhere, and Japanese is beside it."""

import re
import runpy
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

from documents import DOCS, DOCUMENTS, PAGES, ROOT, pages_of, settings, titles_of

pytestmark = pytest.mark.once  # about files

PURPOSES = ["Home", "Tutorials", "How-to", "Reference", "Explanation"]
JAPANESE = {"index.md", "family.md", "box.md", "young.md"}  # and all guides and games
LINK = re.compile(r"\[[^]]*\]\((?P<target>[^)\s]+)\)")
LARGEST_FILM = 700_000


def name_of(path: Path) -> str:
    return path.relative_to(DOCS).as_posix()


def test_every_page_has_one_purpose() -> None:
    nav = settings()["nav"]
    assert [next(iter(section)) for section in nav] == PURPOSES
    placed = pages_of(nav)
    assert len(placed) == len(set(placed))
    assert set(placed) == {name_of(path) for path in PAGES if not path.name.endswith(".ja.md")}


def test_what_people_need_first_is_in_japanese() -> None:
    english = {name_of(path) for path in PAGES if path.parent.name in {"guide", "games"}}
    wanted = {name for name in english | JAPANESE if not name.endswith(".ja.md")}
    missing = [name for name in wanted if not (DOCS / name.replace(".md", ".ja.md")).is_file()]
    assert not missing
    assert len(wanted) >= 12


def test_the_navigation_is_in_japanese_where_its_pages_are() -> None:
    config = settings()
    [japanese] = [each for each in config["plugins"]["i18n"]["languages"] if each["locale"] == "ja"]
    words = japanese["nav_translations"]
    titles = titles_of(config["nav"])
    assert set(words) <= set(titles), "a title that is no longer there"
    for title in titles:
        [page] = [*targets(config["nav"], title)][:1] or [""]
        if not page or (DOCS / page.replace(".md", ".ja.md")).is_file():
            assert title in words


def targets(entry: Any, title: str) -> list[str]:
    """The page that a title leads to; none for a section."""
    if isinstance(entry, list):
        return [page for each in entry for page in targets(each, title)]
    if isinstance(entry, dict):
        own = [page for name, page in entry.items() if name == title and isinstance(page, str)]
        return own + [page for inner in entry.values() for page in targets(inner, title)]
    return []


def anchor(heading: str) -> str:
    """As the forge makes them."""
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
    kept = re.sub(r"[^\w\- ]", "", plain.strip().lower())
    return kept.replace(" ", "-")


def anchors(path: Path) -> set[str]:
    text = re.sub(r"(?ms)^```.*?^```$", "", path.read_text("utf-8"))
    return {anchor(found) for found in re.findall(r"(?m)^#+ (.+)$", text)}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(path: Path) -> None:
    text = re.sub(r"(?ms)^```.*?^```$|`[^`\n]*`", "", path.read_text("utf-8"))
    lost: list[str] = []
    for found in LINK.finditer(text):
        parts = urlsplit(found["target"])
        if parts.scheme:
            if parts.scheme not in {"https", "http", "mailto"} or not (parts.netloc or parts.path):
                lost.append(found["target"])
            continue
        target = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
        is_lost = not target.exists()
        if parts.fragment and target.suffix == ".md" and not is_lost:
            is_lost = parts.fragment not in anchors(target)
        if is_lost:
            lost.append(found["target"])
    assert lost == []


def test_films_are_small_and_each_game_has_one() -> None:
    for page in sorted((DOCS / "games").glob("*.md")):
        [film] = re.findall(r"\(\.\./(pictures/films/[\w-]+\.webp)\)", page.read_text("utf-8"))
        size = (DOCS / film).stat().st_size
        assert 50_000 < size <= LARGEST_FILM, film


@pytest.mark.parametrize("script", ["figures", "game_pages"])
def test_pages_that_are_made_are_up_to_date(script: str) -> None:
    made = runpy.run_path(str(ROOT / "scripts" / "site" / f"{script}.py"))["files"]()
    assert made
    for path, content in made.items():
        assert path.read_text("utf-8") == content, f"run: python scripts/site/{script}.py"
