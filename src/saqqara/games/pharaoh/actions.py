"""Return of the Pharaoh: the action table and the frame kinds; never written to disk.

39 actions: lay a crew card 0-9, declare 10-11, pass 12-14, and the outcomes of
chance: a lot turned up 15-34, the first holder of the chip 35-38. Frozen by ENCODING.
"""

from typing import Final

ENCODING: Final = 1

LAY: Final = 0  # + crew kind
DECLARE: Final = 10
DECLARE_BONUS: Final = 11
PASS: Final = 12
PASS_HORUS: Final = 13
PASS_PHARAOH: Final = 14
TURN_UP: Final = 15  # + lot
FIRST: Final = 35  # + seat
ACTIONS: Final = 39

# ---- frame kinds; rules.py says what each does

DRAW_CHIP: Final = 1
ROUND: Final = 2
DEAL: Final = 3
AUCTION: Final = 4
TURN: Final = 5
LAY_MORE: Final = 6
