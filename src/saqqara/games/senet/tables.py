"""Senet: the data, and nothing else.

No rules of antiquity have come down to us. Board, houses and values of the sticks are those of
Kendall's reconstruction; docs/rules/senet.md lists every figure with its source.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYERS: Final = (2,)  # Kendall
SQUARES: Final = 30  # on every board that was found
ROW: Final = 10  # squares of a row

# ---- houses

REBIRTH: Final = 15
HAPPINESS: Final = 26
WATER: Final = 27
TRUTHS: Final = 28
ATUM: Final = 29
HORUS: Final = 30
OFF: Final = 31  # beyond the last square: borne off

# ---- four sticks: squares by light sides that are up, and how many of 16 throws show them

VALUES: Final = 5
LIGHT: Final = vec[i64]([0, 1, 2, 3, 4, 0])  # light sides, by squares
WEIGHT: Final = vec[i64]([0, 4, 6, 4, 1, 1])  # by squares; follows from four fair sticks

MOST_THROWS: Final = 1000  # of a game; ours, so that every game ends
