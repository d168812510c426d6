"""Cleopatra: actions and frame kinds as numbers, for C; verbs.py says what they are.

Never written to disk. Frozen by ENCODING.
"""

from typing import Final

ENCODING: Final = 2

STALL: Final = 0  # + stall
BUILD: Final = 3  # + piece: W1-W9, sphinx, obelisk, DL, DR, throne, top mosaic, tile by Scribe
PLAY_BEGGAR: Final = 30
PLAY_COURTESAN: Final = 31
PLAY_ENVOY: Final = 32
PLAY_SCRIBE_ADD: Final = 33
PLAY_SCRIBE_REMOVE: Final = 34
PLAY_VIZIER: Final = 35
DONE: Final = 36
PASS: Final = 37
PAY: Final = 38  # + 4 x resource + source
ORIENT: Final = 58  # + orientation
CELL: Final = 66  # + cell
CARD: Final = 147  # + card kind
GIVE_TALENTS: Final = 164
RESOURCE: Final = 165  # + resource
YES: Final = 170
NO: Final = 171
LIMIT_DISCARD: Final = 172
LIMIT_KEEP: Final = 173
LIMIT_SMUGGLER: Final = 174
TENS: Final = 175  # + bid div 10
ONES: Final = 206  # + bid mod 10

# outcomes of chance
DRAW_CARD: Final = 216  # + kind: a card that only one seat sees
TOP_CARD: Final = 233  # + kind: the top of the draw pile, face up
TOP_DOWN: Final = 250  # the top of the draw pile, face down
ROLL: Final = 251  # + ankhs
TILE: Final = 257  # + tile: the next mosaic on offer
FIRST: Final = 269  # + seat

# ---- pieces, the index within BUILD

PIECE_SPHINX: Final = 9
PIECE_OBELISK: Final = 10
PIECE_DOOR: Final = 11  # left, then right
PIECE_THRONE: Final = 13
PIECE_MOSAIC: Final = 14
PIECE_TILE: Final = 15  # + tile, with a Scribe
ALL_PIECES: Final = 27

# ---- frame kinds; rules.py says what each does

CHOOSE_FIRST: Final = 1  # chance
DEAL: Final = 2
REVEAL: Final = 3
FACE: Final = 4
ROLL_DICE: Final = 5
NEXT_TILE: Final = 6
BEGIN: Final = 10  # automatic
DRAW: Final = 11
LAY_OUT: Final = 12
PILE_CHECK: Final = 13
PIECE_DONE: Final = 14
CHARACTER_DONE: Final = 15
BEGGING: Final = 16
OFFERING: Final = 17
END_TURN: Final = 18
FINISH: Final = 19
ASK_ACT: Final = 30  # a seat
ASK_PAY: Final = 31
ASK_ORIENT: Final = 32
ASK_CELL: Final = 33
ASK_CLAIM: Final = 34
ASK_VISIT: Final = 35
ASK_REFILL: Final = 36
ASK_AFTER: Final = 37
ASK_LIMIT: Final = 38
ASK_DISCARD: Final = 39
ASK_COURTESAN: Final = 40
ASK_VIZIER: Final = 41
ASK_BEGGAR: Final = 42
ASK_KIND: Final = 43
ASK_NAME: Final = 44
ASK_OFFER: Final = 45
ASK_ACCEPT: Final = 46
ASK_TENS: Final = 47
ASK_ONES: Final = 48

# what DRAW and FACE are for
FOR_MARKET: Final = 0
FOR_VIZIER: Final = 1
