"""What people type: a number, a command, or notation, on any keyboard and in any language."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from saqqara.kernel.match import plain
from saqqara.terminal.scene import Board

NOTHING: Final = "nothing"
CHOICE: Final = "choice"
MOVES: Final = "moves"
UNDO: Final = "undo"
RULES: Final = "rules"
HINT: Final = "hint"
HELP: Final = "help"
BOARD: Final = "board"
LOG: Final = "log"
QUIT: Final = "quit"

# Every word is understood whatever the language of the texts; the help names the usual ones.
WORDS: Final = {
    UNDO: ("undo", "u", "取り消す", "取消", "取り消し", "取消し", "戻す"),
    RULES: ("?", "rule", "rules", "ルール"),
    HINT: ("hint", "ヒント"),
    HELP: ("help", "h", "ヘルプ", "説明"),
    BOARD: ("board", "b", "盤", "盤面"),
    LOG: ("log", "l", "ログ", "経過"),
    QUIT: ("quit", "q", "exit", "終了", "やめる"),
}
VERB_OF: Final = {word: verb for verb, words in WORDS.items() for word in words}
TAKES_NUMBER: Final = frozenset({RULES, LOG})
LONGEST_NUMBER: Final = 6  # digits; no list is longer
LONGEST_NOTATION: Final = 8  # words; far more than any game needs

SEPARATORS: Final = re.compile("[,;、。]")
SHOWN_GAP: Final = ", "  # one of them


@dataclass(frozen=True)
class Request:
    verb: str
    number: int = 0  # of the choice or of lines; 0 = not given
    text: str = ""  # notation, for MOVES


def read(line: str) -> Request:
    """Understand one line. Whatever is neither a number nor a command counts as notation."""
    text = plain(line)
    if not text:
        return Request(NOTHING)
    if is_number(text):
        return Request(CHOICE, int(text))
    if text.startswith("?"):
        head, rest = "?", text[1:].strip()  # `?3` will do
    else:
        head, _, rest = text.partition(" ")
    verb = VERB_OF.get(head, MOVES)
    if not rest and verb != MOVES:
        return Request(verb)
    if verb in TAKES_NUMBER and is_number(rest):
        return Request(verb, int(rest))
    return Request(MOVES, text=text)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def notation(text: str, known: Mapping[str, int], board: Board) -> list[str]:
    """The decisions in a line such as `lay 3, lay 5, declare` or `3 5 declare`.

    A part that is not understood stays as it was typed, for the rules to refuse.
    """
    out: list[str] = []
    for part in SEPARATORS.split(text):
        words = part.split()
        while words:
            taken = longest_known(words, known)
            if taken:
                out.append(" ".join(words[:taken]))
            else:
                taken = 1
                out.append(board.long_form(words[0]) or words[0])
            words = words[taken:]
    return board.in_order(out)


def longest_known(words: list[str], known: Mapping[str, int]) -> int:
    """How many of the first words are one notation together; 0 if none are."""
    for count in range(min(len(words), LONGEST_NOTATION), 0, -1):
        if " ".join(words[:count]) in known:
            return count
    return 0
