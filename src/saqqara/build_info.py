"""Which build of the package is running, and which rules and bots it plays by."""

import hashlib
import platform
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from saqqara import __version__


def compiled() -> bool:
    """Whether the engine runs as a native library. It is compiled whole or not at all."""
    kernel = find_spec("saqqara.kernel")
    return kernel is not None and (kernel.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def why_not_compiled() -> str:
    """What setup.py noted when the package was built without compilation."""
    try:
        note = Path(__file__).with_name("not_compiled.txt").read_text(encoding="utf-8")
    except FileNotFoundError:
        return "it runs from its source folder"
    return f"{note.strip()} when it was built"


def version_line() -> str:
    """One line for people: version, build and interpreter."""
    if compiled():
        return f"saqqara {__version__} (compiled, Python {platform.python_version()})"
    return (
        f"saqqara {__version__} (not compiled: {why_not_compiled()}; many times slower, "
        f"Python {platform.python_version()})"
    )


@cache
def engine_digest(game: str, weights: bool = True) -> str:
    """Changes with all that bots' play of this game depends on: kernel, bots and the game's rules,
    and the networks that come with us, unless *weights* are not used. Nothing else changes it."""
    package = Path(__file__).parent
    folders = [package / name for name in ("kernel", "bots", f"games/{game}")]
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    if weights:
        files += sorted((package / "bots" / "weights").glob(f"{game}-*.bin"))
    digest = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def differing(
    found: dict[str, Any], wanted: dict[str, Any], versions: tuple[str, ...] = ("version",)
) -> list[str]:
    """What keeps a run from being gone on with: the fields that are not as they were.

    *versions* are for people: a commit that changed no rule and no bot changes no result. A run
    that was begun before there was `engine` is judged by the number of its release."""
    keys = [key for key in {**wanted, **found} if found.get(key) != wanted.get(key)]
    if "engine" in found:
        return [key for key in keys if key not in versions]
    if any(release(found.get(key)) != release(wanted.get(key)) for key in versions):
        return keys
    return [key for key in keys if key not in (*versions, "engine")]


def release(version: object) -> str:
    """1.2.0 of 1.2.0.dev7+g0123abc."""
    return str(version).partition("+")[0].partition(".dev")[0]
