"""Burial chamber D, the Crypt: tomb tiles say which spaces can be had this round.

Fields: `tomb` holds each seat's spaces, row by row; `open_tombs` the tiles laid out.
Frames
    OPEN_TOMB    chance  a tile is laid out; a more follow
    CHOOSE_TOMB  owner   which tile, for the stone from source a
"""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import CRYPT_COLUMNS, OVERFLOW_AVERTS
from saqqara.games.imhotep.names import source_place, stone
from saqqara.games.imhotep.sites.burial import ab
from saqqara.games.imhotep.sites.burial.ab import set_points
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import ImhotepState, lie_down, of_seat
from saqqara.kernel.bits import bit, count, has, members
from saqqara.kernel.encoding import Part, put, put_set
from saqqara.kernel.event import Message, Move
from saqqara.kernel.frame import CHANCE, a_of, frame, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

MOST_COLUMNS: Final = 12  # that an edition may have

# ---- tiles


def begin_round(s: ImhotepState) -> None:
    """Tiles that are left leave the game, four new ones are laid out (DYN-8.1)."""
    if s.log is not None and s.open_tombs != 0:
        tell_gone(s)
    s.open_tombs = 0
    if s.tombs != 0:
        s.push(frame(do.OPEN_TOMB, CHANCE, box.TOMBS_A_ROUND - 1))


def list_tiles(s: ImhotepState, out: Choices) -> None:
    tomb: i64
    for tomb in range(box.TOMBS):
        if has(s.tombs, tomb):
            out.add(do.TILE + tomb)


def decide_tile(s: ImhotepState, packed: i64, action: i64) -> None:
    tomb = action - do.TILE
    if s.log is not None:
        tell_open(s, tomb)
    s.tombs -= bit(tomb)
    s.open_tombs |= bit(tomb)
    if a_of(packed) > 0 and s.tombs != 0:
        s.push(frame(do.OPEN_TOMB, CHANCE, a_of(packed) - 1))


def tell_gone(s: ImhotepState) -> None:
    gone = members(s.open_tombs)
    moves = [Move(f"tomb {tomb + 1}", "tombs", "box") for tomb in gone]
    s.tell("imhotep-event-tombs-gone", {"tiles": len(gone)}, moves)


def tell_open(s: ImhotepState, tomb: i64) -> None:
    s.tell(
        "imhotep-event-tomb-open", {"tomb": tomb + 1}, [Move(f"tomb {tomb + 1}", "box", "tombs")]
    )


def sample(s: ImhotepState, rng: Rng) -> i64:
    """Each tile that is left being equally likely."""
    tomb = rng.below(box.TOMBS)
    while not has(s.tombs, tomb):
        tomb = rng.below(box.TOMBS)
    return do.TILE + tomb


# ---- stones


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """Its owner picks a tile (DYN-8.2); without one it is beside (8.5)."""
    if s.open_tombs == 0:
        lay_beside(s, box.BURIAL, seat, source)
    else:
        s.push(frame(do.CHOOSE_TOMB, seat, source))


def list_tombs(s: ImhotepState, out: Choices) -> None:
    tomb: i64
    for tomb in range(box.TOMBS):
        if has(s.open_tombs, tomb):
            out.add(do.TOMB + tomb)


def decide_tomb(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    tomb = action - do.TOMB
    if s.log is not None:
        tell_stone(s, seat, a_of(packed), tomb)
    harbour.lift(s, seat, a_of(packed))
    s.open_tombs -= bit(tomb)
    s.tomb[seat] |= bit(tomb)
    lie_down(s, box.BURIAL, seat)


def tell_stone(s: ImhotepState, seat: i64, source: i64, tomb: i64) -> None:
    moves = [
        Move(f"tomb {tomb + 1}", "tombs", "box"),
        Move(stone(seat), source_place(seat, source), f"crypt-{tomb}"),
    ]
    s.tell("imhotep-event-tomb", {"seat": seat, "tomb": tomb + 1}, moves)


def why_not(s: ImhotepState, tomb: i64) -> Message:
    if has(s.tomb[0] | s.tomb[1] | s.tomb[2] | s.tomb[3], tomb):
        return Message("imhotep-tomb-taken", {"tomb": tomb + 1})
    return Message("imhotep-tomb-closed", {"tomb": tomb + 1})


# ---- points


def beside(place: i64, columns: i64) -> i64:
    """Up, down, left and right."""
    found: i64 = 0
    column = place % columns
    if column > 0:
        found |= bit(place - 1)
    if column < columns - 1:
        found |= bit(place + 1)
    if place >= columns:
        found |= bit(place - columns)
    if place + columns < box.TOMBS:
        found |= bit(place + columns)
    return found


def touching() -> vec[i64]:
    """All of that, TOMBS entries for each number of columns that there may be."""
    found: list[i64] = [0] * box.TOMBS
    for columns in range(1, MOST_COLUMNS + 1):
        found += [beside(place, columns) for place in range(box.TOMBS)]
    return vec[i64](found)


BESIDE: Final = touching()


def area_around(area: i64, places: i64, columns: i64) -> i64:
    """All spaces that hang together with an area."""
    return ab.area_around(area, places, BESIDE, box.TOMBS * columns)


def area_points(places: i64, columns: i64) -> i64:
    """All areas by their size, as on side A (DYN-8.3)."""
    total: i64 = 0
    while places != 0:
        area = area_around(places & -places, places, columns)
        total += set_points(count(area))
        places -= area
    return total


def end_points(s: ImhotepState, seat: i64) -> i64:
    """Whoever has no stone in the crypt loses points (DYN-8.4).

    RULING: DYN-L11, an overflow stone does not avert that, unless an option says so.
    """
    if s.tomb[seat] != 0:
        return area_points(s.tomb[seat], s.figures[CRYPT_COLUMNS])
    if s.figures[OVERFLOW_AVERTS] == 1 and of_seat(s.lying[box.BURIAL], seat) > 0:
        return 0
    return -box.CRYPT_PENALTY


# ---- what is seen, and what a bot thinks of it


class CryptView(TypedDict):
    columns: int
    open: list[int]  # tomb tiles laid out, from 1
    left: int  # tiles not drawn


def view(s: ImhotepState) -> CryptView:
    return {
        "columns": s.figures[CRYPT_COLUMNS],
        "open": [tomb + 1 for tomb in members(s.open_tombs)],
        "left": len(members(s.tombs)),
    }


def worth(s: ImhotepState, seat: i64) -> i64:
    if s.open_tombs == 0:
        return weights.BESIDE
    best: i64 = 0
    tomb: i64
    for tomb in range(box.TOMBS):
        if has(s.open_tombs, tomb):
            best = max(best, gain(s, seat, tomb))
    worth = 85 * best + 15 * weights.later(s)
    if s.tomb[seat] == 0:
        worth += 100 * box.CRYPT_PENALTY * (box.ROUNDS + 1 - weights.later(s)) // (box.ROUNDS + 1)
    return worth


def gain(s: ImhotepState, seat: i64, tomb: i64) -> i64:
    columns: i64 = s.figures[CRYPT_COLUMNS]
    mine: i64 = s.tomb[seat]
    if BESIDE[box.TOMBS * columns + tomb] & mine == 0:
        return 1
    area = area_around(bit(tomb), mine | bit(tomb), columns)
    return set_points(count(area)) - area_points(area - bit(tomb), columns)


def parts() -> list[Part]:
    return [
        Part("open_tombs", box.TOMBS, 1, "tomb tile i + 1 is laid out"),
        Part("tombs_left", 1, box.TOMBS, "tomb tiles not drawn"),
    ]


def encode(s: ImhotepState, out: vec[u8], at: i64) -> i64:
    at = put_set(out, at, box.TOMBS, s.open_tombs)
    return put(out, at, count(s.tombs))
