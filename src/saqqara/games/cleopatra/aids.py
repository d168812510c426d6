"""Cleopatra: what helps a person to decide, for views: ways to pay, and where a mosaic can lie.

Nothing here changes the game or knows more than the player who is helped.
"""

from typing import TypedDict

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, garden, payment
from saqqara.games.cleopatra.actions import ASK_CELL, ASK_ORIENT, PAY
from saqqara.games.cleopatra.names import Cell, cell_word
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import HAND, MERCHANTS, CleopatraState
from saqqara.games.cleopatra.tables import (
    BY_MERCHANT,
    DOUBLE,
    MERCHANT_WORTH,
    MOSAIC_PAY,
    RESOURCE_WORD,
    RESOURCES,
    SINGLE,
    SOURCE_WORD,
    SOURCES,
    TILE_WORD,
    Tile,
)
from saqqara.games.cleopatra.verbs import VERBS
from saqqara.kernel.bits import bit
from saqqara.kernel.frame import a_of, b_of, kind_of, seat_of


class SpotView(TypedDict):
    turn: int  # as in `turn N`, then `cell CELL`
    cell: Cell
    cells: list[Cell]
    palms: int
    talents: int
    closes: list[Cell]  # cells of sanctuaries that would be closed


class SpendsView(TypedDict):
    merchants: int
    talents: int  # what they would have been worth at the end
    amulets: int


class PlacingView(TypedDict):
    tile: Tile
    orientation: int  # as in `turn N`; 0 = not chosen
    spots: list[SpotView]  # where it can lie


# ---- paying


def words_of(steps: list[int]) -> list[str]:
    return [VERBS.words[PAY + step] for step in steps]


def proposal_words(s: CleopatraState, r: Ruleset, seat: i64, due: i64) -> list[str]:
    """The cheapest payment of this seat (payment.py), in words."""
    merchants = s.books[MERCHANTS + seat]
    hand = s.piles[HAND + seat]
    return words_of(payment.proposal(hand, merchants, due, r.trompe_artisan, r.amulets))


def spends_view(r: Ruleset, words: list[str]) -> SpendsView:
    """What a payment in words costs besides the cards."""
    merchants = 0
    amulets = 0
    for each in words:
        _, resource, source = each.split(" ")
        at = SOURCE_WORD.index(source)
        merchants += at == BY_MERCHANT
        amulets += payment.amulets_for(RESOURCE_WORD.index(resource), at, r.amulets)
    return {"merchants": merchants, "talents": MERCHANT_WORTH * merchants, "amulets": amulets}


def rest_of_payment(s: CleopatraState, r: Ruleset, packed: i64) -> list[str]:
    """From the middle of a payment: sources below the last one are no longer open."""
    seat = seat_of(packed)
    merchants = s.books[MERCHANTS + seat]
    hand = s.piles[HAND + seat]
    source = b_of(packed)
    found = payment.ways(hand, merchants, s.due, source, r.trompe_artisan, r.amulets, {})
    best = min(found, key=payment.order_of_ways)
    return words_of(best.steps)


def payment_options(
    s: CleopatraState, r: Ruleset, seat: i64, due: i64, first: i64
) -> list[list[list[str]]]:
    """By resource that is due: every way to pay it alone, the cheapest first, in words. One way for
    each makes a payment if no more Trompe-l'oeil and merchants are in it than the seat has."""
    found: list[list[list[str]]] = []
    source = first
    for resource in range(RESOURCES):
        need = payment.units(due, resource)
        if need == 0:
            continue
        ways: list[payment.Way] = []
        list_ways(s, r, seat, resource, need, source, payment.Way(0, 0, 0, []), ways)
        ways.sort(key=payment.order_of_ways)
        found.append([words_of(way.steps) for way in ways])
        source = SINGLE
    return found


def list_ways(
    s: CleopatraState,
    r: Ruleset,
    seat: i64,
    resource: i64,
    need: i64,
    first: i64,
    sofar: payment.Way,
    out: list[payment.Way],
) -> None:
    """All ways to pay one resource that begin with *sofar*."""
    if need <= 0:
        out.append(sofar)
        return
    for source in range(first, SOURCES):
        step = SOURCES * resource + source
        units = 2 if source == DOUBLE else 1
        if sofar.steps.count(step) >= available(s, r, seat, resource, source):
            continue
        way = payment.Way(
            sofar.amulets + payment.amulets_for(resource, source, r.amulets),
            sofar.wasted + (1 if units > need else 0),
            sofar.merchants + (1 if source == BY_MERCHANT else 0),
            [*sofar.steps, step],
        )
        list_ways(s, r, seat, resource, need - units, source, way, out)


def available(s: CleopatraState, r: Ruleset, seat: i64, resource: i64, source: i64) -> i64:
    """How many of this source a seat could play for one resource."""
    hand, merchants = s.piles[HAND + seat], s.books[MERCHANTS + seat]
    if not payment.held(hand, merchants, resource, source, r.trompe_artisan):
        return 0
    if source == BY_MERCHANT:
        return merchants
    return cards.count(hand, payment.card_kind(resource, source))


# ---- laying a mosaic


def placing_view(s: CleopatraState, r: Ruleset, packed: i64) -> PlacingView | None:
    kind = kind_of(packed)
    if kind not in (ASK_ORIENT, ASK_CELL):
        return None
    tile = a_of(packed)
    chosen: i64 = -1
    if kind == ASK_CELL:
        chosen = b_of(packed)
    spots: list[SpotView] = []
    for turned in range(8):
        if chosen in (-1, turned):
            spots.extend(spots_turned(s, r, tile, turned))
    return {"tile": TILE_WORD[tile], "orientation": chosen + 1, "spots": spots}


def spots_turned(s: CleopatraState, r: Ruleset, tile: i64, turned: i64) -> list[SpotView]:
    spots: list[SpotView] = []
    for placement in range(garden.START[8 * tile + turned], garden.START[8 * tile + turned + 1]):
        if not garden.free_at(placement, s.free_lo, s.free_hi):
            continue
        cells = [cell_word(cell) for cell in garden.PLACED[placement]]
        spots.append(
            {
                "turn": turned + 1,
                "cell": cells[0],
                "cells": cells,
                "palms": r.palms[placement],
                "talents": MOSAIC_PAY + r.palms[placement],
                "closes": closed_by(s, tile, placement),
            }
        )
    return spots


def closed_by(s: CleopatraState, tile: i64, placement: i64) -> list[str]:
    """The cells that no other mosaic of the pile can reach once this one lies there."""
    open_lo = s.free_lo & ~s.closed_lo & ~garden.P_LO[placement]
    open_hi = s.free_hi & ~s.closed_hi & ~garden.P_HI[placement]
    lo, hi = garden.closed_cells(s.tiles & ~bit(tile), open_lo, open_hi)
    return [cell_word(cell) for cell in garden.cells_of(lo, hi)]
