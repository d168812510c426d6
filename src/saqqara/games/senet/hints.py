"""Senet: what a player of the game would find promising.

In hundredths of a point; a point is a pawn borne off, which takes some twenty squares and a few
throws for the right number. So a square is worth about STEP, and a house what it saves or costs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.senet import rules
from saqqara.games.senet.actions import BACK
from saqqara.games.senet.state import SenetState, blocks, empty, guarded, rebirth
from saqqara.games.senet.tables import HAPPINESS, OFF, SQUARES, VALUES, WATER, WEIGHT
from saqqara.games.senet.verbs import square_of
from saqqara.kernel.bits import has
from saqqara.kernel.game import Choices, Hints
from saqqara.kernel.state import State

STEP: Final = 4
# What a pawn in a house lacks, in squares: how long it waits for its throw. By house from 26 on.
WAITS: Final = vec[i64]([2, 0, 3, 2, 0])
BLOCK: Final = 6  # a row of three holds up fours and fives only
CHANCES: Final = 16  # of a throw


def worth(square: i64) -> i64:
    """A pawn here, in squares it is on its way."""
    if square == OFF:
        return OFF + 5
    if square >= HAPPINESS:
        return square + 3 - WAITS[square - HAPPINESS]
    return square


def danger(s: SenetState, seat: i64) -> i64:
    """What the other's next throw may take from the pawns of a seat, on average."""
    other = 1 - seat
    lost: i64 = 0
    square: i64
    value: i64
    for square in range(2, SQUARES + 1):
        if not has(s.pawns[seat], square) or guarded(s.pawns[seat], square):
            continue
        for value in range(1, VALUES + 1):
            source = square - value
            if source < 1 or not has(s.pawns[other], source):
                continue
            if rules.forward(s, other, source, value) == square:
                back = source
                if square > WATER:
                    back = rebirth(s)
                lost += WEIGHT[value] * (worth(square) - back)
    return lost * STEP // CHANCES


def outlook(s: SenetState, seat: i64) -> i64:
    """How a position looks to a seat that has just moved."""
    other = 1 - seat
    total: i64 = 0
    square: i64
    for square in range(1, SQUARES + 1):
        if has(s.pawns[seat], square):
            total += worth(square) - worth(OFF)
        elif has(s.pawns[other], square):
            total += worth(OFF) - worth(square)
    total *= STEP
    if blocks(s.pawns[seat]) != 0:
        total += BLOCK
    return total - danger(s, seat)


@mypyc_attr(acyclic=True)
class SenetHints(Hints):
    def __init__(self) -> None:
        self.scratch: SenetState = empty()  # room for `rate`

    def rate(self, s: State, out: Choices, rates: vec[i64]) -> None:
        """What comes of each choice, compared with staying."""
        assert isinstance(s, SenetState)
        seat = s.seat()
        then = self.scratch
        now = outlook(s, seat)
        i: i64
        for i in range(out.n):
            action = out.items[i]
            square = square_of(action)
            then.assign(s)
            rules.carry(then, seat, square, rules.reach(s, seat, square, action < BACK))
            rates[i] = outlook(then, seat) - now
