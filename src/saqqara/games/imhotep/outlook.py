"""Imhotep: what stones and cargoes are worth in one position, figured out once for all choices.

The worths of the four seats, or of the up to four stones of a ship in unloading order, stand
side by side in one integer, a *lane* each; so a cargo is added up without a loop. In a new dynasty
they are plain numbers: what an edition prints may be too large for a lane, or below zero.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.sites import market
from saqqara.games.imhotep.sites import worth as site_worth
from saqqara.games.imhotep.sites.burial import ab as chamber
from saqqara.games.imhotep.sites.market.values import common_worth, is_personal, personal_worth
from saqqara.games.imhotep.sites.obelisks import ab as obelisks
from saqqara.games.imhotep.sites.pyramids import ab as pyramids
from saqqara.games.imhotep.sites.pyramids import worth as pyramid_worth
from saqqara.games.imhotep.sites.temple import ab as temple
from saqqara.games.imhotep.state import ImhotepState, owner_at, side_of, stones_at
from saqqara.kernel.bits import bit, has, members

LANE: Final = 15  # bits; the worths of a whole cargo, added up, fit
LOWEST_LANE: Final = 0x7FFF
ALL_LANES: Final = 0x200040008001  # 1 in each lane
LATER: Final = 0x600080008000  # 0, 1, 2, 3
DOCK_COUNT: Final = vec[i64]([len(members(docks)) for docks in range(32)])
UNKNOWN: Final = -1_000_000  # smaller than any worth
ABOVE_ALL: Final = 1_000_000  # larger than any worth


@mypyc_attr(acyclic=True)
class Outlook:
    """The figures below, and what they were worked out from.

    Most decisions change nothing at the sites, so the figures often serve for the next ones too.
    """

    def __init__(self) -> None:
        # what was looked at
        self.sides: i64 = 0
        self.round: i64 = -1  # none yet
        self.docks: i64 = 0
        self.display: i64 = 0
        self.pyramid: i64 = 0
        self.track: i64 = 0
        self.waiting: i64 = 0
        self.lying: vec[i64] = vec[i64]([0] * box.SITES)
        self.owned: vec[i64] = vec[i64]([0] * box.SEATS)
        self.tomb: vec[i64] = vec[i64]([0] * box.SEATS)
        # the figures
        self.seats: i64 = 0  # set of seats for which they are known
        self.common: i64 = 0  # the best card on display among those that are alike to all
        self.personal: i64 = 0  # set of kinds on display that are not
        # by seat + 1; nobody's stone is worth 0
        self.market: vec[i64] = vec[i64]([0] * (box.SEATS + 1))  # the best card
        self.obelisks: vec[i64] = vec[i64]([0] * (box.SEATS + 1))
        self.hopes: vec[i64] = vec[i64]([0] * (box.SEATS + 1))  # what a stone aboard may hope for
        self.burial: vec[i64] = vec[i64]([0] * ((box.SEATS + 1) * box.SPACES))  # besides, by order
        self.pyramids: i64 = 0  # lanes by order of unloading
        self.temple: i64 = 0  # the same for all
        self.sailing: vec[i64] = vec[i64]([0] * box.SITES)  # by site, for the ship weighed last
        # in a new dynasty
        self.plain: vec[i64] = vec[i64]([0] * (box.SITES * box.SEATS))  # 4 x site + seat
        self.by_order: vec[i64] = vec[i64]([0] * box.SPACES)  # pyramids, by order of unloading


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


# ---- when to look again


def is_still_true(s: ImhotepState, ahead: Outlook) -> bool:
    """Is all that the figures depend on as it was?"""
    if s.docks != ahead.docks or s.display != ahead.display or s.round != ahead.round:
        return False
    if s.pyramid != ahead.pyramid or s.track != ahead.track or s.waiting != ahead.waiting:
        return False
    lying = s.lying
    before = ahead.lying
    site: i64
    for site in range(box.PYRAMIDS, box.SITES):
        if lying[site] != before[site]:
            return False
    owned = s.owned
    owned_before = ahead.owned
    tomb = s.tomb
    tomb_before = ahead.tomb
    seat: i64
    for seat in range(s.players):
        if owned[seat] != owned_before[seat] or tomb[seat] != tomb_before[seat]:
            return False
    return s.sides == ahead.sides


def remember(s: ImhotepState, ahead: Outlook) -> None:
    """Note what is looked at now; nothing is known about it yet."""
    ahead.sides = s.sides
    ahead.round = s.round
    ahead.docks = s.docks
    ahead.display = s.display
    ahead.pyramid = s.pyramid
    ahead.track = s.track
    ahead.waiting = s.waiting
    ahead.seats = 0
    i: i64
    for i in range(box.PYRAMIDS, box.SITES):
        ahead.lying[i] = s.lying[i]
    for i in range(s.players):
        ahead.owned[i] = s.owned[i]
        ahead.tomb[i] = s.tomb[i]
    for i in range(box.SPACES, box.SPACES * (s.players + 1)):
        ahead.burial[i] = UNKNOWN


# ---- what a stone brings where


def look(s: ImhotepState, ahead: Outlook, docks: i64) -> None:
    """Fill what is the same for all seats, as far as these docks ask for it. Only the Gangplank
    leads to others than those that are free."""
    if s.dynasty:
        look_plainly(s, ahead, docks)
        return
    if is_still_true(s, ahead):
        return
    remember(s, ahead)
    if has(s.docks, box.MARKET):
        look_at_market(s, ahead)
    if has(s.docks, box.PYRAMIDS):
        ahead.pyramids = pyramid_lanes(s)
    if has(s.docks, box.TEMPLE):
        ahead.temple = temple.worth(s) * weights.TEMPLE // 100


def look_at_market(s: ImhotepState, ahead: Outlook) -> None:
    common: i64 = 100
    personal: i64 = 0
    display = s.display
    while display != 0:
        kind = (display & 31) - 1
        if kind >= 0:
            if is_personal(kind):
                personal |= bit(kind)
            else:
                common = max(common, common_worth(s, kind))
        display >>= 5
    ahead.common = common
    ahead.personal = personal


def look_for(s: ImhotepState, ahead: Outlook, docks: i64, seat: i64, eyes: i64) -> None:
    """Fill what differs from seat to seat, by what the seat *eyes* knows; after `look`."""
    if has(ahead.seats, seat):
        return
    ahead.seats |= bit(seat)
    if s.dynasty:
        look_plainly_for(s, ahead, docks, seat, eyes)
        return
    if has(s.docks, box.MARKET):
        best = ahead.common
        personal = ahead.personal
        while personal != 0:
            kind = harbour.LOWEST[(personal & -personal) % 19]
            best = max(best, personal_worth(s, seat, kind))
            personal &= personal - 1
        ahead.market[seat + 1] = best
    if has(s.docks, box.OBELISKS):
        ahead.obelisks[seat + 1] = obelisks.worth(s, seat) * weights.OBELISKS // 100
    ahead.hopes[seat + 1] = hope(s, ahead, seat)


def look_for_others(s: ImhotepState, ahead: Outlook, docks: i64, seat: i64) -> None:
    other: i64
    for other in range(s.players):
        if other != seat:
            look_for(s, ahead, docks, other, seat)


def pyramid_lanes(s: ImhotepState) -> i64:
    if side_of(s, box.PYRAMIDS) == box.SIDE_A:
        return LARGE_PYRAMID[min(stones_at(s, box.PYRAMIDS), box.PYRAMID_A_SPACES)]
    return pyramids.worth(s, 0) * ALL_LANES


def large_pyramid_lanes(lying: i64) -> i64:
    lanes: i64 = 0
    nth: i64
    for nth in range(box.SPACES):
        lanes += in_lane(pyramids.large_pyramid_worth(lying + nth), nth)
    return lanes


# by the stones that lie there before
LARGE_PYRAMID: Final = vec[i64](
    [large_pyramid_lanes(lying) for lying in range(box.PYRAMID_A_SPACES + 1)]
)


def hope(s: ImhotepState, ahead: Outlook, seat: i64) -> i64:
    """What a second stone of a ship would bring, the mean of the free docks."""
    total: i64 = 0
    if has(s.docks, box.MARKET):
        total += ahead.market[seat + 1] - weights.LATE_AT_MARKET
    if has(s.docks, box.PYRAMIDS):
        total += lane(ahead.pyramids, 1)
    if has(s.docks, box.TEMPLE):
        total += ahead.temple
    if has(s.docks, box.BURIAL):
        total += burial_for(s, ahead, seat + 1, 1)
    if has(s.docks, box.OBELISKS):
        total += ahead.obelisks[seat + 1]
    return split(total * weights.HOPE // 100, DOCK_COUNT[s.docks])


def burial_for(s: ImhotepState, ahead: Outlook, owner: i64, nth: i64) -> i64:
    """What the stone of seat *owner* - 1 brings there if *nth* others of its ship come first."""
    at = box.SPACES * owner + nth
    if ahead.burial[at] == UNKNOWN:
        ahead.burial[at] = chamber.worth(s, owner - 1, nth) * weights.BURIAL // 100
    return ahead.burial[at]


# ---- what a cargo brings where


def weigh(s: ImhotepState, ahead: Outlook, ship: i64, seat: i64, docks: i64) -> i64:
    """Fill `sailing` for a ship: the own stones, and against them those of the others.

    The mean over the docks is returned: what happens if somebody else decides.
    """
    if s.dynasty:
        return weigh_plainly(s, ahead, ship, seat, docks)
    owners = owners_aboard(s, ship)
    own = lanes_of(owners, seat)
    others = bit(LANE * harbour.stones_aboard(s, ship)) - 1 - own
    rivals = s.players - 1
    sailing = ahead.sailing
    total: i64 = 0
    if has(docks, box.MARKET):
        worths = by_owner(ahead.market, owners) - weights.LATE_AT_MARKET * LATER
        sailing[box.MARKET] = balance(worths, own, others, rivals)
        total += sailing[box.MARKET]
    if has(docks, box.PYRAMIDS):
        sailing[box.PYRAMIDS] = balance(ahead.pyramids, own, others, rivals)
        total += sailing[box.PYRAMIDS]
    if has(docks, box.TEMPLE):
        sailing[box.TEMPLE] = balance(ahead.temple * ALL_LANES, own, others, rivals)
        total += sailing[box.TEMPLE]
    if has(docks, box.BURIAL):
        sailing[box.BURIAL] = balance(burial_lanes(s, ahead, owners), own, others, rivals)
        total += sailing[box.BURIAL]
    if has(docks, box.OBELISKS):
        sailing[box.OBELISKS] = balance(by_owner(ahead.obelisks, owners), own, others, rivals)
        total += sailing[box.OBELISKS]
    return split(total, DOCK_COUNT[docks])


def balance(worths: i64, own: i64, others: i64, rivals: i64) -> i64:
    """The worths in the own lanes, less what counts of those in the lanes of the others."""
    against = added_up(worths & others) * weights.ALONE // 100
    return added_up(worths & own) - split(against, rivals)


def owners_aboard(s: ImhotepState, ship: i64) -> i64:
    """The stones of a ship in unloading order, three bits each: owner + 1, the first lowest."""
    spaces = s.cargo >> 3 * box.SPACES * ship
    owners: i64 = 0
    shift: i64 = 0
    space: i64
    for space in range(box.SPACES):
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
    for nth in range(box.SPACES):
        other = is_some((owners >> 3 * nth & 7) ^ (seat + 1))
        lanes += in_lane(LOWEST_LANE * (1 - other), nth)
    return lanes


# What each stone of a ship brings at a site, in lanes; those of no stone hold anything.


def by_owner(worths: vec[i64], owners: i64) -> i64:
    lanes: i64 = 0
    nth: i64
    for nth in range(box.SPACES):
        lanes += in_lane(worths[owners >> 3 * nth & 7], nth)
    return lanes


def burial_lanes(s: ImhotepState, ahead: Outlook, owners: i64) -> i64:
    lanes: i64 = 0
    nth: i64 = 0
    while owners != 0:
        lanes += in_lane(burial_for(s, ahead, owners & 7, nth), nth)
        owners >>= 3
        nth += 1
    return lanes


# ---- a new dynasty: the same in plain numbers


def look_plainly(s: ImhotepState, ahead: Outlook, docks: i64) -> None:
    """Nothing is remembered from the position before."""
    ahead.seats = 0
    nth: i64
    if has(docks, box.PYRAMIDS):
        for nth in range(box.SPACES):
            ahead.by_order[nth] = pyramid_worth(s, nth)


def look_plainly_for(s: ImhotepState, ahead: Outlook, docks: i64, seat: i64, eyes: i64) -> None:
    if has(docks, box.MARKET):
        ahead.plain[seat] = market.worth(s, seat, eyes)
    total: i64 = 0
    site: i64
    for site in range(box.SITES):
        if has(docks, site):
            if site > box.PYRAMIDS:
                ahead.plain[box.SEATS * site + seat] = site_worth(s, site, seat)
            total += plain_worth(ahead, site, seat, 1)
    ahead.hopes[seat + 1] = split(total * weights.HOPE // 100, DOCK_COUNT[docks])


def plain_worth(ahead: Outlook, site: i64, seat: i64, nth: i64) -> i64:
    """What the stone of a seat brings at a site if *nth* others of its ship come first."""
    if site == box.PYRAMIDS:
        return ahead.by_order[nth]
    worth: i64 = ahead.plain[box.SEATS * site + seat]
    if site == box.MARKET:
        return worth - weights.LATE_AT_MARKET * nth
    return worth


def weigh_plainly(s: ImhotepState, ahead: Outlook, ship: i64, seat: i64, docks: i64) -> i64:
    total: i64 = 0
    site: i64
    for site in range(box.SITES):
        if has(docks, site):
            worth = cargo_worth(s, ahead, ship, seat, site)
            ahead.sailing[site] = worth
            total += worth
    return split(total, DOCK_COUNT[docks])


def cargo_worth(s: ImhotepState, ahead: Outlook, ship: i64, seat: i64, site: i64) -> i64:
    own: i64 = 0
    others: i64 = 0
    nth: i64 = 0
    space: i64
    for space in range(box.SPACES):
        owner = owner_at(s.cargo, box.SPACES * ship + space)
        if owner >= 0:
            worth = plain_worth(ahead, site, owner, nth)
            if owner == seat:
                own += worth
            else:
                others += worth
            nth += 1
    return own - others * weights.ALONE // (100 * (s.players - 1))
