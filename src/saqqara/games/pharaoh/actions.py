"""Return of the Pharaoh: actions and frame kinds as numbers, for C; verbs.py says what they are.

Never written to disk. Frozen by ENCODING.
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

# ---- frame kinds; rules.py says what each does

DRAW_CHIP: Final = 1
ROUND: Final = 2
DEAL: Final = 3
AUCTION: Final = 4
TURN: Final = 5
LAY_MORE: Final = 6
