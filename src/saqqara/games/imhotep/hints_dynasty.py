"""Imhotep: hints for bots once A New Dynasty is in use. All in hundredths of a point.

The same ideas as hints.py on any mix of sides: sailing is rated by what the cargo brings at this
dock against the other free docks, loading by what a stone may hope for. What the sites are worth
is worked out once for all choices of a turn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, expansion, harbour
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import FAILED, FULFILLED, RA_POINTS, RA_STONES
from saqqara.games.imhotep.hints import rate_stop
from saqqara.games.imhotep.sites import booming, giant
from saqqara.games.imhotep.state import ImhotepState, of_seat, owner_at, side_of, stones_at
from saqqara.games.imhotep.worth import large_pyramid_worth
from saqqara.games.imhotep.worth_dynasty import (
    STONE_WORTH,
    any_card_worth,
    crypt_gain,
    hall_worth,
    hill_gain,
    later,
    scaffold_worth,
    site_choice_worth,
    slot_worth,
    stone_worth,
)
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.frame import a_of, kind_of, seat_of
from saqqara.kernel.game import Choices

# The weights are those of hints.py, where nothing speaks for another.
FETCHED: Final = 61
EMPTY_SLED: Final = 92
TEMPO: Final = 50
HOPE: Final = 160
TOGETHER: Final = 18
LAST_NEEDED: Final = 43
BEHIND: Final = 3
CHOICE_OF_DOCK: Final = 88
SAILED: Final = 21
LATE_AT_MARKET: Final = 30
ALONE: Final = 85
COIN_PRICE: Final = 60
SURE: Final = 5000  # a scarab that is worth it costs nothing: before all else
NEVER: Final = -5000


@mypyc_attr(acyclic=True)
class Prospect:
    """Room for the figures below, so that a playout allocates little. Holds no position."""

    def __init__(self) -> None:
        self.worth: vec[i64] = vec[i64]([0] * (box.SITES * box.SEATS))  # 4 x site + seat
        self.pyramids: vec[i64] = vec[i64](
            [0] * box.SPACES
        )  # by order of unloading, less the first
        self.sailing: vec[i64] = vec[i64]([0] * box.SITES)


def rate(s: ImhotepState, packed: i64, out: Choices, rates: vec[i64], ahead: Prospect) -> None:
    """Rate the listed choices of the seat that decides."""
    seat = seat_of(packed)
    kind = kind_of(packed)
    i: i64
    if out.items[0] < do.NEXT or kind == do.GANGPLANK_SHIP:
        rate_turn(s, seat, kind, out, rates, ahead)
    elif kind == do.CHOOSE_BUILD:
        for i in range(out.n):
            rates[i] = build_worth(s, seat, a_of(packed), out.items[i] - do.BUILD)
    elif kind == do.RA_OFFERING:
        for i in range(out.n):
            rates[i] = offering_worth(s, seat, a_of(packed), out.items[i])
    else:
        for i in range(out.n):
            rates[i] = rate_choice(s, seat, out.items[i])


# ---- what the sites are worth


def look(s: ImhotepState, ahead: Prospect, docks: i64, first: i64, last: i64, eyes: i64) -> None:
    """Fill the worths of these docks for these seats, by what the seat *eyes* knows."""
    site: i64
    seat: i64
    for site in range(box.SITES):
        if has(docks, site):
            for seat in range(first, last + 1):
                ahead.worth[box.SEATS * site + seat] = stone_worth(s, site, seat, eyes)
    if has(docks, box.PYRAMIDS):
        look_at_pyramids(s, ahead.pyramids)


def look_at_pyramids(s: ImhotepState, after: vec[i64]) -> None:
    """How much more or less the later stones of a ship find there."""
    side = side_of(s, box.PYRAMIDS)
    nth: i64
    for nth in range(box.SPACES):
        if side == box.SIDE_C:
            after[nth] = scaffold_worth(s, nth) - scaffold_worth(s, 0)
        elif side == box.SIDE_D:
            after[nth] = hall_worth(s, nth) - hall_worth(s, 0)
        elif side == box.SIDE_A:
            lying = stones_at(s, box.PYRAMIDS)
            after[nth] = large_pyramid_worth(lying + nth) - large_pyramid_worth(lying)
        else:
            after[nth] = 0


def worth_there(ahead: Prospect, site: i64, seat: i64, nth: i64) -> i64:
    worth: i64 = ahead.worth[box.SEATS * site + seat]
    if site == box.MARKET:
        return worth - LATE_AT_MARKET * nth
    if site == box.PYRAMIDS:
        return worth + ahead.pyramids[nth]
    return worth


def hope(s: ImhotepState, ahead: Prospect, seat: i64) -> i64:
    """What a second stone of a ship would bring, the mean of the free docks."""
    total: i64 = 0
    site: i64
    for site in range(box.SITES):
        if has(s.docks, site):
            total += worth_there(ahead, site, seat, 1)
    return total * HOPE // 100 // max(count(s.docks), 1)


def weigh(s: ImhotepState, ahead: Prospect, ship: i64, seat: i64, docks: i64) -> i64:
    """Fill `sailing` for a ship: the own stones against those of the others; the mean."""
    total: i64 = 0
    site: i64
    for site in range(box.SITES):
        if has(docks, site):
            worth = cargo_worth(s, ahead, ship, seat, site)
            ahead.sailing[site] = worth
            total += worth
    return total // max(count(docks), 1)


def cargo_worth(s: ImhotepState, ahead: Prospect, ship: i64, seat: i64, site: i64) -> i64:
    own: i64 = 0
    others: i64 = 0
    nth: i64 = 0
    space: i64
    for space in range(box.SPACES):
        owner = owner_at(s.cargo, box.SPACES * ship + space)
        if owner >= 0:
            worth = worth_there(ahead, site, owner, nth)
            if owner == seat:
                own += worth
            else:
                others += worth
            nth += 1
    return own - others * ALONE // (100 * (s.players - 1))


# ---- turns


def rate_turn(
    s: ImhotepState, seat: i64, kind: i64, out: Choices, rates: vec[i64], ahead: Prospect
) -> None:
    docks = s.docks
    if kind == do.GANGPLANK_SHIP:
        docks = bit(box.SITES) - 1 - s.docks
    if s.ready == 0 and kind not in (do.SAIL_SHIP, do.LOAD_THEN_SAIL):
        look(s, ahead, docks, seat, seat, seat)
    else:
        look(s, ahead, docks, 0, s.players - 1, seat)
    hoped: i64 = 0
    if kind != do.GANGPLANK_SHIP:
        hoped = hope(s, ahead, seat)
    must = kind in (do.SAIL_SHIP, do.GANGPLANK_SHIP)
    weighed: i64 = -1
    mean: i64 = 0
    i: i64
    for i in range(out.n):
        action = out.items[i]
        if do.SAIL <= action < do.PLAY:
            ship = (action - do.SAIL) // box.SITES
            if ship != weighed:
                mean = weigh(s, ahead, ship, seat, docks)
                weighed = ship
            worth: i64 = ahead.sailing[(action - do.SAIL) % box.SITES]
            if not must:
                worth = ((worth - mean) * CHOICE_OF_DOCK + worth * SAILED) // 100
            rates[i] = worth
        elif do.LOAD <= action < do.SAIL:
            rates[i] = loading_worth(s, seat, action - do.LOAD, hoped)
            if kind == do.LOAD_THEN_SAIL:
                rates[i] += weigh(s, ahead, (action - do.LOAD) // box.SPACES, seat, docks)
        else:
            rates[i] = turn_worth(s, seat, action, hoped)


def loading_worth(s: ImhotepState, seat: i64, place: i64, hoped: i64) -> i64:
    ship = place // box.SPACES
    worth = hoped + TOGETHER * harbour.stones_of(s, ship, seat) - BEHIND * (place % box.SPACES)
    if harbour.lacking(s, ship) == 1:
        worth += LAST_NEEDED
    return worth


def get_worth(s: ImhotepState, seat: i64) -> i64:
    fetched = harbour.can_fetch(s, seat, box.GET_STONES)
    if s.round == box.ROUNDS:
        fetched = min(fetched, count(s.free) // s.players)
    worth = FETCHED * fetched
    if of_seat(s.sled, seat) == 0:
        worth += EMPTY_SLED
    return worth


def turn_worth(s: ImhotepState, seat: i64, action: i64, hoped: i64) -> i64:
    """Anything in a turn but loading and sailing."""
    if action == do.GET:
        return get_worth(s, seat)
    if action < do.PASS:
        return play_worth(s, seat, action - do.PLAY + box.BLUE, hoped)
    if action == do.GET_AND_MOVE:
        return get_worth(s, seat) + hall_worth(s, 1) // 20 - hall_worth(s, 0) // 20
    if do.SCARAB <= action < do.COIN:
        return scarab_worth(s, seat, action - do.SCARAB)
    if action == do.PLAY_NEW:
        return raft_worth(s, seat) - 2 * STONE_WORTH - TEMPO
    if action == do.PLAY_NEW + 1:
        return 90 - TEMPO
    return 0 if action < do.PYRAMID else rate_stop(s, seat, action)


def play_worth(s: ImhotepState, seat: i64, kind: i64, hoped: i64) -> i64:
    if kind == box.HAMMER:
        return get_worth(s, seat) + hoped - TEMPO
    if kind == box.LEVER:
        return 130 - TEMPO
    if kind == box.SAIL_CARD:
        return hoped + 110 - TEMPO
    return 2 * hoped - TEMPO


def raft_worth(s: ImhotepState, seat: i64) -> i64:
    best: i64 = 0
    site: i64
    for site in range(box.PYRAMIDS, box.SITES):
        best = max(best, stone_worth(s, site, seat, seat))
    return best


def scarab_worth(s: ImhotepState, seat: i64, prophecy: i64) -> i64:
    """What holds now is likely to hold in the end, the more so the fewer rounds are left; the
    second round of a window is soon enough."""
    if s.round % 2 == 1 or not expansion.is_met(s, seat, prophecy):
        return NEVER
    window = expansion.window_of(s.round)
    plus: i64 = s.figures[FULFILLED + window]
    minus: i64 = s.figures[FAILED + window]
    likely = 92 - 10 * later(s)  # percent
    if likely * plus + (100 - likely) * minus > 0:
        return SURE
    return NEVER


# ---- choices of a stone's owner


def rate_choice(s: ImhotepState, seat: i64, action: i64) -> i64:
    if do.TAKE <= action < do.KEEP:
        return slot_worth(s, seat, action - do.TAKE, seat)
    if do.KEEP <= action < do.PYRAMID or do.KEEP_NEW <= action < do.HILL:
        return any_card_worth(s, seat, cards.kept(action))
    if do.COIN <= action < do.KEEP_NEW:
        return pair_worth(s, seat, action - do.COIN)
    if do.HILL <= action < do.TOMB:
        return 100 * hill_gain(s, seat, action - do.HILL) + action - do.HILL
    if do.TOMB <= action < do.BUILD:
        return 100 * crypt_gain(s, seat, action - do.TOMB)
    if do.AVENUE <= action < do.RAFT:
        return site_choice_worth(s, action - do.AVENUE)
    if action >= do.RAFT:
        return stone_worth(s, action - do.RAFT, seat, seat)
    return rate_stop(s, seat, action)


def pair_worth(s: ImhotepState, seat: i64, pair: i64) -> i64:
    both = slot_worth(s, seat, booming.PAIR_FIRST[pair], seat)
    both += slot_worth(s, seat, booming.PAIR_SECOND[pair], seat)
    return both - COIN_PRICE - 15 * later(s)


def offering_worth(s: ImhotepState, seat: i64, column: i64, action: i64) -> i64:
    if action == do.POINT:
        return 100 * s.figures[RA_POINTS + column]
    if s.round == box.ROUNDS or action != do.STONES_INSTEAD:
        return 0
    return 52 * harbour.can_fetch(s, seat, s.figures[RA_STONES + column])


def build_worth(s: ImhotepState, seat: i64, space: i64, profile: i64) -> i64:
    """Complete levels, then an even top."""
    way = giant.way_at(s, space, giant.way_of(s, seat, space, profile))
    left = giant.height_with(s, seat, 0, way)
    middle = giant.height_with(s, seat, 1, way)
    right = giant.height_with(s, seat, 2, way)
    lowest = min(left, middle, right)
    highest = max(left, middle, right)
    return 200 * lowest - 30 * (highest - lowest) - 5 * max(left - middle, middle - left)
