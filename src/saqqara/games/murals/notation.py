"""Murals of the Nile in words: notation, position text, prompts, labels and rule references.

Notation: `draw` (turn up a card of the deck), `stop`, `hand 45`, `display 95`, `take deck`,
`take 95`; chance: `reveal 45`, `deal 45`, `first 2`.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.murals.actions import (
    BY_ANKH,
    BY_COMBO,
    DEAL,
    DEALT,
    DISPLAY,
    DRAW,
    DRAWN,
    FIRST,
    GO_ON,
    HAND,
    OWED,
    REVEAL,
    START,
    STOP,
    TAKE,
    TAKE_DECK,
    TURN,
)
from saqqara.games.murals.cards import CARD_WORD
from saqqara.games.murals.scoring import finishing_steps
from saqqara.games.murals.sheet import Sheet
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
    to_come,
    words,
)
from saqqara.games.murals.tables import AREAS, LETTERS
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of

AREA_NAME: Final[tuple[str, ...]] = (
    "murals-area-a",
    "murals-area-b",
    "murals-area-c",
    "murals-area-d",
    "murals-area-e",
    "murals-area-f",
    "murals-area-g",
    "murals-area-h",
    "murals-area-j",
    "murals-area-k",
    "murals-area-l",
    "murals-area-m",
)


def word(action: i64) -> str:
    if action == DRAW:
        return "draw"
    if action == STOP:
        return "stop"
    if action < DISPLAY:
        return "hand " + CARD_WORD[action - HAND]
    if action < TAKE_DECK:
        return "display " + CARD_WORD[action - DISPLAY]
    if action == TAKE_DECK:
        return "take deck"
    if action < REVEAL:
        return "take " + CARD_WORD[action - TAKE]
    if action < DEAL:
        return "reveal " + CARD_WORD[action - REVEAL]
    if action < FIRST:
        return "deal " + CARD_WORD[action - DEAL]
    return f"first {action - FIRST + 1}"


# ---- the whole position in one line


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
    kind = kind_of(packed)
    if kind == TURN:
        return f"turn {seat_of(packed) + 1}"
    if kind == DRAWN:
        return "reveal"
    if kind == OWED:
        return f"take {a_of(packed)} {why(b_of(packed))} {seat_of(packed) + 1}"
    if kind == DEALT:
        return f"deal {a_of(packed)} {why(b_of(packed))} {c_of(packed) + 1}"
    if kind == START:
        return "first"
    return "go on" if kind == GO_ON else "begin"


def why(reason: i64) -> str:
    if reason == BY_ANKH:
        return "ankh"
    return "combo" if reason == BY_COMBO else "start"


# ---- messages


def card_args(card: i64) -> dict[str, int | str]:
    """A card in a message: its two digits, as 8 must be read 08."""
    return {"tens": card // 10, "ones": card % 10}


def prompt(s: MuralsState) -> Message:
    packed = s.top()
    kind = kind_of(packed)
    if kind == TURN:
        if s.count == 0:
            return Message("murals-prompt-first-card", {})
        args = card_args(s.last)
        args["cards"] = s.count
        return Message("murals-prompt-turn", args)
    if kind == OWED:
        if b_of(packed) == BY_ANKH:
            return Message("murals-prompt-ankh", {})
        return Message("murals-prompt-combo", {"cards": to_come(s, a_of(packed))})
    if kind == DRAWN:
        return Message("murals-prompt-reveal", {})
    if kind == DEALT:
        return Message("murals-prompt-deal", {})
    return Message("murals-prompt-start", {})


def label(s: MuralsState, sheet: Sheet, action: i64) -> Message:
    if action == DRAW:
        return Message("murals-label-draw", {})
    if action == STOP:
        args: dict[str, int | str] = {
            "steps": sheet.steps[s.count],
            "cards": to_come(s, sheet.draws[s.count]),
        }
        return Message("murals-label-stop", args)
    if action < DISPLAY:
        return placing(s, sheet, "murals-label-hand", action - HAND)
    if action < TAKE_DECK:
        return placing(s, sheet, "murals-label-display", action - DISPLAY)
    if action == TAKE_DECK:
        return Message("murals-label-take-deck", {})
    if action < REVEAL:
        return Message("murals-label-take", card_args(action - TAKE))
    if action < DEAL:
        return Message("murals-label-reveal", card_args(action - REVEAL))
    if action < FIRST:
        return Message("murals-label-deal", card_args(action - DEAL))
    return Message("murals-label-first", {"seat": action - FIRST})


def placing(s: MuralsState, sheet: Sheet, id: str, card: i64) -> Message:
    """Placing a card, with the steps that it brings if it finishes its area."""
    args = card_args(card)
    args["steps"] = finishing_steps(s, sheet, card)
    return Message(id, args)


def rule(action: i64) -> Message:
    if action == DRAW:
        return Message("murals-rule-draw", {"rule": "MUR-4.4"})
    if action == STOP:
        return Message("murals-rule-stop", {"rule": "MUR-7.4"})
    if action < DISPLAY:
        return Message("murals-rule-hand", {"rule": "MUR-5.6"})
    if action < TAKE_DECK:
        return Message("murals-rule-display", {"rule": "MUR-5.6"})
    if action < REVEAL:
        return Message("murals-rule-take", {"rule": "MUR-7.3"})
    if action < DEAL:
        return Message("murals-rule-reveal", {"rule": "MUR-6.1"})
    if action < FIRST:
        return Message("murals-rule-deal", {"rule": "MUR-2.1"})
    return Message("murals-rule-first", {"rule": "MUR-3.4"})
