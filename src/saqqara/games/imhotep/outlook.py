"""Imhotep: what stones and cargoes are worth in one position, figured out once for all choices.

The worths of the four seats, or of the up to four stones of a ship in unloading order, stand
side by side in one integer, a *lane* each; so a cargo is added up without a loop.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import harbour
from saqqara.games.imhotep.state import ImhotepState, card_in_slot, side_of, stones_at
from saqqara.games.imhotep.tables import (
    BURIAL,
    MARKET,
    OBELISKS,
    PYRAMID_A_SPACES,
    PYRAMIDS,
    SEATS,
    SIDE_A,
    SITES,
    SLOTS,
    SPACES,
    TEMPLE,
)
from saqqara.games.imhotep.worth import (
    burial_worth,
    common_worth,
    is_personal,
    large_pyramid_worth,
    obelisk_worth,
    personal_worth,
    pyramid_worth,
    temple_worth,
)
from saqqara.kernel.bits import bit, has

# These weights were found like those of hints.py.
TEMPLE_WEIGHT: Final = 163  # hundredths
BURIAL_WEIGHT: Final = 65
OBELISK_WEIGHT: Final = 75
LATE_AT_MARKET: Final = 30  # what each earlier stone takes from the best card that is left
ALONE: Final = 85  # hundredths of what the others gain that count against a sailing

LANE: Final = 15  # bits; the worths of a whole cargo, added up, fit
LOWEST_LANE: Final = 0x7FFF
ALL_LANES: Final = 0x200040008001  # 1 in each lane
LATER: Final = 0x600080008000  # 0, 1, 2, 3
ABOVE_ALL: Final = 1_000_000  # larger than any worth


@mypyc_attr(acyclic=True)
class Outlook:
    """Room for the figures below, so that a playout allocates nothing. Holds no position."""

    def __init__(self) -> None:
        # by seat + 1; nobody's stone is worth 0
        self.market: vec[i64] = vec[i64]([0] * (SEATS + 1))  # the best card
        self.obelisks: vec[i64] = vec[i64]([0] * (SEATS + 1))
        self.pyramids: i64 = 0  # lanes by order of unloading
        self.temple: i64 = 0  # the same for all
        self.sailing: vec[i64] = vec[i64]([0] * SITES)  # by site, for the ship weighed last


def lane(lanes: i64, n: i64) -> i64:
    return lanes >> LANE * n & LOWEST_LANE


def in_lane(number: i64, n: i64) -> i64:
    return number << LANE * n


def added_up(lanes: i64) -> i64:
    lanes += lanes >> 2 * LANE
    return lanes + (lanes >> LANE) & LOWEST_LANE


def hundredth(number: i64) -> i64:
    """number // 100. Below zero Python rounds otherwise than C, and a branch that takes turns
    costs more than the division: so the number is lifted above zero."""
    return (number + 100 * ABOVE_ALL) // 100 - ABOVE_ALL


def split(number: i64, among: i64) -> i64:
    """number // among, for 1 to 5: to divide by a constant is several times as fast."""
    if among == 1:
        return number
    if among == 2:
        return number >> 1
    if among == 3:
        return (number + 3 * ABOVE_ALL) // 3 - ABOVE_ALL
    if among == 4:
        return number >> 2
    return (number + 5 * ABOVE_ALL) // 5 - ABOVE_ALL


# ---- what a stone brings where


def look(s: ImhotepState, ahead: Outlook, first: i64, last: i64) -> None:
    """Fill the outlook for these seats, as far as free docks ask for it."""
    if has(s.docks, MARKET):
        look_at_market(s, ahead.market, first, last)
    if has(s.docks, PYRAMIDS):
        ahead.pyramids = pyramid_lanes(s)
    if has(s.docks, TEMPLE):
        ahead.temple = temple_worth(s) * TEMPLE_WEIGHT // 100
    if has(s.docks, OBELISKS):
        obelisks = ahead.obelisks
        seat: i64
        for seat in range(first, last + 1):
            obelisks[seat + 1] = obelisk_worth(s, seat) * OBELISK_WEIGHT // 100


def look_at_market(s: ImhotepState, best: vec[i64], first: i64, last: i64) -> None:
    """The best card on display, by seat + 1."""
    common: i64 = 100
    personal: i64 = 0  # set of kinds
    slot: i64
    for slot in range(SLOTS):
        kind = card_in_slot(s, slot)
        if kind >= 0:
            if is_personal(kind):
                personal |= bit(kind)
            else:
                common = max(common, common_worth(s, kind))
    seat: i64
    for seat in range(first, last + 1):
        best[seat + 1] = common
    while personal != 0:
        kind = harbour.LOWEST[(personal & -personal) % 19]
        for seat in range(first, last + 1):
            best[seat + 1] = max(best[seat + 1], personal_worth(s, seat, kind))
        personal &= personal - 1


def pyramid_lanes(s: ImhotepState) -> i64:
    if side_of(s, PYRAMIDS) == SIDE_A:
        return LARGE_PYRAMID[min(stones_at(s, PYRAMIDS), PYRAMID_A_SPACES)]
    return pyramid_worth(s, 0) * ALL_LANES


def large_pyramid_lanes(lying: i64) -> i64:
    lanes: i64 = 0
    nth: i64
    for nth in range(SPACES):
        lanes += in_lane(large_pyramid_worth(lying + nth), nth)
    return lanes


# by the stones that lie there before
LARGE_PYRAMID: Final = vec[i64](
    [large_pyramid_lanes(lying) for lying in range(PYRAMID_A_SPACES + 1)]
)


def hope(s: ImhotepState, ahead: Outlook, seat: i64) -> i64:
    """What a second stone of a ship would bring, all free docks together."""
    total: i64 = 0
    if has(s.docks, MARKET):
        total += ahead.market[seat + 1] - LATE_AT_MARKET
    if has(s.docks, PYRAMIDS):
        total += lane(ahead.pyramids, 1)
    if has(s.docks, TEMPLE):
        total += ahead.temple
    if has(s.docks, BURIAL):
        total += burial_worth(s, seat, 1) * BURIAL_WEIGHT // 100
    if has(s.docks, OBELISKS):
        total += ahead.obelisks[seat + 1]
    return total


# ---- what a cargo brings where


def weigh(s: ImhotepState, ahead: Outlook, ship: i64, seat: i64) -> i64:
    """Fill `sailing` for a ship: the own stones, and against them those of the others.

    The mean over the free docks is returned: what happens if somebody else decides.
    """
    owners = owners_aboard(s, ship)
    own = lanes_of(owners, seat)
    others = bit(LANE * harbour.stones_aboard(s, ship)) - 1 - own
    sailing = ahead.sailing
    total: i64 = 0
    docks: i64 = 0
    site: i64
    for site in range(SITES):
        if has(s.docks, site):
            worths = cargo_worths(s, ahead, site, owners)
            against = added_up(worths & others) * ALONE // 100
            worth = added_up(worths & own) - split(against, s.players - 1)
            sailing[site] = worth
            total += worth
            docks += 1
    return split(total, docks)


def owners_aboard(s: ImhotepState, ship: i64) -> i64:
    """The stones of a ship in unloading order, three bits each: owner + 1, the first lowest."""
    spaces = s.cargo >> 3 * SPACES * ship
    owners: i64 = 0
    shift: i64 = 0
    space: i64
    for space in range(SPACES):
        owner = spaces >> 3 * space & 7
        owners |= owner << shift
        shift += 3 * is_some(owner)
    return owners


def is_some(number: i64) -> i64:
    """0 for 0, and 1 for 1 to 7, without a branch that nobody can predict."""
    return (number + 7) >> 3


def lanes_of(owners: i64, seat: i64) -> i64:
    """The whole lanes of the stones of a seat."""
    lanes: i64 = 0
    nth: i64
    for nth in range(SPACES):
        other = is_some((owners >> 3 * nth & 7) ^ (seat + 1))
        lanes += in_lane(LOWEST_LANE * (1 - other), nth)
    return lanes


def cargo_worths(s: ImhotepState, ahead: Outlook, site: i64, owners: i64) -> i64:
    """What each stone of a ship brings there, in lanes; those of no stone hold anything."""
    if site == PYRAMIDS:
        return ahead.pyramids
    if site == TEMPLE:
        return ahead.temple * ALL_LANES
    if site == BURIAL:
        return burial_lanes(s, owners)
    if site == OBELISKS:
        return by_owner(ahead.obelisks, owners)
    return by_owner(ahead.market, owners) - LATE_AT_MARKET * LATER


def by_owner(worths: vec[i64], owners: i64) -> i64:
    lanes: i64 = 0
    nth: i64
    for nth in range(SPACES):
        lanes += in_lane(worths[owners >> 3 * nth & 7], nth)
    return lanes


def burial_lanes(s: ImhotepState, owners: i64) -> i64:
    lanes: i64 = 0
    nth: i64 = 0
    while owners != 0:
        worth = burial_worth(s, (owners & 7) - 1, nth) * BURIAL_WEIGHT // 100
        lanes += in_lane(worth, nth)
        owners >>= 3
        nth += 1
    return lanes
