"""Saqqara: Egyptian board games, their rules, bots and tables to play at.

    import saqqara

    game = saqqara.play("murals", bots=["scribe", "novice"], seed=7)
    for event in game.events:
        print(event.text("en"))
    print(game.names, game.scores, game.winners)

What `__all__` names is public and stays as it is: docs/api.md has all of it, docs/stability.md the
promise; what docs/api.md does not name may change. Nothing is imported before it is used:
`import saqqara` alone costs next to nothing.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saqqara.api import (
        Happening,
        Playthrough,
        bot_names,
        game_names,
        load,
        play,
        start,
    )
    from saqqara.bots import Bot, Observer
    from saqqara.kernel.errors import SaqqaraError

    __version__: str

__all__ = [
    "play",
    "start",
    "load",
    "Playthrough",
    "Happening",
    "game_names",
    "bot_names",
    "Bot",
    "Observer",
    "SaqqaraError",
    "__version__",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version

        try:
            found: object = version("saqqara")
        except PackageNotFoundError:  # run from a source tree that was never installed
            found = "0+source"
    elif name in {"Bot", "Observer"}:
        from saqqara import bots

        found = getattr(bots, name)
    elif name == "SaqqaraError":
        from saqqara.kernel.errors import SaqqaraError

        found = SaqqaraError
    elif name in __all__:
        from saqqara import api

        found = getattr(api, name)
    else:
        raise AttributeError(f"module 'saqqara' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
