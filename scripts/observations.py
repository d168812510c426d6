"""Writes docs/observations.md from the games: `PYTHONPATH=src python scripts/observations.py`.

A test compares the two, so that every index of an observation is described as it is written.
"""

from pathlib import Path

from saqqara.games import GAMES
from saqqara.kernel.encoding import Part, width
from saqqara.kernel.errors import OptionError
from saqqara.kernel.spec import Spec

DOCUMENT = Path(__file__).parents[1] / "docs" / "observations.md"
HEAD = """# Observations, index by index

What a seat sees, as numbers (`saqqara.research.observation`, every door of
[research](research.md)). Made by `scripts/observations.py` from the games' own lists; a test
compares them. Every entry is a byte from 0 to *high*. Seats are counted **from the viewer**: 0 is
the viewer, 1 the next one clockwise; only the part `seat`, and actions that name a seat, count as
the table does. An entry depends on nothing that the seat may not see. The games' `ENCODING` numbers
freeze all of it: a change of an index or a meaning raises the number, and what was made for
another is refused.
"""

Layouts = dict[int, list[Part]]  # by number of players


def layouts(spec: Spec, options: dict[str, str]) -> Layouts:
    found: Layouts = {}
    for players in spec.players:
        try:
            found[players] = spec.game(players, options).encoder.layout()
        except OptionError:  # some values need more players
            continue
    return found


def shape(found: Layouts) -> list[tuple[str, int]]:
    return [(part.name, part.size) for parts in found.values() for part in parts]


def variants(spec: Spec) -> list[tuple[list[str], Layouts]]:
    """Layouts that differ, each with the options that bring it about; first the default."""
    standard = layouts(spec, {})
    found: list[tuple[list[str], Layouts]] = [([], standard)]
    for option in spec.options:
        for value in option.values[1:]:
            other = layouts(spec, {option.id: value})
            if len(other) < len(standard):
                continue
            known = [each for each in found if shape(each[1]) == shape(other)]
            if not known:
                found.append(([f"{option.id}={value}"], other))
            elif known[0][0]:
                known[0][0].append(f"{option.id}={value}")
    return found


def table(found: Layouts) -> list[str]:
    counts = list(found)
    lines = [
        f"| part | {' | '.join([f'{n} players' for n in counts])} | high | entry i |",
        f"|---|{'---|' * (len(counts) + 2)}",
    ]
    starts = dict.fromkeys(counts, 0)
    for place, part in enumerate(found[counts[0]]):
        ranges: list[str] = []
        for players in counts:
            size = found[players][place].size
            first = starts[players]
            ranges.append(str(first) if size == 1 else f"{first}-{first + size - 1}")
            starts[players] += size
        about = part.about.replace("|", "/")
        lines.append(f"| `{part.name}` | {' | '.join(ranges)} | {part.high} | {about} |")
    totals = " | ".join([str(width(found[players])) for players in counts])
    return [*lines, f"| in all | {totals} | | |"]


def document() -> str:
    lines = [HEAD]
    for spec in GAMES:
        lines.append(f"## {spec.id}, `ENCODING` {spec.encoding}\n")
        for options, found in variants(spec):
            if options:
                lines.append(f"\nWith {', '.join([f'`{each}`' for each in options])}:\n")
            lines += table(found)
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    DOCUMENT.write_text(document(), "utf-8")
