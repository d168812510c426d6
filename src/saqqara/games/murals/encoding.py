"""Murals of the Nile: the observation of a seat as numbers (kernel/encoding.py).

Of other hands the size is told, and the cards that all saw going there. What the viewer has
not seen, deck and hidden parts of hands together, is one set.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.games.murals import cards, scoring
from saqqara.games.murals.actions import DEALT, OWED
from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.state import (
    AREA,
    COMBO,
    DECK,
    HELD,
    KNOWN,
    MISS,
    SEATS,
    SHEET,
    SHOWN,
    MuralsState,
    painter,
    size,
    unseen_high,
    unseen_low,
)
from saqqara.games.murals.tables import AREAS, CARDS, MOST_PLACED
from saqqara.games.murals.verbs import VERBS
from saqqara.kernel.encoding import (
    LARGEST,
    Encoder,
    Part,
    around,
    asked_parts,
    from_seat,
    put,
    put_asked,
    put_nothing,
    put_one,
    put_set,
)
from saqqara.kernel.frame import a_of, kind_of
from saqqara.kernel.state import State

LONGEST_TRACK: Final = 60  # more steps than any cube takes with the printed figures
ASKED: Final = vec[i64]([ask.kind for ask in VERBS.listed])
ASKED_WORDS: Final = "; ".join([ask.word for ask in VERBS.listed])


def longest_combo(sheet: Sheet) -> int:
    """More steps than the cards of this edition bring on the combo track; a byte holds no more."""
    best = [0]  # by cards placed, in the best portions
    for cards_placed in range(1, CARDS + 1):
        last_turn = range(1, min(MOST_PLACED, cards_placed) + 1)
        best.append(max([best[cards_placed - n] + int(sheet.steps[n]) for n in last_turn]))
    return min(LARGEST, max(LONGEST_TRACK, best[CARDS]))


@mypyc_attr(acyclic=True)
class MuralsEncoder(Encoder):
    def __init__(self, players: i64, sheet: Sheet) -> None:
        self.players = players
        self.sheet = sheet

    def layout(self) -> list[Part]:
        n = self.players
        seats = "seat from the viewer"
        return [
            *asked_parts(n, len(ASKED), ASKED_WORDS),
            Part("owed", 1, MOST_PLACED, "cards that whose turn it is still takes into hand"),
            Part("turn", n, 1, f"whose turn it is: {seats} i"),
            Part("count", 1, MOST_PLACED, "cards placed in this turn"),
            Part("last", CARDS, 1, "card i was placed last in this turn"),
            Part("shadow", CARDS, 1, "cell i is forbidden for the next card of the turn"),
            Part("deck_size", 1, CARDS, "cards in the deck"),
            Part("unseen", CARDS, 1, "the viewer has not seen card i"),
            Part("display", CARDS, 1, "card i lies in the display"),
            Part("sheet", CARDS, 1, "card i is placed"),
            Part("hand", CARDS, 1, "the viewer holds card i"),
            Part("known", (n - 1) * CARDS, 1, f"100 x ({seats} - 1) + card that all saw"),
            Part("hand_size", n, CARDS, f"cards in hand by {seats}"),
            Part("combo", n, longest_combo(self.sheet), f"steps on the combo track by {seats}"),
            Part("area", n, LONGEST_TRACK, f"steps on the area track by {seats}"),
            Part("miss", n, LONGEST_TRACK, f"misses, counted upwards, by {seats}"),
            Part("open", AREAS, CARDS, "cells of area i without a card"),
            Part("painter", AREAS * n, 1, f"area x players + {seats} that finished it"),
        ]

    def encode(self, s: State, viewer: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(s, MuralsState)
        players = self.players
        at = encode_asked(s, viewer, players, out, at)
        at = put_one(out, at, players, from_seat(s.turn, viewer, players))
        at = put(out, at, s.count)
        at = put_one(out, at, CARDS, s.last)
        at = put_cards(out, at, cards.shadow_low(s.last), cards.shadow_high(s.last))
        at = put(out, at, size(s, DECK))
        at = put_cards(out, at, unseen_low(s, viewer), unseen_high(s, viewer))
        at = put_cards(out, at, s.low[SHOWN], s.high[SHOWN])
        at = put_cards(out, at, s.low[SHEET], s.high[SHEET])
        at = put_cards(out, at, s.low[HELD + viewer], s.high[HELD + viewer])
        step: i64
        for step in range(1, players):
            seat = around(step, viewer, players)
            at = put_cards(out, at, s.low[KNOWN + seat], s.high[KNOWN + seat])
        for step in range(players):
            at = put(out, at, size(s, HELD + around(step, viewer, players)))
        at = encode_tracks(s, viewer, players, out, at)
        return encode_areas(s, viewer, players, self.sheet, out, at)

    def longest(self) -> i64:
        """Every card is placed once, and then perhaps followed by a stop; before that it may be
        turned up and miss, or be taken into a hand: two decisions each, with chance."""
        return CARDS * (2 + 1) + CARDS * 2 + CARDS * 2 + SEATS + 1


def encode_asked(s: MuralsState, viewer: i64, players: i64, out: vec[u8], at: i64) -> i64:
    at = put_asked(out, at, s, viewer, players, ASKED, len(ASKED))
    packed = s.top()
    if s.turn >= 0 and kind_of(packed) in (OWED, DEALT):
        return put(out, at, a_of(packed))
    return put_nothing(out, at, 1)


def encode_tracks(s: MuralsState, viewer: i64, players: i64, out: vec[u8], at: i64) -> i64:
    step: i64
    for step in range(players):
        at = put(out, at, s.cubes[COMBO + around(step, viewer, players)])
    for step in range(players):
        at = put(out, at, s.cubes[AREA + around(step, viewer, players)])
    for step in range(players):
        at = put(out, at, -s.cubes[MISS + around(step, viewer, players)])
    return at


def encode_areas(
    s: MuralsState, viewer: i64, players: i64, sheet: Sheet, out: vec[u8], at: i64
) -> i64:
    area: i64
    for area in range(AREAS):
        at = put(out, at, scoring.open_cells(s, sheet, area))
    for area in range(AREAS):
        at = put_one(out, at, players, from_seat(painter(s, area), viewer, players))
    return at


def put_cards(out: vec[u8], at: i64, low: i64, high: i64) -> i64:
    at = put_set(out, at, cards.HALF, low)
    return put_set(out, at, cards.HALF, high)
