"""A New Dynasty: what a stone at a site and a card are worth, roughly, to the hints.

All in hundredths of a point, as in worth.py, which rates sides A and B.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import cards, expansion, hidden
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import (
    ARROWS,
    AVENUE_HEIGHT,
    AVENUE_POINTS,
    CARD_REWARD,
    CRYPT_COLUMNS,
    HALL_POINTS,
    PATH_TILE,
    PROPHECIES_ON,
    RA_CARDS,
    RA_POINTS,
    RA_STONES,
    STONES_REWARD,
    TRACK_POINTS,
    WAYS,
    squares_in,
)
from saqqara.games.imhotep.sites import (
    arena,
    avenue,
    black,
    crypt,
    giant,
    hallway,
    hill,
    scaffold,
    temple,
)
from saqqara.games.imhotep.sites.burial import set_points
from saqqara.games.imhotep.state import ImhotepState, card_in_slot, of_seat, side_of, stones_at
from saqqara.games.imhotep.worth import (
    STAYING,
    burial_worth,
    card_worth,
    obelisk_worth,
    pyramid_worth,
    temple_worth,
)
from saqqara.kernel.bits import bit, count, has

BESIDE_WORTH: Final = 100
CARD_WORTH: Final = 170  # an unknown card
STONE_WORTH: Final = 45  # a stone on the sled
MAJORITY_WORTH: Final = 55  # for a share in the tile being built
PILE_WORTH: Final = vec[i64]([0, 170, 230, 265])  # the best of so many unknown cards


def later(s: ImhotepState) -> i64:
    """Rounds to come."""
    return box.ROUNDS - s.round


# ---- cards


def any_card_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    worth: i64
    if kind == box.EXTRA_STORAGE:
        worth = 30 + 25 * later(s)
    elif kind == box.PRIVATE_QUARRY:
        worth = 100 + STONE_WORTH * 2
    elif kind == box.STONE_ORNAMENT:
        worth = 220 + 20 * later(s)
    elif kind > box.STONE_ORNAMENT:
        worth = 110 + 25 * min(later(s), 3)
    else:
        worth = base_card_worth(s, seat, kind)
    if s.figures[PROPHECIES_ON] == 1:
        worth += prophecy_bonus(s, seat, kind)
    return worth


def base_card_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    """A red card by the side in play, all others as ever."""
    if kind >= box.REDS:
        return card_worth(s, seat, kind)
    site: i64 = box.PYRAMIDS
    if kind > 0:
        site = box.BURIAL + kind - 1
    return stone_worth(s, site, seat, seat) + 20


def prophecy_bonus(s: ImhotepState, seat: i64, kind: i64) -> i64:
    """A card may help a prophecy on which the seat has a scarab."""
    number: i64
    for number in range(box.OPEN_PROPHECIES):
        prophecy = expansion.prophecy_at(s, number)
        if prophecy >= box.SET and expansion.has_scarab_on(s, seat, number):
            if prophecy == box.SET:
                helps = kind == box.STATUE
            elif prophecy == box.AMUN:
                helps = cards.is_red(kind)
            else:
                helps = not cards.is_red(kind) and not cards.is_blue(kind) and kind != box.STATUE
            if helps and not expansion.is_met(s, seat, prophecy):
                return 130
    return 0


def slot_worth(s: ImhotepState, seat: i64, slot: i64, eyes: i64) -> i64:
    """A face-up card, or a look at cards face down, as far as the seat *eyes* has seen them."""
    kind = card_in_slot(s, slot)
    if kind >= 0:
        return any_card_worth(s, seat, kind)
    unknown = min(black.pile_size(s, slot), box.PILE_CARDS)
    if unknown == 0:
        return 0
    best: i64 = 0
    each: i64
    for each in s.hidden:
        if hidden.place_of(each) == hidden.in_slot(slot) and hidden.knows(each, eyes):
            best = max(best, any_card_worth(s, seat, hidden.kind_in(each)))
            unknown -= 1
    return max(best, PILE_WORTH[max(unknown, 0)])


def market_worth(s: ImhotepState, seat: i64, eyes: i64) -> i64:
    best: i64 = 100
    slot: i64
    for slot in range(box.SLOTS):
        best = max(best, slot_worth(s, seat, slot, eyes))
    if side_of(s, box.MARKET) == box.SIDE_C and of_seat(s.coins, seat) > 0:
        best += 40
    return best


# ---- a stone at a site


def stone_worth(s: ImhotepState, site: i64, seat: i64, eyes: i64) -> i64:
    """The first stone of a ship there, by what the seat *eyes* knows."""
    side = side_of(s, site)
    if site == box.MARKET:
        return market_worth(s, seat, eyes)
    if site == box.PYRAMIDS:
        if side == box.SIDE_C:
            return scaffold_worth(s, 0)
        return hall_worth(s, 0) if side == box.SIDE_D else pyramid_worth(s, 0)
    if site == box.TEMPLE:
        if side == box.SIDE_C:
            return ra_worth(s)
        return arena_worth(s, seat) if side == box.SIDE_D else temple_worth(s) * 163 // 100
    if site == box.BURIAL:
        if side == box.SIDE_C:
            return hill_worth(s, seat)
        return crypt_worth(s, seat) if side == box.SIDE_D else burial_worth(s, seat, 0) * 65 // 100
    if side == box.SIDE_C:
        return giant_worth(s, seat)
    return avenue_worth(s, seat) if side == box.SIDE_D else obelisk_worth(s, seat) * 75 // 100


def scaffold_worth(s: ImhotepState, nth: i64) -> i64:
    place = stones_at(s, box.PYRAMIDS) + nth
    if place >= box.SCAFFOLDS * box.SCAFFOLD_SPACES:
        return BESIDE_WORTH
    if scaffold.tile_at(s, place // box.SCAFFOLD_SPACES) < 0:
        return 200 + MAJORITY_WORTH  # on a tile that is still face down
    brings: i64 = s.figures[scaffold.reward_index(s, place)]
    if brings < CARD_REWARD:
        return 100 * brings + MAJORITY_WORTH
    if brings == CARD_REWARD:
        return CARD_WORTH + MAJORITY_WORTH
    return STONE_WORTH * (brings - STONES_REWARD) + MAJORITY_WORTH


def hall_worth(s: ImhotepState, nth: i64) -> i64:
    """The square that the stone after *nth* others would get."""
    square = hallway.next_square(s)
    if square < 0:
        return BESIDE_WORTH
    step: i64
    for step in range(box.HALL_SQUARES):
        here = (square + step) % box.HALL_SQUARES
        if s.pyramid >> 3 * here & 7 == 0:
            if nth == 0:
                return 100 * s.figures[HALL_POINTS + here]
            nth -= 1
    return BESIDE_WORTH


def ra_worth(s: ImhotepState) -> i64:
    """By the column that is next, this round and as long as the stone may be seen."""
    column = stones_at(s, box.TEMPLE) % temple.width(s)
    once: i64 = 100 * s.figures[RA_POINTS + column]
    if s.figures[RA_CARDS + column] > 0:
        once = 260
    elif s.figures[RA_STONES + column] > 0:
        once += 10
    return once * (100 + STAYING[later(s)]) // 75


def arena_worth(s: ImhotepState, seat: i64) -> i64:
    """Points of the track, and of the rounds in which the chariot may be ahead."""
    space = of_seat(s.chariots, seat)
    if space == box.ARENA_GOAL:
        return BESIDE_WORTH
    number = stones_at(s, box.TEMPLE)
    arrows: i64 = 1
    if number < box.ARENA_PLACES:
        arrows = s.figures[ARROWS + number]
    target = arena.space_after(s, seat, arrows)
    gain: i64 = s.figures[TRACK_POINTS + target] - s.figures[TRACK_POINTS + space]
    passed: i64 = 0
    other: i64
    for other in range(s.players):
        there = of_seat(s.chariots, other)
        if other != seat and space <= there < target:
            passed += 1
    return 100 * gain + 35 * arrows + passed * (60 + 40 * later(s))


def hill_worth(s: ImhotepState, seat: i64) -> i64:
    """The best place of those that touch own stones, or a first stone."""
    stones = hill.taken(s)
    if stones == hill.FULL:
        return BESIDE_WORTH
    best: i64 = 1
    mine: i64 = s.tomb[seat]
    place: i64
    for place in range(box.HILL_PLACES):
        if hill.BESIDE[place] & mine != 0 and not has(stones, place):
            if stones & hill.SUPPORT[place] == hill.SUPPORT[place]:
                best = max(best, hill_gain(s, seat, place))
    return 80 * best + 25 * later(s)


def hill_gain(s: ImhotepState, seat: i64, place: i64) -> i64:
    """By how many points the areas of a seat grow with a stone there."""
    mine: i64 = s.tomb[seat] | bit(place)
    area = hill.area_around(bit(place), mine)
    return hill.area_points(area) - hill.points(area - bit(place))


def crypt_worth(s: ImhotepState, seat: i64) -> i64:
    if s.open_tombs == 0:
        return BESIDE_WORTH
    best: i64 = 0
    tomb: i64
    for tomb in range(box.TOMBS):
        if has(s.open_tombs, tomb):
            best = max(best, crypt_gain(s, seat, tomb))
    worth = 85 * best + 15 * later(s)
    if s.tomb[seat] == 0:
        worth += 100 * box.CRYPT_PENALTY * (box.ROUNDS + 1 - later(s)) // (box.ROUNDS + 1)
    return worth


def crypt_gain(s: ImhotepState, seat: i64, tomb: i64) -> i64:
    columns: i64 = s.figures[CRYPT_COLUMNS]
    mine: i64 = s.tomb[seat]
    if crypt.beside(tomb, columns) & mine == 0:
        return 1
    area = crypt.area_around(bit(tomb), mine | bit(tomb), columns)
    return set_points(count(area)) - crypt.area_points(area - bit(tomb), columns)


def giant_worth(s: ImhotepState, seat: i64) -> i64:
    """The squares of the next tile, if it fits, and the rank."""
    space = stones_at(s, box.OBELISKS)
    if space >= box.PATH_SPACES:
        return BESIDE_WORTH
    if giant.fitting(s, seat, space) == 0:
        return 0
    way: i64 = s.figures[PATH_TILE + WAYS * space]
    squares: i64 = 0
    column: i64
    for column in range(box.SHAFT_COLUMNS):
        squares += squares_in(way, column)
    return 62 * squares + 40


def avenue_worth(s: ImhotepState, seat: i64) -> i64:
    site = avenue.unfinished(s, seat)
    if site < 0:
        if not avenue.has_free_site(s):
            return BESIDE_WORTH
        return 100 + 28 * min(later(s), 4)
    left: i64 = s.figures[AVENUE_HEIGHT + site] - avenue.stones_on(s, site)
    points: i64 = s.figures[AVENUE_POINTS + site]
    if left == 1:
        return 100 * (points - avenue.stones_on(s, site)) * 75 // 100
    if left > 2 * (later(s) + 1):
        return BESIDE_WORTH
    return 100 * points // s.figures[AVENUE_HEIGHT + site]


def site_choice_worth(s: ImhotepState, site: i64) -> i64:
    """A site of the avenue to begin: as dear as one can hope to finish."""
    height: i64 = s.figures[AVENUE_HEIGHT + site]
    points: i64 = s.figures[AVENUE_POINTS + site]
    if height > 1 + later(s):
        return 100 - height
    return 100 * points // height + points
