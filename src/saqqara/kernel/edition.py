"""Editions: the figures of a box, which its owner can correct from a file.

Figures printed only on boards and cards that we have not seen are reconstructed. A game
lists them once, as an `Edition`: tables by name, made of whole numbers, texts, lists and
dicts. A TOML file names the tables it replaces, and nothing else changes:

    name = "My box"
    ankh = [1, 4, 18, 22, 36, 39, 43, 51, 57, 65, 70, 88, 93]

What is replaced becomes the value of the option `edition`, as JSON with sorted keys, so it
stands in the header of every record, and a table elsewhere plays by the same figures.
"""

import json
import tomllib
from collections.abc import Callable
from typing import Final

from saqqara.kernel.errors import OptionError

OPTION: Final = "edition"
STANDARD: Final = "{}"  # nothing replaced
NAME: Final = "name"
MAX_LENGTH: Final = 8_000  # of a file; the longest sheet of ours has a tenth of it
MAX_NAME: Final = 40


class Edition:
    """The tables of a game that a file may replace, with their standard figures.

    A table keeps its shape: as many entries, under the same names, of the same kind. *check*
    is given all tables, and raises `edition_error` for figures that the rules cannot use.
    """

    def __init__(
        self, standard: dict[str, object], check: Callable[[dict[str, object]], None]
    ) -> None:
        self.standard = standard
        self.check = check

    def canonical(self, text: str) -> str:
        """The option's value for a file of TOML, or for such a value; OptionError if amiss."""
        given = parsed(text)
        replaced: dict[str, object] = {}
        for key in sorted(given):
            if key == NAME:
                replaced[key] = checked_name(given[key])
            elif key not in self.standard:
                tables = ", ".join([NAME, *self.standard])
                raise edition_error("error-edition-unknown", {"place": key, "allowed": tables})
            else:
                table = same_shape(key, given[key], self.standard[key])
                if table != self.standard[key]:
                    replaced[key] = table
        self.check({**self.standard, **replaced})
        return json.dumps(replaced, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    def tables(self, options: dict[str, str]) -> dict[str, object]:
        """All tables under complete options: those of the edition, the others as standard."""
        if OPTION not in options:
            return self.standard
        return {**self.standard, **parsed(options[OPTION])}


def edition_error(code: str, details: dict[str, int | str]) -> OptionError:
    """Something amiss in an edition; messages with a `place`, such as `combo.5`, say where."""
    return OptionError(f"edition: {code} {details}", code, details)


def parsed(text: str) -> dict[str, object]:
    if len(text) > MAX_LENGTH:
        raise edition_error("error-edition-long", {"limit": MAX_LENGTH})
    try:
        found: object = json.loads(text) if text.startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise edition_error("error-edition-unreadable", {"reason": str(error)[:200]}) from None
    if not isinstance(found, dict):
        raise edition_error("error-edition-unreadable", {"reason": "{}"})
    return found


def checked_name(value: object) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= MAX_NAME or not value.isprintable():
        raise edition_error("error-edition-name", {"limit": MAX_NAME})
    return value


def same_shape(place: str, given: object, standard: object) -> object:
    """*given*, with what a dict leaves out taken from *standard*; an error if it does not fit."""
    if isinstance(standard, dict):
        return same_keys(place, given, standard)
    if isinstance(standard, list):
        if not isinstance(given, list) or len(given) != len(standard):
            raise edition_error("error-edition-list", {"place": place, "count": len(standard)})
        return [
            same_shape(f"{place}.{number + 1}", entry, standard[number])
            for number, entry in enumerate(given)
        ]
    if isinstance(standard, str):
        if not isinstance(given, str):
            raise edition_error("error-edition-text", {"place": place})
        return given
    if not isinstance(given, int) or isinstance(given, bool) or abs(given) > 1000:
        raise edition_error("error-edition-number", {"place": place})
    return given


def same_keys(place: str, given: object, standard: dict[str, object]) -> dict[str, object]:
    if not isinstance(given, dict):
        raise edition_error("error-edition-table", {"place": place, "allowed": ", ".join(standard)})
    for key in given:
        if key not in standard:
            raise edition_error(
                "error-edition-unknown",
                {"place": f"{place}.{key}", "allowed": ", ".join(standard)},
            )
    whole: dict[str, object] = {}
    for key, entry in standard.items():
        whole[key] = same_shape(f"{place}.{key}", given.get(key, entry), entry)
    return whole
