"""`saqqara edition`: the figures of a box as a file to edit, and what a file changes."""

import io
import sys
from typing import TypedDict

from saqqara.cli.command import Given
from saqqara.cli.files import text_of
from saqqara.cli.help import WIDTH
from saqqara.cli.output import print_json, print_table, safe_line
from saqqara.cli.values import spec_named
from saqqara.kernel.edition import OPTION, STANDARD, Edition, edition_name
from saqqara.kernel.spec import Spec
from saqqara.text import Texts
from saqqara.text.editions import standard_file
from saqqara.text.width import wrap


class Difference(TypedDict):
    place: str  # `ankh.3`: the third entry of the table `ankh`
    standard: int | str
    edition: int | str


class Result(TypedDict):
    game: str
    file: str | None  # None: the standard edition
    name: str
    option: str  # as it stands in the options of a record; "{}" is standard
    tables: dict[str, object]  # all of them, with the figures of the file
    differences: list[Difference]


def run(given: Given, texts: Texts) -> int:
    spec = spec_named(given.words[0])
    edition = spec.editable()
    file = given.words[1] if len(given.words) > 1 else None
    value = STANDARD if file is None else edition.canonical(text_of(file))
    if "--json" in given.flags:
        print_json(as_data(spec.id, edition, file, value))
    elif file is None:
        print_file(standard_file(spec.id, edition, texts))
    else:
        show(as_data(spec.id, edition, file, value), texts)
    return 0


def print_file(text: str) -> None:
    """TOML is UTF-8 also where the locale is not: most often this goes into a file."""
    if isinstance(sys.stdout, io.TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8")
    print(text, end="")


def edition_in(given: Given, spec: Spec) -> str:
    """The value of the option `edition` for the file that --edition names; "" without one."""
    path = given.option("--edition")
    return "" if path is None else spec.editable().canonical(text_of(path))


def as_data(game: str, edition: Edition, file: str | None, value: str) -> Result:
    options = {OPTION: value}
    return {
        "game": game,
        "file": file,
        "name": edition_name(options),
        "option": value,
        "tables": {
            table: figures
            for table, figures in edition.tables(options).items()
            if table in edition.standard  # not its name
        },
        "differences": [
            {"place": place, "standard": standard, "edition": own}
            for place, standard, own in edition.differences(value)
        ],
    }


def show(result: Result, texts: Texts) -> None:
    rows = [
        [each["place"], str(each["standard"]), str(each["edition"])]
        for each in result["differences"]
    ]
    head = texts.say(
        "cli-edition-result",
        file=result["file"] or "",
        name=result["name"] or "-",
        game=texts.game_name(result["game"]),
        count=len(rows),
    )
    print("\n".join(wrap(safe_line(head), WIDTH)))
    if rows:
        titles = ("cli-head-place", "cli-head-standard", "cli-head-edition")
        print()
        print_table([texts.say(title) for title in titles], rows)
