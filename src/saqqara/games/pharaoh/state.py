"""Return of the Pharaoh: one position.

Crew cards lie at *places*: HAND + seat, BID + seat, TENT + seat, HOSPITAL.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.kernel.event import Event
from saqqara.kernel.state import State

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
    def __init__(
        self,
        ply: i64,
        depth: i64,
        stack: vec[i64],
        log: list[Event] | None,
        round: i64,
        chip: i64,
        start: i64,
        high: i64,
        leader: i64,
        passed: i64,
        horus_used: i64,
        deck: i64,
        row: i64,
        removed: i64,
        pharaohs: i64,
        crew: vec[i64],
        won: vec[i64],
    ) -> None:
        super().__init__(ply, depth, stack, log)
        self.round = round  # 1-5; 0 before the first
        self.chip = chip  # seat that holds the Horus chip, -1 before the draw
        self.start = start  # seat that opened this auction, though the chip moves; -1 = none
        self.high = high  # highest number declared in this auction, 0 = none
        self.leader = leader  # seat that declared it, -1 = none
        self.passed = passed  # bit set of the seats that passed in this auction
        self.horus_used = horus_used  # 1 once somebody made a Horus pass in this auction
        self.deck = deck  # bit set of lots not turned up; their order does not exist yet
        self.row = row  # face-up lots, five bits each (lot + 1), nearest the deck lowest
        self.removed = removed  # bit set of lots nobody wanted
        self.pharaohs = pharaohs  # pharaoh cards in hand, four bits per seat; others count
        self.crew = crew  # per place, a pile of crew (crew.py); hands are their owners' only
        self.won = won  # per seat, bit set of treasure lots

    def clone(self) -> "PharaohState":
        return PharaohState(
            self.ply,
            self.depth,
            self.stack[:],
            None,
            self.round,
            self.chip,
            self.start,
            self.high,
            self.leader,
            self.passed,
            self.horus_used,
            self.deck,
            self.row,
            self.removed,
            self.pharaohs,
            self.crew[:],
            self.won[:],
        )

    def assign(self, other: State) -> None:
        assert isinstance(other, PharaohState)
        self.assign_stack(other)
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
        i: i64
        for i in range(PLACES):
            self.crew[i] = other.crew[i]
        for i in range(SEATS):
            self.won[i] = other.won[i]


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
