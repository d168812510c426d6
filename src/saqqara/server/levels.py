"""Which bots people can choose here: the levels, and bots of the host's own (`serve --bot`).

A bot of one's own is known everywhere by the name that people see: at seats, in the database and in
records. What plays under it is a matter of this process alone.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from saqqara.bots.names import LEVELS, make_bot
from saqqara.kernel.errors import OptionError

LONGEST_NAME: Final = 16
NAME: Final = re.compile(rf"[^\W_](?:[\w .'’・-]{{0,{LONGEST_NAME - 2}}}\w)?")
KINDS: Final = ("py:", "cmd:")  # what is ours already has a name

OWN: Final[dict[str, str]] = {}  # name -> what plays; said once, when the process begins


def offer(bots: Mapping[str, str]) -> None:
    OWN.clear()
    OWN.update(bots)


def offered() -> list[str]:
    """Weakest first; how strong those of one's own are nobody knows."""
    return [*LEVELS, *OWN]


def own_bots(told: Iterable[str]) -> dict[str, str]:
    """Of `NAME=BOT`; OptionError if a name cannot be one, or the bot cannot play."""
    found: dict[str, str] = {}
    for text in told:
        name, _, bot = (part.strip() for part in text.partition("="))
        # Words in small letters are ours: levels, and what else may be chosen for a seat.
        if not NAME.fullmatch(name) or (name.isascii() and name.islower()) or name in found:
            raise OptionError(
                f"{name!r} cannot be the name of a bot: take one of its own, beginning with a"
                f" capital letter, of {LONGEST_NAME} characters at most",
                "error-own-bot-name",
                {"name": name, "most": LONGEST_NAME},
            )
        if not bot.startswith(KINDS):
            raise OptionError(
                f"{bot!r} is no bot of your own: write NAME=py:MODULE:CLASS or NAME=cmd:PROGRAM",
                "error-own-bot",
                {"name": name, "bot": bot},
            )
        make_bot(bot, 0)
        found[name] = bot
    return found
