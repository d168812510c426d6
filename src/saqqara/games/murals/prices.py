"""Murals of the Nile: what a decision needs to know, looked up once for all its choices.

First what a step on each track is worth to a seat, as the cubes stand, in hundredths of a
point. A step counts most where another cube is near, and little where a place is safe or
out of reach: the fewer cards are left, the sooner. Then the cards not seen, and those at hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.murals import cards
from saqqara.games.murals.plans import LEVELS, REACH
from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.state import (
    AREA,
    COMBO,
    HELD,
    MISS,
    SHEET,
    SHOWN,
    MuralsState,
    unseen_high,
    unseen_low,
)
from saqqara.games.murals.tables import CARDS

# Steps while everything is open, if places differ by two points: a step that passes a
# neighbour wins two and costs the neighbour two.
COMBO_STEP: Final = 300
AREA_STEP: Final = 240
MISS_STEP: Final = 960
# How far cubes may still drift apart, in tenths of a step: at the end, and for each card left.
COMBO_END: Final = 15
COMBO_DRIFT: Final = 50
AREA_END: Final = 15
AREA_DRIFT: Final = 50
MISS_END: Final = 5
MISS_DRIFT: Final = 20
# Where one level of plans.py ends and the next begins: a miss in hundredths of a combo step.
EDGES: Final = vec[i64]([110, 240, 480])


@mypyc_attr(acyclic=True)
class Prices:
    """Looked up anew for every decision; `look` fills the numbers."""

    def __init__(self, players: i64) -> None:
        self.players = players
        self.step: i64 = 0  # on the combo track
        self.area: i64 = 0  # on the area track
        self.loss: i64 = 0  # on the miss track
        self.level: i64 = 0  # of plans.py
        self.unseen_low: i64 = 0  # cards that the seat has not seen
        self.unseen_high: i64 = 0
        self.unseen: i64 = 0  # how many they are
        self.near_low: i64 = 0  # cards that the seat can place: hand and display
        self.near_high: i64 = 0
        self.at_hand: i64 = 0  # how many they are, as far as plans reach

    def look(self, s: MuralsState, sheet: Sheet, seat: i64) -> None:
        left = CARDS - cards.size(s.low[SHEET]) - cards.size(s.high[SHEET])
        combo = COMBO_END + COMBO_DRIFT * left // 100
        area = AREA_END + AREA_DRIFT * left // 100
        miss = MISS_END + MISS_DRIFT * left // 100
        self.step = 1 + COMBO_STEP * self.weight(s, sheet, COMBO, seat, combo) // 100
        self.area = 1 + AREA_STEP * self.weight(s, sheet, AREA, seat, area) // 100
        self.loss = 1 + MISS_STEP * self.weight(s, sheet, MISS, seat, miss) // 100
        self.level = 0
        while self.level < LEVELS - 1 and self.loss * 100 > EDGES[self.level] * self.step:
            self.level += 1

    def weight(self, s: MuralsState, sheet: Sheet, track: i64, seat: i64, drift: i64) -> i64:
        """How much a step on a track matters, in hundredths, by the distance of the others."""
        own = s.cubes[track + seat]
        total: i64 = 0
        other: i64
        for other in range(self.players):
            if other != seat:
                gap = 10 * (own - s.cubes[track + other])
                total += 100 * drift * drift // (drift * drift + gap * gap)
        points = sheet.points[track] - sheet.points[track + self.players - 1]
        others = self.players - 1
        return total * points // (2 * others * others)

    def look_at_cards(self, s: MuralsState, seat: i64) -> None:
        self.unseen_low = unseen_low(s, seat)
        self.unseen_high = unseen_high(s, seat)
        self.unseen = cards.size(self.unseen_low) + cards.size(self.unseen_high)
        self.near_low = s.low[HELD + seat] | s.low[SHOWN]
        self.near_high = s.high[HELD + seat] | s.high[SHOWN]
        at_hand = cards.size(self.near_low) + cards.size(self.near_high)
        self.at_hand = min(at_hand, REACH - 1)

    def risk_after(self, last: i64) -> i64:
        """The chance of a miss after *last* (-1 = no card yet), in thousandths."""
        low = self.unseen_low & cards.shadow_low(last)
        high = self.unseen_high & cards.shadow_high(last)
        return 1000 * (cards.size(low) + cards.size(high)) // self.unseen
