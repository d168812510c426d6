"""Mini: what people try that is not possible, and why."""

from mypy_extensions import i64

from saqqara.games.mini import pile
from saqqara.games.mini.actions import (
    DISCARD,
    LOAD,
    OFFER,
    QUARRY,
    RED_POINT,
    SAIL,
    TAKE_CARD,
)
from saqqara.games.mini.state import MiniState, load_of
from saqqara.kernel.event import Message


def why_not(s: MiniState, seat: i64, action: i64) -> Message:
    if action == QUARRY:
        return Message("mini-refused-store", {})
    if action < TAKE_CARD:
        ship = action - LOAD
        if action >= SAIL:
            ship = (action - SAIL) // 2
        if s.docked[ship] >= 0:
            return Message("mini-refused-sailed", {"ship": ship + 1})
        if action >= SAIL:
            return Message("mini-refused-no-load", {"ship": ship + 1})
        if s.stones[seat] == 0:
            return Message("mini-refused-no-stone", {})
        return Message("mini-refused-full", {"ship": ship + 1, "stones": load_of(s, ship)})
    if action < RED_POINT:
        return Message("mini-refused-no-card", {"slot": action - TAKE_CARD + 1})
    if action < OFFER:
        if pile.count(s.hands[seat], action - DISCARD) == 0:
            return Message("mini-refused-not-held", {})
        return Message("mini-refused-order", {})
    return Message("mini-refused-coins", {"coins": s.coins[seat]})
