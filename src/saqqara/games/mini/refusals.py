"""Mini: what people try that is not possible, and why."""

from mypy_extensions import i64

from saqqara.games.mini import pile
from saqqara.games.mini.actions import (
    BID,
    DEAL_CARD,
    DISCARD,
    LOAD,
    OFFER,
    QUARRY,
    RED_POINT,
    SAIL,
    TAKE,
    TAKE_CARD,
    TRIM,
    TURN,
)
from saqqara.games.mini.state import MiniState, load_of
from saqqara.kernel.event import Message
from saqqara.kernel.frame import kind_of, seat_of
from saqqara.kernel.game import Refusal


def list_refusals(s: MiniState, legal: list[int]) -> list[Refusal]:
    packed = s.top()
    return [
        Refusal(action, why_not(s, seat_of(packed), action))
        for action in tried(kind_of(packed))
        if action not in legal
    ]


def tried(kind: i64) -> range:
    """The actions that people would try when this is asked."""
    if kind == TURN:
        return range(QUARRY, TAKE_CARD)
    if kind == TAKE:
        return range(TAKE_CARD, RED_POINT)
    if kind == TRIM:
        return range(DISCARD, OFFER)
    if kind == BID:
        return range(OFFER, DEAL_CARD)
    return range(0)


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
