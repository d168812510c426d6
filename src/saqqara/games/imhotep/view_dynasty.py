"""Imhotep: what a seat may see of A New Dynasty, beside the view of the base game.

Of the face-down cards a seat sees those that it has looked at, and of the cards drawn in the
Temple of Ra those that it draws itself.
"""

from typing import TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, expansion, hidden
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import (
    ARROWS,
    AVENUE_HEIGHT,
    AVENUE_POINTS,
    CARD_REWARD,
    CRYPT_COLUMNS,
    FAILED,
    FULFILLED,
    HALL_POINTS,
    PATH_TILE,
    RA_CARDS,
    RA_POINTS,
    RA_STONES,
    RANK_POINTS,
    SCAFFOLD_SPACE,
    SECRET,
    STONES_REWARD,
    TRACK_POINTS,
    WAYS,
    squares_in,
)
from saqqara.games.imhotep.sites import arena, black, giant, hallway, hill, scaffold
from saqqara.games.imhotep.state import ImhotepState, of_seat, owner_at, side_of
from saqqara.kernel.bits import members
from saqqara.kernel.frame import a_of, kind_of


class PileView(TypedDict):
    slot: int  # from 0
    cards: int
    known: list[str]  # those that this viewer has seen


class ScaffoldsView(TypedDict):
    tiles: list[int]  # turned up so far, from 1, in order; the last one is being built
    rewards: list[list[str]]  # of those tiles, by space: points, `card`, `stones 3`
    left: int  # tiles still face down
    hidden: list[int]  # which ones, in no order


class HallwayView(TypedDict):
    figure: int  # square from 0
    next: int  # square of the next stone, -1 = full
    points: list[int]  # by square


class RaView(TypedDict):
    rewards: list[str]  # by column: `1`, `2 stones 4`, `card 3`


class ArenaView(TypedDict):
    track: list[int]  # points by space, the last one is the goal
    arrows: list[int]  # by stone place
    chariots: list[int]  # space by seat
    round_points: list[int]  # by seat, if the round ended now


class CryptView(TypedDict):
    columns: int
    open: list[int]  # tomb tiles laid out, from 1
    left: int  # tiles not drawn


class HillView(TypedDict):
    areas: list[list[int]]  # by seat, stones times levels of each area


class TileView(TypedDict):
    owner: int
    shape: str
    columns: list[list[int]]  # of each column the lowest and the number of its squares; unused: []


class GiantView(TypedDict):
    shapes: list[str]  # along the path
    squares: list[list[list[int]]]  # of these tiles: column and height of each square
    tiles: list[TileView]  # of the spaces that are taken
    heights: list[list[int]]  # by seat, of the three columns
    levels: list[int]  # by seat, complete ones
    ranks: list[int]  # points of the highest obelisk, the second and so on
    rank_points: list[int]  # by seat, as things stand
    building: int  # space whose tile is to be built now, -1 = none


class AvenueView(TypedDict):
    heights: list[int]  # by site
    points: list[int]
    stones: list[int]


class ProphecyView(TypedDict):
    prophecy: str
    scarabs: list[int]  # by seat: window from 0 of the scarab on it, -1 = none
    met: list[bool]  # by seat, as things stand
    progress: list[int]  # by seat: stones, monuments or cards of those that it asks for
    needed: list[int]  # by seat: how many make it come true, as things stand


class DynastyView(TypedDict):
    room: list[int]  # by seat: stones that the sled holds
    secret: bool  # are blue cards secret?
    hidden_cards: list[int]  # by seat, blue cards that this viewer does not see
    coins: list[int] | None  # market C, by seat
    piles: list[PileView]  # face-down cards of the market
    drawn: list[str]  # cards of which this viewer keeps one
    scaffolds: ScaffoldsView | None
    hallway: HallwayView | None
    ra: RaView | None
    arena: ArenaView | None
    hill: HillView | None
    crypt: CryptView | None
    giant: GiantView | None
    avenue: AvenueView | None
    prophecies: list[ProphecyView]
    windows: list[list[int]]  # points of a prophecy that comes true, and of one that does not
    scarabs: list[int] | None  # by seat, still to be placed


def view(
    s: ImhotepState, viewer: i64, shapes: list[str], squares: list[list[list[int]]]
) -> DynastyView:
    seats = range(s.players)
    market = side_of(s, box.MARKET)
    pyramids = side_of(s, box.PYRAMIDS)
    temple = side_of(s, box.TEMPLE)
    burial = side_of(s, box.BURIAL)
    obelisks = side_of(s, box.OBELISKS)
    prophecies = expansion.open_prophecies(s)
    return {
        "room": [of_seat(s.room, seat) for seat in seats],
        "secret": s.figures[SECRET] == 1,
        "hidden_cards": [hidden_cards(s, seat, viewer) for seat in seats],
        "coins": [of_seat(s.coins, seat) for seat in seats] if market == box.SIDE_C else None,
        "piles": [
            pile_view(s, slot, viewer) for slot in range(box.SLOTS) if black.holds_pile(s, slot)
        ],
        "drawn": cards.words(hidden.known_at(s, hidden.DRAWN, viewer)),
        "scaffolds": scaffolds_view(s) if pyramids == box.SIDE_C else None,
        "hallway": hallway_view(s) if pyramids == box.SIDE_D else None,
        "ra": ra_view(s) if temple == box.SIDE_C else None,
        "arena": arena_view(s) if temple == box.SIDE_D else None,
        "hill": {"areas": [areas(s, seat) for seat in seats]} if burial == box.SIDE_C else None,
        "crypt": crypt_view(s) if burial == box.SIDE_D else None,
        "giant": giant_view(s, shapes, squares) if obelisks == box.SIDE_C else None,
        "avenue": avenue_view(s) if obelisks == box.SIDE_D else None,
        "prophecies": [prophecy_view(s, number) for number in range(prophecies)],
        "windows": [
            [s.figures[FULFILLED + window], s.figures[FAILED + window]]
            for window in range(box.WINDOWS)
        ],
        "scarabs": [expansion.scarabs_left(s, seat) for seat in seats] if prophecies > 0 else None,
    }


def hidden_cards(s: ImhotepState, seat: i64, viewer: i64) -> int:
    if s.figures[SECRET] == 0 or seat == viewer or s.over():
        return 0
    return cards.blue_count(s.owned[seat])


def pile_view(s: ImhotepState, slot: i64, viewer: i64) -> PileView:
    known = hidden.known_at(s, hidden.in_slot(slot), viewer)
    return {"slot": slot, "cards": black.pile_size(s, slot), "known": cards.words(known)}


# ---- pyramids and temple


def reward_word(number: i64) -> str:
    if number == CARD_REWARD:
        return "card"
    return f"stones {number - STONES_REWARD}" if number > STONES_REWARD else str(number)


def scaffolds_view(s: ImhotepState) -> ScaffoldsView:
    up = scaffold.tiles_up(s)
    tiles = [scaffold.tile_at(s, number) for number in range(up)]
    rewards: list[list[str]] = []
    for tile in tiles:
        first = SCAFFOLD_SPACE + box.SCAFFOLD_SPACES * tile
        spaces = range(first, first + box.SCAFFOLD_SPACES)
        rewards.append([reward_word(s.figures[space]) for space in spaces])
    return {
        "tiles": [tile + 1 for tile in tiles],
        "rewards": rewards,
        "left": box.SCAFFOLDS - up,
        "hidden": [tile + 1 for tile in range(box.SCAFFOLDS) if not scaffold.is_up(s, tile)],
    }


def hallway_view(s: ImhotepState) -> HallwayView:
    return {
        "figure": s.figure,
        "next": hallway.next_square(s),
        "points": figures_from(s, HALL_POINTS, box.HALL_SQUARES),
    }


def figures_from(s: ImhotepState, first: i64, count: i64) -> list[int]:
    return [s.figures[index] for index in range(first, first + count)]


def ra_view(s: ImhotepState) -> RaView:
    rewards: list[str] = []
    for column in range(box.TEMPLE_WIDTH[s.players]):
        stones = s.figures[RA_STONES + column]
        drawn = s.figures[RA_CARDS + column]
        if drawn > 0:
            rewards.append(f"card {drawn}")
        elif stones > 0:
            rewards.append(f"{s.figures[RA_POINTS + column]} stones {stones}")
        else:
            rewards.append(str(s.figures[RA_POINTS + column]))
    return {"rewards": rewards}


def arena_view(s: ImhotepState) -> ArenaView:
    return {
        "track": figures_from(s, TRACK_POINTS, box.ARENA_GOAL + 1),
        "arrows": figures_from(s, ARROWS, box.ARENA_PLACES),
        "chariots": [of_seat(s.chariots, seat) for seat in range(s.players)],
        "round_points": [arena.round_points(s, seat) for seat in range(s.players)],
    }


# ---- burial chamber and obelisks


def areas(s: ImhotepState, seat: i64) -> list[int]:
    """What each area on the hill is worth, the largest first."""
    found: list[int] = []
    left: i64 = s.tomb[seat]
    while left != 0:
        area = hill.area_around(left & -left, left)
        found.append(hill.area_points(area))
        left -= area
    return sorted(found, reverse=True)


def crypt_view(s: ImhotepState) -> CryptView:
    return {
        "columns": s.figures[CRYPT_COLUMNS],
        "open": [tomb + 1 for tomb in members(s.open_tombs)],
        "left": len(members(s.tombs)),
    }


def giant_view(s: ImhotepState, shapes: list[str], squares: list[list[list[int]]]) -> GiantView:
    seats = range(s.players)
    building = a_of(s.top()) if kind_of(s.top()) == do.CHOOSE_BUILD else -1
    taken = [space for space in range(box.PATH_SPACES) if owner_at(s.track, space) >= 0]
    lowest = [[0] * box.SHAFT_COLUMNS for _ in seats]
    return {
        "shapes": shapes,
        "squares": squares,
        "tiles": [tile_view(s, shapes, space, lowest) for space in taken],
        "heights": [[giant.height(s, seat, column) for column in range(3)] for seat in seats],
        "levels": [giant.levels(s, seat) for seat in seats],
        "ranks": figures_from(s, RANK_POINTS + 4 * (s.players - 2), s.players),
        "rank_points": [giant.rank_points(s, seat) for seat in seats],
        "building": building,
    }


def tile_view(s: ImhotepState, shapes: list[str], space: i64, lowest: list[list[int]]) -> TileView:
    """Where the squares of a tile lie; *lowest* is how high the columns were before."""
    owner = owner_at(s.track, space)
    number = (s.laid >> 4 * space & 15) - 1
    columns: list[list[int]] = []
    if number >= 0:
        way = s.figures[PATH_TILE + WAYS * space + number]
        for column in range(box.SHAFT_COLUMNS):
            columns.append([lowest[owner][column], squares_in(way, column)])
            lowest[owner][column] += squares_in(way, column)
    return {"owner": owner, "shape": shapes[space], "columns": columns}


def avenue_view(s: ImhotepState) -> AvenueView:
    return {
        "heights": figures_from(s, AVENUE_HEIGHT, box.AVENUE_SITES),
        "points": figures_from(s, AVENUE_POINTS, box.AVENUE_SITES),
        "stones": [s.avenue >> 3 * site & 7 for site in range(box.AVENUE_SITES)],
    }


# ---- prophecies


def prophecy_view(s: ImhotepState, number: i64) -> ProphecyView:
    prophecy = expansion.prophecy_at(s, number)
    return {
        "prophecy": box.PROPHECY_WORD[prophecy],
        "scarabs": [scarab_window(s, seat, number) for seat in range(s.players)],
        "met": [expansion.is_met(s, seat, prophecy) for seat in range(s.players)],
        "progress": [expansion.progress(s, seat, prophecy) for seat in range(s.players)],
        "needed": [expansion.needed(s, seat, prophecy) for seat in range(s.players)],
    }


def scarab_window(s: ImhotepState, seat: i64, number: i64) -> int:
    for window in range(box.WINDOWS):
        if expansion.scarab_in(s, seat, window) == number:
            return window
    return -1
