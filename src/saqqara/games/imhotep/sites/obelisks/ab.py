"""The obelisks.

A   each player builds one tower; at the end of the game they are ranked by height
B   three waiting stones of one colour at once become a tower on the dearest free space of the
    track, which counts now; a stone left waiting counts at the end of the game
"""

from mypy_extensions import i64

from saqqara.games.imhotep import harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import source_place, stone
from saqqara.games.imhotep.ranking import HEIGHT_SHARES, one_more_brings, rank_points
from saqqara.games.imhotep.state import (
    ImhotepState,
    earn,
    for_seat,
    lie_down,
    of_seat,
    owner_at,
    side_of,
    with_owner,
)
from saqqara.kernel.event import Args, Move


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    if side_of(s, box.OBELISKS) == box.SIDE_A:
        if s.log is not None:
            tell_stone(s, seat, source)
        harbour.lift(s, seat, source)
        lie_down(s, box.OBELISKS, seat)
    else:
        place_waiting(s, seat, source)


def end_points(s: ImhotepState, seat: i64) -> i64:
    if side_of(s, box.OBELISKS) == box.SIDE_A:
        return rank_points(
            s.lying[box.OBELISKS], seat, s.players, box.HEIGHT_PRIZES, 4 * (s.players - 2)
        )
    return box.WAITING_POINTS * of_seat(s.waiting, seat)


def tell_stone(s: ImhotepState, seat: i64, source: i64) -> None:
    args: Args = {"seat": seat, "height": of_seat(s.lying[box.OBELISKS], seat) + 1}
    move = Move(stone(seat), source_place(seat, source), f"obelisk-{seat}")
    s.tell("imhotep-event-obelisk", args, [move])


# ---- side B


def towers(s: ImhotepState) -> i64:
    """How many towers stand on the track."""
    standing: i64 = 0
    while standing < box.TOWERS and owner_at(s.track, standing) >= 0:
        standing += 1
    return standing


def place_waiting(s: ImhotepState, seat: i64, source: i64) -> None:
    """The stone waits; the third one makes a tower (IMH-11.2).

    RULING: IMH-L17, on a full track none is built, and stones go on waiting (11.3).
    """
    if s.log is not None:
        tell_waiting(s, seat, source)
    harbour.lift(s, seat, source)
    lie_down(s, box.OBELISKS, seat)
    s.waiting += for_seat(seat, 1)
    space = towers(s)
    if of_seat(s.waiting, seat) < box.TOWER_STONES or space == box.TOWERS:
        return
    if s.log is not None:
        tell_tower(s, seat, space)
    s.waiting -= for_seat(seat, box.TOWER_STONES)
    s.track += with_owner(seat, space)
    earn(s, seat, box.FROM_OBELISKS, box.TOWER_POINTS[space])


def tell_waiting(s: ImhotepState, seat: i64, source: i64) -> None:
    args: Args = {"seat": seat, "stones": of_seat(s.waiting, seat) + 1}
    move = Move(stone(seat), source_place(seat, source), f"waiting-{seat}")
    s.tell("imhotep-event-waiting", args, [move])


def tell_tower(s: ImhotepState, seat: i64, space: i64) -> None:
    moves = [Move(stone(seat), f"waiting-{seat}", f"tower-{space}")] * box.TOWER_STONES
    s.tell("imhotep-event-tower", {"seat": seat, "points": box.TOWER_POINTS[space]}, moves)


def worth(s: ImhotepState, seat: i64) -> i64:
    later = weights.later(s)
    if side_of(s, box.OBELISKS) == box.SIDE_A:
        gain = one_more_brings(s.lying[box.OBELISKS], seat, HEIGHT_SHARES, 16 * (s.players - 2))
        return weights.rank_worth(gain, later) + 30 * later + 30
    tower = towers(s)
    if tower == box.TOWERS:
        return 100
    waiting = of_seat(s.waiting, seat)
    if waiting == 2:
        return 60 * box.TOWER_POINTS[tower]
    if later == 0 and waiting == 0:
        return 100
    return 30 * box.TOWER_POINTS[tower]
