"""Cleopatra: pieces of the palace, what they cost, where they go and what they pay.

ASK_PAY     the active seat   CLE-6.6   a source for the next unpaid unit (a: piece, b: source
                                        below which nothing may pay for this resource)
ASK_ORIENT  the active seat   CLE-7.8   the orientation of tile a
ASK_CELL    the active seat   CLE-7.8   the smallest cell that tile a covers, turned by b
ASK_CLAIM   the active seat   CLE-7.10  a statue for one of the sanctuaries just closed
PILE_CHECK  auto              CLE-7.12  a top tile that fits nowhere is removed: NEXT_TILE
PIECE_DONE  auto              CLE-6.8   the next piece, a character, or the end of the visit
"""

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, garden, payment, tell
from saqqara.games.cleopatra.actions import (
    ASK_CELL,
    ASK_CLAIM,
    ASK_ORIENT,
    ASK_PAY,
    ASK_VISIT,
    BUILD,
    CELL,
    DONE,
    NEXT_TILE,
    ORIENT,
    PAY,
    PIECE_DONE,
    PIECE_DOOR,
    PIECE_MOSAIC,
    PIECE_OBELISK,
    PIECE_SPHINX,
    PIECE_THRONE,
    PIECE_TILE,
    PILE_CHECK,
    TILE,
)
from saqqara.games.cleopatra.characters import lose_card, play_out, take_amulets
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    HAND,
    MERCHANTS,
    SANCTUARIES,
    CleopatraState,
    earn,
    statues_left,
)
from saqqara.games.cleopatra.tables import (
    ALL_WALLS,
    BIG_PAY,
    BY_MERCHANT,
    DOOR,
    DOOR_PAY,
    DOUBLE,
    FROM_CATEGORY,
    MOSAIC,
    MOSAIC_PAY,
    OBELISK,
    ORIENTATIONS,
    PIECES,
    SCRIBE,
    SINGLE,
    SOURCES,
    SPHINX,
    SPHINX_PAY,
    THRONE,
    TILES,
    WALL,
    WALL_PAY,
    WALLS,
)
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, frame, seat_of
from saqqara.kernel.game import Choices


def category_of(piece: i64) -> i64:
    if piece < WALLS:
        return WALL
    if piece == PIECE_SPHINX:
        return SPHINX
    if piece == PIECE_OBELISK:
        return OBELISK
    if piece < PIECE_THRONE:
        return DOOR
    if piece == PIECE_THRONE:
        return THRONE
    return MOSAIC


# ---- choosing a piece


def affordable(s: CleopatraState, r: Ruleset, seat: i64, category: i64) -> bool:
    due = payment.due_after_over(r.cost[category], s.over_units)
    hand = s.piles[HAND + seat]
    return payment.can_pay(hand, s.books[MERCHANTS + seat], due, r.trompe_artisan)


def list_pieces(s: CleopatraState, r: Ruleset, seat: i64, out: Choices) -> None:
    """What can be built and paid, in the order of the action table (CLE-6.5)."""
    slot: i64
    if s.walls != ALL_WALLS and affordable(s, r, seat, WALL):
        for slot in range(WALLS):
            if not has(s.walls, slot):
                out.add(BUILD + slot)
    if s.sphinxes < PIECES[SPHINX] and affordable(s, r, seat, SPHINX):
        out.add(BUILD + PIECE_SPHINX)
    if s.obelisks < PIECES[OBELISK] and affordable(s, r, seat, OBELISK):
        out.add(BUILD + PIECE_OBELISK)
    if s.doors != 3 and affordable(s, r, seat, DOOR):
        for slot in range(2):
            if not has(s.doors, slot):
                out.add(BUILD + PIECE_DOOR + slot)
    if s.throne < PIECES[THRONE] and affordable(s, r, seat, THRONE):
        out.add(BUILD + PIECE_THRONE)
    if s.tile >= 0 and affordable(s, r, seat, MOSAIC):
        out.add(BUILD + PIECE_MOSAIC)
        if cards.count(s.piles[HAND + seat], SCRIBE) > 0:
            list_tiles(s, out)


def list_tiles(s: CleopatraState, out: Choices) -> None:
    """Tiles that a Scribe may choose: of the pile, not the top one, with room (CLE-10.6)."""
    tile: i64
    for tile in range(TILES):
        if has(s.tiles, tile) and tile != s.tile and garden.fits(tile, s.free_lo, s.free_hi):
            out.add(BUILD + PIECE_TILE + tile)


def begin_piece(s: CleopatraState, r: Ruleset, seat: i64, action: i64) -> None:
    piece = action - BUILD
    if s.log is not None:
        tell.piece_begun(s, seat, piece)
    if piece >= PIECE_TILE:
        play_out(s, r, seat, SCRIBE)
    cost = r.cost[category_of(piece)]
    s.due = payment.due_after_over(cost, s.over_units)
    s.over_units = payment.over_after(cost, s.over_units)
    pay_on(s, r, seat, piece, SINGLE)


# ---- paying


def pay_on(s: CleopatraState, r: Ruleset, seat: i64, piece: i64, source: i64) -> None:
    """The next unit is due, or all is paid and the piece is laid."""
    if s.due != 0:
        s.push(frame(ASK_PAY, seat, piece, source))
    elif piece == PIECE_MOSAIC:
        s.push(frame(ASK_ORIENT, seat, s.tile))
    elif piece >= PIECE_TILE:
        s.push(frame(ASK_ORIENT, seat, piece - PIECE_TILE))
    else:
        lay_piece(s, r, seat, piece)


def list_pay(s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
    seat = seat_of(packed)
    hand = s.piles[HAND + seat]
    merchants = s.books[MERCHANTS + seat]
    resource = payment.next_resource(s.due)
    source: i64
    for source in range(b_of(packed), SOURCES):
        if payment.may_play(hand, merchants, s.due, resource, source, r.trompe_artisan):
            out.add(PAY + SOURCES * resource + source)


def decide_pay(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    """A card or a merchant for what is unpaid; half a double may be left over (CLE-6.3)."""
    seat = seat_of(packed)
    resource = (action - PAY) // SOURCES
    source = (action - PAY) % SOURCES
    if s.log is not None:
        tell.paid(s, seat, resource, source)
    if source == DOUBLE and payment.units(s.due, resource) == 1:
        s.over_units += bit(payment.UNIT * resource)
    s.due = payment.due_less(s.due, resource, source)
    if source == BY_MERCHANT:
        s.books[MERCHANTS + seat] -= 1
    else:
        kind = payment.card_kind(resource, source)
        lose_card(s, seat, kind)
        take_amulets(s, seat, r.amulets[kind])
    floor: i64 = SINGLE
    if payment.units(s.due, resource) > 0:
        floor = source
    pay_on(s, r, seat, a_of(packed), floor)


# ---- pieces with a place of their own


def wall_bonus(s: CleopatraState, slot: i64, squares: bool) -> i64:
    """Mosaics, or covered cells, that touch the slot (CLE-7.3)."""
    lo = garden.WALL_LO[slot]
    hi = garden.WALL_HI[slot]
    if squares:
        return count(lo & ~s.free_lo) + count(hi & ~s.free_hi)
    touching: i64 = 0
    tile: i64
    for tile in range(TILES):
        placement = s.laid[tile]
        if placement >= 0:
            if garden.P_LO[placement] & lo != 0 or garden.P_HI[placement] & hi != 0:
                touching += 1
    return touching


def door_bonus(s: CleopatraState, side: i64) -> i64:
    """Walls in the unbroken run from the frame's own corner (CLE-7.6)."""
    length: i64 = 0
    slot: i64 = 0
    step: i64 = 1
    if side == 1:
        slot = WALLS - 1
        step = -1
    while 0 <= slot < WALLS and has(s.walls, slot):
        length += 1
        slot += step
    return length


def payout(s: CleopatraState, r: Ruleset, piece: i64) -> i64:
    """Talents for a piece on the palace as it stands; not for mosaics (CLE-7.1)."""
    if piece < WALLS:
        return WALL_PAY + wall_bonus(s, piece, r.wall_squares)
    if piece == PIECE_SPHINX:
        return SPHINX_PAY[s.sphinxes]
    if piece == PIECE_DOOR or piece == PIECE_DOOR + 1:
        return DOOR_PAY + door_bonus(s, piece - PIECE_DOOR)
    return BIG_PAY


def lay_piece(s: CleopatraState, r: Ruleset, seat: i64, piece: i64) -> None:
    talents = payout(s, r, piece)
    if s.log is not None:
        tell.piece_built(s, seat, piece, talents)
    if piece < WALLS:
        s.walls |= bit(piece)
    elif piece == PIECE_SPHINX:
        s.sphinxes += 1
    elif piece == PIECE_OBELISK:
        s.obelisks += 1
    elif piece < PIECE_THRONE:
        s.doors |= bit(piece - PIECE_DOOR)
    else:
        s.throne += 1
    earn(s, seat, FROM_CATEGORY + category_of(piece), talents)
    s.push(frame(PIECE_DONE, AUTO, seat))


def run_piece_done(s: CleopatraState, packed: i64) -> None:
    s.built += 1
    s.push(frame(ASK_VISIT, a_of(packed)))


# ---- mosaics


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


# ---- categories


def complete(s: CleopatraState, category: i64) -> bool:
    """Are all pieces of the category built, or, for mosaics, gone (CLE-7.13)?"""
    if category == WALL:
        return s.walls == ALL_WALLS
    if category == SPHINX:
        return s.sphinxes == PIECES[SPHINX]
    if category == OBELISK:
        return s.obelisks == PIECES[OBELISK]
    if category == DOOR:
        return s.doors == 3
    if category == THRONE:
        return s.throne == PIECES[THRONE]
    return s.tiles == 0


def categories_complete(s: CleopatraState) -> i64:
    found: i64 = 0
    category: i64
    for category in range(MOSAIC + 1):
        if complete(s, category):
            found += 1
    return found
