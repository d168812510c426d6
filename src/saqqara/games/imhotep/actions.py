"""Imhotep: the action table and the frame kinds; never written to disk.

108 actions. Of a seat: get 0, load 1-16, sail 17-36, play a blue card 37-40, pass 41, next
stone by owner 42-45, take a slot 46-49, keep a card 50-61, pyramid 62-64, bonus or not 65-66,
point or stones 67-68. Of chance: a market card 69-80, a round card 81-93, the side of a site
94-103, the start player 104-107. Frozen by ENCODING.
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
ACTIONS: Final = 108

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
