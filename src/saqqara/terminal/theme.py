"""The glyphs of the terminal.

The ascii theme has no character of ambiguous width: a Japanese terminal may draw
box lines two cells wide, and every column would shift.
"""

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from saqqara.kernel.errors import OptionError

WIDTH: Final = 78  # two cells short of 80: some terminals wrap a line that fills them


@dataclass(frozen=True)
class Theme:
    thin: str  # repeated to a line
    thick: str
    mark: str  # before the seat whose board it is
    left: str  # around what is at stake now
    right: str
    coloured: bool = False


THEMES: Final = {
    "ascii": Theme(thin="-", thick="=", mark="*", left=">>", right="<<"),
    "unicode": Theme(thin="─", thick="═", mark="●", left="▶", right="◀"),
}


SEAT_COLOURS: Final = ("33", "36", "35", "32", "34")  # yellow, cyan, magenta, green, blue
PRIVATE: Final = 0xE000  # the first character of private use
PLAIN: Final = "\x1b[0m"
COLOUR_CHOICES: Final = ("auto", "always", "never")


def wants_colour(choice: str, is_terminal: bool) -> bool:
    """By the option --color, else as https://no-color.org and terminals without colours wish."""
    if choice not in COLOUR_CHOICES:
        allowed = ", ".join(COLOUR_CHOICES)
        raise OptionError(
            f"--color cannot be {choice!r}; choose one of {allowed}",
            "error-option-value",
            {"option": "--color", "value": choice, "allowed": allowed},
        )
    if choice != "auto":
        return choice == "always"
    no_colour = os.environ.get("NO_COLOR", "") != ""
    return is_terminal and not no_colour and os.environ.get("TERM", "dumb") != "dumb"


def tint(text: str, seat: int, theme: "Theme") -> str:
    """ASCII text in the colour of a seat. Where colours are wanted the text goes by characters of
    private use, one for one, until it is shown: lines are still to be cut and padded by width."""
    if not theme.coloured:
        return text
    return "".join([chr(PRIVATE + seat * 128 + ord(char)) for char in text])


def seat_painter(names: Sequence[str]) -> Callable[[str], str]:
    """Colours what is tinted, and the names of the players. Lines keep their width."""
    seat_of = {name: seat for seat, name in enumerate(names) if name.strip()}
    words = "|".join([re.escape(name) for name in sorted(seat_of, key=len, reverse=True)])
    tinted = f"[{chr(PRIVATE)}-{chr(PRIVATE + 128 * len(SEAT_COLOURS) - 1)}]+"
    pattern = re.compile(rf"{tinted}|(?<!\w)(?:{words})(?![A-Za-z0-9])" if words else tinted)

    def paint(line: str) -> str:
        return pattern.sub(painted, line)

    def painted(found: re.Match[str]) -> str:
        text = found[0]
        if ord(text[0]) < PRIVATE:
            return f"\x1b[{SEAT_COLOURS[seat_of[text] % len(SEAT_COLOURS)]}m{text}{PLAIN}"
        pieces = []
        for char in text:
            seat, code = divmod(ord(char) - PRIVATE, 128)
            pieces.append(f"\x1b[{SEAT_COLOURS[seat]}m{chr(code)}{PLAIN}")
        return "".join(pieces)

    return paint


def theme_of(name: str) -> Theme:
    if name not in THEMES:
        allowed = ", ".join(THEMES)
        raise OptionError(
            f"there is no theme {name!r}; choose one of {allowed}",
            "error-theme",
            {"theme": name, "allowed": allowed},
        )
    return THEMES[name]
