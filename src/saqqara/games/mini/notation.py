"""Mini in words: notation, position text, prompts and labels.

Notation: `quarry`, `load 1`, `sail 2 temple`, `take 3`, `red point`, `red coin`,
`discard 4`, `offer 2`; chance: `deal red`, `draw 3`. Ships and slots count from 1.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.mini import pile
from saqqara.games.mini.actions import (
    BID,
    DEAL,
    DEAL_CARD,
    DISCARD,
    DRAW,
    DRAW_CARD,
    LOAD,
    OFFER,
    QUARRY,
    RED,
    RED_POINT,
    SAIL,
    TAKE,
    TAKE_CARD,
    TRIM,
    TURN,
    UNLOAD,
)
from saqqara.games.mini.state import MiniState, load_of, owner_at
from saqqara.games.mini.tables import CARD_WORD, HAND, SHIPS, SITE_WORD, SLOTS
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of, b_of, kind_of, seat_of

CARD_NAME: Final[tuple[str, ...]] = (
    "mini-card-red",
    "mini-card-1",
    "mini-card-2",
    "mini-card-3",
    "mini-card-4",
)
SHIP_NAME: Final[tuple[str, ...]] = ("mini-ship-1", "mini-ship-2")
SITE_NAME: Final[tuple[str, ...]] = ("mini-site-market", "mini-site-temple")


def word(action: i64) -> str:
    if action == QUARRY:
        return "quarry"
    if action < SAIL:
        return f"load {action - LOAD + 1}"
    if action < TAKE_CARD:
        return f"sail {(action - SAIL) // 2 + 1} {SITE_WORD[(action - SAIL) % 2]}"
    if action < RED_POINT:
        return f"take {action - TAKE_CARD + 1}"
    if action < DISCARD:
        return "red point" if action == RED_POINT else "red coin"
    if action < OFFER:
        return f"discard {CARD_WORD[action - DISCARD]}"
    if action < DEAL_CARD:
        return f"offer {action - OFFER}"
    if action < DRAW_CARD:
        return f"deal {CARD_WORD[action - DEAL_CARD]}"
    return f"draw {CARD_WORD[action - DRAW_CARD]}"


# ---- the whole position in one line


def position(s: MiniState, players: i64) -> str:
    parts = [f"round {s.round} turn {s.turn + 1}", "deck " + " ".join(pile.words(s.deck))]
    for slot in range(SLOTS):
        parts.append("slot " + (CARD_WORD[s.slots[slot]] if s.slots[slot] >= 0 else "-"))
    for ship in range(SHIPS):
        owners = [str(owner_at(s, ship, place) + 1) for place in range(load_of(s, ship))]
        site = SITE_WORD[s.docked[ship]] if s.docked[ship] >= 0 else "-"
        parts.append(f"ship {site} " + " ".join(owners))
    for seat in range(players):
        parts.append(camp_position(s, seat))
    parts.append("pending " + ", ".join([pending(s.stack[i]) for i in range(s.depth)]))
    return " | ".join(parts)


def camp_position(s: MiniState, seat: i64) -> str:
    fields = [
        f"seat {seat + 1} stones {s.stones[seat]} coins {s.coins[seat]} points {s.points[seat]}",
        f"offer {s.sealed[seat]}",
        "taken " + " ".join(pile.words(s.taken[seat])),
        "hand " + " ".join(pile.words(s.hands[seat])),
        "trimmed " + " ".join(pile.words(s.trimmed[seat])),
    ]
    return "; ".join(fields)


def pending(packed: i64) -> str:
    """One frame in words; steps nest here, so a position names every frame it has."""
    kind = kind_of(packed)
    who = seat_of(packed) + 1
    if kind == DEAL:
        return f"deal {a_of(packed) + 1}"
    if kind == TURN:
        return f"turn {who}"
    if kind == UNLOAD:
        return f"unload {a_of(packed) + 1} from {b_of(packed) + 1}"
    if kind == TAKE:
        return f"take {who}"
    if kind == RED:
        return f"red {who}"
    if kind == DRAW:
        return f"draw {b_of(packed)} for {a_of(packed) + 1}"
    if kind == TRIM:
        return f"trim {who} from {CARD_WORD[a_of(packed)]} after {b_of(packed)}"
    return f"bid {who}" if kind == BID else "next"


# ---- messages


def prompt(s: MiniState) -> Message:
    packed = s.top()
    kind = kind_of(packed)
    if kind == TURN:
        return Message("mini-prompt-turn", {})
    if kind == TAKE:
        return Message("mini-prompt-take", {})
    if kind == RED:
        return Message("mini-prompt-red", {})
    if kind == TRIM:
        excess = pile.size(s.hands[seat_of(packed)]) - HAND
        return Message("mini-prompt-trim", {"cards": excess})
    if kind == BID:
        return Message("mini-prompt-bid", {})
    return Message("mini-prompt-deal" if kind == DEAL else "mini-prompt-draw", {})


def label(s: MiniState, action: i64) -> Message:
    if action == QUARRY:
        return Message("mini-label-quarry", {})
    if action < SAIL:
        return Message("mini-label-load", {"ship": SHIP_NAME[action - LOAD]})
    if action < TAKE_CARD:
        args: dict[str, int | str] = {
            "ship": SHIP_NAME[(action - SAIL) // 2],
            "site": SITE_NAME[(action - SAIL) % 2],
        }
        return Message("mini-label-sail", args)
    if action < RED_POINT:
        slot = action - TAKE_CARD
        return Message("mini-label-take", {"slot": slot + 1, "card": CARD_NAME[s.slots[slot]]})
    if action < DISCARD:
        return Message("mini-label-point" if action == RED_POINT else "mini-label-coin", {})
    if action < OFFER:
        return Message("mini-label-discard", {"card": CARD_NAME[action - DISCARD]})
    if action < DEAL_CARD:
        return Message("mini-label-offer", {"coins": action - OFFER})
    if action < DRAW_CARD:
        return Message("mini-label-deal", {"card": CARD_NAME[action - DEAL_CARD]})
    return Message("mini-label-draw", {"card": CARD_NAME[action - DRAW_CARD]})


def rule(action: i64) -> Message:
    if action < TAKE_CARD:
        return Message("mini-rule-turn", {"rule": "MIN-2"})
    if action < DISCARD:
        return Message("mini-rule-market", {"rule": "MIN-4"})
    if action < OFFER:
        return Message("mini-rule-trim", {"rule": "MIN-5"})
    if action < DEAL_CARD:
        return Message("mini-rule-bid", {"rule": "MIN-6"})
    if action < DRAW_CARD:
        return Message("mini-rule-deal", {"rule": "MIN-1"})
    return Message("mini-rule-draw", {"rule": "MIN-5"})
