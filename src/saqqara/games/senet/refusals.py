"""Senet: what people try that is not possible, and why. In the order in which rules.py asks."""

from mypy_extensions import i64

from saqqara.games.senet import rules
from saqqara.games.senet.actions import BACK
from saqqara.games.senet.state import SenetState
from saqqara.games.senet.tables import HAPPINESS, OFF
from saqqara.games.senet.verbs import square_of
from saqqara.kernel.bits import has
from saqqara.kernel.event import Message


def why_not(s: SenetState, seat: i64, action: i64) -> Message:
    square = square_of(action)
    if action >= BACK:
        return no_way_back(s, seat, square)
    target = square + s.thrown
    if square > HAPPINESS:
        return Message("senet-exact", {"square": square, "squares": OFF - square})
    if square < HAPPINESS < target:
        return Message("senet-happiness-first", {"square": square, "squares": HAPPINESS - square})
    if rules.passes_block(s, seat, square, target):
        return Message("senet-block", {"square": square})
    return no_place(s, seat, square, target)


def no_way_back(s: SenetState, seat: i64, square: i64) -> Message:
    if rules.can_go(s, seat, s.thrown, True):
        return Message("senet-forward-first", {})
    if square > HAPPINESS:
        return Message("senet-no-return", {"square": square})
    target = square - s.thrown
    if target < 1:
        return Message("senet-behind-start", {"square": square})
    if rules.passes_block(s, seat, target, square):
        return Message("senet-block", {"square": square})
    return no_place(s, seat, square, target)


def no_place(s: SenetState, seat: i64, square: i64, target: i64) -> Message:
    if has(s.pawns[seat], target):
        return Message("senet-own-pawn", {"square": square, "to": target})
    return Message("senet-guarded", {"square": square, "to": target, "other_seat": 1 - seat})
