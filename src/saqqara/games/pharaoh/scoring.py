"""Return of the Pharaoh: points and tie-break, pure functions of a position."""

from mypy_extensions import i64

from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh.state import HAND, TENT, PharaohState
from saqqara.games.pharaoh.tables import (
    FLAG_POINTS,
    TREASURE_ITEMS,
    TREASURE_KIND,
    TREASURES,
    VARIETY,
)
from saqqara.kernel.bits import bit, has


def treasure_points(s: PharaohState, seat: i64) -> i64:
    """One point for each item on the treasure cards (PHA-6.1)."""
    points: i64 = 0
    won = s.won[seat]
    lot: i64
    for lot in range(TREASURES):
        if has(won, lot):
            points += TREASURE_ITEMS[lot]
    return points


def variety_points(s: PharaohState, seat: i64) -> i64:
    """Points for different kinds of treasure (PHA-6.2)."""
    kinds: i64 = 0  # bit set of kinds
    won = s.won[seat]
    lot: i64
    for lot in range(TREASURES):
        if has(won, lot):
            kinds |= bit(TREASURE_KIND[lot])
    different: i64 = 0
    while kinds > 0:
        different += kinds & 1
        kinds >>= 1
    return VARIETY[different]


def own_crew(s: PharaohState, seat: i64) -> i64:
    """The pile that counts at the end: hand and tent, not the hospital (PHA-6.5)."""
    return s.crew[HAND + seat] + s.crew[TENT + seat]


def flag_points(s: PharaohState, seat: i64) -> i64:
    """One point for each flag among the own crew (PHA-6.3)."""
    return FLAG_POINTS * crew.flags(own_crew(s, seat))


def crew_strength(s: PharaohState, seat: i64) -> i64:
    """The tie-break: the sum of all own crew numbers (PHA-6.4)."""
    return crew.value(own_crew(s, seat))
