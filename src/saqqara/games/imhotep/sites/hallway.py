"""Pyramids D, the Hallway: a ring of squares; a stone goes to the next free one after the figure.

Fields: `pyramid` holds the stones by square, `figure` the square of the Imhotep figure.
"""

from mypy_extensions import i64

from saqqara.games.imhotep import harbour, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import FIGURE_SQUARE_FIRST, HALL_POINTS
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import ImhotepState, earn, lie_down, owner_at, with_owner


def next_square(s: ImhotepState) -> i64:
    """Where the next stone goes; -1 = the ring is full (DYN-10.2).

    RULING: DYN-L12, the figure's own square comes last, or first by option.
    """
    start: i64 = 1 - s.figures[FIGURE_SQUARE_FIRST]
    step: i64
    for step in range(start, start + box.HALL_SQUARES):
        square = (s.figure + step) % box.HALL_SQUARES
        if owner_at(s.pyramid, square) < 0:
            return square
    return -1


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """It scores its square at once (DYN-10.2)."""
    square = next_square(s)
    if square < 0:
        lay_beside(s, box.PYRAMIDS, seat, source)
        return
    points: i64 = s.figures[HALL_POINTS + square]
    if s.log is not None:
        tell_dynasty.hall_stone(s, seat, source, square, points)
    harbour.lift(s, seat, source)
    s.pyramid += with_owner(seat, square)
    lie_down(s, box.PYRAMIDS, seat)
    earn(s, seat, box.FROM_PYRAMIDS, points)


def figure_target(s: ImhotepState) -> i64:
    """The next free square clockwise, other than the figure's own; -1 = it cannot move."""
    step: i64
    for step in range(1, box.HALL_SQUARES):
        square = (s.figure + step) % box.HALL_SQUARES
        if owner_at(s.pyramid, square) < 0:
            return square
    return -1


def move_figure(s: ImhotepState, seat: i64) -> None:
    """With the action that gets stones, and with nothing else (DYN-10.3)."""
    target = figure_target(s)
    if s.log is not None:
        tell_dynasty.figure(s, seat, target)
    s.figure = target
