"""Cleopatra: what a seat may see, listed field by field.

Hidden are hands, Talents, amulets, sealed bids, a Vizier's cards and the discard pile below its
size. Two levels: the fields themselves are what the table shows; `deducible` is what perfect
memory knows besides, the same for everybody (CLE-2.3), for doors that want to help it.
"""

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, garden, palace, payment, scoring
from saqqara.games.cleopatra.actions import (
    ASK_ACCEPT,
    ASK_ACT,
    ASK_CLAIM,
    ASK_COURTESAN,
    ASK_NAME,
    ASK_OFFER,
    ASK_ONES,
    ASK_PAY,
    ASK_VISIT,
    ASK_VIZIER,
    PIECE_DOOR,
    PIECE_MOSAIC,
    PIECE_TILE,
)
from saqqara.games.cleopatra.aids import (
    payment_options,
    placing_view,
    proposal_words,
    rest_of_payment,
    spends_view,
)
from saqqara.games.cleopatra.names import PIECE_WORD, cell_word
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.shapes import (
    CampView,
    ClaimView,
    CleopatraView,
    EnvoyView,
    PieceView,
    PileView,
    ReckoningView,
    StallView,
    TileView,
    VisitView,
    VizierView,
)
from saqqara.games.cleopatra.state import (
    AMULETS,
    BIDS,
    DISCARD,
    DRAWN,
    DRAWN_UP,
    FACE_DOWN,
    HAND,
    KEPT,
    KNOWN,
    MERCHANTS,
    NO_CARD,
    STALL,
    TALENTS,
    CleopatraState,
    hand_size,
    old_downs,
    pile_size,
    sanctuary_cells,
    sanctuary_size,
    slots,
    stall_down,
    statue_cells,
    statues_left,
)
from saqqara.games.cleopatra.tables import (
    CARD_WORD,
    MOSAIC,
    MOSAIC_PAY,
    RESOURCE_WORD,
    RESOURCES,
    SINGLE,
    STALLS,
    TILE_WORD,
    TILES,
    WALLS,
)
from saqqara.kernel.bits import has, members
from saqqara.kernel.frame import NO_FRAME, a_of, b_of, c_of, kind_of, seat_of


def view(s: CleopatraState, r: Ruleset, viewer: i64) -> CleopatraView:
    packed: i64 = NO_FRAME
    if s.depth > 0:
        packed = s.stack[s.depth - 1]
    own = packed != NO_FRAME and seat_of(packed) == viewer
    searching = own and kind_of(packed) == ASK_COURTESAN
    return {
        "turn": s.turn,
        "turns": s.turns,
        "steps": s.steps,
        "dice": s.dice,
        "market": [stall_view(s, stall) for stall in range(STALLS if r.stalls else 1)],
        "pile": pile_view(s),
        "discard_size": cards.size(s.piles[DISCARD]),
        "discards": cards.words(s.piles[DISCARD]) if searching else None,
        "loose": [CARD_WORD[kind] if kind >= 0 else "down" for kind in slots(s.loose)],
        "walls": [has(s.walls, slot) for slot in range(WALLS)],
        "sphinxes": s.sphinxes,
        "obelisks": s.obelisks,
        "doors": [has(s.doors, 0), has(s.doors, 1)],
        "throne": s.throne,
        "palms": list(r.palm_map),
        "mosaics": tiles_laid(s),
        "mosaic": TILE_WORD[s.tile] if s.tile >= 0 else "",
        "mosaics_left": [TILE_WORD[tile] for tile in members(s.tiles)],
        "mosaics_removed": [TILE_WORD[tile] for tile in members(s.removed)],
        "closed": [cell_word(cell) for cell in garden.cells_of(s.closed_lo, s.closed_hi)],
        "quarry": quarry_view(s, r, packed, viewer),
        "visit": visit_view(s, r, packed, own),
        "placing": placing_view(s, r, packed),
        "claims": claim_views(s, packed),
        "envoy": envoy_view(r, packed),
        "vizier": vizier_view(s, packed, viewer),
        "tens": a_of(packed) if own and kind_of(packed) == ASK_ONES else None,
        "camps": [camp_view(s, r, seat, viewer) for seat in range(r.players)],
    }


def stall_view(s: CleopatraState, stall: i64) -> StallView:
    up = cards.words(s.piles[STALL + stall])
    return {"up": up, "down": stall_down(s, stall), "old": old_downs(s, stall)}


def pile_view(s: CleopatraState) -> PileView:
    top = ""
    if s.pile_top == FACE_DOWN:
        top = "down"
    elif s.pile_top != NO_CARD:
        top = CARD_WORD[s.pile_top - 1]
    return {"size": pile_size(s), "top": top, "up": s.ups, "down": s.downs, "blind": s.blind}


def tiles_laid(s: CleopatraState) -> list[TileView]:
    found: list[TileView] = []
    for tile in range(TILES):
        if s.laid[tile] >= 0:
            cells = [cell_word(cell) for cell in garden.PLACED[s.laid[tile]]]
            found.append({"tile": TILE_WORD[tile], "cells": cells})
    return found


# ---- the quarry


def units_list(packed: i64) -> list[int]:
    return [payment.units(packed, resource) for resource in range(RESOURCES)]


def may_start(s: CleopatraState, piece: i64) -> bool:
    """Is such a piece left?"""
    if piece < WALLS:
        return not has(s.walls, piece)
    if piece == PIECE_MOSAIC:
        return s.tile >= 0
    if PIECE_DOOR <= piece < PIECE_DOOR + 2:
        return not has(s.doors, piece - PIECE_DOOR)
    return not palace.complete(s, palace.category_of(piece))


def quarry_view(s: CleopatraState, r: Ruleset, packed: i64, viewer: i64) -> list[PieceView]:
    """Every piece that is left; what the viewer could pay, if it is the moment to choose."""
    choosing = seat_of(packed) == viewer and kind_of(packed) in (ASK_ACT, ASK_VISIT)
    found: list[PieceView] = []
    proposals: dict[int, list[str]] = {}
    options: dict[int, list[list[list[str]]]] = {}
    for piece in range(PIECE_MOSAIC + 1):
        if not may_start(s, piece):
            continue
        category = palace.category_of(piece)
        due = payment.due_after_over(r.cost[category], s.over_units)
        payable = choosing and palace.affordable(s, r, viewer, category)
        if payable and category not in proposals:
            proposals[category] = proposal_words(s, r, viewer, due)
            options[category] = payment_options(s, r, viewer, due, SINGLE)
        talents: int = MOSAIC_PAY
        if category != MOSAIC:
            talents = palace.payout(s, r, piece)
        found.append(
            {
                "piece": PIECE_WORD[piece],
                "cost": units_list(due),
                "talents": talents,
                "payable": payable,
                "proposal": proposals[category] if payable else [],
                "spends": spends_view(r, proposals[category] if payable else []),
                "options": options[category] if payable else [],
            }
        )
    return found


def visit_view(s: CleopatraState, r: Ruleset, packed: i64, own: bool) -> VisitView:
    piece = ""
    proposal: list[str] = []
    options: list[list[list[str]]] = []
    if kind_of(packed) == ASK_PAY:
        number = a_of(packed)
        piece = PIECE_WORD[min(number, PIECE_MOSAIC)]
        if number >= PIECE_TILE:
            piece = f"tile {TILE_WORD[number - PIECE_TILE]}"
        if own:
            proposal = rest_of_payment(s, r, packed)
            options = payment_options(s, r, seat_of(packed), s.due, b_of(packed))
    return {
        "built": s.built,
        "piece": piece,
        "due": units_list(s.due),
        "over": units_list(s.over_units),
        "proposal": proposal,
        "spends": spends_view(r, proposal),
        "options": options,
    }


def claim_views(s: CleopatraState, packed: i64) -> list[ClaimView]:
    found: list[ClaimView] = []
    if kind_of(packed) != ASK_CLAIM:
        return found
    lo, hi = s.claim_lo, s.claim_hi
    while lo != 0 or hi != 0:
        part_lo, part_hi = garden.first_component(lo, hi)
        cells = [cell_word(cell) for cell in garden.cells_of(part_lo, part_hi)]
        found.append({"cell": cells[0], "cells": cells})
        lo &= ~part_lo
        hi &= ~part_hi
    return found


# ---- characters


def envoy_view(r: Ruleset, packed: i64) -> EnvoyView | None:
    kind = kind_of(packed)
    if kind not in (ASK_NAME, ASK_OFFER, ASK_ACCEPT):
        return None
    seats = b_of(packed)
    return {
        "resource": RESOURCE_WORD[a_of(packed)],
        "named": [] if kind == ASK_ACCEPT else members(seats & 31),
        "offering": members(seats if kind == ASK_ACCEPT else seats >> 5),
        "opponent": -1 if kind == ASK_OFFER else (seat_of(packed) + c_of(packed)) % r.players,
    }


def vizier_view(s: CleopatraState, packed: i64, viewer: i64) -> VizierView | None:
    if kind_of(packed) != ASK_VIZIER:
        return None
    own = seat_of(packed) == viewer
    return {
        "seat": seat_of(packed),
        "size": cards.size(s.piles[DRAWN]) + cards.size(s.piles[KEPT]),
        "up": cards.words(s.piles[DRAWN_UP]),
        "drawn": cards.words(s.piles[DRAWN]) if own else None,
        "kept": cards.words(s.piles[KEPT]) if own else None,
    }


# ---- the players


def camp_view(s: CleopatraState, r: Ruleset, seat: i64, viewer: i64) -> CampView:
    shown = seat == viewer or s.depth == 0
    bid = s.books[BIDS + seat]
    return {
        "hand": cards.words(s.piles[HAND + seat]) if shown else None,
        "hand_size": hand_size(s, seat),
        "talents": s.books[TALENTS + seat] if shown else None,
        "amulets": s.books[AMULETS + seat] if shown else None,
        "left": scoring.remaining(s, seat) if shown else None,
        "merchants": s.books[MERCHANTS + seat],
        "statues": statues_left(s, seat),
        "sanctuaries": [
            {"cell": cell_word(cell), "size": sanctuary_size(s, cell)}
            for cell in statue_cells(s, seat)
        ],
        "has_bid": bid >= 0,
        "bid": bid if bid >= 0 and shown else None,
        "deducible": {
            "talents": s.books[TALENTS + seat],
            "amulets": s.books[AMULETS + seat],
            "known": cards.words(s.piles[KNOWN + seat]),
        },
        "reckoning": reckoning_view(s, r, seat) if s.depth == 0 else None,
    }


def reckoning_view(s: CleopatraState, r: Ruleset, seat: i64) -> ReckoningView:
    return {
        "amulets": s.books[AMULETS + seat],
        "tainted": scoring.hand_amulets(s, seat),
        "cells": sanctuary_cells(s, seat),
        "remaining": scoring.remaining(s, seat),
        "eaten": scoring.eaten(s, seat, r.players),
    }
