"""Help, in the language of the reader, for terminals of 80 columns."""

from typing import Final

from saqqara.cli.command import Command, Option, Positional
from saqqara.cli.parse import GENERAL
from saqqara.text import Texts
from saqqara.text.width import cells, pad, wrap

WIDTH: Final = 79  # some terminals break a line that fills the last column
BOTS: Final = (
    ("novice", "bot-about-novice"),
    ("scribe", "bot-about-scribe"),
    ("mason", "bot-about-mason"),
    ("architect", "bot-about-architect"),
    ("vizier", "bot-about-vizier"),
    ("thoth", "bot-about-thoth"),
    ("greedy", "bot-about-greedy"),
    ("rollout", "bot-about-rollout"),
    ("random", "bot-about-random"),
)
EXAMPLES: Final = (
    "saqqara play pharaoh",
    "saqqara simulate pharaoh --players 4 --games 1000 --seed 1",
    "saqqara play --help",
)


def main_help(commands: tuple[Command, ...], texts: Texts) -> str:
    lines = [
        *wrap(texts.say("cli-usage-main"), WIDTH),
        "",
        *wrap(texts.say("cli-about"), WIDTH),
    ]
    rows = [(command.name, texts.say(command.summary)) for command in commands]
    lines += section(texts.say("cli-section-commands"), rows)
    lines += section(texts.say("cli-section-general"), option_rows(GENERAL, texts))
    lines += examples(EXAMPLES, texts)
    return "\n".join(lines)


def command_help(command: Command, texts: Texts) -> str:
    form = " ".join([command.name, *[word_of(each) for each in command.positionals]])
    lines = [texts.say("cli-usage", form=form), "", *wrap(texts.say(command.about), WIDTH)]
    rows = [(each.value, texts.say(each.about)) for each in command.positionals]
    lines += section(texts.say("cli-section-arguments"), rows)
    lines += section(texts.say("cli-section-options"), option_rows(command.options, texts))
    if command.lists_bots:
        rows = [(name, texts.say(about)) for name, about in BOTS]
        lines += section(texts.say("cli-section-bots"), rows)
    lines += section(texts.say("cli-section-general"), option_rows(GENERAL, texts))
    lines += examples(command.examples, texts)
    return "\n".join(lines)


def word_of(positional: Positional) -> str:
    word = f"{positional.value}.." if positional.most > 1 else positional.value
    return word if positional.least else f"[{word}]"


def option_rows(options: tuple[Option, ...], texts: Texts) -> list[tuple[str, str]]:
    return [
        (f"{', '.join(option.names())} {option.value}".rstrip(), texts.say(option.about))
        for option in options
    ]


def section(title: str, rows: list[tuple[str, str]]) -> list[str]:
    """A title and two columns; nothing without rows."""
    if not rows:
        return []
    left = max(cells(name) for name, _ in rows) + 4
    lines = ["", title]
    for name, about in rows:
        lines += wrap(about, WIDTH, pad(f"  {name}", left), " " * left)
    return lines


def examples(calls: tuple[str, ...], texts: Texts) -> list[str]:
    return ["", texts.say("cli-section-examples"), *[f"  {call}" for call in calls]]
