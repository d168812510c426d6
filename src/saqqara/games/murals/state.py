"""Murals of the Nile: one position.

Cards lie at *places*: DECK, SHOWN (the display), SHEET, HELD + seat. KNOWN + seat is no
place but a part of the hand: the cards that all saw going there.
Cubes stand on tracks: COMBO + seat, AREA + seat, MISS + seat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.murals import cards
from saqqara.kernel.bits import bit
from saqqara.kernel.state import State, copy_vector

SEATS: Final = 4  # room for four; with fewer players the rest stays empty
DECK: Final = 0
SHOWN: Final = 1
SHEET: Final = 2
HELD: Final = 3
KNOWN: Final = 7
PLACES: Final = 11
COMBO: Final = 0
AREA: Final = 4
MISS: Final = 8
CUBES: Final = 12
STACK: Final = 6  # frames that can be pending at once: four starting hands and the first turn
BY_BITS: Final = 4  # per area in `painters`


@mypyc_attr(acyclic=True)
class MuralsState(State):
    def __init__(self, stack: vec[i64], low: vec[i64], high: vec[i64], cubes: vec[i64]) -> None:
        super().__init__(stack)
        self.turn: i64 = -1  # the seat whose turn it is, -1 before the first
        self.count: i64 = 0  # cards placed in this turn, 0-10
        self.last: i64 = -1  # the card placed last in this turn, -1 = none
        self.painters: i64 = 0  # who finished each area, four bits each (seat + 1), 0 = nobody
        self.low = low  # per place, cards 00-49; the deck is a set without an order that nobody
        self.high = high  # per place, cards 50-99; sees, a hand is its owner's but for KNOWN
        self.cubes = cubes  # per track and seat, where the cube stands; misses are negative

    def copy_numbers(self, other: "MuralsState") -> None:
        self.copy_counts(other)
        self.turn = other.turn
        self.count = other.count
        self.last = other.last
        self.painters = other.painters

    def clone(self) -> "MuralsState":
        copy = MuralsState(self.stack[:], self.low[:], self.high[:], self.cubes[:])
        copy.copy_numbers(self)
        return copy

    def assign(self, other: State) -> None:
        assert isinstance(other, MuralsState)
        self.copy_numbers(other)
        self.copy_frames(other)
        copy_vector(other.low, self.low)
        copy_vector(other.high, self.high)
        copy_vector(other.cubes, self.cubes)


# ---- cards at places


def add(s: MuralsState, place: i64, card: i64) -> None:
    if card < cards.HALF:
        s.low[place] |= bit(card)
    else:
        s.high[place] |= bit(card - cards.HALF)


def remove(s: MuralsState, place: i64, card: i64) -> None:
    """Take a card away from a place, if it is there."""
    if card < cards.HALF:
        s.low[place] &= ~bit(card)
    else:
        s.high[place] &= ~bit(card - cards.HALF)


def holds(s: MuralsState, place: i64, card: i64) -> bool:
    if card < cards.HALF:
        return s.low[place] >> card & 1 == 1
    return s.high[place] >> (card - cards.HALF) & 1 == 1


def is_empty(s: MuralsState, place: i64) -> bool:
    return s.low[place] | s.high[place] == 0


def size(s: MuralsState, place: i64) -> i64:
    return cards.size(s.low[place]) + cards.size(s.high[place])


def to_come(s: MuralsState, owed: i64) -> i64:
    """How many of the cards owed there really are in deck and display (MUR-7.6)."""
    return min(owed, size(s, DECK) + size(s, SHOWN))


def numbers(s: MuralsState, place: i64) -> list[int]:
    return cards.numbers(s.low[place], s.high[place])


def words(s: MuralsState, place: i64) -> list[str]:
    return cards.words(s.low[place], s.high[place])


# ---- what a seat has not seen: the deck, and in other hands what did not come from the display


def unseen_low(s: MuralsState, viewer: i64) -> i64:
    found = s.low[DECK]
    seat: i64
    for seat in range(SEATS):
        if seat != viewer:
            found |= s.low[HELD + seat] & ~s.low[KNOWN + seat]
    return found


def unseen_high(s: MuralsState, viewer: i64) -> i64:
    found = s.high[DECK]
    seat: i64
    for seat in range(SEATS):
        if seat != viewer:
            found |= s.high[HELD + seat] & ~s.high[KNOWN + seat]
    return found


def painter(s: MuralsState, area: i64) -> i64:
    """Who finished an area, -1 = nobody yet."""
    return (s.painters >> BY_BITS * area & 15) - 1
