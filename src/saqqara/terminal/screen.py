"""Lines to show: choices, news, rules, help and the score sheet. Nothing here reads or decides."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from saqqara.kernel.event import Event, sees
from saqqara.kernel.game import Game
from saqqara.kernel.match import Ply
from saqqara.kernel.state import State
from saqqara.terminal.scene import Board
from saqqara.terminal.theme import WIDTH, Theme
from saqqara.text import Texts
from saqqara.text.width import cells, columns, pad, pad_left, wrap

HALF: Final = (WIDTH - 2) // 2  # a choice that is wider gets a line of its own
LABEL: Final = 24  # cells of the first column of the score sheet


def paragraph(text: str, indent: str = "") -> list[str]:
    return wrap(text, WIDTH, indent, indent)


# ---- news


def events_for(plies: Sequence[Ply], viewer: int) -> list[Event]:
    return [event for ply in plies for event in ply.events if sees(event.audience, viewer)]


def about(event: Event) -> int | str:
    """The seat that an event is about; -1 if it is about none."""
    return event.message.args.get("seat", -1)


def news(events: Sequence[Event], board: Board, texts: Texts, names: Sequence[str]) -> list[str]:
    """What happened, in sentences: a paragraph for all that one seat did in a row."""
    lines: list[str] = []
    for _, group in groupby(events, key=about):
        sentences = board.sentences(list(group), texts, names)
        lines.extend(wrap(texts.join(sentences), WIDTH, "- ", "  "))
    return lines


# ---- choices


def choices(
    game: Game, s: State, legal: Sequence[int], texts: Texts, names: Sequence[str]
) -> list[str]:
    """Numbered, with their notation: short ones side by side, long ones on their own lines."""
    items: list[str] = []
    for number, action in enumerate(legal, start=1):
        label = texts.render(game.label(s, action), names)
        items.append(f"{number:>3}) {label} [{game.word(action)}]")
    lines: list[str] = []
    for is_short, group in groupby(items, key=lambda item: cells(item) <= HALF):
        if is_short:
            lines.extend(columns(list(group), WIDTH))
        else:
            for item in group:
                lines.extend(wrap(item, WIDTH, "", " " * 5))
    return lines


def rules(
    game: Game, s: State, legal: Sequence[int], picked: int, texts: Texts, names: Sequence[str]
) -> list[str]:
    """The rule behind each choice, or behind number *picked*; choices with one rule together."""
    numbers_of: dict[str, list[int]] = {}
    for number, action in enumerate(legal, start=1):
        if picked in {0, number}:
            text = texts.render(game.rule(s, action), names)
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


def help_page(game: str, texts: Texts, theme: Theme) -> list[str]:
    lines = [heading(texts.say("play-help-title"), theme)]
    for text in texts.game_guide(game).splitlines():
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
