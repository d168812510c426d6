"""Murals of the Nile: the action table and the frame kinds; never written to disk.

507 actions: turn up a card of the deck 0, stop 1, place a card from the hand 2-101 or from
the display 102-201, take a card of the deck 202 or of the display 203-302; and the outcomes
of chance: the card turned up 303-402, the card dealt to a hand 403-502, who begins 503-506.
Frozen by ENCODING.
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
ACTIONS: Final = 507

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
