"""What a market card is worth to a seat, roughly, to the hints. In hundredths of a point."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.imhotep import cards, prophecies, sites, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import PROPHECIES_ON
from saqqara.games.imhotep.sites.burial import ab as chamber
from saqqara.games.imhotep.sites.burial.ab import set_points
from saqqara.games.imhotep.sites.market.gain import RED_SITE
from saqqara.games.imhotep.sites.obelisks import ab as obelisks
from saqqara.games.imhotep.sites.pyramids import ab as pyramids
from saqqara.games.imhotep.state import ImhotepState, stones_at

STONES_A_ROUND: Final = 26  # that come to a site, in tenths
RED: Final = 20  # what a red card is worth besides the stone that it brings


def is_personal(kind: i64) -> bool:
    """Is the card worth more to one seat than to another?"""
    return kind in (box.STATUE, box.SARCOPHAGUS, box.PAVED_PATH)


def personal_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    if kind == box.STATUE:
        owned = cards.count(s.owned[seat], box.STATUE)
        gain = set_points(owned + 1) - set_points(owned)
        return 100 * gain + 15 * weights.later(s)
    if kind == box.SARCOPHAGUS:
        return chamber.worth(s, seat, 0) + RED
    return obelisks.worth(s, seat) + RED


def common_worth(s: ImhotepState, kind: i64) -> i64:
    later = weights.later(s)
    if kind == box.ENTRANCE:
        return pyramids.worth(s, 0) + RED
    if kind < box.BLUE:
        site = kind - box.DECORATION
        return (100 * stones_at(s, site) + 10 * STONES_A_ROUND * later) // box.DECORATION_STONES
    return 100 + 20 * min(later, 3)


def card_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    if s.dynasty:
        return new_card_worth(s, seat, kind)
    if is_personal(kind):
        return personal_worth(s, seat, kind)
    return common_worth(s, kind)


def new_card_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    worth: i64
    if kind == box.EXTRA_STORAGE:
        worth = 30 + 25 * weights.later(s)
    elif kind == box.PRIVATE_QUARRY:
        worth = 100 + weights.STONE * 2
    elif kind == box.STONE_ORNAMENT:
        worth = 220 + 20 * weights.later(s)
    elif kind > box.STONE_ORNAMENT:
        worth = 110 + 25 * min(weights.later(s), 3)
    else:
        worth = base_card_worth(s, seat, kind)
    if s.figures[PROPHECIES_ON] == 1:
        worth += prophecies.card_worth(s, seat, kind)
    return worth


def base_card_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    """A red card by the side in play, all others as ever."""
    if kind < box.REDS:
        return sites.worth(s, RED_SITE[kind], seat) + RED
    return personal_worth(s, seat, kind) if kind == box.STATUE else common_worth(s, kind)
