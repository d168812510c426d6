"""The pyramids. A stone earns the points of its space now; later nothing more.

A   one pyramid, its spaces filled in a fixed order
B   three small ones; the owner chooses which; three of the spaces bring a bonus besides

Frames of side B
    CHOOSE_PYRAMID  owner  where the stone from source a goes; then the bonus of its space
    BONUS_CARD      owner  draw the top market card, or not
    BONUS_STONES    owner  fetch stones from the quarry, or not
    BONUS_LOAD      owner  load a stone on a space, or not
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import deck, harbour, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.state import (
    ImhotepState,
    earn,
    lie_down,
    of_seat,
    owner_at,
    side_of,
    stones_at,
    with_owner,
)
from saqqara.kernel.frame import CHANCE, a_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """The next space of A (IMH-8.1), the pyramid of choice of B (8.3), or beside (8.2, 8.9)."""
    lying = stones_at(s, box.PYRAMIDS)
    if side_of(s, box.PYRAMIDS) == box.SIDE_A:
        if lying < box.PYRAMID_A_SPACES:
            lay_on(s, seat, source, lying, box.PYRAMID_A[lying])
        else:
            lay_beside(s, seat, source)
    elif lying < box.PYRAMIDS_B * box.PYRAMID_B_SPACES:
        s.push(frame(do.CHOOSE_PYRAMID, seat, source))
    else:
        lay_beside(s, seat, source)


def lay_on(s: ImhotepState, seat: i64, source: i64, space: i64, points: i64) -> None:
    if s.log is not None:
        tell.pyramid_stone(s, seat, source, space, points)
    harbour.lift(s, seat, source)
    s.pyramid += with_owner(seat, space)
    lie_down(s, box.PYRAMIDS, seat)
    earn(s, seat, box.FROM_PYRAMIDS, points)


def lay_beside(s: ImhotepState, seat: i64, source: i64) -> None:
    if s.log is not None:
        tell.pyramid_beside(s, seat, source, box.BESIDE_POINTS)
    harbour.lift(s, seat, source)
    lie_down(s, box.PYRAMIDS, seat)
    earn(s, seat, box.FROM_PYRAMIDS, box.BESIDE_POINTS)


# ---- side B


def next_space(s: ImhotepState, pyramid: i64) -> i64:
    """The space of a small pyramid that is filled next, -1 = it is complete."""
    space: i64
    for space in range(box.PYRAMID_B_SPACES * pyramid, box.PYRAMID_B_SPACES * (pyramid + 1)):
        if owner_at(s.pyramid, space) < 0:
            return space
    return -1


def list_pyramids(s: ImhotepState, out: Choices) -> None:
    pyramid: i64
    for pyramid in range(box.PYRAMIDS_B):
        if next_space(s, pyramid) >= 0:
            out.add(do.PYRAMID + pyramid)


def decide_pyramid(s: ImhotepState, packed: i64, action: i64) -> None:
    """Points at once (IMH-8.4). RULING: IMH-L28, no question if the bonus would do nothing."""
    seat = seat_of(packed)
    space = next_space(s, action - do.PYRAMID)
    lay_on(s, seat, a_of(packed), space, box.PYRAMID_B[space])
    if space == box.CARD_SPACE:
        if deck.can_draw(s):
            s.push(frame(do.BONUS_CARD, seat))
    elif space == box.STONES_SPACE:
        if harbour.can_fetch(s, seat, box.GET_STONES) > 0:
            s.push(frame(do.BONUS_STONES, seat))
    elif space == box.LOAD_SPACE:
        if of_seat(s.sled, seat) > 0 and s.free != 0:
            s.push(frame(do.BONUS_LOAD, seat))


def list_bonus(s: ImhotepState, packed: i64, out: Choices) -> None:
    if kind_of(packed) == do.BONUS_LOAD:
        harbour.list_spaces(s.free, out)
    else:
        out.add(do.BONUS)
    out.add(do.NO_BONUS)


def decide_bonus(s: ImhotepState, packed: i64, action: i64) -> None:
    """The bonus, or nothing (IMH-8.5 to 8.7)."""
    seat = seat_of(packed)
    kind = kind_of(packed)
    if action == do.NO_BONUS:
        if s.log is not None:
            tell.no_bonus(s, seat)
    elif kind == do.BONUS_CARD:
        if s.log is not None:
            tell.bonus_card(s, seat)
        deck.prepare_draw(s)
        s.push(frame(do.DRAW_CARD, CHANCE, seat))
    elif kind == do.BONUS_STONES:
        if s.log is not None:
            tell.bonus_stones(s, seat, harbour.can_fetch(s, seat, box.GET_STONES))
        harbour.fetch(s, seat, box.GET_STONES)
    else:
        if s.log is not None:
            tell.bonus_load(s, seat)
        harbour.load(s, seat, action - do.LOAD)
