"""Senet: one position. Everything lies open."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.senet.tables import REBIRTH
from saqqara.kernel.bits import count, has
from saqqara.kernel.state import State, copy_vector

SEATS: Final = 2
STACK: Final = 2  # frames that can be pending at once


@mypyc_attr(acyclic=True)
class SenetState(State):
    def __init__(self, stack: vec[i64], pawns: vec[i64]) -> None:
        super().__init__(stack)
        self.pawns = pawns  # per seat, bit set of the squares (1-30) where its pawns stand
        self.start: i64 = -1  # seat that begins, -1 before the draw
        self.thrower: i64 = -1  # seat whose throw the sticks show, -1 before the first
        self.thrown: i64 = 0  # squares that the sticks show, 1-5; 0 before the first throw
        self.throws: i64 = 0  # thrown so far, without the one that decides who begins

    def copy_numbers(self, other: "SenetState") -> None:
        self.copy_counts(other)
        self.start = other.start
        self.thrower = other.thrower
        self.thrown = other.thrown
        self.throws = other.throws

    def clone(self) -> "SenetState":
        copy = SenetState(self.stack[:], self.pawns[:])
        copy.copy_numbers(self)
        return copy

    def assign(self, other: State) -> None:
        assert isinstance(other, SenetState)
        self.copy_numbers(other)
        self.copy_frames(other)
        copy_vector(other.pawns, self.pawns)


def empty() -> SenetState:
    """Before the pawns are set up."""
    return SenetState(vec[i64]([0] * STACK), vec[i64]([0] * SEATS))


def on_board(s: SenetState, seat: i64) -> i64:
    """How many pawns a seat still has to bear off."""
    return count(s.pawns[seat])


def guarded(pawns: i64, square: i64) -> bool:
    """Does a pawn of the same player stand on the square before or after (SEN-4.4)?"""
    return has(pawns, square) and (has(pawns, square - 1) or has(pawns, square + 1))


def blocks(pawns: i64) -> i64:
    """The squares of all pawns that stand three or more in a row (SEN-4.5)."""
    first = pawns & pawns >> 1 & pawns >> 2  # where three begin
    return first | first << 1 | first << 2


def rebirth(s: SenetState) -> i64:
    """Where a pawn comes out of the water: the House of Rebirth, or the first free square
    before it (SEN-6.3). There is one: 14 pawns at most, and this one is in the air."""
    taken = s.pawns[0] | s.pawns[1]
    square: i64 = REBIRTH
    while has(taken, square):
        square -= 1
    return square
