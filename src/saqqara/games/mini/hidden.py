"""Mini: positions that a seat cannot tell apart.

What a seat does not know is put back into the deck and drawn again: other hands, what
others discarded face down, their sealed offers. If another seat is discarding just now,
it gets its discards back, a new hand, and discards as many cards again, so that its
frame and its hand fit together: the position can arise in play.
"""

from mypy_extensions import i64

from saqqara.games.mini import pile, rules
from saqqara.games.mini.actions import DISCARD, TRIM
from saqqara.games.mini.state import MiniState
from saqqara.games.mini.verbs import VERBS
from saqqara.kernel.frame import b_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng


def determinize(s: MiniState, viewer: i64, players: i64, open_bids: bool, rng: Rng) -> MiniState:
    d = s.clone()
    if d.over():
        return d  # all hands lie open
    seat: i64
    for seat in range(players):
        if seat != viewer:
            d.deck += d.hands[seat] + d.trimmed[seat]
    for seat in range(players):
        if seat != viewer:
            redraw_cards(d, seat, rng)
            if d.sealed[seat] >= 0 and not open_bids:
                d.sealed[seat] = rng.below(rules.highest_offer(d, seat) + 1)
    return d


def redraw_cards(d: MiniState, seat: i64, rng: Rng) -> None:
    """New cards for hand and discards, as many as before; the old ones are in the deck."""
    packed = d.top()
    trimming = kind_of(packed) == TRIM and seat_of(packed) == seat
    again: i64 = 0
    if trimming:
        again = b_of(packed)
    in_hand = pile.size(d.hands[seat]) + again
    discarded = pile.size(d.trimmed[seat]) - again
    d.hands[seat] = draw(d, in_hand, rng)
    d.trimmed[seat] = draw(d, discarded, rng)
    if trimming:
        discard_again(d, seat, again, rng)


def draw(d: MiniState, cards: i64, rng: Rng) -> i64:
    drawn: i64 = pile.EMPTY
    while cards > 0:
        card = pile.card(pile.any_kind(d.deck, rng))
        d.deck -= card
        drawn += card
        cards -= 1
    return drawn


def discard_again(d: MiniState, seat: i64, cards: i64, rng: Rng) -> None:
    lowest: i64 = 0
    out = Choices(len(VERBS.words))
    for _ in range(cards):
        out.n = 0
        rules.list_trim(d, seat, lowest, out)
        lowest = out.items[rng.below(out.n)] - DISCARD
        rules.discard(d, seat, lowest)
    d.stack[d.depth - 1] = frame(TRIM, seat, lowest, cards)
