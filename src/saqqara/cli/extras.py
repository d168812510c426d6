"""Libraries that only some commands need."""

import re
from importlib.util import find_spec

from saqqara import __version__
from saqqara.cli.values import bad_input


def require(modules: tuple[str, ...], extra: str) -> None:
    """A clear word if the libraries of an extra of this package are missing."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        # Only what was released can be had by its name; who built it has its source.
        is_released = re.fullmatch(r"[\d.]+", __version__)
        word = "cli-error-extra" if is_released else "cli-error-extra-source"
        raise bad_input(word, missing=", ".join(missing), extra=extra)
