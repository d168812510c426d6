"""Return of the Pharaoh: what a seat may see.

Everything but the hands lies open; a hand is its owner's until the game is over, or
everybody's with the option open_hands. The lots still in the deck are known as a set.
"""

from typing import TypedDict

from mypy_extensions import i64

from saqqara.games.pharaoh import crew, scoring
from saqqara.games.pharaoh.rules import opening_bonus
from saqqara.games.pharaoh.state import (
    BID,
    HAND,
    HOSPITAL,
    TENT,
    PharaohState,
    pharaohs_in_hand,
    row_lots,
)
from saqqara.games.pharaoh.tables import PHARAOHS, Crew
from saqqara.games.pharaoh.verbs import Lot, lot_word
from saqqara.kernel.bits import has, members


class CampView(TypedDict):
    hand: list[Crew] | None  # crew words; None = not for this viewer
    hand_size: int
    bid: list[Crew]
    bid_sum: int
    tent: list[Crew]
    treasure: list[Lot]  # lot words
    treasure_points: int
    variety_points: int
    flag_points: int | None  # of hand, tent and bid as they are; None = not for this viewer
    pharaohs_used: int
    pharaohs_left: int
    passed: bool


class PharaohForeseen(TypedDict):
    """What a card is laid for (`Game.foresee`)."""

    least: int  # that the cards of a declaration must add up to
    bonus: int  # that this seat may add instead, 0 = none


class PharaohPrinted(TypedDict):
    """What is printed, for whoever draws it (`Voice.printed`)."""

    rounds: int


class PharaohView(TypedDict):
    round: int
    chip: int  # seat, -1 before the draw
    start: int  # seat that opened this auction, -1 between auctions
    high: int  # 0 = nobody has declared
    opening_bonus: int  # what `start` may add to its first declaration; 0 = nothing, or no more
    leader: int  # seat, -1 = none
    horus_used: bool
    row: list[Lot]  # lot words, the one under the hammer first
    deck: list[Lot]  # lots not turned up, in no order
    hospital: list[Crew]
    removed: list[Lot]
    camps: list[CampView]  # by seat


def view(s: PharaohState, viewer: i64, players: i64, open_hands: bool, bonus: bool) -> PharaohView:
    camps: list[CampView] = []
    for seat in range(players):
        shown = open_hands or seat == viewer or s.depth == 0
        camps.append(camp_view(s, seat, shown, players))
    return {
        "round": s.round,
        "chip": s.chip,
        "start": s.start,
        "high": s.high,
        "opening_bonus": opening_bonus(s, s.start, bonus) if s.start >= 0 else 0,
        "leader": s.leader,
        "horus_used": s.horus_used == 1,
        "row": [lot_word(lot) for lot in row_lots(s)],
        "deck": [lot_word(lot) for lot in members(s.deck)],
        "hospital": crew.words(s.crew[HOSPITAL]),
        "removed": [lot_word(lot) for lot in members(s.removed)],
        "camps": camps,
    }


def own_view(s: PharaohState, viewer: i64, public: PharaohView, open_hands: bool) -> PharaohView:
    """What a seat sees besides what everybody does: its own hand."""
    if viewer < 0 or open_hands or s.depth == 0:
        return public
    camp = public["camps"][viewer].copy()
    camp["hand"] = crew.words(s.crew[HAND + viewer])
    camp["flag_points"] = scoring.flags_at_hand(s, viewer)
    found = public.copy()
    found["camps"] = public["camps"].copy()
    found["camps"][viewer] = camp
    return found


def camp_view(s: PharaohState, seat: i64, shown: bool, players: i64) -> CampView:
    left = pharaohs_in_hand(s, seat)
    return {
        "hand": crew.words(s.crew[HAND + seat]) if shown else None,
        "hand_size": crew.size(s.crew[HAND + seat]),
        "bid": crew.words(s.crew[BID + seat]),
        "bid_sum": crew.value(s.crew[BID + seat]),
        "tent": crew.words(s.crew[TENT + seat]),
        "treasure": [lot_word(lot) for lot in members(s.won[seat])],
        "treasure_points": scoring.treasure_points(s, seat),
        "variety_points": scoring.variety_points(s, seat),
        "flag_points": scoring.flags_at_hand(s, seat) if shown else None,
        "pharaohs_used": PHARAOHS[players] - left,
        "pharaohs_left": left,
        "passed": has(s.passed, seat),
    }
