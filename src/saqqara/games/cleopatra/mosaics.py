"""Cleopatra: a mosaic is laid, its sanctuaries are claimed, and the next one is turned up.

ASK_ORIENT  the active seat   CLE-7.8   the orientation of tile a
ASK_CELL    the active seat   CLE-7.8   the smallest cell that tile a covers, turned by b
ASK_CLAIM   the active seat   CLE-7.10  a statue for one of the sanctuaries just closed
PILE_CHECK  auto              CLE-7.12  a top tile that fits nowhere is removed: NEXT_TILE
NEXT_TILE   chance            CLE-4.1   the mosaic on top of the pile
"""

from mypy_extensions import i64

from saqqara.games.cleopatra import garden, tell
from saqqara.games.cleopatra.actions import (
    ASK_CELL,
    ASK_CLAIM,
    CELL,
    DONE,
    NEXT_TILE,
    ORIENT,
    PIECE_DONE,
    PILE_CHECK,
    TILE,
)
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import SANCTUARIES, CleopatraState, earn, statues_left
from saqqara.games.cleopatra.tables import (
    FROM_CATEGORY,
    MOSAIC,
    MOSAIC_PAY,
    ORIENTATIONS,
    TILES,
)
from saqqara.kernel.bits import bit, has
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, frame, seat_of
from saqqara.kernel.game import Choices

# ---- laying


def list_orient(s: CleopatraState, packed: i64, out: Choices) -> None:
    tile = a_of(packed)
    orientation: i64
    for orientation in range(ORIENTATIONS):
        if garden.fits_turned(tile, orientation, s.free_lo, s.free_hi):
            out.add(ORIENT + orientation)


def decide_orient(s: CleopatraState, packed: i64, action: i64) -> None:
    s.push(frame(ASK_CELL, seat_of(packed), a_of(packed), action - ORIENT))


def list_cells(s: CleopatraState, packed: i64, out: Choices) -> None:
    """Placements are sorted by their smallest cell, and each has another one."""
    turned = 8 * a_of(packed) + b_of(packed)
    i: i64
    for i in range(garden.START[turned], garden.START[turned + 1]):
        if garden.free_at(i, s.free_lo, s.free_hi):
            out.add(CELL + garden.P_CELL[i])


def decide_cell(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    """Lay the tile, collect, then claim what it closed, then look at the pile (CLE-7.11)."""
    seat = seat_of(packed)
    tile = a_of(packed)
    placement = garden.placement_at(tile, b_of(packed), action - CELL)
    talents = MOSAIC_PAY + r.palms[placement]
    if s.log is not None:
        tell.mosaic_laid(s, seat, tile, placement, r.palms[placement], talents)
    earn(s, seat, FROM_CATEGORY + MOSAIC, talents)
    lay_tile(s, tile, placement)
    s.push(frame(PIECE_DONE, AUTO, seat))
    s.push(frame(PILE_CHECK, AUTO, seat))
    ask_claim(s, seat)


def lay_tile(s: CleopatraState, tile: i64, placement: i64) -> None:
    """Cover the cells; `claim` holds what this placement has closed (CLE-7.9)."""
    s.laid[tile] = placement
    s.tiles &= ~bit(tile)
    if tile == s.tile:
        s.tile = -1
    s.free_lo &= ~garden.P_LO[placement]
    s.free_hi &= ~garden.P_HI[placement]
    open_lo = s.free_lo & ~s.closed_lo
    open_hi = s.free_hi & ~s.closed_hi
    s.claim_lo, s.claim_hi = garden.closed_cells(s.tiles, open_lo, open_hi)
    s.closed_lo |= s.claim_lo
    s.closed_hi |= s.claim_hi


# ---- sanctuaries


def ask_claim(s: CleopatraState, seat: i64) -> None:
    """Ask while there are statues and something to claim; else forget what was on offer."""
    if statues_left(s, seat) > 0 and (s.claim_lo != 0 or s.claim_hi != 0):
        s.push(frame(ASK_CLAIM, seat))
    else:
        s.claim_lo = 0
        s.claim_hi = 0


def list_claims(s: CleopatraState, out: Choices) -> None:
    """No more, or the smallest cell of a component on offer; those below are decided."""
    out.add(DONE)
    lo = s.claim_lo
    hi = s.claim_hi
    while lo != 0 or hi != 0:
        part_lo, part_hi = garden.first_component(lo, hi)
        out.add(CELL + garden.smallest_cell(part_lo, part_hi))
        lo &= ~part_lo
        hi &= ~part_hi


def decide_claim(s: CleopatraState, packed: i64, action: i64) -> None:
    """A statue marks a sanctuary for good (CLE-7.10); claims go in ascending cells."""
    seat = seat_of(packed)
    if action == DONE:
        s.claim_lo = 0
        s.claim_hi = 0
        return
    cell = action - CELL
    if s.log is not None:
        tell.claimed(s, seat, cell)
    if s.books[SANCTUARIES + seat] == 0:
        s.books[SANCTUARIES + seat] = cell + 1
    else:
        s.books[SANCTUARIES + seat] |= (cell + 1) << 7
    drop_claims_up_to(s, cell)
    ask_claim(s, seat)


def drop_claims_up_to(s: CleopatraState, cell: i64) -> None:
    while s.claim_lo != 0 or s.claim_hi != 0:
        part_lo, part_hi = garden.first_component(s.claim_lo, s.claim_hi)
        if garden.smallest_cell(part_lo, part_hi) > cell:
            return
        s.claim_lo &= ~part_lo
        s.claim_hi &= ~part_hi


# ---- the pile


def run_pile_check(s: CleopatraState) -> None:
    """Turn up the next tile if none shows; remove one that fits nowhere (CLE-7.12)."""
    if s.tile >= 0:
        if garden.fits(s.tile, s.free_lo, s.free_hi):
            return
        if s.log is not None:
            tell.tile_removed(s)
        s.tiles &= ~bit(s.tile)
        s.removed |= bit(s.tile)
        s.tile = -1
    if s.tiles != 0:
        s.then(frame(NEXT_TILE, CHANCE), frame(PILE_CHECK, AUTO))


def list_next_tile(s: CleopatraState, out: Choices) -> None:
    tile: i64
    for tile in range(TILES):
        if has(s.tiles, tile):
            out.add(TILE + tile)


def decide_next_tile(s: CleopatraState, action: i64) -> None:
    s.tile = action - TILE
    if s.log is not None:
        tell.tile_turned_up(s)
