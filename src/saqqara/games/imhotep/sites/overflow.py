"""A stone that finds no place at a site of A New Dynasty scores a point (DYN-3.1)."""

from mypy_extensions import i64

from saqqara.games.imhotep import harbour
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import SITE_NAME, source_place, stone
from saqqara.games.imhotep.state import ImhotepState, earn, lie_down
from saqqara.kernel.event import Args, Move


def lay_beside(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    """It still belongs to the site (DYN-12.1)."""
    if s.log is not None:
        tell_beside(s, site, seat, source)
    harbour.lift(s, seat, source)
    lie_down(s, site, seat)
    earn(s, seat, site - box.PYRAMIDS, box.OVERFLOW_POINTS)  # the sources begin with these sites


def tell_beside(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    args: Args = {"seat": seat, "site": SITE_NAME[site], "points": box.OVERFLOW_POINTS}
    move = Move(stone(seat), source_place(seat, source), f"beside-{box.SITE_WORD[site]}")
    s.tell("imhotep-event-overflow", args, [move])
