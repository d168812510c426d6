"""All plants, and the tests that may notice them, from the likely and quick to the rest."""

from importlib import import_module

from mutants import dynasty, kernel
from mutants.plants import ROOT, Plant
from saqqara.games import GAMES

IDS = [spec.id for spec in GAMES]
GROUPS: dict[str, list[Plant]] = {
    **{game: import_module(f"mutants.{game}").PLANTS for game in IDS},
    "dynasty": dynasty.PLANTS,
    "kernel": kernel.PLANTS,
}

# Files of a game's tests that play whole games.
SLOW = ("games", "hints", "naive", "properties", "thinking", "twin")
LATE = ["tests/table", "tests/text", "tests/terminal", "tests/bots"]

Stage = list[str]  # what pytest is given


def stages_of(game: str, first: str = "") -> list[Stage]:
    """The game's own tests, the contract, the rest; files named after *first* before others."""
    folder = ROOT / "tests" / "games" / game
    files = sorted(folder.glob("test_*.py"), key=lambda path: (first not in path.stem, path.stem))
    slow = [path for path in files if path.stem.rpartition("_")[2] in SLOW]
    quick = [path for path in files if path not in slow]
    return [
        [str(path.relative_to(ROOT)) for path in quick],
        [str(path.relative_to(ROOT)) for path in slow],
        ["tests/contract", "-k", game],
        ["tests/records", "-k", game],
        [*LATE, "-k", game],
    ]


STAGES: dict[str, list[Stage]] = {
    **{game: stages_of(game) for game in IDS},
    "dynasty": stages_of("imhotep", "dynasty"),
    "kernel": [
        ["tests/kernel"],
        ["tests/contract/test_match.py", "tests/contract/test_records.py", "-k", "mini"],
        ["tests/table", "tests/arena/test_simulate.py", "tests/cli/test_editions.py"],
        ["tests/games", "-k", "undo or edition"],
        ["tests/contract", "-k", "mini"],
        ["tests/records", *LATE],
    ],
}
