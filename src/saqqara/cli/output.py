"""What commands print: tables, JSON and progress bars."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from saqqara.text.width import cells, pad, pad_left


def print_json(data: object) -> None:
    """Readable where the terminal can show it, escaped where it cannot."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    print(json.dumps(data, ensure_ascii=encoding != "utf8", indent=2))


def print_table(head: list[str], rows: list[list[str]], words: int = 1) -> None:
    """Aligned columns: the first *words* columns hold words, the others numbers."""
    lines = [head, *rows]
    widths = [max(cells(line[place]) for line in lines) for place in range(len(head))]
    for line in lines:
        shown = [
            pad(text, width) if place < words else pad_left(text, width)
            for place, (text, width) in enumerate(zip(line, widths, strict=True))
        ]
        print("  ".join(shown).rstrip())


def safe_line(text: str) -> str:
    """One line without control characters, whatever a file or an argument held."""
    line = " ".join(text.split(" "))
    shown = [
        char if char.isprintable() or char == "\u3000" else char.encode("unicode_escape").decode()
        for char in line
    ]
    return "".join(shown)


def complain(text: str) -> None:
    print(safe_line(f"saqqara: {text}"), file=sys.stderr)


@contextmanager
def progress_bar(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """Something to report progress to; shown only where somebody watches."""
    from tqdm import tqdm

    shown = sys.stderr.isatty()
    with tqdm(total=total, desc=label, ascii=True, file=sys.stderr, disable=not shown) as bar:
        yield bar.update
