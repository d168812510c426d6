"""Murals of the Nile: what a player of the game would find promising.

All in hundredths of a point. Turning up a card is rated by its risk, which follows from the
cards that the seat has not seen, against what the turn may still bring (plans.py); placing a
card by the turn that it leads to, less what the card is worth in hand; stopping by its bonus.
Areas add what is finished, and what is given away by spending the card that would finish one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.murals import cards
from saqqara.games.murals.actions import DISPLAY, DRAW, HAND, OWED, STOP, TAKE, TAKE_DECK
from saqqara.games.murals.plans import CARD, LAID, REACH, TABLE, Plans
from saqqara.games.murals.prices import Prices
from saqqara.games.murals.rules import supply_is_empty
from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.state import DECK, HELD, SHEET, SHOWN, MuralsState, holds, is_empty, size
from saqqara.games.murals.tables import MOST_PLACED
from saqqara.kernel.frame import kind_of, seat_of
from saqqara.kernel.game import Choices, Hints
from saqqara.kernel.state import State

SECRET: Final = 6  # a card that the others do not know
OPEN_CARD: Final = 12  # of the display: it would have been there for a later turn too
# A hand that holds a card of an area keeps it from being finished by others, and may finish
# it: hundredths of the area's steps, by cells still open, if it is the only one in hand.
KEPT: Final = vec[i64]([0, 0, 50, 30, 20, 12, 6, 3, 0, 0, 0, 0, 0, 0])
FEW_OPEN: Final = 8  # no more than so many cells still open, or KEPT has nothing to say
LEFT_UNSEEN: Final = 25  # hundredths of an area's steps that go to others with its last cell
LEFT_OPEN: Final = 80
OWN_NEXT: Final = 70  # hundredths: the last cell is ours to fill


@mypyc_attr(acyclic=True)
class MuralsHints(Hints):
    def __init__(self, players: i64, sheet: Sheet) -> None:
        self.sheet = sheet
        self.plans = Plans(sheet)
        self.prices = Prices(players)

    def rate(self, s: State, out: Choices, rates: vec[i64]) -> None:
        assert isinstance(s, MuralsState)
        sheet, plans, prices = self.sheet, self.plans, self.prices
        packed = s.top()
        seat = seat_of(packed)
        prices.look(s, sheet, seat)
        i: i64
        if kind_of(packed) == OWED:
            for i in range(out.n):
                rates[i] = rate_taking(s, sheet, out.items[i], plans, prices)
        elif supply_is_empty(s):
            for i in range(out.n):
                rates[i] = rate_final(s, sheet, seat, out.items[i], plans, prices)
        else:
            rate_turn(s, sheet, seat, out, rates, plans, prices)


# ---- a card into the hand


def rate_taking(s: MuralsState, sheet: Sheet, action: i64, plans: Plans, prices: Prices) -> i64:
    if action == TAKE_DECK:
        return (CARD + SECRET) * prices.step // 100
    card = action - TAKE
    area = sheet.area[card]
    left = open_cells(s, sheet, area)
    worth = prices.area * sheet.value[area]
    if left > 1:
        worth = worth * kept(left) // 100
    return worth + (CARD + plans.pliancy[card]) * prices.step // 100


def kept(left: i64) -> i64:
    if left > FEW_OPEN:
        return 0
    return KEPT[left]


# ---- a turn


def rate_turn(
    s: MuralsState,
    sheet: Sheet,
    seat: i64,
    out: Choices,
    rates: vec[i64],
    plans: Plans,
    prices: Prices,
) -> None:
    prices.look_at_cards(s, seat)
    i: i64
    for i in range(out.n):
        action = out.items[i]
        if action == DRAW:
            risk = prices.risk_after(s.last)
            rates[i] = drawing(plans, prices, prices.at_hand, s.count, risk)
        elif action == STOP:
            rates[i] = plans.bonus[s.count] * prices.step // 100
        else:
            card = action - HAND
            if action >= DISPLAY:
                card = action - DISPLAY
            value = spending(sheet, action, card, plans) * prices.step // 100
            value += area_change(s, sheet, seat, card, prices.area)
            rates[i] = value + turn_after(s, card, plans, prices)


def turn_after(s: MuralsState, card: i64, plans: Plans, prices: Prices) -> i64:
    """What the turn is worth once the card is laid: a safe chain, or another card of the deck."""
    value = chain_after(s, card, plans, prices) * prices.step // 100
    if is_empty(s, DECK) or s.count + 1 == MOST_PLACED:
        return value
    risk = prices.risk_after(card)
    return max(value, drawing(plans, prices, prices.at_hand - 1, s.count + 1, risk))


def drawing(plans: Plans, prices: Prices, at_hand: i64, count: i64, risk: i64) -> i64:
    """To turn up a card after *count* cards, with so many at hand."""
    good = plans.ahead[prices.level * TABLE + at_hand * REACH + count + 1] * prices.step // 100
    return ((1000 - risk) * good - risk * prices.loss) // 1000


def chain_after(s: MuralsState, card: i64, plans: Plans, prices: Prices) -> i64:
    """To lay the card, then as many of those at hand as pay, and to stop."""
    low = prices.near_low & ~cards.low_bit(card) & ~cards.SHADOW_LOW[card]
    high = prices.near_high & ~cards.high_bit(card) & ~cards.SHADOW_HIGH[card]
    length = min(cards.size(low) + cards.size(high), REACH - 1)
    return plans.chain[length * REACH + s.count + 1]


def spending(sheet: Sheet, action: i64, card: i64, plans: Plans) -> i64:
    """What placing this very card costs, besides the turn; an ankh brings another."""
    worth: i64 = 0
    if sheet.ankh[card] == 1:
        worth = CARD
    if action >= DISPLAY:
        return worth - OPEN_CARD
    return worth - LAID - plans.pliancy[card]


def open_cells(s: MuralsState, sheet: Sheet, area: i64) -> i64:
    low = sheet.area_low[area] & ~s.low[SHEET]
    high = sheet.area_high[area] & ~s.high[SHEET]
    return cards.size(low) + cards.size(high)


def area_change(s: MuralsState, sheet: Sheet, seat: i64, card: i64, step: i64) -> i64:
    """What the area of a card gains and loses when it is placed."""
    area = sheet.area[card]
    low = sheet.area_low[area] & ~s.low[SHEET] & ~cards.low_bit(card)
    high = sheet.area_high[area] & ~s.high[SHEET] & ~cards.high_bit(card)
    worth = step * sheet.value[area]
    if low | high == 0:
        return worth
    left = cards.size(low) + cards.size(high)
    if left >= FEW_OPEN or low & s.low[HELD + seat] | high & s.high[HELD + seat] != 0:
        if left == 1:
            return worth * OWN_NEXT // 100
        return 0
    if left > 1:
        if holds(s, HELD + seat, card):
            return -worth * KEPT[left + 1] // 100
        return 0
    if low & s.low[SHOWN] | high & s.high[SHOWN] == 0:
        return -worth * LEFT_UNSEEN // 100
    if (
        s.count + 1 < MOST_PLACED
        and low & cards.SHADOW_LOW[card] | high & cards.SHADOW_HIGH[card] == 0
    ):
        return worth * OWN_NEXT // 100
    return -worth * LEFT_OPEN // 100


# ---- when nothing can be drawn any more


def rate_final(
    s: MuralsState, sheet: Sheet, seat: i64, action: i64, plans: Plans, prices: Prices
) -> i64:
    """The steps of the whole hand in the best portions, this turn first; larger cards first."""
    held = size(s, HELD + seat)
    if action == STOP:
        return prices.step * (sheet.steps[s.count] + plans.final[held])
    card = action - HAND
    low = s.low[HELD + seat] & ~cards.low_bit(card) & ~cards.SHADOW_LOW[card]
    high = s.high[HELD + seat] & ~cards.high_bit(card) & ~cards.SHADOW_HIGH[card]
    length = min(cards.size(low) + cards.size(high), MOST_PLACED - s.count - 1)
    best: i64 = 0
    more: i64
    for more in range(length + 1):
        steps = sheet.steps[s.count + 1 + more] + plans.final[held - 1 - more]
        best = max(best, steps)
    value = prices.step * best + card // 4
    if open_cells(s, sheet, sheet.area[card]) == 1:
        value += prices.area * sheet.value[sheet.area[card]] // 2
    return value
