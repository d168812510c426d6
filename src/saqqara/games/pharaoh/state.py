"""Return of the Pharaoh: one position.

Crew cards lie at *places*: HAND + seat, BID + seat, TENT + seat, HOSPITAL.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.kernel.state import State, copy_vector

SEATS: Final = 4  # room for four; with fewer players the rest stays empty
HAND: Final = 0
BID: Final = 4
TENT: Final = 8
HOSPITAL: Final = 12
PLACES: Final = 13
STACK: Final = 4  # frames that can be pending at once

ROW_BITS: Final = 5  # per face-up lot in `row`
ROW_MASK: Final = 31


@mypyc_attr(acyclic=True)
class PharaohState(State):
    def __init__(self, stack: vec[i64], crew: vec[i64], won: vec[i64]) -> None:
        super().__init__(stack)
        self.round: i64 = 0  # 1-5; 0 before the first
        self.chip: i64 = -1  # seat that holds the Horus chip, -1 before the draw
        self.start: i64 = -1  # seat that opened this auction, though the chip moves; -1 = none
        self.high: i64 = 0  # highest number declared in this auction, 0 = none
        self.leader: i64 = -1  # seat that declared it, -1 = none
        self.passed: i64 = 0  # bit set of the seats that passed in this auction
        self.horus_used: i64 = 0  # 1 once somebody made a Horus pass in this auction
        self.deck: i64 = 0  # bit set of lots not turned up; their order does not exist yet
        self.row: i64 = 0  # face-up lots, five bits each (lot + 1), nearest the deck lowest
        self.removed: i64 = 0  # bit set of lots nobody wanted
        self.pharaohs: i64 = 0  # pharaoh cards in hand, four bits per seat; others count
        self.crew = crew  # per place, a pile of crew (crew.py); hands are their owners' only
        self.won = won  # per seat, bit set of treasure lots

    def copy_numbers(self, other: "PharaohState") -> None:
        self.copy_counts(other)
        self.round = other.round
        self.chip = other.chip
        self.start = other.start
        self.high = other.high
        self.leader = other.leader
        self.passed = other.passed
        self.horus_used = other.horus_used
        self.deck = other.deck
        self.row = other.row
        self.removed = other.removed
        self.pharaohs = other.pharaohs

    def clone(self) -> "PharaohState":
        copy = PharaohState(self.stack[:], self.crew[:], self.won[:])
        copy.copy_numbers(self)
        return copy

    def assign(self, other: State) -> None:
        assert isinstance(other, PharaohState)
        self.copy_numbers(other)
        self.copy_frames(other)
        copy_vector(other.crew, self.crew)
        copy_vector(other.won, self.won)


def auctioned_lot(s: PharaohState) -> i64:
    """The lot under the hammer: the face-up card nearest the deck; -1 if the row is empty."""
    return (s.row & ROW_MASK) - 1


def row_size(s: PharaohState) -> i64:
    n: i64 = 0
    row = s.row
    while row > 0:
        row >>= ROW_BITS
        n += 1
    return n


def row_lots(s: PharaohState) -> list[int]:
    """The face-up lots in order, nearest the deck first."""
    out: list[int] = []
    row = s.row
    while row > 0:
        out.append((row & ROW_MASK) - 1)
        row >>= ROW_BITS
    return out


def pharaohs_in_hand(s: PharaohState, seat: i64) -> i64:
    return s.pharaohs >> 4 * seat & 15
