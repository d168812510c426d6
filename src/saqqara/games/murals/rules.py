"""Murals of the Nile: the rules.

Map (frame kind, who decides, what follows)
    START   chance   MUR-3.4   who begins, if the option leaves it open
    SETUP   auto     MUR-3.3   one card for each hand: DEALT; then BEGIN
    BEGIN   auto     MUR-8.3   a turn of seat a, or of the next that can place: TURN; else the end
    TURN    a seat   MUR-4.1   turn up a card: DRAWN; place one of hand or display; or stop
    DRAWN   chance   MUR-4.4   the card turned up: placed, or a miss
    OWED    a seat   MUR-7.3   a cards to take into hand, for reason b: one from deck or display
    DEALT   chance   MUR-7.3   the card that seat c takes from the deck, the first of a owed
    GO_ON   auto     MUR-4.5   after an ankh draw: on with the TURN, or its end
"""

from mypy_extensions import i64

from saqqara.games.murals import cards, tell
from saqqara.games.murals.actions import (
    BEGIN,
    BY_ANKH,
    BY_COMBO,
    BY_START,
    DEAL,
    DEALT,
    DISPLAY,
    DRAW,
    DRAWN,
    FIRST,
    GO_ON,
    HAND,
    OWED,
    REVEAL,
    SETUP,
    STOP,
    TAKE,
    TAKE_DECK,
    TURN,
)
from saqqara.games.murals.scoring import finishing_steps
from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.state import (
    AREA,
    BY_BITS,
    COMBO,
    DECK,
    HELD,
    KNOWN,
    MISS,
    SHEET,
    SHOWN,
    MuralsState,
    add,
    is_empty,
    remove,
    to_come,
)
from saqqara.games.murals.tables import HAND_CARDS, MOST_PLACED
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, c_of, frame, seat_of
from saqqara.kernel.game import Choices

# ---- setting up


def list_starters(players: i64, out: Choices) -> None:
    seat: i64
    for seat in range(players):
        out.add(FIRST + seat)


def decide_start(s: MuralsState, action: i64) -> None:
    if s.log is not None:
        tell.starter_drawn(s, action - FIRST)
    s.then(frame(SETUP, AUTO, action - FIRST))


def run_setup(s: MuralsState, packed: i64, players: i64) -> None:
    """A starting hand for every seat, the first one first; then the first turn (MUR-3.3)."""
    first = a_of(packed)
    s.then(frame(BEGIN, AUTO, first))
    behind: i64
    for behind in range(players - 1, -1, -1):
        seat = (first + behind) % players
        s.then(frame(DEALT, CHANCE, HAND_CARDS, BY_START, seat))


# ---- turns


def supply_is_empty(s: MuralsState) -> bool:
    """Deck and display are gone, for good: only cards of the deck come to the display."""
    return is_empty(s, DECK) and is_empty(s, SHOWN)


def run_begin(s: MuralsState, packed: i64, sheet: Sheet, players: i64) -> None:
    """The next turn. Without a supply, empty hands are skipped; if all are: the end."""
    seat = a_of(packed)
    s.count = 0
    s.last = -1
    if supply_is_empty(s):
        skipped: i64 = 0
        while is_empty(s, HELD + seat):
            skipped += 1
            if skipped == players:
                if s.log is not None:
                    tell.final_scores(s, sheet, players)
                return
            seat = (seat + 1) % players
        if s.log is not None:
            tell.skipped(s, a_of(packed), skipped, players)
    s.turn = seat
    s.then(frame(TURN, seat))


def list_turn(s: MuralsState, seat: i64, out: Choices) -> None:
    """Cards in the shadow of the last one cannot be placed (MUR-5.6)."""
    if not is_empty(s, DECK):
        out.add(DRAW)
    if s.count > 0:
        out.add(STOP)
    low = ~cards.shadow_low(s.last)
    high = ~cards.shadow_high(s.last)
    list_cards(s.low[HELD + seat] & low, s.high[HELD + seat] & high, HAND, out)
    list_cards(s.low[SHOWN] & low, s.high[SHOWN] & high, DISPLAY, out)


def list_cards(low: i64, high: i64, block: i64, out: Choices) -> None:
    while low != 0:
        out.add(block + cards.lowest(low))
        low &= low - 1
    while high != 0:
        out.add(block + cards.HALF + cards.lowest(high))
        high &= high - 1


def decide_turn(s: MuralsState, packed: i64, action: i64, sheet: Sheet, players: i64) -> None:
    seat = seat_of(packed)
    if action == DRAW:
        s.then(frame(DRAWN, CHANCE))
    elif action == STOP:
        if s.log is not None:
            tell.stopped(s, seat)
        end_turn(s, seat, sheet, players)
    elif action < DISPLAY:
        card = action - HAND
        if s.log is not None:
            tell.placed_from_hand(s, seat, card)
        remove(s, HELD + seat, card)
        remove(s, KNOWN + seat, card)
        place(s, seat, card, sheet, players)
    else:
        card = action - DISPLAY
        if s.log is not None:
            tell.placed_from_display(s, seat, card)
        remove(s, SHOWN, card)
        place(s, seat, card, sheet, players)


def list_deck(s: MuralsState, block: i64, out: Choices) -> None:
    list_cards(s.low[DECK], s.high[DECK], block, out)


def decide_drawn(s: MuralsState, action: i64, sheet: Sheet, players: i64) -> None:
    """The card turned up is placed, or it misses if it lies in the shadow (MUR-6.1)."""
    card = action - REVEAL
    if cards.in_shadow(card, s.last):
        miss(s, card, players)
        return
    if s.log is not None:
        tell.placed_from_deck(s, s.turn, card)
    remove(s, DECK, card)
    place(s, s.turn, card, sheet, players)


def miss(s: MuralsState, card: i64, players: i64) -> None:
    """The card goes to the display, the cube back a step, and the turn is over (MUR-6.2)."""
    if s.log is not None:
        tell.missed(s, s.turn, card)
    remove(s, DECK, card)
    add(s, SHOWN, card)
    s.cubes[MISS + s.turn] -= 1
    s.then(frame(BEGIN, AUTO, (s.turn + 1) % players))


def place(s: MuralsState, seat: i64, card: i64, sheet: Sheet, players: i64) -> None:
    """A card, already taken from where it was, onto the sheet: area first, then ankh (MUR-7.8)."""
    steps = finishing_steps(s, sheet, card)
    add(s, SHEET, card)
    s.count += 1
    s.last = card
    if steps > 0:
        area = sheet.area[card]
        if s.log is not None:
            tell.area_finished(s, seat, area, steps)
        s.cubes[AREA + seat] += steps
        s.painters |= seat + 1 << BY_BITS * area
    if sheet.ankh[card] == 1 and not supply_is_empty(s):
        if s.log is not None:
            tell.ankh(s, seat)
        s.then(frame(OWED, seat, 1, BY_ANKH), frame(GO_ON, AUTO))
    else:
        go_on(s, sheet, players)


def can_place(s: MuralsState, seat: i64) -> bool:
    if not is_empty(s, DECK):
        return True
    low = (s.low[HELD + seat] | s.low[SHOWN]) & ~cards.shadow_low(s.last)
    high = (s.high[HELD + seat] | s.high[SHOWN]) & ~cards.shadow_high(s.last)
    return low | high != 0


def hides_cards(s: MuralsState, seat: i64) -> bool:
    """Does a hand hold cards that the others do not know?"""
    low = s.low[HELD + seat] & ~s.low[KNOWN + seat]
    high = s.high[HELD + seat] & ~s.high[KNOWN + seat]
    return low | high != 0


def go_on(s: MuralsState, sheet: Sheet, players: i64) -> None:
    """The turn goes on while a card can be placed, up to ten (MUR-4.3, MUR-4.5).

    Who hides cards is asked even if only stopping is left: otherwise the others would learn
    that all of them lie in the shadow.
    """
    if s.count < MOST_PLACED and (
        can_place(s, s.turn) or (sheet.asks_to_stop and hides_cards(s, s.turn))
    ):
        s.then(frame(TURN, s.turn))
    else:
        end_turn(s, s.turn, sheet, players)


def end_turn(s: MuralsState, seat: i64, sheet: Sheet, players: i64) -> None:
    """The combo bonus for the cards placed: steps first, then cards (MUR-7.4)."""
    steps = sheet.steps[s.count]
    draws = sheet.draws[s.count]
    if s.log is not None:
        tell.combo_bonus(s, seat, steps, to_come(s, draws))
    s.cubes[COMBO + seat] += steps
    s.then(frame(BEGIN, AUTO, (seat + 1) % players))
    owe(s, seat, draws, BY_COMBO)


# ---- cards into a hand


def owe(s: MuralsState, seat: i64, draws: i64, reason: i64) -> None:
    """Ask for the next card to be taken, as long as there are any (MUR-7.6)."""
    if draws > 0 and not supply_is_empty(s):
        s.then(frame(OWED, seat, draws, reason))


def list_owed(s: MuralsState, out: Choices) -> None:
    if not is_empty(s, DECK):
        out.add(TAKE_DECK)
    list_cards(s.low[SHOWN], s.high[SHOWN], TAKE, out)


def decide_owed(s: MuralsState, packed: i64, action: i64) -> None:
    """From the deck unseen, or a card of the display, which all know then (MUR-7.3, MUR-2.2)."""
    seat = seat_of(packed)
    if action == TAKE_DECK:
        s.then(frame(DEALT, CHANCE, a_of(packed), b_of(packed), seat))
        return
    card = action - TAKE
    if s.log is not None:
        tell.card_taken(s, seat, card)
    remove(s, SHOWN, card)
    add(s, HELD + seat, card)
    add(s, KNOWN + seat, card)
    owe(s, seat, a_of(packed) - 1, b_of(packed))


def decide_dealt(s: MuralsState, packed: i64, action: i64) -> None:
    seat = c_of(packed)
    card = action - DEAL
    if s.log is not None:
        tell.card_dealt(s, seat, card)
    remove(s, DECK, card)
    add(s, HELD + seat, card)
    owe(s, seat, a_of(packed) - 1, b_of(packed))
