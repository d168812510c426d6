"""Names of bots and seats, as a command line has them.

A name that begins with `cmd:` is a command line of its own, one with `py:` a class of your own, and
one with `net:` may end with a file: what follows is kept as it is typed, up to the next comma.
"""

from saqqara.bots import BOT_NAMES, make_bot
from saqqara.bots.foreign import PREFIX as PROGRAM
from saqqara.bots.plugin import PREFIX as PLUGIN
from saqqara.cli.values import HUMAN, bad_input
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import plain

COMMAS = "、，"
AS_TYPED = (PROGRAM, PLUGIN, "net:")


def names_in(text: str | None) -> list[str]:
    """`a,b,c` as names; a space or a Japanese comma will do as well."""
    names: list[str] = []
    for comma in COMMAS:
        text = text and text.replace(comma, ",")
    for part in (text or "").split(","):
        prefix = next((each for each in AS_TYPED if plain(part).startswith(each)), "")
        if prefix:
            names.append(prefix + part.strip()[len(prefix) :].strip())
        else:
            names += plain(part).split()
    return names


def bot_names(text: str | None) -> list[str]:
    names = names_in(text)
    for name in names:
        make_bot(name, 0)
    return names


def seat_names(text: str | None) -> list[str]:
    """Who sits where: `human`, or the name of a bot."""
    names = names_in(text)
    for name in names:
        if name != HUMAN:
            check_seat(name)
    return names


def check_seat(name: str) -> None:
    try:
        make_bot(name, 0)
    except OptionError as error:
        if error.code != "bot-unknown":
            raise
        allowed = ", ".join([HUMAN, *BOT_NAMES])
        raise bad_input("cli-error-seat", seat=name, allowed=allowed) from error
