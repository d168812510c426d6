"""Every file says what it is for, and stands on the map."""

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def maker() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "map.py"))


def test_every_file_says_what_it_is_for(maker: dict[str, Any]) -> None:
    silent = [path for path in maker["listed"]() if not maker["of_module"](path)]
    assert not silent, f"a first sentence is missing: {[str(path) for path in silent]}"


def test_every_file_is_on_the_map(maker: dict[str, Any]) -> None:
    """None in a folder that the map does not know."""
    page: str = maker["page"]()
    for path in maker["listed"]():
        name = path.stem if path.suffix == ".py" else path.name.removesuffix(".ts")
        assert page.count(f"| `{name}` |"), path
    rows = sum(line.startswith("| `") for line in page.splitlines())
    assert rows == len(maker["listed"]()) + len(maker["LAYERS"])


def test_the_page_says_what_the_source_says(maker: dict[str, Any]) -> None:
    current = maker["DOCUMENT"].read_text("utf-8") == maker["page"]()
    assert current, "docs/map.md is out of date; run: python scripts/map.py"
