"""Senet: the rules. Rule ids are those of docs/rules/senet.md.

Map (frame kind, who decides, what follows)
    DRAW_FIRST  chance   who begins; their foremost pawn takes one step, then STICKS
    STICKS      chance   the four sticks are thrown for a seat (a): TURN, or if no pawn can move
                         STICKS again for the next throw
    TURN        a seat   which pawn moves; then STICKS for the next throw, unless the game is over

A throw is used at once and by one pawn. `forward` and `backward` say where a pawn would stop, 0
if it cannot move; hints, labels and refusals ask them too.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.senet import tell
from saqqara.games.senet.actions import BACK, FIRST, MOVE, STICKS, THROW, TURN
from saqqara.games.senet.state import SEATS, SenetState, blocks, guarded, rebirth
from saqqara.games.senet.tables import (
    HAPPINESS,
    HORUS,
    MOST_THROWS,
    OFF,
    SQUARES,
    VALUES,
    WATER,
)
from saqqara.kernel.bits import bit, has
from saqqara.kernel.frame import CHANCE, a_of, frame, seat_of
from saqqara.kernel.game import Choices

NOWHERE: Final = 0

# ---- setup


def set_up(s: SenetState, start: i64, pawns: i64) -> None:
    """Pawns stand in turn on the first squares, the foremost is the start player's (SEN-2.1)."""
    s.start = start
    square: i64
    for square in range(1, 2 * pawns + 1):
        if square % 2 == 0:
            s.pawns[start] |= bit(square)
        else:
            s.pawns[1 - start] |= bit(square)


def open_game(s: SenetState, pawns: i64) -> None:
    """The 1 that made them begin is used by their foremost pawn (SEN-2.3)."""
    foremost = 2 * pawns
    if s.log is not None:
        tell.opening(s, foremost)
    s.pawns[s.start] += bit(foremost + 1) - bit(foremost)
    s.then(frame(STICKS, CHANCE, s.start))


def list_first(out: Choices) -> None:
    seat: i64
    for seat in range(SEATS):
        out.add(FIRST + seat)


def decide_first(s: SenetState, action: i64, pawns: i64) -> None:
    """Who begins is drawn (SEN-2.2)."""
    if s.log is not None:
        tell.first(s, action - FIRST)
    set_up(s, action - FIRST, pawns)
    open_game(s, pawns)


# ---- the sticks


def list_throws(out: Choices) -> None:
    value: i64
    for value in range(1, VALUES + 1):
        out.add(THROW + value - 1)


def throws_again(value: i64) -> bool:
    """One, four and five are followed by another throw (SEN-3.2)."""
    return value == 1 or value > 3


def decide_throw(s: SenetState, packed: i64, action: i64) -> None:
    """The sticks show how far a pawn moves; if none can, the throw is lost (SEN-3.1, 5.3)."""
    seat = a_of(packed)
    value = action - THROW + 1
    if s.log is not None:
        tell.throw(s, seat, value)
    s.thrower = seat
    s.thrown = value
    s.throws += 1
    if can_go(s, seat, value, True) or can_go(s, seat, value, False):
        s.then(frame(TURN, seat))
        return
    if s.log is not None:
        tell.stuck(s, seat)
    next_throw(s, seat, throws_again(value))


def next_throw(s: SenetState, seat: i64, again: bool) -> None:
    """The same player's, or the other's; after very many throws the game is over (SEN-7.2)."""
    if s.throws == MOST_THROWS:
        if s.log is not None:
            tell.stopped(s)
        return
    if not again:
        seat = 1 - seat
    s.then(frame(STICKS, CHANCE, seat))


# ---- where a pawn can go


def passes_block(s: SenetState, seat: i64, low: i64, high: i64) -> bool:
    """Do three or more pawns of the other stand in a row between two squares (SEN-4.5)?"""
    between = bit(high) - bit(low + 1)
    return blocks(s.pawns[1 - seat] & between) != 0


def may_stop(s: SenetState, seat: i64, square: i64) -> bool:
    """Not on an own pawn (SEN-4.2), nor on one of the other's that is guarded (SEN-4.4)."""
    return not has(s.pawns[seat], square) and not guarded(s.pawns[1 - seat], square)


def forward(s: SenetState, seat: i64, square: i64, value: i64) -> i64:
    """Where a pawn of this seat comes by going on, OFF if it leaves the board (SEN-4.1, 6.4)."""
    target = square + value
    if square == HORUS:
        return OFF
    if square > HAPPINESS:  # only an exact throw leads out
        return OFF if target == OFF else NOWHERE
    if square < HAPPINESS < target or passes_block(s, seat, square, target):
        return NOWHERE
    if target == OFF or may_stop(s, seat, target):
        return target
    return NOWHERE


def backward(s: SenetState, seat: i64, square: i64, value: i64) -> i64:
    """Where it comes by going back, which pawns beyond the water never do (SEN-5.1, 5.2)."""
    target = square - value
    if square > HAPPINESS or target < 1 or passes_block(s, seat, target, square):
        return NOWHERE
    return target if may_stop(s, seat, target) else NOWHERE


def reach(s: SenetState, seat: i64, square: i64, ahead: bool) -> i64:
    """By the throw that lies there."""
    if ahead:
        return forward(s, seat, square, s.thrown)
    return backward(s, seat, square, s.thrown)


def can_go(s: SenetState, seat: i64, value: i64, ahead: bool) -> bool:
    square: i64
    for square in range(1, SQUARES + 1):
        if has(s.pawns[seat], square):
            target = backward(s, seat, square, value)
            if ahead:
                target = forward(s, seat, square, value)
            if target != NOWHERE:
                return True
    return False


# ---- moving


def list_turn(s: SenetState, seat: i64, out: Choices) -> None:
    """Pawns that can go on; only if there are none, those that can go back (SEN-5.1)."""
    square: i64
    for square in range(1, SQUARES + 1):
        if has(s.pawns[seat], square) and forward(s, seat, square, s.thrown) != NOWHERE:
            out.add(MOVE + square - 1)
    if out.n > 0:
        return
    for square in range(1, SQUARES + 1):
        if has(s.pawns[seat], square) and backward(s, seat, square, s.thrown) != NOWHERE:
            out.add(BACK + square - 1)


def decide_turn(s: SenetState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    ahead = action < BACK
    square = action - BACK + 1
    if ahead:
        square = action - MOVE + 1
    target = reach(s, seat, square, ahead)
    if s.log is not None:
        tell.move(s, seat, square, target)
    carry(s, seat, square, target)
    if s.pawns[seat] == 0:  # the last one is borne off (SEN-7.1)
        if s.log is not None:
            tell.won(s, seat)
        return
    next_throw(s, seat, throws_again(s.thrown) and target != WATER)


def carry(s: SenetState, seat: i64, square: i64, target: i64) -> None:
    """A pawn goes from square to square, and another may have to make room."""
    other = 1 - seat
    s.pawns[seat] -= bit(square)
    if target == OFF:
        return
    if target == WATER:
        s.pawns[seat] |= bit(rebirth(s))
        return
    s.pawns[seat] |= bit(target)
    if not has(s.pawns[other], target):
        return
    s.pawns[other] -= bit(target)
    if target > WATER:
        s.pawns[other] |= bit(rebirth(s))
    else:
        s.pawns[other] |= bit(square)
