"""Return of the Pharaoh: what people try that is not possible, and why.

Of hands only the deciding seat's own is looked at.
"""

from mypy_extensions import i64

from saqqara.games.pharaoh import crew, rules
from saqqara.games.pharaoh.actions import (
    DECLARE,
    DECLARE_BONUS,
    LAY,
    LAY_MORE,
    PASS,
    PASS_HORUS,
    TURN,
)
from saqqara.games.pharaoh.state import BID, HAND, PharaohState
from saqqara.games.pharaoh.tables import CREW_KINDS, CREW_VALUE
from saqqara.games.pharaoh.verbs import CREW_NAME
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of, kind_of, seat_of


def why_not(s: PharaohState, packed: i64, action: i64, bonus: bool) -> Message:
    if action < DECLARE:
        return no_laying(s, packed, action - LAY, bonus)
    if action < PASS:
        return no_declaring(s, packed, action, bonus)
    if kind_of(packed) == LAY_MORE:
        return Message("pharaoh-pass-too-late", {})
    if action == PASS_HORUS:
        return Message("pharaoh-horus-used", {"other_seat": s.chip})
    return Message("pharaoh-no-pharaoh", {})


def no_laying(s: PharaohState, packed: i64, kind: i64, bonus: bool) -> Message:
    """The card is not there, comes too late, or leads nowhere (rules.list_cards)."""
    seat = seat_of(packed)
    hand = s.crew[HAND + seat]
    if crew.count(hand, kind) == 0:
        return Message("pharaoh-not-in-hand", {"cards": CREW_NAME[kind]})
    if kind_of(packed) == LAY_MORE and kind < a_of(packed):
        return Message("pharaoh-small-first", {"card": CREW_NAME[kind]})
    laid = crew.value(s.crew[BID + seat]) + rules.opening_bonus(s, seat, bonus)
    if laid + crew.value(hand) <= s.high:
        return Message(
            "pharaoh-crew-too-small", {"number": laid + crew.value(hand), "high": s.high}
        )
    most = laid
    larger: i64
    for larger in range(kind, CREW_KINDS):
        most += crew.count(hand, larger) * CREW_VALUE[larger]
    return Message("pharaoh-leads-too-low", {"number": most, "high": s.high})


def no_declaring(s: PharaohState, packed: i64, action: i64, bonus: bool) -> Message:
    seat = seat_of(packed)
    if action == DECLARE_BONUS:
        if not bonus:
            return Message("pharaoh-bonus-off", {})
        if seat != s.start:
            return Message("pharaoh-bonus-of-start", {"other_seat": s.start})
        if s.high > 0:
            return Message("pharaoh-bonus-only-first", {})
    if kind_of(packed) == TURN:
        return Message("pharaoh-lay-first", {})
    return Message("pharaoh-too-low", {"number": crew.value(s.crew[BID + seat]), "high": s.high})
