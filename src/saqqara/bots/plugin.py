"""Bots of your own in Python: `py:MODULE:CLASS:ARGUMENT`, for contests.

CLASS, a subclass of Bot, is called as CLASS(seed, stream, ARGUMENT), where ARGUMENT is all that
follows the third colon, perhaps nothing. The module must be importable wherever deals are played.
A bot gets an Observer and so what its seat may know; like every bot it chooses by nothing else.
"""

from importlib import import_module
from typing import Any, Final

from saqqara.bots.bot import Bot
from saqqara.kernel.errors import OptionError

PREFIX: Final = "py:"


def plugin_bot(name: str, seed: int, stream: int) -> Bot:
    """OptionError if there is no such class, or it cannot be made of this argument."""
    module, _, rest = name.removeprefix(PREFIX).partition(":")
    kind, _, argument = rest.partition(":")
    try:
        made: Any = getattr(import_module(module), kind)(seed, stream, argument)
    except (ImportError, AttributeError, OSError, TypeError, ValueError) as error:
        raise unusable(name, str(error)) from error
    if not isinstance(made, Bot):
        raise unusable(name, f"{kind} is no Bot")
    return made


def unusable(name: str, reason: str) -> OptionError:
    return OptionError(
        f"{name!r} is no bot that can play: {reason}",
        "bot-plugin",
        {"bot": name, "reason": reason[:200]},
    )
