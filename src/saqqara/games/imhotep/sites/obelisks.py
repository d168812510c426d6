"""The obelisks.

A   each player builds one tower; at the end of the game they are ranked by height
B   three waiting stones of one colour at once become a tower on the dearest free space of the
    track, which counts now; a stone left waiting counts at the end of the game
"""

from mypy_extensions import i64

from saqqara.games.imhotep import harbour, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.ranking import rank_points
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


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    if side_of(s, box.OBELISKS) == box.SIDE_A:
        if s.log is not None:
            tell.obelisk_stone(s, seat, source)
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
        tell.obelisk_waiting(s, seat, source)
    harbour.lift(s, seat, source)
    lie_down(s, box.OBELISKS, seat)
    s.waiting += for_seat(seat, 1)
    space = towers(s)
    if of_seat(s.waiting, seat) < box.TOWER_STONES or space == box.TOWERS:
        return
    if s.log is not None:
        tell.tower(s, seat, space)
    s.waiting -= for_seat(seat, box.TOWER_STONES)
    s.track += with_owner(seat, space)
    earn(s, seat, box.FROM_OBELISKS, box.TOWER_POINTS[space])
