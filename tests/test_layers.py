"""The import rule: a layer imports only what stands to its left.

kernel <- games <- bots <- table <- server
                <- lessons       <- server
                        <- puzzles <- arena, server
                        <- arena, terminal <- research <- training
text   <- terminal, server, research
cli may import everything; api (`import saqqara`) offers engine and text
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once  # about files

SOURCE = Path(__file__).parents[1] / "src"

ENGINE = {"kernel", "games", "bots"}
MAY_IMPORT = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "table": ENGINE,
    "lessons": {"kernel", "games"},
    "puzzles": ENGINE,
    "text": {"build_info", "kernel", "locales"},
    "arena": ENGINE | {"build_info", "puzzles"},
    "research": ENGINE | {"arena", "build_info", "terminal", "text"},
    "training": ENGINE | {"arena", "build_info", "research"},
    "terminal": ENGINE | {"build_info", "locales", "text"},
    "server": ENGINE | {"build_info", "lessons", "locales", "puzzles", "table", "text"},
    "cli": ENGINE
    | {
        "api",
        "arena",
        "build_info",
        "locales",
        "puzzles",
        "research",
        "server",
        "table",
        "terminal",
        "text",
        "training",
    },
    "api": ENGINE | {"build_info", "text"},
    "build_info": set(),
    "__main__": {"cli"},
    "__init__": {"api", "bots", "kernel"},
}
# `from saqqara import __version__` is a use of build_info.
NAMES_OF_THE_ROOT = {"__version__": "build_info", "__init__": "build_info"}

# Kernel and games are pure: no clock, no chance, no files, no network, no other library.
PURE_LAYERS = {"kernel", "games"}
PURE_MODULES = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "functools",
    "hashlib",
    "heapq",
    "hmac",
    "itertools",
    "json",
    "librt.vecs",  # the rest of librt knows clocks and chance
    "math",
    "mypy_extensions",
    "operator",
    "re",
    "string",
    "struct",
    "tomllib",  # reads texts here, never files
    "types",
    "typing",
    "unicodedata",
}


def imported_names(tree: ast.Module, package: list[str]) -> Iterator[str]:
    """Dotted names of all imports, also those inside functions and under TYPE_CHECKING."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def problem_with(layer: str, game: str, name: str) -> str:
    """Why a module of this layer (and game, or "") must not import this name, or ""."""
    parts = name.split(".")
    if parts[0] != "saqqara":
        prefixes = {".".join(parts[:end]) for end in range(1, len(parts) + 1)}
        if layer in PURE_LAYERS and not prefixes & PURE_MODULES:
            return f"{layer} may not import {name}"
        return ""
    target = parts[1] if len(parts) > 1 else "__init__"
    target = NAMES_OF_THE_ROOT.get(target, target)
    if target != layer and target not in MAY_IMPORT[layer]:
        return f"{layer} may not import {target}"
    if target == "games" and game and parts[2:3] != [game]:
        return f"{game} may not import what stands outside it in games"
    return ""


def problems(path: str, source: str) -> list[str]:
    """Breaches of the import rule in one module; the path is relative to src."""
    module = path.removesuffix(".py").split("/")
    layer = module[1]
    if layer not in MAY_IMPORT:
        return [f"{path}: {layer} is no layer that tests/test_layers.py knows"]
    game = module[2] if layer == "games" and len(module) > 3 else ""
    found = [
        f"{path}: {problem}"
        for name in imported_names(ast.parse(source), module[:-1])
        if (problem := problem_with(layer, game, name))
    ]
    if module[1:3] in (["server", "web"], ["server", "table_session"]):
        names = imported_names(ast.parse(source), module[:-1])
        found += [
            f"{path}: {name} belongs in a unit of work"
            for name in names
            if name.startswith("sqlalchemy") and name != "sqlalchemy.Connection"
        ]
    return sorted(set(found))


def test_every_module_keeps_the_import_rule() -> None:
    paths = sorted(SOURCE.glob("saqqara/**/*.py"))
    assert paths
    found = [
        problem
        for path in paths
        for problem in problems(path.relative_to(SOURCE).as_posix(), path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/state.py", "from typing import Final\nimport collections.abc, hashlib, json"),
        ("kernel/state.py", "from mypy_extensions import i64\nfrom librt.vecs import vec"),
        ("kernel/state.py", "from . import frame\nfrom .frame import Frame"),
        ("games/__init__.py", "from saqqara.games.imhotep.rules import Imhotep"),
        ("games/__init__.py", "from .imhotep import rules\nfrom . import murals"),
        ("games/imhotep/rules.py", "from saqqara.games.imhotep.state import State"),
        ("games/imhotep/rules.py", "from .state import State\nfrom . import tables"),
        ("games/imhotep/rules.py", "import saqqara.kernel.game\nfrom ...kernel import frame"),
        ("bots/search.py", "from saqqara.games import GAMES\nimport numpy, random"),
        ("server/app.py", "from saqqara.table.seats import Seats\nfrom saqqara.text import say"),
        ("server/lobby.py", "from sqlalchemy import Connection, select"),
        ("server/web/tables.py", "from sqlalchemy import Connection"),
        ("terminal/play.py", "from saqqara import text, __version__\nfrom saqqara import bots"),
        ("arena/match.py", "from saqqara.build_info import compiled"),
        ("research/render.py", "from saqqara.terminal import boards\nimport numpy"),
        ("research/dataset.py", "from saqqara.arena import table"),
        (
            "training/gate.py",
            "from saqqara.arena import contest\nfrom saqqara.research import vector",
        ),
        ("cli/main.py", "from saqqara import server, terminal, arena, research, table"),
        ("build_info.py", "from saqqara import __version__"),
        ("__main__.py", "from saqqara.cli.main import main"),
    ],
)
def test_allowed_imports_pass(path: str, source: str) -> None:
    assert problems(f"saqqara/{path}", source) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/state.py", "import random"),
        ("kernel/state.py", "import numpy as np"),
        ("kernel/state.py", "from librt.random import Random"),
        ("kernel/state.py", "import librt"),
        ("kernel/state.py", "from asyncio import sleep"),
        ("kernel/state.py", "def f() -> None:\n    import msgspec"),
        ("kernel/state.py", "import saqqara"),
        ("kernel/state.py", "from saqqara import __version__"),
        ("kernel/state.py", "from saqqara.games import GAMES"),
        ("kernel/state.py", "from ..games import GAMES"),
        ("kernel/__init__.py", "from .. import games"),
        ("kernel/state.py", "if TYPE_CHECKING:\n    from saqqara.bots.search import Search"),
        ("games/imhotep/rules.py", "import sqlalchemy.orm"),
        ("games/imhotep/rules.py", "from saqqara.bots import search"),
        ("games/imhotep/rules.py", "from saqqara.games.murals.rules import Murals"),
        ("games/imhotep/rules.py", "from saqqara.games import murals"),
        ("games/imhotep/rules.py", "from ..murals import rules"),
        ("games/imhotep/rules.py", "from .. import murals"),
        ("games/imhotep/rules.py", "import saqqara.games"),
        ("games/imhotep/sites/market.py", "from ...murals.tables import COLOURS"),
        ("games/imhotep/__init__.py", "from ..murals import rules"),
        ("games/__init__.py", "import os"),
        ("bots/search.py", "from saqqara.table import seats"),
        ("bots/search.py", "from saqqara import arena"),
        ("table/clock.py", "import saqqara.server.app"),
        ("table/clock.py", "from saqqara.text import say"),
        ("arena/match.py", "from saqqara.text import say"),
        ("research/gymnasium.py", "from saqqara.server import house"),
        ("arena/match.py", "from saqqara.research import dataset"),
        ("research/dataset.py", "from saqqara.training import samples"),
        ("training/rounds.py", "from saqqara.text import say"),
        ("terminal/play.py", "from saqqara.server import app"),
        ("server/web/tables.py", "from sqlalchemy import Connection, select"),
        ("server/table_session.py", "import sqlalchemy"),
        ("text/catalogue.py", "from saqqara.games import GAMES"),
        ("build_info.py", "from saqqara.kernel import state"),
        ("surprise/thing.py", ""),
    ],
)
def test_forbidden_imports_are_found(path: str, source: str) -> None:
    assert problems(f"saqqara/{path}", source)
