"""The five sites, a file each with all its sides: where a stone goes, what it earns now, at the
end of a round, and at the end of the game. A side is a branch of those functions.
"""

from mypy_extensions import i64

from saqqara.games.imhotep.sites import burial, market, obelisks, pyramids, temple
from saqqara.games.imhotep.state import ImhotepState
from saqqara.games.imhotep.tables import BURIAL, MARKET, OBELISKS, PYRAMIDS, TEMPLE


def place(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    """A stone of *seat* arrives from *source*; it leaves there when its place is decided."""
    if site == MARKET:
        market.place(s, seat, source)
    elif site == PYRAMIDS:
        pyramids.place(s, seat, source)
    elif site == TEMPLE:
        temple.place(s, seat, source)
    elif site == BURIAL:
        burial.place(s, seat, source)
    else:
        obelisks.place(s, seat, source)


def end_points(s: ImhotepState, site: i64, seat: i64) -> i64:
    """What a site is worth to *seat* at the end of the game, besides what it earned before."""
    if site == BURIAL:
        return burial.end_points(s, seat)
    if site == OBELISKS:
        return obelisks.end_points(s, seat)
    return 0
