"""The five sites: where a stone goes, what it earns now, at the end of a round, and at the end of
the game. market.py has all sides of the market, monuments.py leads to the other four sites.
"""

from mypy_extensions import i64

from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.sites import market, monuments
from saqqara.games.imhotep.state import ImhotepState


def place(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    """A stone of *seat* arrives from *source*; it leaves there when its place is decided."""
    if site == box.MARKET:
        market.place(s, seat, source)
    else:
        monuments.place(s, site, seat, source)
