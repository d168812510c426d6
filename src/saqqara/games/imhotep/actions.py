"""Imhotep: actions and frame kinds as numbers, for C; verbs.py says what they are.

Those of A New Dynasty follow those of the base game. Never written to disk. Frozen by ENCODING.
"""

from typing import Final

ENCODING: Final = 1

GET: Final = 0
LOAD: Final = 1  # + 4 x ship + space
SAIL: Final = 17  # + 5 x ship + site
PLAY: Final = 37  # + blue kind - BLUE
PASS: Final = 41
NEXT: Final = 42  # + seat
TAKE: Final = 46  # + slot
KEEP: Final = 50  # + card kind
PYRAMID: Final = 62  # + pyramid
BONUS: Final = 65
NO_BONUS: Final = 66
POINT: Final = 67
STONES_INSTEAD: Final = 68
CARD: Final = 69  # + card kind
FLEET: Final = 81  # + fleet
SIDE: Final = 94  # + 2 x site + side
FIRST: Final = 104  # + seat
PLAY_NEW: Final = 108  # + blue kind - RAFT_CARD
GET_AND_MOVE: Final = 110
SCARAB: Final = 111  # + prophecy
COIN: Final = 118  # + pair of slots
KEEP_NEW: Final = 126  # + card kind - BASE_KINDS
HILL: Final = 131  # + place
TOMB: Final = 146  # + tomb
BUILD: Final = 170  # + squares by column, as numbered in figures.py
AVENUE: Final = 204  # + site of the avenue
RAFT: Final = 212  # + site
CARD_NEW: Final = 217  # + card kind - BASE_KINDS
SIDE_NEW: Final = 222  # + 2 x site + side - SIDE_C
PROPHECY: Final = 232  # + prophecy
SCAFFOLD: Final = 239  # + tile
TILE: Final = 244  # + tomb

# ---- frame kinds; rules.py and the sites say what each does

CHOOSE_SIDE: Final = 1
CHOOSE_FIRST: Final = 2
BEGIN_ROUND: Final = 3
REVEAL_FLEET: Final = 4
DEAL_CARD: Final = 5
TURN: Final = 6
LOAD_STONE: Final = 7
LOAD_THEN_SAIL: Final = 8
SAIL_SHIP: Final = 9
SET_ORDER: Final = 10
UNLOAD: Final = 11
END_TURN: Final = 12
END_ROUND: Final = 13
CLEAR_MARKET: Final = 14

# ---- frame kinds of the sites

TAKE_CARD: Final = 20
UNCOVER: Final = 21
PEEK: Final = 22
KEEP_CARD: Final = 23
DRAW_CARD: Final = 24
CARD_DONE: Final = 25
CHOOSE_PYRAMID: Final = 26
BONUS_CARD: Final = 27
BONUS_STONES: Final = 28
BONUS_LOAD: Final = 29
TEMPLE_SPACE: Final = 30
OFFERING: Final = 31

# ---- frame kinds of A New Dynasty

DEAL_DOWN: Final = 40
KEEP_PILE: Final = 41
GAIN_CARD: Final = 42
REVEAL_SCAFFOLD: Final = 43
SCAFFOLD_REWARD: Final = 44
RA_SPACE: Final = 45
RA_OFFERING: Final = 46
RA_DRAW: Final = 47
KEEP_DRAWN: Final = 48
CHOOSE_HILL: Final = 49
OPEN_TOMB: Final = 50
CHOOSE_TOMB: Final = 51
CHOOSE_BUILD: Final = 52
CHOOSE_AVENUE: Final = 53
RAFT_SITE: Final = 54
GANGPLANK_SHIP: Final = 55
DRAW_PROPHECY: Final = 56
