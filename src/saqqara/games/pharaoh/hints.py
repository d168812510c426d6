"""Return of the Pharaoh: what a player of the game would find promising.

Everything is in hundredths of a point. The price of a unit of crew strength is what is
still to be won, spread over the strength in play: dear in round 1, nothing at the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh.actions import (
    DECLARE,
    DECLARE_BONUS,
    LAY,
    LAY_MORE,
    PASS,
    PASS_HORUS,
    PASS_PHARAOH,
)
from saqqara.games.pharaoh.rules import opening_bonus
from saqqara.games.pharaoh.scoring import kinds_owned, own_crew
from saqqara.games.pharaoh.state import BID, HAND, HOSPITAL, PharaohState, auctioned_lot, row_size
from saqqara.games.pharaoh.tables import (
    CREW_KINDS,
    CREW_VALUE,
    FLAG_POINTS,
    LOTS_PER_ROUND,
    ROUNDS,
    TREASURE_ITEMS,
    TREASURE_KIND,
    TREASURES,
    VARIETY,
)
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.frame import a_of, kind_of, seat_of
from saqqara.kernel.game import Choices, Hints
from saqqara.kernel.state import State

LOT_POINTS: Final = 220  # what a lot is worth on average, variety included
# What a new kind is worth beyond its items while others can still follow, by kinds owned.
NEW_KIND: Final = vec[i64]([90, 160, 240, 330, 400])
OFTEN_USED: Final = 2  # crew comes back from the hospital about so many times a game
TYPICAL_HOSPITAL: Final = 8  # strength that a saved pharaoh card brings later
MAX_SUM: Final = 60  # sums of cards from here on are all alike to the search for a cheap bid


def price(s: PharaohState, players: i64, lots_left: i64) -> i64:
    """What one unit of strength is worth, if so many lots are still to come."""
    strength: i64 = crew.value(s.crew[HOSPITAL])
    seat: i64
    for seat in range(players):
        strength += crew.value(own_crew(s, seat)) + crew.value(s.crew[BID + seat])
    return LOT_POINTS * lots_left // (OFTEN_USED * strength + 1)


def lots_after_this_round(s: PharaohState) -> i64:
    return LOTS_PER_ROUND * (ROUNDS - s.round)


def treasure_worth(s: PharaohState, seat: i64, lot: i64) -> i64:
    worth = 100 * TREASURE_ITEMS[lot]
    kinds = kinds_owned(s, seat)
    if has(kinds, TREASURE_KIND[lot]):
        return worth
    owned = count(kinds)
    if s.round == ROUNDS:
        return worth + 100 * (VARIETY[owned + 1] - VARIETY[owned])
    return worth + NEW_KIND[owned]


def lot_worth(s: PharaohState, seat: i64, lot: i64, later: i64) -> i64:
    """What the lot brings to a seat; *later* is the price of strength in the next round."""
    if lot < TREASURES:
        return treasure_worth(s, seat, lot)
    return 100 * FLAG_POINTS + later * CREW_VALUE[crew.kind_of_lot(lot)]


def stake(s: PharaohState, seat: i64, players: i64, lot: i64, later: i64) -> i64:
    """What winning the lot means: the own gain, and that nobody else has it."""
    most: i64 = 0
    other: i64
    for other in range(players):
        if other != seat and not has(s.passed, other):
            theirs = lot_worth(s, other, lot, later)
            most = max(most, theirs)
    return lot_worth(s, seat, lot, later) + most // (2 * players - 2)


def cheapest(hand: i64, lowest: i64, need: i64, best: vec[i64]) -> None:
    """best[k]: the smallest sum of at least *need* whose lowest card is of kind k, or -1."""
    sums: i64 = 1  # bit set of the sums that kinds above k can make, 0 included
    kind: i64
    for kind in range(CREW_KINDS - 1, lowest - 1, -1):
        held = crew.count(hand, kind)
        value = CREW_VALUE[kind]
        best[kind] = -1
        with_kind: i64 = 0
        added: i64 = sums
        while held > 0:
            added = added << value & (bit(MAX_SUM + 1) - 1)
            with_kind |= added
            held -= 1
        if with_kind > 0:
            total: i64 = need
            total = max(total, 0)
            while total <= MAX_SUM and not has(with_kind, total):
                total += 1
            if total <= MAX_SUM:
                best[kind] = total
        sums |= with_kind


def rate_pass(s: PharaohState, action: i64, now: i64, later: i64) -> i64:
    if action == PASS_HORUS:
        # the bonus of the next auction, saved strength; more lots to come, more use
        return 8 + now * s.round // 2
    if action == PASS_PHARAOH:
        pile = s.crew[HOSPITAL]
        gain = later * crew.value(pile) + 100 * FLAG_POINTS * crew.flags(pile)
        if s.round == ROUNDS:
            return gain + crew.size(pile) - 1
        return gain - later * TYPICAL_HOSPITAL
    return 0


@mypyc_attr(acyclic=True)
class PharaohHints(Hints):
    def __init__(self, players: i64, bonus: bool) -> None:
        self.players = players
        self.bonus = bonus
        self.cheapest: vec[i64] = vec[i64]([0] * CREW_KINDS)  # room for `rate`

    def rate(self, s: State, out: Choices, rates: vec[i64]) -> None:
        assert isinstance(s, PharaohState)
        packed = s.top()
        seat = seat_of(packed)
        players = self.players
        best = self.cheapest
        lowest: i64 = 0
        if kind_of(packed) == LAY_MORE:
            lowest = a_of(packed)
        lot = auctioned_lot(s)
        after = lots_after_this_round(s)
        now = price(s, players, after + row_size(s) - 1)
        later = price(s, players, after)
        gain = stake(s, seat, players, lot, later)
        cost = now
        if lot >= TREASURES:
            cost = (now - later) // 2 + 1  # the crew only rests until the end of the round
        laid = crew.value(s.crew[BID + seat])
        need = s.high + 1 - laid - opening_bonus(s, seat, self.bonus)
        cheapest(s.crew[HAND + seat], lowest, need, best)
        i: i64
        for i in range(out.n):
            action = out.items[i]
            if action < DECLARE:
                kind = action - LAY
                if best[kind] < 0:
                    rates[i] = -9999
                else:
                    rates[i] = gain - cost * (laid + best[kind]) - 2 * kind
            elif action == DECLARE_BONUS:
                rates[i] = gain - cost * laid + 30
            elif action == DECLARE:
                rates[i] = gain - cost * laid + 25
            elif action >= PASS:
                rates[i] = rate_pass(s, action, now, later)
