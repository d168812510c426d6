"""Editions: the figures of a box, which its owner can correct from a file.

Figures printed only on boards and cards that we have not seen are reconstructed. A game
lists them once, as an `Edition`: tables by name, made of whole numbers, texts, lists and
dicts. A TOML file names the tables it replaces, and nothing else changes:

    name = "My box"
    ankh = [1, 4, 18, 22, 36, 39, 43, 51, 57, 65, 70, 88, 93]

What is replaced becomes the value of the option `edition`, as JSON with sorted keys, so it
stands in the header of every record, and a table elsewhere plays by the same figures.
docs/editions.md is for the owners of boxes.
"""

import json
import re
import tomllib
from collections.abc import Callable
from typing import Final

from saqqara.kernel.errors import OptionError

OPTION: Final = "edition"
STANDARD: Final = "{}"  # nothing replaced
NAME: Final = "name"
MAX_LENGTH: Final = 8_000  # of a file; the longest sheet of ours has a tenth of it
MAX_NAME: Final = 40
MAX_DOTS: Final = 8  # of a line, outside of texts and comments: figures have none, keys hardly any
MAX_DEPTH: Final = 8  # of brackets
# Where dots and brackets mean nothing. Texts of several lines are refused, so that none of
# them can be taken for the end of a text and the beginning of another. What does not end is
# matched all the same, so that no character is looked at twice.
QUOTED: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"?|\'[^\'\n]*\'?|#[^\n]*')


class Edition:
    """The tables of a game that a file may replace, with their standard figures.

    A table keeps its shape: as many entries, under the same names, of the same kind. *check*
    is given all tables, and raises `edition_error` for figures that the rules cannot use.
    *notes* has a message for each table, which says what it holds and how sure that is: it
    stands above the table in the file that an owner edits.
    """

    def __init__(
        self,
        standard: dict[str, object],
        check: Callable[[dict[str, object]], None],
        notes: dict[str, str] | None = None,
    ) -> None:
        self.standard = standard
        self.check = check
        self.notes: dict[str, str] = {} if notes is None else notes

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
        if list(replaced) == [NAME]:
            return STANDARD  # a name alone makes no other figures
        return json.dumps(replaced, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    def tables(self, options: dict[str, str]) -> dict[str, object]:
        """All tables under complete options: those of the edition, the others as standard."""
        if OPTION not in options:
            return self.standard
        return {**self.standard, **parsed(options[OPTION])}

    def differences(self, value: str) -> list[tuple[str, int | str, int | str]]:
        """Place, standard figure and own figure of all that an option's value replaces."""
        own = parsed(value)
        found: list[tuple[str, int | str, int | str]] = []
        for table, standard in self.standard.items():
            add_differences(table, standard, own.get(table, standard), found)
        return found


def edition_error(code: str, details: dict[str, int | str]) -> OptionError:
    """Something amiss in an edition; messages with a `place`, such as `combo.5`, say where."""
    return OptionError(f"edition: {code} {details}", code, details)


def edition_name(options: dict[str, str]) -> str:
    """The name of the edition under complete options; "" if it has none, or there is none."""
    name = parsed(options[OPTION]).get(NAME, "") if OPTION in options else ""
    assert isinstance(name, str)
    return name


def parsed(text: str) -> dict[str, object]:
    if len(text) > MAX_LENGTH:
        raise edition_error("error-edition-long", {"limit": MAX_LENGTH})
    text = text.removeprefix("\ufeff")  # some editors begin files with a byte order mark
    if not text.startswith("{"):
        check_nesting(text)
    try:
        found: object = json.loads(text) if text.startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise unreadable(str(error)) from None
    if not isinstance(found, dict):
        raise unreadable("{}")
    return found


def check_nesting(text: str) -> None:
    """Refuse TOML that is made to keep the reader busy, in one pass over it.

    `tomllib` takes time by the square of the dots of a key, and of a table's name for every
    line under it: 8,000 characters could hold up a server for half a second.
    """
    if '"""' in text or "'''" in text:
        raise unreadable("texts have one line and one quotation mark at either end")
    number, dots, depth = 1, 0, 0
    for mark in QUOTED.sub("", text):
        if mark == "\n":
            number, dots = number + 1, 0
        elif mark == ".":
            dots += 1
        elif mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        if dots > MAX_DOTS or depth > MAX_DEPTH:
            raise edition_error("error-edition-nested", {"line": number})


def unreadable(reason: str) -> OptionError:
    place = re.search(r"line (\d+)", reason)
    line = int(place.group(1)) if place is not None else 0
    return edition_error("error-edition-unreadable", {"line": line, "reason": reason[:200]})


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
        if not isinstance(given, str) or not given.isprintable():
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


# ---- telling and writing


def add_differences(
    place: str, standard: object, own: object, found: list[tuple[str, int | str, int | str]]
) -> None:
    """Both have the same shape."""
    if isinstance(standard, dict) and isinstance(own, dict):
        for key, entry in standard.items():
            add_differences(f"{place}.{key}", entry, own[key], found)
    elif isinstance(standard, list) and isinstance(own, list):
        for number, entry in enumerate(standard):
            add_differences(f"{place}.{number + 1}", entry, own[number], found)
    elif isinstance(standard, int | str) and isinstance(own, int | str) and standard != own:
        found.append((place, standard, own))


def as_toml(
    tables: dict[str, object], name: str, head: list[str], comments: dict[str, list[str]]
) -> str:
    """A file to be edited: *head* on top, then each table under its comment.

    In TOML whatever follows a `[table]` belongs to it, so those with names come last.
    """
    lines = [*commented(head), "", f"{NAME} = {toml_value(name)}"]
    for key, table in tables.items():
        if not isinstance(table, dict):
            lines += [
                "",
                *commented(comments.get(key, [])),
                f"{toml_key(key)} = {toml_rows(table)}",
            ]
    for key, table in tables.items():
        if isinstance(table, dict):
            lines += ["", *commented(comments.get(key, [])), f"[{toml_key(key)}]"]
            lines += [f"{toml_key(part)} = {toml_value(entry)}" for part, entry in table.items()]
    return "\n".join(lines) + "\n"


def commented(lines: list[str]) -> list[str]:
    return [f"# {line}".rstrip() for line in lines]


def toml_key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else toml_value(key)


def toml_rows(table: object) -> str:
    """A list of texts or lists has a line for each, so that a map looks like one."""
    if not isinstance(table, list) or {type(entry) for entry in table} <= {int}:
        return toml_value(table)
    return "[\n" + "".join([f"    {toml_value(entry)},\n" for entry in table]) + "]"


def toml_value(value: object) -> str:
    if isinstance(value, dict):
        inner = [f"{toml_key(key)} = {toml_value(entry)}" for key, entry in value.items()]
        return "{ " + ", ".join(inner) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([toml_value(entry) for entry in value]) + "]"
    return json.dumps(value, ensure_ascii=False)  # numbers and texts are written as in JSON
