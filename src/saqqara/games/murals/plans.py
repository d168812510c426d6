"""Murals of the Nile: what a turn may still bring, worked out once for each sheet.

In hundredths of a combo step. What a turn is worth depends on little: how many cards are
placed, how many of those at hand could be laid without a risk, and how dear a miss is, by
levels. Risks to come are not known; shadows are taken by tenths.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.tables import CARDS, MOST_PLACED, SIDE

# The prices were found by play against other prices: what won more games, stayed.
STEP: Final = 100  # on the combo track
CARD: Final = 72  # in hand
LAID: Final = 72  # a card of the hand that is placed on the way
REACH: Final = 11  # plans look at so many cards at hand, and at counts from 0 to 10
TABLE: Final = 121  # entries of one level
LEVELS: Final = 4  # how dear a miss is, against a combo step of 100
LEVEL_LOSS: Final[list[int]] = [60, 160, 320, 640]

# Of a hundred cards, how many lie in the shadow of a card: ten samples, small to large.
SHADOWS: Final[list[int]] = [0, 0, 3, 6, 10, 15, 21, 28, 40, 60]


@mypyc_attr(acyclic=True)
class Plans:
    def __init__(self, sheet: Sheet) -> None:
        bonus = [STEP * int(sheet.steps[n]) + CARD * int(sheet.draws[n]) for n in range(REACH)]
        bonus[0] = 0
        chains: list[int] = []
        for at_hand in range(REACH):
            chains.extend([best_chain(bonus, at_hand, count) for count in range(REACH)])
        ahead: list[int] = []
        for loss in LEVEL_LOSS:
            for at_hand in range(REACH):
                row = chains[at_hand * REACH : (at_hand + 1) * REACH]
                ahead.extend(outlook(row, loss))
        self.bonus: vec[i64] = vec[i64](bonus)  # by cards placed
        self.chain: vec[i64] = vec[i64](chains)  # [at hand * REACH + placed]: laying some, no draw
        self.ahead: vec[i64] = vec[i64](ahead)  # the same by level, with draws
        self.final: vec[i64] = vec[i64](final_steps(sheet))  # steps that n cards make in the end
        self.pliancy: vec[i64] = vec[i64]([pliancy(card) for card in range(CARDS)])


def best_chain(bonus: list[int], at_hand: int, count: int) -> int:
    """The best of stopping now and laying some of the cards at hand first."""
    most = min(at_hand, MOST_PLACED - count)
    return max([bonus[count + laid] - LAID * laid for laid in range(most + 1)])


def outlook(safe: list[int], loss: int) -> list[int]:
    """What a turn is worth at each count, before it is known which card was placed last."""
    ahead = list(safe)
    for count in range(MOST_PLACED - 1, 0, -1):
        total = 0
        for shadow in SHADOWS:
            drawing = (100 - shadow) * ahead[count + 1] // 100 - shadow * loss // 100
            total += max(safe[count], drawing)
        ahead[count] = total // len(SHADOWS)
    return ahead


def final_steps(sheet: Sheet) -> list[int]:
    """Steps that a hand of n cards makes when nothing can be drawn, in the best portions."""
    best = [0]
    for held in range(1, CARDS + 1):
        portions = range(1, min(held, MOST_PLACED) + 1)
        best.append(max([best[held - n] + int(sheet.steps[n]) for n in portions]))
    return best


def pliancy(card: int) -> int:
    """Cards that cast little shadow, and those that seldom lie in one, are easier to use."""
    row, column = card // SIDE, card % SIDE
    casts = (SIDE - 1 - row) * (SIDE - 1 - column)
    return 12 - 16 * casts // 81 - 8 * row * column // 81
