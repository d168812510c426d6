"""What a registered game must bring: one test names every part that it lacks."""

from pathlib import Path
from typing import Final

import pytest

from saqqara.games import GAMES
from saqqara.text import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web" / "src" / "games"
LOCALES: Final = ROOT / "src" / "saqqara" / "locales"
IDS: Final = [spec.id for spec in GAMES]
# Tables of figures that owners of the box may correct have notes; options may have short words.
EVERY_CATALOGUE: Final = ("name", "table", "guide", "terminal", "web_board", "web_rules")
PARTS: Final = {
    "docs/rules/{}.md": "its rules, each with an id",
    "src/saqqara/games/{}/__init__.py": "the engine",
    "src/saqqara/games/{}/standing.py": "points and round in lists of tables",
    "src/saqqara/terminal/boards/{}.py": "the board in a terminal",
    "tests/games/{}/contract.py": "its pieces and the length of its longest play, for the contract",
    "tests/mutants/{}.py": "mistakes that its tests must notice",
    "web/src/games/{}/index.ts": "the manifest: what the browser shows of it (parts.ts)",
    "web/src/games/{}/words.ts": "what its engine can say, as types (scripts/board_types.py)",
    "web/src/games/{}/Board.svelte": "the board",
    "web/src/games/{}/Cover.svelte": "its picture",
    "web/src/games/{}/flights.ts": "what of it flies",
    "web/src/games/{}/summary.ts": "points and round beside the board",
    "web/src/games/{}/text.ts": "the board as text",
    "web/src/games/{}/rules.ts": "the outline of its rules in full",
    **{
        f"src/saqqara/locales/{lang}/games/{{}}/{name}.ftl": f"its words ({name})"
        for lang in LANGUAGES
        for name in EVERY_CATALOGUE
    },
}


def lacking(game: str) -> list[str]:
    """The parts that are not there, each with what it is."""
    paths = [(pattern.format(game), what) for pattern, what in PARTS.items()]
    return [f"{path}: {what}" for path, what in paths if not (ROOT / path).exists()]


def folders(where: Path) -> list[str]:
    return sorted(path.name for path in where.iterdir() if path.is_dir())


@pytest.mark.parametrize("game", IDS)
def test_a_game_has_all_its_parts(game: str) -> None:
    assert lacking(game) == []


def test_nothing_is_left_of_a_game_that_is_not_registered() -> None:
    assert folders(WEB) == sorted(IDS)
    for lang in LANGUAGES:
        assert folders(LOCALES / lang / "games") == sorted(IDS)


def test_what_a_new_game_lacks_is_named() -> None:
    found = lacking("mehen")
    assert len(found) == len(PARTS)
    assert "web/src/games/mehen/Cover.svelte: its picture" in found
    assert "src/saqqara/locales/ja/games/mehen/guide.ftl: its words (guide)" in found
