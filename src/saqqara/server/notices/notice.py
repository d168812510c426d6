"""What is told, and its words in the reader's language."""

import unicodedata
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from saqqara.text import Texts, pick_language

LONGEST_NAME: Final = 80  # characters of a name or a table's name that a notice shows
CUT: Final = ".."
# Line ends and controls would let a name pose as another line; format characters turn the
# writing direction round. Surrogates cannot be sent at all.
UNSHOWN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
JOINER: Final = "\u200d"  # of that kind, but emoji are made of it


class Notice(msgspec.Struct, frozen=True):
    """For one person, about one table."""

    table_id: str
    game: str  # its id, such as imhotep; only a test may have none
    ply: int
    name: str  # of the person who is told
    table_name: str
    url: str  # of the table
    kind: Literal["turn", "test", "over", "rematch"]
    language: str


def as_it_is(text: str) -> str:
    return text


def words(notice: Notice, escape: Callable[[str], str] = as_it_is) -> tuple[str, str]:
    """Title and body, each one line. *escape* takes the markup out of what people wrote."""
    texts = Texts(pick_language(notice.language))
    name = escape(one_line(notice.name))
    table = escape(one_line(notice.table_name))
    if notice.kind == "test":
        return texts.say("notice-test-title"), texts.say("notice-test-body", name=name)
    game = texts.game_name(notice.game)
    if notice.kind == "over":
        title = texts.say("notice-over-title", game=game)
        return title, texts.say("notice-over-body", name=name, table=table)
    if notice.kind == "rematch":
        title = texts.say("notice-rematch-title", game=game)
        return title, texts.say("notice-rematch-body", name=name)
    title = texts.say("notice-turn-title", game=game)
    return title, texts.say("notice-turn-body", name=name, table=table)


def one_line(text: str) -> str:
    """What a person wrote, short and without characters that are not shown."""
    spaced = " ".join(text.split())
    shown = [char for char in spaced if char == JOINER or not is_unshown(char)]
    if len(shown) > LONGEST_NAME:
        shown = [*shown[: LONGEST_NAME - len(CUT)], CUT]
    return "".join(shown)


def is_unshown(char: str) -> bool:
    return unicodedata.category(char) in UNSHOWN
