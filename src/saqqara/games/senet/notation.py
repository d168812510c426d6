"""Senet: the whole position in words."""

from mypy_extensions import i64

from saqqara.games.senet.actions import STICKS, TURN
from saqqara.games.senet.state import SEATS, SenetState
from saqqara.kernel.bits import members
from saqqara.kernel.frame import a_of, kind_of, seat_of


def position(s: SenetState) -> str:
    parts = [f"start {s.start + 1}", f"throws {s.throws}", f"thrown {s.thrown}"]
    parts.append(f"by {s.thrower + 1}")
    seat: i64
    for seat in range(SEATS):
        squares = " ".join([str(square) for square in members(s.pawns[seat])])
        parts.append(f"seat {seat + 1}; pawns {squares}")
    parts.append(pending(s))
    return " | ".join(parts)


def pending(s: SenetState) -> str:
    """What is awaited: one frame at most."""
    if s.depth == 0:
        return "over"
    packed = s.top()
    if kind_of(packed) == TURN:
        return f"turn {seat_of(packed) + 1}"
    if kind_of(packed) == STICKS:
        return f"sticks {a_of(packed) + 1}"
    return "draw first"
