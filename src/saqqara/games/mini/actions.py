"""Mini: actions and frame kinds as numbers, for C; verbs.py says what they are.

Never written to disk. Frozen by ENCODING.
"""

from typing import Final

ENCODING: Final = 1

QUARRY: Final = 0
LOAD: Final = 1  # + ship
SAIL: Final = 3  # + ship * 2 + site
TAKE_CARD: Final = 7  # + slot
RED_POINT: Final = 10
RED_COIN: Final = 11
DISCARD: Final = 12  # + kind
OFFER: Final = 17  # + coins
DEAL_CARD: Final = 21  # + kind; chance, face up
DRAW_CARD: Final = 26  # + kind; chance, into a hand

MARKET: Final = 0  # sites
TEMPLE: Final = 1

# ---- frame kinds; rules.py says what each does

ROUND: Final = 1
DEAL: Final = 2
TURN: Final = 3
UNLOAD: Final = 4
TAKE: Final = 5
RED: Final = 6
DRAW: Final = 7
TRIM: Final = 8
NEXT: Final = 9
BID: Final = 10
