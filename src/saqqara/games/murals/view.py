"""Murals of the Nile: what a seat may see, and the shape of it.

Cards are words of two digits, "00" to "99"; the first digit is the row, the second the
column of the cell. A seat sees its own hand; of the others their size and `known`, the
cards that went there from the display. The deck is a number only. `odds` is for the viewer:
of the cards it has not seen (deck and unknown parts of the other hands), how many lie in the
shadow of the last card, so that a card turned up now would miss with chance miss / unseen.

    board.wall        ten texts of ten area letters: wall[row][column]
    board.areas       by letter: value, cells, how many still open, who finished it
    board.sheet       cards placed;  board.shadow  cells forbidden for the next card of the turn
    board.count/last  cards placed in this turn, the last of them ("" = none yet)
    board.owed        cards that the decider still takes into hand, no more than there are;
                      owed_by "ankh" or "combo"
    board.camps       by seat: hand, hand_size, known, cubes on the tracks, points as of now

Words of the actions: draw, stop, hand 45, display 95, take deck, take 95; of chance:
reveal 45, deal 45, first 2. Moves of the events: piece "card 45" (or "card" without a face),
places "deck", "display", "hand-SEAT", "cell-45"; piece "cube combo 0" (track, seat) from
"combo-3" to "combo-4" (a miss from "miss-0" to "miss-1": counted without a sign).
"""

from typing import Literal, NotRequired, TypedDict

from mypy_extensions import i64

from saqqara.games.murals import cards, scoring
from saqqara.games.murals.actions import BY_ANKH, DEALT, DRAW, OWED, STOP, TURN
from saqqara.games.murals.cards import CARD_WORD, Card
from saqqara.games.murals.sheet import Sheet, combo_table, track_points
from saqqara.games.murals.state import (
    AREA,
    COMBO,
    DECK,
    HELD,
    KNOWN,
    MISS,
    SHEET,
    SHOWN,
    MuralsState,
    painter,
    size,
    to_come,
    unseen_high,
    unseen_low,
    words,
)
from saqqara.games.murals.tables import AREAS, LETTERS
from saqqara.kernel.frame import a_of, b_of, kind_of


class AreaView(TypedDict):
    letter: str
    value: int  # 1-3: steps on the area track
    cells: list[Card]
    open: int  # cells without a card
    by: int  # seat that finished it, -1 = nobody yet


class StopView(TypedDict):
    steps: int
    cards: int  # no more than there are


class OddsView(TypedDict):
    miss: int  # cards not seen that lie in the shadow
    unseen: int


class MuralsForeseen(TypedDict):
    odds: NotRequired[OddsView]  # of `draw`, also where the view does not tell them
    brings: NotRequired[StopView]  # of `stop`


class TracksView(TypedDict):
    combo: list[int]  # points for the 1st, 2nd and 3rd place
    area: list[int]
    miss: list[int]


class CampView(TypedDict):
    hand: list[Card] | None  # None = not for this viewer
    hand_size: int
    known: list[Card]  # cards of the hand that everybody saw
    combo: int
    area: int
    miss: int  # 0, -1, -2 ..
    combo_points: int  # for the places as they are now
    area_points: int
    miss_points: int


class MuralsView(TypedDict):
    turn: int  # seat, -1 before the first turn
    count: int
    last: Card | Literal[""]
    shadow: list[Card]
    owed: int
    owed_by: str  # "ankh", "combo" or ""
    deck_size: int
    display: list[Card]
    sheet: list[Card]
    wall: list[str]
    areas: list[AreaView]
    ankh: list[Card]
    combo_table: list[list[int]]  # [steps, cards] for 1, 2, .. 10 cards placed
    tracks: TracksView
    odds: OddsView | None  # None = switched off, or no card can be turned up now
    camps: list[CampView]


def view(s: MuralsState, viewer: i64, players: i64, sheet: Sheet, with_odds: bool) -> MuralsView:
    owed_by = owed_reason(s)
    return {
        "turn": s.turn,
        "count": s.count,
        "last": CARD_WORD[s.last] if s.last >= 0 else "",
        "shadow": cards.words(cards.shadow_low(s.last), cards.shadow_high(s.last)),
        "owed": to_come(s, a_of(s.top())) if owed_by != "" else 0,
        "owed_by": owed_by,
        "deck_size": size(s, DECK),
        "display": words(s, SHOWN),
        "sheet": words(s, SHEET),
        "wall": list(sheet.rows),
        "areas": [area_view(s, area, sheet) for area in range(AREAS)],
        "ankh": [CARD_WORD[card] for card in sheet.ankhs],
        "combo_table": combo_table(sheet),
        "tracks": {
            "combo": track_points(sheet, 0),
            "area": track_points(sheet, 1),
            "miss": track_points(sheet, 2),
        },
        "odds": odds_view(s, viewer) if with_odds else None,
        "camps": [camp_view(s, n, n == viewer, players, sheet) for n in range(players)],
    }


def own_view(s: MuralsState, viewer: i64, public: MuralsView, with_odds: bool) -> MuralsView:
    """What a seat sees besides what everybody does: its own hand, and the odds by it."""
    if viewer < 0:
        return public
    camp = public["camps"][viewer].copy()
    camp["hand"] = words(s, HELD + viewer)
    found = public.copy()
    if with_odds:
        found["odds"] = odds_view(s, viewer)
    found["camps"] = public["camps"].copy()
    found["camps"][viewer] = camp
    return found


def owed_reason(s: MuralsState) -> str:
    """Why the seat whose turn it is takes cards just now, if it does."""
    packed = s.top()
    if s.turn < 0 or (kind_of(packed) != OWED and kind_of(packed) != DEALT):
        return ""
    return "ankh" if b_of(packed) == BY_ANKH else "combo"


def area_view(s: MuralsState, area: i64, sheet: Sheet) -> AreaView:
    low = sheet.area_low[area]
    high = sheet.area_high[area]
    return {
        "letter": LETTERS[area],
        "value": sheet.value[area],
        "cells": cards.words(low, high),
        "open": scoring.open_cells(s, sheet, area),
        "by": painter(s, area),
    }


def foreseen(s: MuralsState, action: i64, sheet: Sheet) -> MuralsForeseen | None:
    """What the board shows of a choice beforehand (`Game.foresee`)."""
    if action == STOP:
        return {"brings": stop_view(s, sheet)}
    odds = odds_view(s, s.seat()) if action == DRAW else None
    return {"odds": odds} if odds is not None else None


def stop_view(s: MuralsState, sheet: Sheet) -> StopView:
    """The bonus for the cards placed so far (MUR-7.4, 7.6)."""
    return {"steps": sheet.steps[s.count], "cards": to_come(s, sheet.draws[s.count])}


def odds_view(s: MuralsState, viewer: i64) -> OddsView | None:
    """The chance that a card turned up now misses, by what the viewer knows (MUR-10.1)."""
    if size(s, DECK) == 0 or kind_of(s.top()) != TURN:
        return None
    low = unseen_low(s, viewer)
    high = unseen_high(s, viewer)
    shaded = cards.size(low & cards.shadow_low(s.last))
    shaded += cards.size(high & cards.shadow_high(s.last))
    return {"miss": shaded, "unseen": cards.size(low) + cards.size(high)}


def camp_view(s: MuralsState, seat: i64, own: bool, players: i64, sheet: Sheet) -> CampView:
    return {
        "hand": words(s, HELD + seat) if own else None,
        "hand_size": size(s, HELD + seat),
        "known": words(s, KNOWN + seat),
        "combo": s.cubes[COMBO + seat],
        "area": s.cubes[AREA + seat],
        "miss": s.cubes[MISS + seat],
        "combo_points": scoring.track_points(s, sheet, COMBO, seat, players),
        "area_points": scoring.track_points(s, sheet, AREA, seat, players),
        "miss_points": scoring.track_points(s, sheet, MISS, seat, players),
    }
