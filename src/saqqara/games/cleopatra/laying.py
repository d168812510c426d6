"""Cleopatra: where a mosaic looks promising. All in hundredths of a Talent."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.cleopatra import garden
from saqqara.games.cleopatra.actions import ASK_CELL, CELL, ORIENT
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import CleopatraState
from saqqara.games.cleopatra.worth import Thoughts, compare
from saqqara.kernel.bits import count
from saqqara.kernel.frame import a_of, b_of, kind_of, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

LARGE: Final = 14  # cells from which a component need not be looked at further


def rate_garden(
    s: CleopatraState, r: Ruleset, packed: i64, out: Choices, rates: vec[i64], t: Thoughts
) -> None:
    """Palms, and what a placement closes around itself."""
    compare(s, r, seat_of(packed), t)
    tile = a_of(packed)
    i: i64
    for i in range(out.n):
        if kind_of(packed) == ASK_CELL:
            placement = garden.placement_at(tile, b_of(packed), out.items[i] - CELL)
            rates[i] = 100 * r.palms[placement] + closing_worth(s, placement, t)
        else:
            rates[i] = best_place(s, r, tile, out.items[i] - ORIENT, t)


def best_place(s: CleopatraState, r: Ruleset, tile: i64, orientation: i64, t: Thoughts) -> i64:
    best: i64 = -1000
    i: i64
    for i in range(garden.START[8 * tile + orientation], garden.START[8 * tile + orientation + 1]):
        if garden.free_at(i, s.free_lo, s.free_hi):
            worth = 100 * r.palms[i] + closing_worth(s, i, t)
            best = max(best, worth)
    return best


def closing_worth(s: CleopatraState, placement: i64, t: Thoughts) -> i64:
    """Small sanctuaries that it closes: good for who claims them."""
    free_lo = s.free_lo & ~garden.P_LO[placement]
    free_hi = s.free_hi & ~garden.P_HI[placement]
    near_lo = garden.grown_lo(garden.P_LO[placement], garden.P_HI[placement]) & free_lo
    near_hi = garden.grown_hi(garden.P_LO[placement], garden.P_HI[placement]) & free_hi
    worth: i64 = 0
    while near_lo != 0 or near_hi != 0:
        part_lo: i64 = 0
        part_hi: i64 = 0
        if near_lo != 0:
            part_lo = near_lo & -near_lo
        else:
            part_hi = near_hi & -near_hi
        part_lo, part_hi = small_part(part_lo, part_hi, free_lo, free_hi)
        cells = count(part_lo) + count(part_hi)
        if cells < 5:
            worth += (cells - 1) * t.price * 3 // 4
        near_lo &= ~part_lo
        near_hi &= ~part_hi
    return worth


def small_part(part_lo: i64, part_hi: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """The component of a cell, or enough of it to see that it is large."""
    while True:
        next_lo = garden.grown_lo(part_lo, part_hi) & lo
        next_hi = garden.grown_hi(part_lo, part_hi) & hi
        if next_lo == part_lo and next_hi == part_hi:
            return part_lo, part_hi
        part_lo = next_lo
        part_hi = next_hi
        if count(part_lo) + count(part_hi) > LARGE:
            return part_lo, part_hi


def leave_some(out: Choices, number: i64, rng: Rng) -> None:
    """Keep so many of the listed choices, drawn by lot, in their order."""
    kept: i64 = 0
    i: i64
    for i in range(out.n):
        if rng.below(out.n - i) < number - kept:
            out.items[kept] = out.items[i]
            kept += 1
    out.n = kept
