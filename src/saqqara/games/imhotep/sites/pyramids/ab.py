"""The pyramids. A stone earns the points of its space now; later nothing more.

A   one pyramid, its spaces filled in a fixed order
B   three small ones; the owner chooses which; three of the spaces bring a bonus besides

Frames of side B
    CHOOSE_PYRAMID  owner  where the stone from source a goes; then the bonus of its space
    BONUS_CARD      owner  draw the top market card, or not
    BONUS_STONES    owner  fetch stones from the quarry, or not
    BONUS_LOAD      owner  load a stone on a space, or not
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import deck, harbour, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import PYRAMID_NAME, source_place, stone
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
from saqqara.kernel.event import Args, Message, Move
from saqqara.kernel.frame import CHANCE, a_of, frame, seat_of
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
        tell_stone(s, seat, source, space, points)
    harbour.lift(s, seat, source)
    s.pyramid += with_owner(seat, space)
    lie_down(s, box.PYRAMIDS, seat)
    earn(s, seat, box.FROM_PYRAMIDS, points)


def lay_beside(s: ImhotepState, seat: i64, source: i64) -> None:
    if s.log is not None:
        tell_beside(s, seat, source, box.BESIDE_POINTS)
    harbour.lift(s, seat, source)
    lie_down(s, box.PYRAMIDS, seat)
    earn(s, seat, box.FROM_PYRAMIDS, box.BESIDE_POINTS)


def tell_stone(s: ImhotepState, seat: i64, source: i64, space: i64, points: i64) -> None:
    moves = [Move(stone(seat), source_place(seat, source), f"pyramids-{space}")]
    args: Args = {"seat": seat, "points": points}
    if side_of(s, box.PYRAMIDS) == box.SIDE_A:
        s.tell("imhotep-event-pyramid", args, moves)
    else:
        args["pyramid"] = PYRAMID_NAME[space // box.PYRAMID_B_SPACES]
        s.tell("imhotep-event-small-pyramid", args, moves)


def tell_beside(s: ImhotepState, seat: i64, source: i64, points: i64) -> None:
    move = Move(stone(seat), source_place(seat, source), "pyramids-beside")
    s.tell("imhotep-event-beside", {"seat": seat, "points": points}, [move])


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


def decline_bonus(s: ImhotepState, seat: i64) -> None:
    if s.log is not None:
        s.tell("imhotep-event-no-bonus", {"seat": seat}, [])


def bonus_card(s: ImhotepState, seat: i64) -> None:
    """IMH-8.5."""
    if s.log is not None:
        s.tell("imhotep-event-bonus-card", {"seat": seat}, [])
    deck.prepare_draw(s)
    s.push(frame(do.DRAW_CARD, CHANCE, seat))


def bonus_stones(s: ImhotepState, seat: i64) -> None:
    """IMH-8.6."""
    if s.log is not None:
        tell_stones(s, seat, harbour.can_fetch(s, seat, box.GET_STONES))
    harbour.fetch(s, seat, box.GET_STONES)


def bonus_load(s: ImhotepState, seat: i64, place: i64) -> None:
    """IMH-8.7."""
    if s.log is not None:
        s.tell("imhotep-event-bonus-load", {"seat": seat}, [])
    harbour.load(s, seat, place)


def tell_stones(s: ImhotepState, seat: i64, stones: i64) -> None:
    args: Args = {"seat": seat, "stones": stones}
    s.tell("imhotep-event-bonus-stones", args, tell.fetched(seat, stones))


def label(s: ImhotepState, pyramid: i64, told: Message) -> Message:
    space = next_space(s, pyramid)
    told.args["points"] = box.PYRAMID_B[space]
    if space == box.CARD_SPACE:
        return Message("imhotep-label-pyramid-card", told.args)
    if space == box.STONES_SPACE:
        return Message("imhotep-label-pyramid-stones", told.args)
    if space == box.LOAD_SPACE:
        return Message("imhotep-label-pyramid-load", told.args)
    return told


# ---- for the hints; *nth* others of the ship come before the stone

BONUS_WORTH: Final = 120  # beside the points of its space


def worth(s: ImhotepState, nth: i64) -> i64:
    if side_of(s, box.PYRAMIDS) == box.SIDE_A:
        return large_pyramid_worth(stones_at(s, box.PYRAMIDS) + nth)
    best: i64 = 100 * box.BESIDE_POINTS
    pyramid: i64
    for pyramid in range(box.PYRAMIDS_B):
        space = next_space(s, pyramid)
        if space >= 0:
            best = max(best, space_worth(space))
    return best


def large_pyramid_worth(lying: i64) -> i64:
    """Side A, by the stones that lie there before."""
    if lying < box.PYRAMID_A_SPACES:
        return 100 * box.PYRAMID_A[lying]
    return 100 * box.BESIDE_POINTS


def space_worth(space: i64) -> i64:
    worth = 100 * box.PYRAMID_B[space]
    if space in (box.CARD_SPACE, box.STONES_SPACE, box.LOAD_SPACE):
        worth += BONUS_WORTH
    return worth
