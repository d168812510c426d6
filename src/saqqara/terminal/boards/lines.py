"""Lines that several boards have: labelled texts, and rows of a table."""

from saqqara.terminal.theme import WIDTH
from saqqara.text.width import cells, pad, truncate, wrap


def field_lines(fields: list[tuple[str, str]]) -> list[str]:
    """Labels on the left, as wide as the widest; long texts are wrapped beside them."""
    widest = max([cells(label) for label, _ in fields], default=0)
    lines: list[str] = []
    for label, text in fields:
        indent = f" {pad(label, widest)}  "
        lines.extend(wrap(text, WIDTH, indent, " " * cells(indent)))
    return lines


def table_row(mark: str, columns: list[tuple[str, int]]) -> str:
    """One line of the table; a column leaves at least one cell to the next."""
    parts = [pad(truncate(text, width - 1), width) for text, width in columns]
    return (pad(mark, 2) + "".join(parts)).rstrip()
