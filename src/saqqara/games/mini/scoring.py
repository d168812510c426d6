"""Mini: points and tie-break, pure functions of a position (MIN-7)."""

from mypy_extensions import i64

from saqqara.games.mini import pile
from saqqara.games.mini.state import MiniState


def market_points(s: MiniState, seat: i64) -> i64:
    return pile.value(s.taken[seat])


def hand_points(s: MiniState, seat: i64) -> i64:
    return pile.value(s.hands[seat])


def score(s: MiniState, seat: i64) -> i64:
    return s.points[seat] + market_points(s, seat) + hand_points(s, seat)


def rank(s: MiniState, seat: i64) -> i64:
    """Ties go to the seat with more coins."""
    return score(s, seat) * 100 + s.coins[seat]
