"""Bots of your own in Python: `py:MODULE:CLASS:ARGUMENT`, for contests.

CLASS, a subclass of Bot, is called as CLASS(seed, stream, ARGUMENT), where ARGUMENT is all that
follows the third colon, perhaps nothing; a class without a constructor of its own takes none. The
module is one of those installed, or a file of the current folder. A bot gets an Observer and so
what its seat may know; like every bot it chooses by nothing else.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from saqqara.bots.bot import Bot
from saqqara.kernel.errors import OptionError

PREFIX: Final = "py:"


def plugin_bot(name: str, seed: int, stream: int) -> Bot:
    """OptionError if there is no such class, or it cannot be made of this argument."""
    module, _, rest = name.removeprefix(PREFIX).partition(":")
    kind, _, argument = rest.partition(":")
    look_here()
    try:
        made_by: Any = getattr(import_module(module), kind)
        made: Any = made_from(made_by, seed, stream, argument)
    except TypeError as error:
        raise unusable(name, f"{kind}(seed, stream, argument) failed: {error}") from error
    except (ImportError, AttributeError, OSError, ValueError) as error:
        raise unusable(name, str(error)) from error
    if not isinstance(made, Bot):
        raise unusable(name, f"{kind} is no Bot")
    return made


def made_from(kind: Any, seed: int, stream: int, argument: str) -> Any:
    if getattr(kind, "__init__", None) is Bot.__init__:  # nobody but Bot says how it is made
        if argument:
            raise ValueError(f"{kind.__name__} has no __init__ that takes {argument!r}")
        return kind(seed, stream)
    return kind(seed, stream, argument)


def look_here() -> None:
    """The command `saqqara` does not look for modules in the current folder, as `python` does.
    Last, so that nothing there hides what is installed; workers look where this process does."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)


def unusable(name: str, reason: str) -> OptionError:
    return OptionError(
        f"{name!r} is no bot that can play: {reason}",
        "bot-plugin",
        {"bot": name, "reason": reason[:200]},
    )
