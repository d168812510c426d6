"""`saqqara`: from the arguments to an exit code.

0 done; 1 a record that does not hold (check) or a server that is not well (doctor); 2 bad input;
130 interrupted; 141 nobody reads the output any more.
"""

import io
import os
import sys
from typing import Final

from saqqara.build_info import version_line
from saqqara.cli.command import Command, Given
from saqqara.cli.commands import COMMANDS
from saqqara.cli.errors import message_of
from saqqara.cli.help import command_help, main_help
from saqqara.cli.output import complain
from saqqara.cli.parse import check_positionals, find_command, language_in, parse
from saqqara.cli.values import bad_input, closest
from saqqara.kernel.errors import SaqqaraError
from saqqara.text import Texts, pick_language

HELP: Final = "help"
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
NO_READER: Final = 141


def main(argv: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # show what the terminal lacks as an escape
            stream.reconfigure(errors="backslashreplace")
    texts = Texts(pick_language(None))
    try:
        texts = Texts(pick_language(language_in(arguments)))
        code = run(arguments, texts)
        sys.stdout.flush()
        return code
    except SaqqaraError as error:
        complain(message_of(error, texts))
        return BAD_INPUT
    except KeyboardInterrupt:
        complain(texts.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # What is still in the buffer goes nowhere, so that Python's own exit does not fail on it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER


def run(arguments: list[str], texts: Texts) -> int:
    place = find_command(arguments)
    if place >= 0 and arguments[place] == HELP:  # `saqqara help play` is `saqqara play --help`
        arguments = [*arguments[:place], *arguments[place + 1 :], "--help"]
        place = find_command(arguments)
    command = command_named(arguments[place]) if place >= 0 else None
    given = parse(arguments[:place] + arguments[place + 1 :] if command else arguments, command)
    if "--version" in given.flags:
        print(version_line())
        return 0
    if command is None:
        print(main_help(COMMANDS, texts))
        return 0
    if "--help" in given.flags:
        print(command_help(command, texts))
        return 0
    check_positionals(command, given)
    return dispatch(command.name, given, texts)


def command_named(text: str) -> Command:
    for command in COMMANDS:
        if command.name == text:
            return command
    near = closest(text, [command.name for command in COMMANDS])
    if near:
        raise bad_input("cli-error-command-near", command=text, near=near)
    names = ", ".join([command.name for command in COMMANDS])
    raise bad_input("cli-error-command", command=text, allowed=names)


def dispatch(name: str, given: Given, texts: Texts) -> int:
    """Only what the command needs is imported, so that it starts quickly."""
    if name == "games":
        from saqqara.cli import games

        return games.run(given, texts)
    if name == "play":
        from saqqara.cli import play

        return play.run(given, texts)
    if name == "simulate":
        from saqqara.cli import simulate

        return simulate.run(given, texts)
    if name == "arena":
        from saqqara.cli import arena

        return arena.run(given, texts)
    if name == "balance":
        from saqqara.cli import balance

        return balance.run(given, texts)
    if name == "replay":
        from saqqara.cli import replay

        return replay.run(given, texts)
    if name == "check":
        from saqqara.cli import check

        return check.run(given, texts)
    if name == "edition":
        from saqqara.cli import edition

        return edition.run(given, texts)
    if name == "bench":
        from saqqara.cli import bench

        return bench.run(given, texts)
    return dispatch_tools(name, given, texts)


def dispatch_tools(name: str, given: Given, texts: Texts) -> int:
    if name == "bot":
        from saqqara.cli import bot

        return bot.run(given, texts)
    if name == "completion":
        from saqqara.cli import completion

        return completion.run(given, texts)
    if name == "manual":
        from saqqara.cli import manual

        return manual.run(given, texts)
    if name in {"dataset", "puzzles", "train"}:
        return dispatch_makers(name, given, texts)
    return dispatch_server(name, given, texts)


def dispatch_makers(name: str, given: Given, texts: Texts) -> int:
    """What makes files of many games."""
    if name == "dataset":
        from saqqara.cli import dataset

        return dataset.run(given, texts)
    if name == "puzzles":
        from saqqara.cli import puzzles

        return puzzles.run(given, texts)
    from saqqara.cli import train

    return train.run(given, texts)


def dispatch_server(name: str, given: Given, texts: Texts) -> int:
    if name in {"serve", "worker"}:
        from saqqara.cli import serve

        return serve.run(given, texts) if name == "serve" else serve.run_worker(given, texts)
    if name == "doctor":
        from saqqara.cli import doctor

        return doctor.run(given, texts)
    if name == "admin":
        from saqqara.cli import admin

        return admin.run(given, texts)
    from saqqara.cli import keep

    runs = {"backup": keep.run_backup, "restore": keep.run_restore, "ratings": keep.run_ratings}
    return runs[name](given, texts)
