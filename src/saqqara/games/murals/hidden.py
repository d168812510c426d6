"""Murals of the Nile: positions that a seat cannot tell apart.

What a seat has not seen is the deck, and in other hands the cards that did not come from
the display. All of it goes back into the deck, and the hands draw as many cards again.
"""

from mypy_extensions import i64

from saqqara.games.murals.state import DECK, HELD, KNOWN, MuralsState, add, holds, remove, size
from saqqara.games.murals.tables import CARDS
from saqqara.kernel.rng import Rng


def determinize(s: MuralsState, viewer: i64, players: i64, rng: Rng) -> MuralsState:
    d = s.clone()
    seat: i64
    for seat in range(players):
        if seat != viewer:
            d.low[DECK] |= s.low[HELD + seat] & ~s.low[KNOWN + seat]
            d.high[DECK] |= s.high[HELD + seat] & ~s.high[KNOWN + seat]
            d.low[HELD + seat] = s.low[KNOWN + seat]
            d.high[HELD + seat] = s.high[KNOWN + seat]
    for seat in range(players):
        if seat != viewer:
            missing = size(s, HELD + seat) - size(s, KNOWN + seat)
            while missing > 0:
                card = any_card(d, rng)
                remove(d, DECK, card)
                add(d, HELD + seat, card)
                missing -= 1
    return d


def any_card(s: MuralsState, rng: Rng) -> i64:
    """A card of the deck, which is not empty; all are equally likely."""
    card = rng.below(CARDS)
    while not holds(s, DECK, card):
        card = rng.below(CARDS)
    return card
