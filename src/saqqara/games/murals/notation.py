"""Murals of the Nile: the whole position in words."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.murals.actions import (
    BY_ANKH,
    BY_COMBO,
    DEALT,
    DRAWN,
    GO_ON,
    OWED,
    START,
    TURN,
)
from saqqara.games.murals.cards import CARD_WORD
from saqqara.games.murals.state import (
    AREA,
    COMBO,
    DECK,
    HELD,
    KNOWN,
    MISS,
    SHEET,
    SHOWN,
    MuralsState,
    painter,
    words,
)
from saqqara.games.murals.tables import AREAS, LETTERS
from saqqara.kernel.frame import b_of, in_words, kind_of

WORD: Final[dict[int, str]] = {
    TURN: "turn {seat}",
    DRAWN: "reveal",
    OWED: "take {a} {why} {seat}",
    DEALT: "deal {a} {why} {c1}",
    START: "first",
    GO_ON: "go on",
}


def position(s: MuralsState, players: i64) -> str:
    last = CARD_WORD[s.last] if s.last >= 0 else "-"
    painters = [f"{LETTERS[area]}{painter(s, area) + 1}" for area in range(AREAS)]
    parts = [
        f"turn {s.turn + 1} count {s.count} last {last}",
        "deck " + " ".join(words(s, DECK)),
        "display " + " ".join(words(s, SHOWN)),
        "sheet " + " ".join(words(s, SHEET)),
        "areas " + " ".join(painters),
    ]
    for seat in range(players):
        parts.append(camp_position(s, seat))
    parts.append("pending " + ", ".join([pending(s.stack[i]) for i in range(s.depth)]))
    return " | ".join(parts)


def camp_position(s: MuralsState, seat: i64) -> str:
    fields = [
        f"seat {seat + 1}",
        "hand " + " ".join(words(s, HELD + seat)),
        "known " + " ".join(words(s, KNOWN + seat)),
        f"combo {s.cubes[COMBO + seat]} area {s.cubes[AREA + seat]} miss {s.cubes[MISS + seat]}",
    ]
    return "; ".join(fields)


def pending(packed: i64) -> str:
    """One frame in words."""
    form = WORD.get(kind_of(packed), "begin")
    return in_words(form.replace("{why}", why(b_of(packed))), packed)


def why(reason: i64) -> str:
    if reason == BY_ANKH:
        return "ankh"
    return "combo" if reason == BY_COMBO else "start"
