"""Return of the Pharaoh: the whole position in words."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh.actions import (
    DEAL,
    DRAW_CHIP,
    LAY_MORE,
    TURN,
)
from saqqara.games.pharaoh.state import (
    BID,
    HAND,
    HOSPITAL,
    TENT,
    PharaohState,
    pharaohs_in_hand,
    row_lots,
)
from saqqara.games.pharaoh.tables import (
    CREW_WORD,
)
from saqqara.games.pharaoh.verbs import lot_word
from saqqara.kernel.bits import has, members
from saqqara.kernel.frame import a_of, in_words, kind_of, seat_of

WORD: Final[dict[int, str]] = {TURN: "turn {seat}", DEAL: "deal", DRAW_CHIP: "draw chip"}


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
    if kind_of(packed) == LAY_MORE:
        return f"lay {seat_of(packed) + 1} from {CREW_WORD[a_of(packed)]}"
    return in_words(WORD[kind_of(packed)], packed)
