"""Libraries that only some commands need."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from saqqara import __version__
from saqqara.cli.values import bad_input

ONCE: Final = "SAQQARA_FETCHED"  # the extras that were already asked for: never in a circle


def require(modules: tuple[str, ...], extra: str) -> None:
    """A clear word if the libraries of an extra of this package are missing. Whoever has not
    installed it at all, but called `uvx saqqara serve`, is given them instead."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        # Only what was released can be had by its name; who built it has its source.
        is_released = re.fullmatch(r"[\d.]+", __version__)
        asked = os.environ.get(ONCE, "").split(",")
        if is_released and extra not in asked:
            extras = ",".join(filter(None, [*asked, extra]))
            if command := fetching(extras, Path(sys.prefix), os.environ, sys.argv):
                begin_anew(command, os.environ | {ONCE: extras})
        word = "cli-error-extra" if is_released else "cli-error-extra-source"
        raise bad_input(word, missing=", ".join(missing), extra=extra)


def fetching(
    extras: str, prefix: Path, environment: Mapping[str, str], words: list[str]
) -> list[str]:
    """The same call with extras, for the program that fetched us for this one call: uvx or
    `pipx run`. [] if it was none of them."""
    if Path(words[0]).stem != "saqqara":
        return []
    what = [f"saqqara[{extras}]=={__version__}", "saqqara", *words[1:]]
    uv = environment.get("UV", "")
    if uv and prefix.parent.name.startswith("archive-v"):  # in the cache of uv
        return [uv, "tool", "run", "--from", *what]
    of_pipx = prefix.parent.name in {"pipx", ".cache"} and re.fullmatch(r"[0-9a-f]+", prefix.name)
    pipx = shutil.which("pipx", path=environment.get("PATH"))
    if of_pipx and pipx:
        return [pipx, "run", "--spec", *what]
    return []


def begin_anew(command: list[str], environment: dict[str, str]) -> None:
    """In the place of this program; where a system has no such thing, below it."""
    if sys.platform == "win32":
        raise SystemExit(subprocess.run(command, env=environment, check=False).returncode)
    os.execve(command[0], command, environment)
