"""Senet: points and tie-break, pure functions of a position (SEN-7.1, 7.2)."""

from mypy_extensions import i64

from saqqara.games.senet.state import SenetState, on_board
from saqqara.games.senet.tables import OFF, SQUARES
from saqqara.kernel.bits import has


def borne_off(s: SenetState, seat: i64, pawns: i64) -> i64:
    """A point for each pawn that has left the board; before the draw none stands on it."""
    if s.start < 0:
        return 0
    return pawns - on_board(s, seat)


def way_left(s: SenetState, seat: i64) -> i64:
    """Squares that the pawns of a seat still have to go."""
    left: i64 = 0
    square: i64
    for square in range(1, SQUARES + 1):
        if has(s.pawns[seat], square):
            left += OFF - square
    return left
