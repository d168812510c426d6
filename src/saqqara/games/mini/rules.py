"""Mini: the rules.

Map (frame kind, who decides, what follows)
    ROUND    auto      MIN-1   ships come back, empty slots are filled: DEAL; then TURN
    DEAL     chance    MIN-1   one face-up card into slot a
    TURN     a seat    MIN-2   quarry, load a ship, or sail one: UNLOAD; then NEXT
    UNLOAD   auto      MIN-3   the stone at place b of ship a: its owner is served first
    TAKE     an owner  MIN-4   a card from the market; a red one: RED, at once
    RED      an owner  MIN-4   one point or one coin
    DRAW     chance    MIN-5   b hidden cards, one by one, to the hand of seat a; then TRIM
    TRIM     a seat    MIN-5   one discard of kind a or above, b having gone before it;
                               again until HAND cards are left
    NEXT     auto      MIN-2   the next seat's TURN; when all ships have sailed: BID
    BID      a seat    MIN-6   a sealed offer; after the last one all are opened: ROUND

MIN-7: after the last round, cards in hand and from the market count their kind.

Discards are made in ascending kind, so each set of them has one spelling; a kind is
offered only if enough cards remain from it upward.
"""

from mypy_extensions import i64

from saqqara.games.mini import pile, tell
from saqqara.games.mini.actions import (
    BID,
    DEAL,
    DEAL_CARD,
    DISCARD,
    DRAW,
    DRAW_CARD,
    LOAD,
    MARKET,
    NEXT,
    OFFER,
    QUARRY,
    RED,
    RED_COIN,
    RED_POINT,
    ROUND,
    SAIL,
    TAKE,
    TAKE_CARD,
    TEMPLE,
    TRIM,
    TURN,
    UNLOAD,
)
from saqqara.games.mini.state import OWNER_BITS, MiniState, load_of, owner_at
from saqqara.games.mini.tables import (
    BID_POINTS,
    CAPACITY,
    DRAWN,
    HAND,
    HIGHEST_BID,
    KINDS,
    QUARRIED,
    SHIPS,
    SLOTS,
    STORE,
)
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices

# ---- rounds and the market


def run_round(s: MiniState, rounds: i64, players: i64) -> None:
    """The next round begins, or the game ends (MIN-1, MIN-7)."""
    s.round += 1
    if s.round > rounds:
        if s.log is not None:
            tell.final_scores(s, players)
        return
    if s.log is not None:
        tell.round_begins(s)
    ship: i64
    for ship in range(SHIPS):
        s.cargo[ship] = 0
        s.docked[ship] = -1
    s.then(frame(TURN, s.turn))
    empty: i64 = 0
    slot: i64
    for slot in range(SLOTS - 1, -1, -1):  # the last one scheduled is filled first
        if s.slots[slot] < 0 and empty < pile.size(s.deck):
            empty += 1
            s.then(frame(DEAL, CHANCE, slot))


def chance_block(packed: i64) -> i64:
    """Where the outcomes of this frame begin in the action table."""
    if kind_of(packed) == DEAL:
        return DEAL_CARD
    return DRAW_CARD


def list_kinds(s: MiniState, packed: i64, out: Choices) -> None:
    """The kinds that are still in the deck."""
    block = chance_block(packed)
    kind: i64
    for kind in range(KINDS):
        if pile.count(s.deck, kind) > 0:
            out.add(block + kind)


def decide_deal(s: MiniState, packed: i64, action: i64) -> None:
    kind = action - DEAL_CARD
    if s.log is not None:
        tell.card_dealt(s, kind, a_of(packed))
    s.deck -= pile.card(kind)
    s.slots[a_of(packed)] = kind


# ---- a turn


def list_turn(s: MiniState, seat: i64, out: Choices) -> None:
    if s.stones[seat] < STORE:
        out.add(QUARRY)
    ship: i64
    if s.stones[seat] > 0:
        for ship in range(SHIPS):
            if s.docked[ship] < 0 and load_of(s, ship) < CAPACITY:
                out.add(LOAD + ship)
    for ship in range(SHIPS):
        if s.docked[ship] < 0 and load_of(s, ship) > 0:
            out.add(SAIL + ship * 2 + MARKET)
            out.add(SAIL + ship * 2 + TEMPLE)


def decide_turn(s: MiniState, packed: i64, action: i64) -> None:
    """Quarry, load, or sail (MIN-2)."""
    seat = seat_of(packed)
    if action == QUARRY:
        fetched = min(QUARRIED, STORE - s.stones[seat])
        if s.log is not None:
            tell.quarried(s, seat, fetched)
        s.stones[seat] += fetched
    elif action < SAIL:
        ship = action - LOAD
        if s.log is not None:
            tell.loaded(s, seat, ship)
        s.stones[seat] -= 1
        s.cargo[ship] |= (seat + 1) << OWNER_BITS * load_of(s, ship)
    else:
        ship = (action - SAIL) // 2
        site = (action - SAIL) % 2
        if s.log is not None:
            tell.sailed(s, seat, ship, site)
        s.docked[ship] = site
        s.then(frame(UNLOAD, AUTO, ship, 0), frame(NEXT, AUTO))
        return
    s.then(frame(NEXT, AUTO))


def run_next(s: MiniState, players: i64) -> None:
    s.turn = (s.turn + 1) % players
    ship: i64
    for ship in range(SHIPS):
        if s.docked[ship] < 0:
            s.then(frame(TURN, s.turn))
            return
    s.then(frame(BID, 0))


# ---- unloading: owners decide in the middle of somebody else's turn


def run_unload(s: MiniState, packed: i64) -> None:
    """The next stone: its owner is served before the one behind it (MIN-3)."""
    ship = a_of(packed)
    place = b_of(packed)
    owner = owner_at(s, ship, place)
    if owner < 0:
        return
    s.then(frame(UNLOAD, AUTO, ship, place + 1))
    if s.docked[ship] == MARKET:
        if market_has_cards(s):
            s.then(frame(TAKE, owner))
        return
    if s.log is not None:
        tell.temple_point(s, owner)
    s.points[owner] += 1
    if s.deck != pile.EMPTY:
        s.then(frame(DRAW, CHANCE, owner, DRAWN))


def market_has_cards(s: MiniState) -> bool:
    slot: i64
    for slot in range(SLOTS):
        if s.slots[slot] >= 0:
            return True
    return False


def list_take(s: MiniState, out: Choices) -> None:
    slot: i64
    for slot in range(SLOTS):
        if s.slots[slot] >= 0:
            out.add(TAKE_CARD + slot)


def decide_take(s: MiniState, packed: i64, action: i64) -> None:
    """A card from the market to the own taken pile (MIN-4)."""
    seat = seat_of(packed)
    slot = action - TAKE_CARD
    kind = s.slots[slot]
    if s.log is not None:
        tell.card_taken(s, seat, slot)
    s.slots[slot] = -1
    s.taken[seat] += pile.card(kind)
    if kind == 0:
        s.then(frame(RED, seat))


def list_red(out: Choices) -> None:
    out.add(RED_POINT)
    out.add(RED_COIN)


def decide_red(s: MiniState, packed: i64, action: i64) -> None:
    """A red card brings one point or one coin at once (MIN-4)."""
    seat = seat_of(packed)
    if action == RED_POINT:
        if s.log is not None:
            tell.red_point(s, seat)
        s.points[seat] += 1
    else:
        if s.log is not None:
            tell.red_coin(s, seat)
        s.coins[seat] += 1


# ---- the temple: what a seat draws and discards is its own affair


def decide_draw(s: MiniState, packed: i64, action: i64) -> None:
    """A hidden card to the hand of seat a; after the last one the hand is trimmed (MIN-5)."""
    seat = a_of(packed)
    left = b_of(packed) - 1
    kind = action - DRAW_CARD
    if s.log is not None:
        tell.card_drawn(s, seat, kind)
    s.deck -= pile.card(kind)
    s.hands[seat] += pile.card(kind)
    if left > 0 and s.deck != pile.EMPTY:
        s.then(frame(DRAW, CHANCE, seat, left))
    elif pile.size(s.hands[seat]) > HAND:
        s.then(frame(TRIM, seat, 0, 0))


def list_trim(s: MiniState, seat: i64, lowest: i64, out: Choices) -> None:
    """Kinds from *lowest* upward, as long as enough cards are left from there on."""
    hand = s.hands[seat]
    excess = pile.size(hand) - HAND
    above = pile.size(hand >> 8 * lowest)
    kind = lowest
    while above >= excess and kind < KINDS:
        held = pile.count(hand, kind)
        if held > 0:
            out.add(DISCARD + kind)
            above -= held
        kind += 1


def discard(s: MiniState, seat: i64, kind: i64) -> None:
    s.hands[seat] -= pile.card(kind)
    s.trimmed[seat] += pile.card(kind)


def decide_trim(s: MiniState, packed: i64, action: i64) -> None:
    """One card face down, until the hand is small enough (MIN-5)."""
    seat = seat_of(packed)
    kind = action - DISCARD
    if s.log is not None:
        tell.card_discarded(s, seat, kind)
    discard(s, seat, kind)
    if pile.size(s.hands[seat]) > HAND:
        s.then(frame(TRIM, seat, kind, b_of(packed) + 1))


# ---- bids: at the same time, so one after the other and unseen


def highest_offer(s: MiniState, seat: i64) -> i64:
    return min(HIGHEST_BID, s.coins[seat])


def list_bid(s: MiniState, seat: i64, out: Choices) -> None:
    coins: i64
    for coins in range(highest_offer(s, seat) + 1):
        out.add(OFFER + coins)


def decide_bid(s: MiniState, packed: i64, action: i64, players: i64, open_bids: bool) -> None:
    """A sealed offer; the last one opens them all (MIN-6)."""
    seat = seat_of(packed)
    if s.log is not None:
        tell.offered(s, seat, action - OFFER, open_bids)
    s.sealed[seat] = action - OFFER
    if seat + 1 < players:
        s.then(frame(BID, seat + 1))
    else:
        open_offers(s, players)
        s.then(frame(ROUND, AUTO))


def open_offers(s: MiniState, players: i64) -> None:
    """All pay what they offered; the highest, or all who share it, gain points (MIN-6)."""
    best: i64 = 0
    seat: i64
    for seat in range(players):
        best = max(best, s.sealed[seat])
    for seat in range(players):
        won: i64 = 0
        if s.sealed[seat] == best:
            won = BID_POINTS
        if s.log is not None:
            tell.offer_opened(s, seat, won)
        s.coins[seat] -= s.sealed[seat]
        s.points[seat] += won
        s.sealed[seat] = -1
