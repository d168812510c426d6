"""Text by terminal cells: kanji and kana take two, so len() is never the width."""

import unicodedata
from functools import lru_cache
from typing import Final

CUT: Final = ".."  # ends a text that was cut
JOINER: Final = "\u2060"  # takes no cell; no line ends beside it, and wrap takes it out

# Japanese has no spaces. A word mostly begins with kanji, katakana or a digit and ends in
# hiragana, so lines end between the two, after a comma or a full stop, but never next to these:
CLOSING: Final = frozenset("、。，．：；！？）」』】〕")
NOT_FIRST: Final = CLOSING | frozenset("・ー々")
OPENING: Final = frozenset("（「『【〔")
NOT_LAST: Final = OPENING | {"・"}
STOPS: Final = frozenset("、。")
# Words with hiragana inside that would be torn there: 置き場 受け取る 引き取る 持ち主
INSIDE: Final = frozenset({"き場", "け取", "き取", "ち主"})


def cells(text: str) -> int:
    """How many terminal cells the text takes. Texts hold no control characters."""
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth  # its tables take a while to load, and few commands need them

    return max(0, wcswidth(text))


def pad(text: str, width: int) -> str:
    """Cut or filled with spaces to exactly *width* cells."""
    text = truncate(text, width)
    return text + " " * (width - cells(text))


def pad_left(text: str, width: int) -> str:
    """As pad, with the text at the right: for columns of numbers."""
    text = truncate(text, width)
    return " " * (width - cells(text)) + text


def truncate(text: str, width: int) -> str:
    """At most *width* cells; what was cut ends with two full stops."""
    if cells(text) <= width:
        return text
    end = CUT[:width]
    return head(text, width - cells(end)) + end


def head(text: str, width: int) -> str:
    """The longest beginning that fits."""
    end = 0
    while end < len(text) and cells(text[: end + 1]) <= width:
        end += 1
    return text[:end]


def is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in {"W", "F"}


@lru_cache(maxsize=1024)  # screens are drawn again and again, most of their lines as before
def pieces(text: str) -> tuple[str, ...]:
    """The text cut wherever a line may end; a piece keeps the spaces that follow it."""
    out: list[str] = []
    piece = ""
    for char in text:
        if piece and may_break(piece[-1], char):
            out.append(piece)
            piece = ""
        piece += char
    return (*out, piece) if piece else tuple(out)


def may_break(before: str, after: str) -> bool:
    if JOINER in {before, after} or after == " " or after in NOT_FIRST or before in NOT_LAST:
        return False
    if before + after in INSIDE:
        return False
    if before == " " or before in STOPS or (is_wide(before) and after in OPENING):
        return True
    return is_wide(before) and ends_word(before) and not is_hiragana(after)


def ends_word(char: str) -> bool:
    return is_hiragana(char) or char in CLOSING


def is_hiragana(char: str) -> bool:
    return "\u3041" <= char <= "\u309f"


def wrap(text: str, width: int, indent: str = "", hanging: str | None = None) -> list[str]:
    """Lines of at most *width* cells. *indent* starts the first line, *hanging* the others."""
    hanging = indent if hanging is None else hanging
    lines: list[str] = []
    line = indent
    is_blank = True
    for piece in pieces(text):
        if not is_blank and cells(line) + cells(piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = hanging
            is_blank = True
        rest = piece
        while cells(line) + cells(rest.rstrip()) > width:  # one piece longer than a line
            part = head(rest, width - cells(line)) or rest[0]
            lines.append((line + part).rstrip())
            rest = rest[len(part) :].lstrip()
            line = hanging
        line += rest
        is_blank = is_blank and not rest.strip()
    if line.strip() or not lines:
        lines.append(line.rstrip())
    return [line.replace(JOINER, "") for line in lines]


def together(text: str) -> str:
    """The text for wrap to keep on one line where it can."""
    return JOINER.join(text)


def columns(items: list[str], width: int, gap: int = 2) -> list[str]:
    """Items in as many equal columns as fit, read downwards."""
    if not items:
        return []
    widest = max(cells(item) for item in items)
    across = max(1, min(len(items), (width + gap) // (widest + gap)))
    down = -(-len(items) // across)
    lines: list[str] = []
    for row in range(down):
        cellmates = items[row::down]
        padded = [pad(item, widest) for item in cellmates]
        lines.append(truncate((" " * gap).join(padded).rstrip(), width))
    return lines
