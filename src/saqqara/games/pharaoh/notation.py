"""Return of the Pharaoh in words: notation, position text, prompts and labels.

Notation, one word or two: `lay 3`, `lay 5f` (f: with a flag), `declare`, `declare bonus`,
`pass`, `horus`, `pharaoh`; chance: `lot jar 2`, `lot crew 5f`, `first 2` (seats from 1).
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh.actions import (
    DEAL,
    DECLARE,
    DECLARE_BONUS,
    FIRST,
    LAY,
    LAY_MORE,
    PASS,
    PASS_HORUS,
    PASS_PHARAOH,
    TURN,
    TURN_UP,
)
from saqqara.games.pharaoh.state import (
    BID,
    HAND,
    HOSPITAL,
    TENT,
    PharaohState,
    auctioned_lot,
    pharaohs_in_hand,
    row_lots,
)
from saqqara.games.pharaoh.tables import (
    CREW_WORD,
    TREASURE_ITEMS,
    TREASURE_KIND,
    TREASURE_WORD,
    TREASURES,
)
from saqqara.kernel.bits import has, members
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of, kind_of, seat_of

CREW_NAME: Final[tuple[str, ...]] = (
    "pharaoh-crew-1",
    "pharaoh-crew-2",
    "pharaoh-crew-3",
    "pharaoh-crew-4",
    "pharaoh-crew-5",
    "pharaoh-flag-crew-3",
    "pharaoh-flag-crew-4",
    "pharaoh-flag-crew-5",
    "pharaoh-flag-crew-6",
    "pharaoh-flag-crew-7",
)
LOT_NAME: Final[tuple[str, ...]] = (
    "pharaoh-throne-1",
    "pharaoh-jar-1",
    "pharaoh-jar-2",
    "pharaoh-sword-1",
    "pharaoh-sword-2",
    "pharaoh-sword-3",
    "pharaoh-ankh-1",
    "pharaoh-ankh-2",
    "pharaoh-ankh-3",
    "pharaoh-ankh-4",
    "pharaoh-coin-1",
    "pharaoh-coin-2",
    "pharaoh-coin-3",
    "pharaoh-coin-4",
    "pharaoh-coin-5",
    "pharaoh-flag-crew-3",
    "pharaoh-flag-crew-4",
    "pharaoh-flag-crew-5",
    "pharaoh-flag-crew-6",
    "pharaoh-flag-crew-7",
)


def lot_word(lot: i64) -> str:
    """`jar 2`, `throne 1`, `crew 5f`."""
    if lot >= TREASURES:
        return f"crew {CREW_WORD[crew.kind_of_lot(lot)]}"
    return f"{TREASURE_WORD[TREASURE_KIND[lot]]} {TREASURE_ITEMS[lot]}"


def word(action: i64) -> str:
    if action < DECLARE:
        return f"lay {CREW_WORD[action - LAY]}"
    if action == DECLARE:
        return "declare"
    if action == DECLARE_BONUS:
        return "declare bonus"
    if action == PASS:
        return "pass"
    if action == PASS_HORUS:
        return "horus"
    if action == PASS_PHARAOH:
        return "pharaoh"
    if action < FIRST:
        return f"lot {lot_word(action - TURN_UP)}"
    return f"first {action - FIRST + 1}"


# ---- the whole position in one line


def position(s: PharaohState, players: i64) -> str:
    parts = [
        f"round {s.round}",
        f"chip {s.chip + 1} start {s.start + 1} high {s.high} leader {s.leader + 1}",
        f"horus {s.horus_used}",
        "row " + ", ".join([lot_word(lot) for lot in row_lots(s)]),
        "deck " + ", ".join([lot_word(lot) for lot in members(s.deck)]),
        "removed " + ", ".join([lot_word(lot) for lot in members(s.removed)]),
        "hospital " + " ".join(crew.words(s.crew[HOSPITAL])),
    ]
    for seat in range(players):
        parts.append(camp_position(s, seat))
    parts.append(pending(s))
    return " | ".join(parts)


def camp_position(s: PharaohState, seat: i64) -> str:
    fields = [
        f"seat {seat + 1}",
        "hand " + " ".join(crew.words(s.crew[HAND + seat])),
        "bid " + " ".join(crew.words(s.crew[BID + seat])),
        "tent " + " ".join(crew.words(s.crew[TENT + seat])),
        "won " + " ".join([lot_word(lot) for lot in members(s.won[seat])]),
        f"pharaohs {pharaohs_in_hand(s, seat)}",
        f"passed {1 if has(s.passed, seat) else 0}",
    ]
    return "; ".join(fields)


def pending(s: PharaohState) -> str:
    """What is awaited: one frame at most, as no step of this game nests."""
    if s.depth == 0:
        return "over"
    packed = s.top()
    kind = kind_of(packed)
    if kind == TURN:
        return f"turn {seat_of(packed) + 1}"
    if kind == LAY_MORE:
        return f"lay {seat_of(packed) + 1} from {CREW_WORD[a_of(packed)]}"
    return "deal" if kind == DEAL else "draw chip"


# ---- messages


def prompt(s: PharaohState) -> Message:
    packed = s.top()
    kind = kind_of(packed)
    if kind == TURN:
        lot = LOT_NAME[auctioned_lot(s)]
        seat = seat_of(packed)
        if crew.value(s.crew[HAND + seat]) + crew.value(s.crew[BID + seat]) <= s.high:
            return Message("pharaoh-prompt-turn-pass", {"lot": lot})
        if s.high == 0:
            return Message("pharaoh-prompt-turn-open", {"lot": lot})
        args: dict[str, int | str] = {"lot": lot, "high": s.high, "other_seat": s.leader}
        return Message("pharaoh-prompt-turn", args)
    if kind == LAY_MORE:
        laid = crew.value(s.crew[BID + seat_of(packed)])
        return Message("pharaoh-prompt-lay", {"laid": laid, "high": s.high})
    if kind == DEAL:
        return Message("pharaoh-prompt-deal", {})
    return Message("pharaoh-prompt-chip", {})


def label(s: PharaohState, action: i64) -> Message:
    if action < DECLARE:
        return Message("pharaoh-label-lay", {"card": CREW_NAME[action - LAY]})
    if action < PASS:
        number = crew.value(s.crew[BID + s.seat()])
        if action == DECLARE:
            return Message("pharaoh-label-declare", {"number": number})
        args: dict[str, int | str] = {"number": number + s.round, "bonus": s.round}
        return Message("pharaoh-label-declare-bonus", args)
    if action == PASS:
        return Message("pharaoh-label-pass", {})
    if action == PASS_HORUS:
        if s.chip == s.seat():
            return Message("pharaoh-label-horus-keep", {})
        return Message("pharaoh-label-horus", {"other_seat": s.chip})
    if action == PASS_PHARAOH:
        return Message("pharaoh-label-pharaoh", {"cards": crew.size(s.crew[HOSPITAL])})
    if action < FIRST:
        return Message("pharaoh-label-lot", {"lot": LOT_NAME[action - TURN_UP]})
    return Message("pharaoh-label-first", {"seat": action - FIRST})


def rule(action: i64) -> Message:
    if action < DECLARE:
        return Message("pharaoh-rule-lay", {"rule": "PHA-4.3"})
    if action == DECLARE:
        return Message("pharaoh-rule-declare", {"rule": "PHA-4.4"})
    if action == DECLARE_BONUS:
        return Message("pharaoh-rule-bonus", {"rule": "PHA-4.6"})
    if action == PASS:
        return Message("pharaoh-rule-pass", {"rule": "PHA-4.11"})
    if action == PASS_HORUS:
        return Message("pharaoh-rule-horus", {"rule": "PHA-4.9"})
    if action == PASS_PHARAOH:
        return Message("pharaoh-rule-pharaoh", {"rule": "PHA-4.10"})
    if action < FIRST:
        return Message("pharaoh-rule-lot", {"rule": "PHA-3.4"})
    return Message("pharaoh-rule-chip", {"rule": "PHA-3.5"})
