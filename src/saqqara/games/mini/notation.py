"""Mini: the whole position in words."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.mini import pile
from saqqara.games.mini.actions import (
    BID,
    DEAL,
    DRAW,
    RED,
    TAKE,
    TRIM,
    TURN,
    UNLOAD,
)
from saqqara.games.mini.state import MiniState, load_of, owner_at
from saqqara.games.mini.tables import CARD_WORD, SHIPS, SITE_WORD, SLOTS
from saqqara.kernel.frame import a_of, b_of, in_words, kind_of, seat_of

WORD: Final[dict[int, str]] = {
    DEAL: "deal {a1}",
    TURN: "turn {seat}",
    UNLOAD: "unload {a1} from {b1}",
    TAKE: "take {seat}",
    RED: "red {seat}",
    DRAW: "draw {b} for {a1}",
    BID: "bid {seat}",
}


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
    if kind_of(packed) == TRIM:
        card = CARD_WORD[a_of(packed)]
        return f"trim {seat_of(packed) + 1} from {card} after {b_of(packed)}"
    return in_words(WORD.get(kind_of(packed), "next"), packed)
