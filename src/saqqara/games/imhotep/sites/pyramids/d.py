"""Pyramids D, the Hallway: a ring of squares; a stone goes to the next free one after the figure.

Fields: `pyramid` holds the stones by square, `figure` the square of the Imhotep figure.
"""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import FIGURE_SQUARE_FIRST, HALL_POINTS
from saqqara.games.imhotep.names import source_place, stone
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import (
    ImhotepState,
    earn,
    figures_from,
    lie_down,
    owner_at,
    with_owner,
)
from saqqara.kernel.encoding import Part, put_one
from saqqara.kernel.event import Args, Message, Move


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
        tell_stone(s, seat, source, square, points)
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
        tell_figure(s, seat, target)
    s.figure = target


def tell_stone(s: ImhotepState, seat: i64, source: i64, square: i64, points: i64) -> None:
    args: Args = {"seat": seat, "square": square + 1, "points": points}
    move = Move(stone(seat), source_place(seat, source), f"pyramids-{square}")
    s.tell("imhotep-event-hall", args, [move])


def tell_figure(s: ImhotepState, seat: i64, square: i64) -> None:
    args: Args = {"seat": seat, "square": square + 1}
    move = Move("figure", f"pyramids-{s.figure}", f"pyramids-{square}")
    s.tell("imhotep-event-figure", args, [move])


def why_not(s: ImhotepState, seat: i64) -> Message:
    """Why the figure is not moved; must agree with rules.list_more."""
    if harbour.can_fetch(s, seat, 1) == 0:
        return harbour.why_not_get(s, seat)
    assert figure_target(s) < 0
    return Message("imhotep-figure-stuck", {})


class HallwayView(TypedDict):
    figure: int  # square from 0
    next: int  # square of the next stone, -1 = full
    points: list[int]  # by square


def view(s: ImhotepState) -> HallwayView:
    return {
        "figure": s.figure,
        "next": next_square(s),
        "points": figures_from(s, HALL_POINTS, box.HALL_SQUARES),
    }


def worth(s: ImhotepState, nth: i64) -> i64:
    """The square that the stone after *nth* others would get."""
    square = next_square(s)
    if square < 0:
        return weights.BESIDE
    step: i64
    for step in range(box.HALL_SQUARES):
        here = (square + step) % box.HALL_SQUARES
        if s.pyramid >> 3 * here & 7 == 0:
            if nth == 0:
                return 100 * s.figures[HALL_POINTS + here]
            nth -= 1
    return weights.BESIDE


def parts() -> list[Part]:
    return [Part("figure", box.HALL_SQUARES, 1, "the Imhotep figure stands on square i")]


def encode(s: ImhotepState, out: vec[u8], at: i64) -> i64:
    return put_one(out, at, box.HALL_SQUARES, s.figure)
