"""Murals of the Nile: actions and frame kinds as numbers, for C; verbs.py says what they are.

Never written to disk. Frozen by ENCODING.
"""

from typing import Final

ENCODING: Final = 1

DRAW: Final = 0
STOP: Final = 1
HAND: Final = 2  # + card
DISPLAY: Final = 102  # + card
TAKE_DECK: Final = 202
TAKE: Final = 203  # + card
REVEAL: Final = 303  # + card; chance, face up
DEAL: Final = 403  # + card; chance, into a hand
FIRST: Final = 503  # + seat

# ---- frame kinds; rules.py says what each does

START: Final = 1
SETUP: Final = 2
BEGIN: Final = 3
TURN: Final = 4
DRAWN: Final = 5
OWED: Final = 6
DEALT: Final = 7
GO_ON: Final = 8

# ---- why cards are owed: the number b of OWED and DEALT

BY_START: Final = 0
BY_ANKH: Final = 1
BY_COMBO: Final = 2
