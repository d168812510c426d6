"""Senet: actions and frame kinds as numbers, for C; verbs.py says what they are.

Never written to disk. Frozen by ENCODING.
"""

from typing import Final

ENCODING: Final = 1

MOVE: Final = 0  # + square - 1
BACK: Final = 30  # + square - 1
THROW: Final = 60  # + squares - 1
FIRST: Final = 65  # + seat

# ---- frame kinds; rules.py says what each does

DRAW_FIRST: Final = 1
STICKS: Final = 2
TURN: Final = 3
