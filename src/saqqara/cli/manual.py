"""`saqqara manual`: the manual page, made from the list of commands."""

from saqqara.cli.command import Command, Given, Option
from saqqara.cli.commands import COMMANDS
from saqqara.cli.help import word_of
from saqqara.cli.parse import GENERAL
from saqqara.text import Texts


def run(_given: Given, texts: Texts) -> int:
    print(document(texts), end="")
    return 0


def plain(text: str) -> str:
    """Text as roff reads it: no line begins with a dot, and dashes stay dashes."""
    return text.replace("\\", "\\e").replace("-", "\\-").replace("\n.", "\n\\&.")


def option_lines(options: tuple[Option, ...], texts: Texts) -> list[str]:
    lines: list[str] = []
    for option in options:
        names = ", ".join([f"\\fB{plain(name)}\\fR" for name in option.names()])
        value = f" \\fI{plain(option.value)}\\fR" if option.value else ""
        lines += [".TP", names + value, plain(texts.say(option.about))]
    return lines


def command_lines(command: Command, texts: Texts) -> list[str]:
    words = " ".join([command.name, *[word_of(each) for each in command.positionals]])
    lines = [f".SS saqqara {plain(words)}", plain(texts.say(command.about))]
    for each in command.positionals:
        lines += [".TP", f"\\fI{each.value}\\fR", plain(texts.say(each.about))]
    lines += option_lines(command.options, texts)
    lines += [
        ".PP",
        "Examples:",
        ".nf",
        *[f"    {plain(call)}" for call in command.examples],
        ".fi",
    ]
    return lines


def document(texts: Texts) -> str:
    lines = [
        '.\\" Made by scripts/manual.py.',
        '.TH SAQQARA 1 "" "Saqqara" "User Commands"',
        ".SH NAME",
        f"saqqara \\- {plain(texts.say('cli-about').splitlines()[0].rstrip('.'))}",
        ".SH SYNOPSIS",
        ".B saqqara",
        "[\\fICOMMAND\\fR] [\\fIOPTIONS\\fR]",
        ".SH COMMANDS",
    ]
    for command in COMMANDS:
        lines += command_lines(command, texts)
    lines += [".SH GENERAL OPTIONS", *option_lines(GENERAL, texts)]
    lines += [".SH EXIT STATUS", "0 done; 1 a record or a bot that does not hold what it should;"]
    lines += ["2 bad input; 130 interrupted; 141 nobody reads the output any more."]
    return "\n".join(lines) + "\n"
