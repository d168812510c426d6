"""A stone that finds no place at a site of A New Dynasty scores a point (DYN-3.1)."""

from mypy_extensions import i64

from saqqara.games.imhotep import harbour, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.state import ImhotepState, earn, lie_down


def lay_beside(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    """It still belongs to the site (DYN-12.1)."""
    if s.log is not None:
        tell_dynasty.beside(s, site, seat, source)
    harbour.lift(s, seat, source)
    lie_down(s, site, seat)
    earn(s, seat, site - box.PYRAMIDS, box.OVERFLOW_POINTS)  # the sources begin with these sites
