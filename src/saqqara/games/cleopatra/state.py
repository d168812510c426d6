"""Cleopatra: one position.

Cards lie at *places* as piles (cards.py): HAND + seat and so on. `DECK` holds the cards that
nobody has seen: the draw pile without a face-up top, and the face-down cards of the market, which
have no identity yet; but those that lay there when the pile was shuffled are an age of their own
(ages.py). Cards below a hand's KNOWN are those that everybody can tell to be in it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.cleopatra import cards, garden
from saqqara.games.cleopatra.tables import FROM, STATUES
from saqqara.kernel.bits import count
from saqqara.kernel.state import State, copy_vector

STACK: Final = 24  # frames that can be pending at once

HAND: Final = 0  # + seat: its owner's only
KNOWN: Final = 5  # + seat: the part of the hand that everybody can tell
FETCHED: Final = 10  # + seat: the part that a Courtesan took unseen, since the last shuffle
STALL: Final = 15  # + stall: the face-up cards; a row has all of them in stall 0
DECK: Final = 18
DISCARD: Final = 19
DRAWN: Final = 20  # a Vizier's cards that are not kept: the player's only
DRAWN_UP: Final = 21  # the cards among DRAWN and KEPT that everybody saw being drawn
KEPT: Final = 22  # a Vizier's cards that will be kept
PLAYED: Final = 23  # the character whose effect is under way
PLACES: Final = 24

TALENTS: Final = 0  # + seat: in books
AMULETS: Final = 5
MERCHANTS: Final = 10
SANCTUARIES: Final = 15  # seven bits each: smallest cell + 1 of the first, of the second
BIDS: Final = 20  # -1 = none yet; its owner's until all are opened
BOOKS: Final = 25

NO_CARD: Final = 0  # values of `pile_top` and of the slots in `loose`; kind + 1 = face up
FACE_DOWN: Final = 18
OLD_DOWN: Final = 19  # face down, and drawn before the pile was shuffled
SLOT_BITS: Final = 5

# ---- ages: what is left of former draw piles (ages.py), AGE numbers each

AGE: Final = 8
AGE_CARDS: Final = 0  # the cards of it that lie in the market, face down
AGE_DOWNS: Final = 1  # eight bits each: how many at the stalls, not laid yet, taken
AGE_HELD: Final = 2  # + seat: the cards of it that the seat holds unseen by the others
AGE_DRAWN: Final = 7  # those among a Vizier's cards


@mypyc_attr(acyclic=True)
class CleopatraState(State):
    def __init__(
        self, stack: vec[i64], piles: vec[i64], books: vec[i64], laid: vec[i64], earned: vec[i64]
    ) -> None:
        super().__init__(stack)
        self.turn: i64 = -1  # the seat whose turn it is, -1 before the draw
        self.turns: i64 = 0  # turns finished
        self.passes: i64 = 0  # turns passed in a row
        # the draw pile
        self.pile_top: i64 = 0  # its top card: kind + 1, FACE_DOWN, or NO_CARD
        self.ups: i64 = 0  # face-up cards below the top
        self.downs: i64 = 0  # face-down cards below the top
        self.blind: i64 = 0  # so many of both a Vizier has lifted off, nobody knows which
        self.stall_downs: i64 = 0  # eight bits per stall: its face-down cards
        self.loose: i64 = 0  # cards drawn for the market and not laid: five bits, oldest lowest
        # the palace
        self.dice: i64 = 0  # on the Altar
        self.steps: i64 = 0  # of Cleopatra
        self.walls: i64 = 0  # bit set of built slots
        self.sphinxes: i64 = 0
        self.obelisks: i64 = 0
        self.doors: i64 = 0  # bit 0 left, bit 1 right
        self.throne: i64 = 0  # 1 = the pedestal, 2 = the throne too
        self.tiles: i64 = 0  # bit set of mosaics in the pile, the top one among them
        self.tile: i64 = -1  # the mosaic on top, -1 = none
        self.removed: i64 = 0  # bit set of mosaics that fitted nowhere
        self.free_lo: i64 = garden.ALL_LO  # uncovered garden cells (garden.py)
        self.free_hi: i64 = garden.ALL_HI
        self.closed_lo: i64 = 0  # those of components into which no tile of the pile fits
        self.closed_hi: i64 = 0
        self.claim_lo: i64 = 0  # closed by this placement and not yet decided about
        self.claim_hi: i64 = 0
        # the visit to the quarry
        self.built: i64 = 0  # pieces so far
        self.due: i64 = 0  # unpaid units of the piece in hand, four bits per resource
        self.over_units: i64 = 0  # left-over units, four bits per resource
        self.piles = piles  # per place, a pile of cards
        self.books = books  # per seat: Talents, amulets, merchants, sanctuaries, bid
        self.laid = laid  # per mosaic: its placement, -1 = not laid
        self.earned = earned  # Talents by FROM x seat + source
        self.older: vec[i64] = vec[
            i64
        ]()  # ages, the oldest first; shared by clones, so never written to

    def copy_numbers(self, other: "CleopatraState") -> None:
        self.copy_counts(other)
        self.turn = other.turn
        self.turns = other.turns
        self.passes = other.passes
        self.pile_top = other.pile_top
        self.ups = other.ups
        self.downs = other.downs
        self.blind = other.blind
        self.stall_downs = other.stall_downs
        self.loose = other.loose
        self.dice = other.dice
        self.steps = other.steps
        self.walls = other.walls
        self.sphinxes = other.sphinxes
        self.obelisks = other.obelisks
        self.doors = other.doors
        self.throne = other.throne
        self.tiles = other.tiles
        self.tile = other.tile
        self.removed = other.removed
        self.free_lo = other.free_lo
        self.free_hi = other.free_hi
        self.closed_lo = other.closed_lo
        self.closed_hi = other.closed_hi
        self.claim_lo = other.claim_lo
        self.claim_hi = other.claim_hi
        self.built = other.built
        self.due = other.due
        self.over_units = other.over_units
        self.older = other.older

    def clone(self) -> "CleopatraState":
        copy = CleopatraState(
            self.stack[:], self.piles[:], self.books[:], self.laid[:], self.earned[:]
        )
        copy.copy_numbers(self)
        return copy

    def assign(self, other: State) -> None:
        assert isinstance(other, CleopatraState)
        self.copy_numbers(other)
        self.copy_frames(other)
        copy_vector(other.piles, self.piles)
        copy_vector(other.books, self.books)
        copy_vector(other.laid, self.laid)
        copy_vector(other.earned, self.earned)


# ---- seats


def hand_size(s: CleopatraState, seat: i64) -> i64:
    return cards.size(s.piles[HAND + seat])


def hidden_cards(s: CleopatraState, seat: i64) -> i64:
    """The part of a hand that others can only guess, what a Courtesan fetched not among it."""
    return s.piles[HAND + seat] - s.piles[KNOWN + seat] - s.piles[FETCHED + seat]


def earn(s: CleopatraState, seat: i64, source: i64, talents: i64) -> None:
    s.books[TALENTS + seat] += talents
    s.earned[FROM * seat + source] += talents


def statues_left(s: CleopatraState, seat: i64) -> i64:
    packed = s.books[SANCTUARIES + seat]
    left: i64 = STATUES
    if packed & 127 != 0:
        left -= 1
    if packed >> 7 != 0:
        left -= 1
    return left


def statue_cells(s: CleopatraState, seat: i64) -> list[int]:
    """The smallest cell of each own sanctuary, in the order of the claims."""
    packed = s.books[SANCTUARIES + seat]
    cells: list[int] = []
    if packed & 127 != 0:
        cells.append((packed & 127) - 1)
    if packed >> 7 != 0:
        cells.append((packed >> 7) - 1)
    return cells


def sanctuary_size(s: CleopatraState, cell: i64) -> i64:
    lo, hi = garden.component_at(cell, s.free_lo, s.free_hi)
    return count(lo) + count(hi)


def sanctuary_cells(s: CleopatraState, seat: i64) -> i64:
    """How many cells the own sanctuaries have together."""
    packed = s.books[SANCTUARIES + seat]
    total: i64 = 0
    if packed & 127 != 0:
        total += sanctuary_size(s, (packed & 127) - 1)
    if packed >> 7 != 0:
        total += sanctuary_size(s, (packed >> 7) - 1)
    return total


# ---- the market


def stall_down(s: CleopatraState, stall: i64) -> i64:
    return s.stall_downs >> 8 * stall & 255


def old_downs(s: CleopatraState, stall: i64) -> i64:
    """Those of them that lay there, or were drawn, before the last shuffle."""
    found: i64 = 0
    at: i64 = AGE_DOWNS
    while at < len(s.older):
        found += s.older[at] >> 8 * stall & 255
        at += AGE
    return found


def stall_size(s: CleopatraState, stall: i64) -> i64:
    return cards.size(s.piles[STALL + stall]) + stall_down(s, stall)


def pile_size(s: CleopatraState) -> i64:
    """Cards in the draw pile."""
    below = s.ups + s.downs - s.blind
    if s.pile_top == NO_CARD:
        return below
    return below + 1


def slots(packed: i64) -> list[int]:
    """Cards one by one out of five bits each: kind, or -1 for one that lies face down."""
    found: list[int] = []
    while packed != 0:
        value = packed & 31
        found.append(-1 if value >= FACE_DOWN else value - 1)
        packed >>= SLOT_BITS
    return found
