"""The four sites where stones stay, on all their sides: a file for sides A and B of each site, and
one for each side of A New Dynasty. The market is apart, as its cards bring stones here.
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.sites import (
    arena,
    avenue,
    burial,
    crypt,
    giant,
    hallway,
    hill,
    obelisks,
    pyramids,
    scaffold,
    temple,
)
from saqqara.games.imhotep.state import ImhotepState, side_of
from saqqara.kernel.frame import AUTO, frame


def place(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    """A stone of *seat* arrives from *source*; it leaves there when its place is decided."""
    side = side_of(s, site)
    if side >= box.SIDE_C:
        if side == box.SIDE_C:
            place_c(s, site, seat, source)
        else:
            place_d(s, site, seat, source)
    elif site == box.PYRAMIDS:
        pyramids.place(s, seat, source)
    elif site == box.TEMPLE:
        temple.place(s, seat, source)
    elif site == box.BURIAL:
        burial.place(s, seat, source)
    else:
        obelisks.place(s, seat, source)


def place_c(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    if site == box.PYRAMIDS:
        scaffold.place(s, seat, source)
    elif site == box.TEMPLE:
        temple.place(s, seat, source)  # DYN-6.1: laid as on side A
    elif site == box.BURIAL:
        hill.place(s, seat, source)
    else:
        giant.place(s, seat, source)


def place_d(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    if site == box.PYRAMIDS:
        hallway.place(s, seat, source)
    elif site == box.TEMPLE:
        arena.place(s, seat, source)
    elif site == box.BURIAL:
        crypt.place(s, seat, source)
    else:
        avenue.place(s, seat, source)


def end_round(s: ImhotepState) -> None:
    """What the temple brings at the end of a round."""
    side = side_of(s, box.TEMPLE)
    if side < box.SIDE_C:
        temple.end_round(s)
    elif side == box.SIDE_C:
        s.push(frame(do.RA_SPACE, AUTO, 0))
    else:
        arena.end_round(s)


def end_points(s: ImhotepState, site: i64, seat: i64) -> i64:
    """What a site is worth to *seat* at the end of the game, besides what it earned before."""
    side = side_of(s, site)
    if site == box.BURIAL:
        if side < box.SIDE_C:
            return burial.end_points(s, seat)
        if side == box.SIDE_C:
            return hill.points(s.tomb[seat])
        return crypt.end_points(s, seat)
    if site == box.OBELISKS:
        if side < box.SIDE_C:
            return obelisks.end_points(s, seat)
        if side == box.SIDE_C:
            return giant.end_points(s, seat)
        return avenue.end_points(s, seat)
    if site == box.TEMPLE and side == box.SIDE_D:
        return arena.end_points(s, seat)
    return 0
