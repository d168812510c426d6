"""The five sites, a folder each: a file for sides A and B, and one for each side of A New Dynasty,
with all there is to know about it: rules, what is told, seen and refused, what a bot thinks of it.

Here are the four where stones stay. The market is apart, as its cards bring stones here.
"""

from mypy_extensions import i64

from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.sites import burial, obelisks, pyramids, temple
from saqqara.games.imhotep.state import ImhotepState


def place(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    """A stone of *seat* arrives from *source*; it leaves there when its place is decided."""
    if site == box.PYRAMIDS:
        pyramids.place(s, seat, source)
    elif site == box.TEMPLE:
        temple.place(s, seat, source)
    elif site == box.BURIAL:
        burial.place(s, seat, source)
    else:
        obelisks.place(s, seat, source)


def end_points(s: ImhotepState, site: i64, seat: i64) -> i64:
    """What a site is worth to *seat* at the end of the game, besides what it earned before."""
    if site == box.BURIAL:
        return burial.end_points(s, seat)
    if site == box.OBELISKS:
        return obelisks.end_points(s, seat)
    return temple.end_points(s, seat) if site == box.TEMPLE else 0


def worth(s: ImhotepState, site: i64, seat: i64) -> i64:
    """What the first stone of a ship brings *seat* there, to the hints."""
    if site == box.PYRAMIDS:
        return pyramids.worth(s, 0)
    if site == box.TEMPLE:
        return temple.worth(s, seat)
    return burial.worth(s, seat) if site == box.BURIAL else obelisks.worth(s, seat)
