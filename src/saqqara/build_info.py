"""Which build of the package is running."""

import platform
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

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
