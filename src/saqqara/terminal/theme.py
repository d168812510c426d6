"""The glyphs of the terminal.

The ascii theme has no character of ambiguous width: a Japanese terminal may draw
box lines two cells wide, and every column would shift.
"""

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


THEMES: Final = {
    "ascii": Theme(thin="-", thick="=", mark="*", left=">>", right="<<"),
    "unicode": Theme(thin="─", thick="═", mark="●", left="▶", right="◀"),
}


def theme_of(name: str) -> Theme:
    if name not in THEMES:
        allowed = ", ".join(THEMES)
        raise OptionError(
            f"there is no theme {name!r}; choose one of {allowed}",
            "error-theme",
            {"theme": name, "allowed": allowed},
        )
    return THEMES[name]
