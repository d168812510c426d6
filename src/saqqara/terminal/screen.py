"""Lines to show: choices, news, rules, help and the score sheet. Nothing here reads or decides."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from saqqara.kernel.event import Event, Message, sees
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game
from saqqara.kernel.match import Ply
from saqqara.kernel.state import State
from saqqara.kernel.voice import END, Effect
from saqqara.terminal.scene import Board
from saqqara.terminal.theme import WIDTH, Theme
from saqqara.text import Texts
from saqqara.text.width import cells, columns, pad, pad_left, together, wrap

HALF: Final = (WIDTH - 2) // 2  # a choice that is wider gets a line of its own
MANY: Final = 3  # choices of one kind that make a table
LABEL: Final = 24  # cells of the first column of the score sheet


def paragraph(text: str, indent: str = "") -> list[str]:
    return wrap(text, WIDTH, indent, indent)


# ---- news


@dataclass(frozen=True)
class Told:
    """An event, and the seat whose decision brought it about."""

    event: Event
    decider: int


def events_for(plies: Sequence[Ply], viewer: int) -> list[Told]:
    out: list[Told] = []
    decider = CHANCE
    for ply in plies:
        decider = decider if ply.seat == CHANCE else ply.seat  # chance carries on what they began
        out.extend([Told(event, decider) for event in ply.events if sees(event.audience, viewer)])
    return out


def about(told: Told) -> int | str:
    """The seat that an event is about; -1 if it is about none."""
    return told.event.message.args.get("seat", -1)


def news(told: Sequence[Told], board: Board, texts: Texts, names: Sequence[str]) -> list[str]:
    """What happened, in sentences: a paragraph for all that one seat did, or met with, in a row."""
    lines: list[str] = []
    for _, group in groupby(told, key=lambda each: (about(each), each.decider)):
        sentences = board.sentences([each.event for each in group], texts, names)
        lines.extend(wrap(texts.join(sentences), WIDTH, "- ", "  "))
    return lines


# ---- choices


@dataclass(frozen=True)
class Choice:
    number: int
    label: Message
    word: str  # its notation
    ends: Sequence[Effect]  # of its consequences those that end something


def choices(
    game: Game, s: State, legal: Sequence[int], texts: Texts, names: Sequence[str]
) -> list[str]:
    """Numbered, with their notation: short ones side by side, long ones on their own lines.

    A label with the attributes head, row and cell asks for a table if there are many of it.
    A choice that ends something says so; all that it does, `rules` tells.
    """
    listed = [
        Choice(
            number,
            game.voice.label(s, action),
            game.word(action),
            [each for each in game.preview(s, [action]) if each.tone == END],
        )
        for number, action in enumerate(legal, start=1)
    ]
    lines: list[str] = []
    plain: list[str] = []
    for head, group in groupby(listed, key=lambda choice: texts.part(choice.label, "head", names)):
        members = list(group)
        items = [
            f"{each.number:>3}) {texts.render(each.label, names)} [{each.word}]"
            f"{ending(each, texts, names)}"
            for each in members
        ]
        if head and len(members) >= MANY:
            lines.extend(in_columns(plain) + table_of(head, members, texts, names))
            plain = []
        else:
            plain.extend(items)
    return lines + in_columns(plain)


def more_choices(shortcuts: Sequence[tuple[str, str]], before: int) -> list[str]:
    """What a board offers besides, numbered on from the others."""
    lines: list[str] = []
    for number, (label, typed) in enumerate(shortcuts, start=before + 1):
        lines.extend(paragraph(f"{number:>3}) {label} [{typed}]"))
    return lines


def ending(choice: Choice, texts: Texts, names: Sequence[str]) -> str:
    """What a choice brings to its end, behind it."""
    if not choice.ends:
        return ""
    return " ! " + texts.listed([texts.render(each.message, names) for each in choice.ends])


def in_columns(items: Sequence[str]) -> list[str]:
    lines: list[str] = []
    for is_short, group in groupby(items, key=lambda item: cells(item) <= HALF):
        if is_short:
            lines.extend(columns(list(group), WIDTH))
        else:
            for item in group:
                lines.extend(wrap(item, WIDTH, "", " " * 5))
    return lines


def table_of(head: str, members: Sequence[Choice], texts: Texts, names: Sequence[str]) -> list[str]:
    """A line for each row, such as a ship, with its choices side by side."""
    rows: dict[str, list[str]] = {}
    for each in members:
        cell = f"{each.number:>2}) {texts.part(each.label, 'cell', names)}"
        if each.ends:
            cell += " !"
        rows.setdefault(texts.part(each.label, "row", names), []).append(cell)
    longest = max(len(row) for row in rows.values())
    widths = [
        max(cells(row[place]) for row in rows.values() if place < len(row))
        for place in range(longest)
    ]
    left = max(cells(name) for name in rows) + 6
    gap = " " * max(1, min(3, (WIDTH - left - sum(widths)) // max(1, longest - 1)))
    lines = wrap(head, WIDTH, "  ")
    for name, row in rows.items():
        padded = [together(pad(*each)) for each in zip(row, widths, strict=False)]
        lines.extend(wrap(gap.join(padded), WIDTH, pad(f"    {name}", left), " " * left))
    return lines


def rules(
    game: Game, s: State, legal: Sequence[int], picked: int, texts: Texts, names: Sequence[str]
) -> list[str]:
    """The rule behind each choice, or behind number *picked*, and then what each will do; choices
    of which the same is to be said together."""
    numbers_of: dict[str, list[int]] = {}
    asked = [each for each in enumerate(legal, start=1) if picked in {0, each[0]}]
    for number, action in asked:
        text = texts.render(game.voice.rule(s, action), names)
        numbers_of.setdefault(text, []).append(number)
    for number, action in asked:
        found = [texts.render(each.message, names) for each in game.preview(s, [action])]
        if found:
            text = texts.say("common-effects", effects=texts.listed(found))
            numbers_of.setdefault(text, []).append(number)
    lines: list[str] = []
    for text, numbers in numbers_of.items():
        begin = f"{spans(numbers):>3}) "
        lines.extend(wrap(text, WIDTH, begin, " " * 5))
    return lines


def spans(numbers: list[int]) -> str:
    """`1-4, 6` for 1, 2, 3, 4, 6."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join([f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs])


# ---- help


def heading(text: str, theme: Theme) -> str:
    begin = f"{theme.thick * 2} {text} "
    return begin + theme.thick * max(2, WIDTH - cells(begin))


def help_page(game: str, texts: Texts, theme: Theme, *, dynasty: bool = False) -> list[str]:
    """How the game goes; of A New Dynasty only where it is in use."""
    lines = [heading(texts.say("play-help-title"), theme)]
    guide = texts.game_guide(game)
    if dynasty:
        guide += "\n" + texts.say("imhotep-guide-dynasty")
    for text in guide.splitlines():
        lines.extend(wrap(text, WIDTH, "- ", "  "))
    lines.append(heading(texts.say("play-help-commands-title"), theme))
    for text in texts.say("play-help-commands").splitlines():
        lines.extend(wrap(text, WIDTH, "- ", "  "))
    lines.extend(wrap(texts.game_typing(game), WIDTH, "- ", "  "))
    return lines


# ---- the end


def score_sheet(
    sheets: Sequence[dict[str, int]], texts: Texts, names: Sequence[str], theme: Theme
) -> list[str]:
    """One column per player, one row per source, and the totals."""
    width = min(16, (WIDTH - LABEL) // len(names))
    lines = [pad("", LABEL) + "".join([pad_left(fit(name, width), width) for name in names])]
    for source in sheets[0]:
        values = [str(sheet[source]) for sheet in sheets]
        lines.append(sheet_row(texts.say(source), values, width))
    lines.append(theme.thin * (LABEL + width * len(names)))
    totals = [str(sum(sheet.values())) for sheet in sheets]
    lines.append(sheet_row(texts.say("play-sheet-total"), totals, width))
    return lines


def fit(name: str, width: int) -> str:
    return pad(name, width - 2).rstrip()


def sheet_row(label: str, values: Sequence[str], width: int) -> str:
    return pad(label, LABEL) + "".join([pad_left(value, width) for value in values])
