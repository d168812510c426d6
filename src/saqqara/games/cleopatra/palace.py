"""Cleopatra: pieces of the palace, what they cost, where they go and what they pay.

ASK_PAY     the active seat   CLE-6.6   a source for the next unpaid unit (a: piece, b: source
                                        below which nothing may pay for this resource)
                                        a mosaic that is paid is laid by mosaics.py
PIECE_DONE  auto              CLE-6.8   the next piece, a character, or the end of the visit
"""

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, garden, payment, tell
from saqqara.games.cleopatra.actions import (
    ASK_ORIENT,
    ASK_PAY,
    ASK_VISIT,
    BUILD,
    PAY,
    PIECE_DONE,
    PIECE_DOOR,
    PIECE_MOSAIC,
    PIECE_OBELISK,
    PIECE_SPHINX,
    PIECE_THRONE,
    PIECE_TILE,
)
from saqqara.games.cleopatra.characters import lose_card, play_out, take_amulets
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    HAND,
    MERCHANTS,
    CleopatraState,
    earn,
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
    OBELISK,
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
from saqqara.kernel.frame import AUTO, a_of, b_of, frame, seat_of
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
