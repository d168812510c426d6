"""Return of the Pharaoh: points and tie-break, pure functions of a position."""

from mypy_extensions import i64

from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh.state import BID, HAND, TENT, PharaohState
from saqqara.games.pharaoh.tables import (
    FLAG_POINTS,
    TREASURE_ITEMS,
    TREASURE_KIND,
    VARIETY,
)
from saqqara.kernel.bits import bit, count


def treasure_points(s: PharaohState, seat: i64) -> i64:
    """One point for each item on the treasure cards (PHA-6.1)."""
    points: i64 = 0
    won = s.won[seat]
    lot: i64 = 0
    while won > 0:
        if won & 1:
            points += TREASURE_ITEMS[lot]
        won >>= 1
        lot += 1
    return points


def kinds_owned(s: PharaohState, seat: i64) -> i64:
    """Bit set of the kinds of treasure that a seat has."""
    kinds: i64 = 0
    won = s.won[seat]
    lot: i64 = 0
    while won > 0:
        if won & 1:
            kinds |= bit(TREASURE_KIND[lot])
        won >>= 1
        lot += 1
    return kinds


def variety_points(s: PharaohState, seat: i64) -> i64:
    """Points for different kinds of treasure (PHA-6.2)."""
    return VARIETY[count(kinds_owned(s, seat))]


def own_crew(s: PharaohState, seat: i64) -> i64:
    """The pile that counts at the end: hand and tent, not the hospital (PHA-6.5)."""
    return s.crew[HAND + seat] + s.crew[TENT + seat]


def flag_points(s: PharaohState, seat: i64) -> i64:
    """One point for each flag among the own crew (PHA-6.3)."""
    return FLAG_POINTS * crew.flags(own_crew(s, seat))


def flags_at_hand(s: PharaohState, seat: i64) -> i64:
    """What the flags would be worth now: cards that are laid are still the player's own."""
    return FLAG_POINTS * crew.flags(own_crew(s, seat) + s.crew[BID + seat])


def crew_strength(s: PharaohState, seat: i64) -> i64:
    """The tie-break: the sum of all own crew numbers (PHA-6.4)."""
    return crew.value(own_crew(s, seat))
