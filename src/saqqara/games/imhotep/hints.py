"""Imhotep: what a player of the game would find promising. All in hundredths of a point.

Sailing is rated by what the cargo brings at this dock against the other free docks, for the
own stones and against the others'; loading by what a stone may hope for; fetching by the
room on the sled. Sites are rated by the stone that is next to lie there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import cards, harbour
from saqqara.games.imhotep.actions import (
    BONUS,
    GET,
    KEEP,
    LOAD,
    LOAD_THEN_SAIL,
    NEXT,
    PASS,
    PLAY,
    POINT,
    PYRAMID,
    SAIL,
    SAIL_SHIP,
    STONES_INSTEAD,
    TAKE,
)
from saqqara.games.imhotep.ranking import rank_points
from saqqara.games.imhotep.sites import burial, obelisks, pyramids
from saqqara.games.imhotep.state import (
    ImhotepState,
    card_in_slot,
    for_seat,
    of_seat,
    owner_at,
    side_of,
    stones_at,
)
from saqqara.games.imhotep.tables import (
    BESIDE_POINTS,
    BLUE,
    BURIAL,
    CARD_SPACE,
    DECORATION,
    DECORATION_STONES,
    GET_STONES,
    HAMMER,
    HEIGHT_PRIZES,
    LEVER,
    LOAD_SPACE,
    OBELISKS,
    PYRAMID_A,
    PYRAMID_A_SPACES,
    PYRAMID_B,
    PYRAMIDS,
    PYRAMIDS_B,
    REDS,
    ROUNDS,
    ROW_PRIZES,
    ROWS,
    SAIL_CARD,
    SIDE_A,
    SITES,
    SLOTS,
    SPACES,
    STATUE,
    STONES_SPACE,
    TEMPLE,
    TEMPLE_STONES,
    TOWER_POINTS,
    TOWERS,
)
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.game import Choices

UNSEEN_CARD: Final = 200
TWO_CARDS: Final = 240  # the better of two
BONUS_CARD_WORTH: Final = 120  # beside the points of its space

# The weights below were found by play against a bot that knows no hints: what raised the
# margin over many games, at two and three players and on several mixes of sides, stayed.
FETCHED: Final = 61  # a stone on the sled
EMPTY_SLED: Final = 92  # what fetching is worth besides when the sled is empty
TEMPO: Final = 50  # a blue card keeps its point if it is not played
HOPE: Final = 160  # hundredths: a stone aboard also keeps others from filling the ship
TOGETHER: Final = 18  # for each own stone that is already aboard
LAST_NEEDED: Final = 43  # for the stone that lets a ship sail
BEHIND: Final = 3  # for each space behind the bow
CHOICE_OF_DOCK: Final = 88  # hundredths: this dock rather than another
SAILED: Final = 21  # hundredths: the cargo is brought in at all
TEMPLE_WEIGHT: Final = 163  # hundredths
BURIAL_WEIGHT: Final = 65
OBELISK_WEIGHT: Final = 75
# What a visible stone in the temple may still earn in later rounds, by their number.
STAYING: Final = vec[i64]([0, 55, 90, 112, 125, 130])
STONES_A_ROUND: Final = 26  # that come to a site, in tenths
ALONE: Final = 85  # hundredths of what the others gain that count against a sailing


# ---- a stone at a site


def pyramid_worth(s: ImhotepState, nth: i64) -> i64:
    if side_of(s, PYRAMIDS) == SIDE_A:
        lying = stones_at(s, PYRAMIDS) + nth
        if lying < PYRAMID_A_SPACES:
            return 100 * PYRAMID_A[lying]
        return 100 * BESIDE_POINTS
    best: i64 = 100 * BESIDE_POINTS
    pyramid: i64
    for pyramid in range(PYRAMIDS_B):
        space = pyramids.next_space(s, pyramid)
        if space >= 0:
            best = max(best, space_worth(space))
    return best


def space_worth(space: i64) -> i64:
    worth = 100 * PYRAMID_B[space]
    if space in (CARD_SPACE, STONES_SPACE, LOAD_SPACE):
        worth += BONUS_CARD_WORTH
    return worth


def temple_worth(s: ImhotepState) -> i64:
    worth = 100 + STAYING[ROUNDS - s.round]
    if side_of(s, TEMPLE) == SIDE_A:
        return worth
    return worth * 4 // 3


def burial_worth(s: ImhotepState, seat: i64, nth: i64) -> i64:
    place = stones_at(s, BURIAL) + nth
    later = ROUNDS - s.round
    if side_of(s, BURIAL) == SIDE_A:
        mine = s.tomb[seat]
        here = bit(place)
        group = burial.group_around(here, mine | here)
        gain = burial.set_points(count(group)) - burial.group_points(group - here)
        return 100 * gain + 15 * later
    counts = burial.row_counts(s, place % ROWS)
    before = rank_points(counts, seat, s.players, ROW_PRIZES, 0)
    after = rank_points(counts + for_seat(seat, 1), seat, s.players, ROW_PRIZES, 0)
    return 100 * (after - before) * (ROUNDS + 1 - later) // (ROUNDS + 1) + 40 * later + 40


def obelisk_worth(s: ImhotepState, seat: i64) -> i64:
    later = ROUNDS - s.round
    if side_of(s, OBELISKS) == SIDE_A:
        first = 4 * (s.players - 2)
        counts = s.lying[OBELISKS]
        before = rank_points(counts, seat, s.players, HEIGHT_PRIZES, first)
        after = rank_points(counts + for_seat(seat, 1), seat, s.players, HEIGHT_PRIZES, first)
        return 100 * (after - before) * (ROUNDS + 1 - later) // (ROUNDS + 1) + 30 * later + 30
    tower = obelisks.towers(s)
    if tower == TOWERS:
        return 100
    waiting = of_seat(s.waiting, seat)
    if waiting == 2:
        return 60 * TOWER_POINTS[tower]
    if later == 0 and waiting == 0:
        return 100
    return 30 * TOWER_POINTS[tower]


def market_worth(s: ImhotepState, seat: i64, nth: i64) -> i64:
    """The best card that is left when so many others have been taken, roughly."""
    best: i64 = 100
    slot: i64
    for slot in range(SLOTS):
        kind = card_in_slot(s, slot)
        if kind >= 0:
            best = max(best, card_worth(s, seat, kind))
    return best - 30 * nth


def stone_worth(s: ImhotepState, site: i64, seat: i64, nth: i64) -> i64:
    """What a stone of *seat* brings at a site if *nth* others of the ship come before it."""
    if site == PYRAMIDS:
        return pyramid_worth(s, nth)
    if site == TEMPLE:
        return temple_worth(s) * TEMPLE_WEIGHT // 100
    if site == BURIAL:
        return burial_worth(s, seat, nth) * BURIAL_WEIGHT // 100
    if site == OBELISKS:
        return obelisk_worth(s, seat) * OBELISK_WEIGHT // 100
    return market_worth(s, seat, nth)


# ---- cards


def card_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    later = ROUNDS - s.round
    if kind < REDS:
        if kind == 0:
            return pyramid_worth(s, 0) + 20
        if kind == 1:
            return burial_worth(s, seat, 0) + 20
        return obelisk_worth(s, seat) + 20
    if kind < BLUE:
        site = kind - DECORATION
        return (100 * stones_at(s, site) + 10 * STONES_A_ROUND * later) // DECORATION_STONES
    if kind == STATUE:
        owned = cards.count(s.owned[seat], STATUE)
        gain = burial.set_points(owned + 1) - burial.set_points(owned)
        return 100 * gain + 15 * later
    return 100 + 20 * min(later, 3)


# ---- ships


def sailing_worth(s: ImhotepState, ship: i64, site: i64, seat: i64) -> i64:
    """What the cargo brings there: the own stones, and against it those of the others."""
    own: i64 = 0
    others: i64 = 0
    nth: i64 = 0
    space: i64
    for space in range(SPACES):
        owner = owner_at(s.cargo, SPACES * ship + space)
        if owner >= 0:
            worth = stone_worth(s, site, owner, nth)
            if owner == seat:
                own += worth
            else:
                others += worth
            nth += 1
    return own - others * ALONE // (100 * (s.players - 1))


def mean_sailing(s: ImhotepState, ship: i64, seat: i64) -> i64:
    """The same on average over the free docks: what happens if somebody else decides."""
    total: i64 = 0
    docks: i64 = 0
    site: i64
    for site in range(SITES):
        if has(s.docks, site):
            total += sailing_worth(s, ship, site, seat)
            docks += 1
    return total // max(docks, 1)


def hope(s: ImhotepState, seat: i64) -> i64:
    """What a stone on a ship may hope for: the mean of the free docks."""
    total: i64 = 0
    docks: i64 = 0
    site: i64
    for site in range(SITES):
        if has(s.docks, site):
            total += stone_worth(s, site, seat, 1)
            docks += 1
    return total * HOPE // (100 * max(docks, 1))


def load_worth(s: ImhotepState, seat: i64, place: i64, hoped: i64) -> i64:
    ship = place // SPACES
    worth = hoped - BEHIND * (place % SPACES)
    if harbour.lacking(s, ship) == 1:
        worth += LAST_NEEDED
    space: i64
    for space in range(SPACES):
        if owner_at(s.cargo, SPACES * ship + space) == seat:
            worth += TOGETHER
    return worth


def get_worth(s: ImhotepState, seat: i64) -> i64:
    fetched = harbour.can_fetch(s, seat, GET_STONES)
    if s.round == ROUNDS:
        fetched = min(fetched, count(s.free) // s.players)
    worth = FETCHED * fetched
    if of_seat(s.sled, seat) == 0:
        worth += EMPTY_SLED
    return worth


# ---- choices


def play_worth(s: ImhotepState, seat: i64, kind: i64, hoped: i64) -> i64:
    if kind == HAMMER:
        return get_worth(s, seat) + hoped - TEMPO
    if kind == LEVER:
        return 130 - TEMPO
    if kind == SAIL_CARD:
        return hoped + 110 - TEMPO
    return 2 * hoped - TEMPO


def rate_stop(s: ImhotepState, seat: i64, action: i64) -> i64:
    """Choices of a stone's owner while a ship is unloaded, or in the temple."""
    if action >= POINT:
        if action == STONES_INSTEAD and s.round < ROUNDS:
            return 52 * harbour.can_fetch(s, seat, TEMPLE_STONES)
        return 100 * (STONES_INSTEAD - action)
    if action >= BONUS:
        return 50 * (BONUS + 1 - action)
    if action >= PYRAMID:
        return space_worth(pyramids.next_space(s, action - PYRAMID))
    if action >= KEEP:
        return card_worth(s, seat, action - KEEP)
    if action >= TAKE:
        kind = card_in_slot(s, action - TAKE)
        if kind < 0:
            return TWO_CARDS
        return card_worth(s, seat, kind)
    if action == NEXT + seat:
        return 10
    return 0


def rate(s: ImhotepState, seat: i64, kind: i64, out: Choices, rates: vec[i64]) -> None:
    """Rate the listed choices of *seat*; *kind* is the frame that waits."""
    hoped: i64 = -1
    ship_rated: i64 = -1
    mean: i64 = 0
    i: i64
    for i in range(out.n):
        action = out.items[i]
        if action >= NEXT:
            rates[i] = rate_stop(s, seat, action)
        elif SAIL <= action < PLAY:
            ship = (action - SAIL) // SITES
            worth = sailing_worth(s, ship, (action - SAIL) % SITES, seat)
            if kind == SAIL_SHIP:
                rates[i] = worth
            else:
                if ship != ship_rated:
                    ship_rated = ship
                    mean = mean_sailing(s, ship, seat)
                rates[i] = ((worth - mean) * CHOICE_OF_DOCK + worth * SAILED) // 100
        elif action == GET:
            rates[i] = get_worth(s, seat)
        elif action == PASS:
            rates[i] = 0
        else:
            if hoped < 0:
                hoped = hope(s, seat)
            if action >= PLAY:
                rates[i] = play_worth(s, seat, action - PLAY + BLUE, hoped)
            else:
                rates[i] = load_worth(s, seat, action - LOAD, hoped)
                if kind == LOAD_THEN_SAIL:
                    rates[i] += mean_sailing(s, (action - LOAD) // SPACES, seat)
