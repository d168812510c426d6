"""Reads arguments. argparse takes the options apart; words and messages are ours.

argparse's own messages exist in English only, so it is given nothing to complain about
but an option without its value and a flag with one: what is left over is looked at here.
"""

import argparse
from typing import Final

from saqqara.cli.command import Command, Given, Option
from saqqara.cli.values import bad_input, closest

GENERAL: Final = (
    Option("--lang", "cli-help-lang", "en|ja"),
    Option("--help", "cli-help-help", short="-h"),
    Option("--version", "cli-help-version"),
)


def find_command(argv: list[str]) -> int:
    """Where the name of the command stands; -1 if nowhere."""
    skip = False
    for place, word in enumerate(argv):
        if skip:
            skip = False
        elif word == "--lang":
            skip = True
        elif not word.startswith("-"):
            return place
    return -1


def language_in(argv: list[str]) -> str | None:
    """The last language asked for, found before anything else can go wrong."""
    found = None
    for place, word in enumerate(argv):
        if word == "--":
            break
        if word.startswith("--lang="):
            found = word.removeprefix("--lang=")
        elif word == "--lang" and place + 1 < len(argv):
            found = argv[place + 1]
    return found


def parse(argv: list[str], command: Command | None) -> Given:
    """The arguments of *command*, or those without any command."""
    options = [*(command.options if command else ()), *GENERAL]
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for option in options:
        action = "append" if option.value else "store_true"
        parser.add_argument(*option.names(), dest=option.name, action=action)
    try:
        found, rest = parser.parse_known_args(argv)
    except argparse.ArgumentError as error:
        raise misused(error.argument_name or "", options) from error
    given = Given(words=positionals(rest, options))
    for option in options:
        value = getattr(found, option.name)
        if option.value and value:
            given.options[option.name] = value
        elif value:
            given.flags.add(option.name)
    return given


def misused(name: str, options: list[Option]) -> ValueError:
    """The error for an option without its value, or a flag with one."""
    for option in options:
        if option.name in name.split("/") and option.value:
            return bad_input("cli-error-needs-value", option=option.name, value=option.value)
    return bad_input("cli-error-takes-none", option=name)


def positionals(rest: list[str], options: list[Option]) -> list[str]:
    """What argparse left: words, or options that do not exist. After `--` all are words."""
    end = rest.index("--") if "--" in rest else len(rest)
    for word in rest[:end]:
        if word.startswith("-") and word != "-":
            name = word.split("=")[0]
            near = closest(name, [option.name for option in options])
            if near:
                raise bad_input("cli-error-flag-near", flag=name, near=near)
            raise bad_input("cli-error-flag", flag=name)
    return rest[:end] + rest[end + 1 :]


def check_positionals(command: Command, given: Given) -> None:
    """As many words as the command wants."""
    least = sum(positional.least for positional in command.positionals)
    most = sum(positional.most for positional in command.positionals)
    if len(given.words) < least:
        missing = command.positionals[len(given.words)].value
        raise bad_input("cli-error-missing", command=command.name, missing=missing)
    if len(given.words) > most:
        raise bad_input("cli-error-surplus", command=command.name, surplus=given.words[most])
