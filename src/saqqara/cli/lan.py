"""`saqqara serve --lan`: a server for the phones of a room."""

import sys
from dataclasses import replace

from saqqara.cli.values import bad_input
from saqqara.server.settings import EVERYWHERE, Settings, is_loopback, own_address
from saqqara.text import Texts

QUIET = 2  # modules of empty space around a code: a screen has more around it
BLACK_ON_WHITE = "\x1b[30;107m"
AS_USUAL = "\x1b[0m"
HALVES = (" ", "▄", "▀", "█")  # by upper and lower module


def for_lan(settings: Settings, host: str) -> Settings:
    """The same settings, for everybody in the network of this machine and nobody else's pages."""
    if settings.origin:
        raise bad_input("cli-error-lan-with", option="--origin")
    if host and host not in EVERYWHERE:
        raise bad_input("cli-error-lan-with", option="--host")
    if is_loopback(own_address()):
        raise bad_input("cli-error-lan-none")
    return replace(settings, host=host or "0.0.0.0")


def lan_lines(settings: Settings, texts: Texts) -> list[str]:
    """What a room has to know: the address, as a code too where a terminal shows it, and who can
    come."""
    address = settings.address_for_others()
    code = code_lines(address) if shows_codes() else []
    return [*code, texts.say("cli-serve-lan", address=address), texts.say("cli-serve-lan-who")]


def shows_codes() -> bool:
    """Not in files and logs, nor where there are no such letters."""
    try:
        HALVES[1].encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return sys.stdout.isatty()


def code_lines(text: str) -> list[str]:
    """A QR code, two modules in each letter, dark on light whatever the terminal's colours are."""
    import segno

    code = segno.make(text, error="m", micro=False)
    rows = [list(row) for row in code.matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    return [
        BLACK_ON_WHITE
        + "".join(HALVES[2 * (up > 0) + (low > 0)] for up, low in zip(upper, lower, strict=True))
        + AS_USUAL
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
