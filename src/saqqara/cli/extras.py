"""Libraries that only some commands need."""

from importlib.util import find_spec

from saqqara.cli.values import bad_input


def require(modules: tuple[str, ...], extra: str) -> None:
    """A clear word if the libraries of an extra of this package are missing."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise bad_input("cli-error-extra", missing=", ".join(missing), extra=extra)
