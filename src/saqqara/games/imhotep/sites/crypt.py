"""Burial chamber D, the Crypt: tomb tiles say which spaces can be had this round.

Fields: `tomb` holds each seat's spaces, row by row; `open_tombs` the tiles laid out.
Frames
    OPEN_TOMB    chance  a tile is laid out; a more follow
    CHOOSE_TOMB  owner   which tile, for the stone from source a
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import CRYPT_COLUMNS, OVERFLOW_AVERTS
from saqqara.games.imhotep.sites.burial import set_points
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import ImhotepState, lie_down, of_seat
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.frame import CHANCE, a_of, frame, seat_of
from saqqara.kernel.game import Choices

# ---- tiles


def begin_round(s: ImhotepState) -> None:
    """Tiles that are left leave the game, four new ones are laid out (DYN-8.1)."""
    if s.log is not None and s.open_tombs != 0:
        tell_dynasty.tombs_gone(s)
    s.open_tombs = 0
    if s.tombs != 0:
        s.push(frame(do.OPEN_TOMB, CHANCE, box.TOMBS_A_ROUND - 1))


def list_tiles(s: ImhotepState, out: Choices) -> None:
    tomb: i64
    for tomb in range(box.TOMBS):
        if has(s.tombs, tomb):
            out.add(do.TILE + tomb)


def decide_tile(s: ImhotepState, packed: i64, action: i64) -> None:
    tomb = action - do.TILE
    if s.log is not None:
        tell_dynasty.tomb_open(s, tomb)
    s.tombs -= bit(tomb)
    s.open_tombs |= bit(tomb)
    if a_of(packed) > 0 and s.tombs != 0:
        s.push(frame(do.OPEN_TOMB, CHANCE, a_of(packed) - 1))


# ---- stones


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """Its owner picks a tile (DYN-8.2); without one it is beside (8.5)."""
    if s.open_tombs == 0:
        lay_beside(s, box.BURIAL, seat, source)
    else:
        s.push(frame(do.CHOOSE_TOMB, seat, source))


def list_tombs(s: ImhotepState, out: Choices) -> None:
    tomb: i64
    for tomb in range(box.TOMBS):
        if has(s.open_tombs, tomb):
            out.add(do.TOMB + tomb)


def decide_tomb(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    tomb = action - do.TOMB
    if s.log is not None:
        tell_dynasty.tomb_stone(s, seat, a_of(packed), tomb)
    harbour.lift(s, seat, a_of(packed))
    s.open_tombs -= bit(tomb)
    s.tomb[seat] |= bit(tomb)
    lie_down(s, box.BURIAL, seat)


# ---- points


def beside(place: i64, columns: i64) -> i64:
    """Up, down, left and right."""
    found: i64 = 0
    column = place % columns
    if column > 0:
        found |= bit(place - 1)
    if column < columns - 1:
        found |= bit(place + 1)
    if place >= columns:
        found |= bit(place - columns)
    if place + columns < box.TOMBS:
        found |= bit(place + columns)
    return found


def area_around(area: i64, places: i64, columns: i64) -> i64:
    """All spaces that hang together with an area."""
    while True:
        grown = area
        place: i64
        for place in range(box.TOMBS):
            if has(area, place):
                grown |= beside(place, columns) & places
        if grown == area:
            return area
        area = grown


def area_points(places: i64, columns: i64) -> i64:
    """All areas by their size, as on side A (DYN-8.3)."""
    total: i64 = 0
    while places != 0:
        area = area_around(places & -places, places, columns)
        total += set_points(count(area))
        places -= area
    return total


def end_points(s: ImhotepState, seat: i64) -> i64:
    """Whoever has no stone in the crypt loses points (DYN-8.4).

    RULING: DYN-L11, an overflow stone does not avert that, unless an option says so.
    """
    if s.tomb[seat] != 0:
        return area_points(s.tomb[seat], s.figures[CRYPT_COLUMNS])
    if s.figures[OVERFLOW_AVERTS] == 1 and of_seat(s.lying[box.BURIAL], seat) > 0:
        return 0
    return -box.CRYPT_PENALTY
