"""Return of the Pharaoh: the data, and nothing else.

Every figure is printed in the rulebook of the second edition (2013) or follows from
it by arithmetic; none had to be reconstructed. docs/rules/pharaoh.md lists them.
"""

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS: Final = 5  # printed
LOTS_PER_ROUND: Final = 4  # printed
PLAYERS: Final = (2, 3, 4)  # printed

# ---- crew: ten kinds, plain 1-5 (one of each for every player), then flagged 3-7 (one each)

CREW_KINDS: Final = 10
PLAIN_KINDS: Final = 5  # the kinds below this carry no flag
CREW_VALUE: Final = vec[i64]([1, 2, 3, 4, 5, 3, 4, 5, 6, 7])  # printed
CREW_WORD: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "3f", "4f", "5f", "6f", "7f")
Crew = Annotated[str, CREW_WORD]  # in views

# ---- lots: fifteen treasures by kind and number, then the five flagged crew

LOTS: Final = 20
TREASURES: Final = 15
THRONE: Final = 0
JAR: Final = 1
SWORD: Final = 2
ANKH: Final = 3
COIN: Final = 4
TREASURE_KINDS: Final = 5
TREASURE_KIND: Final = vec[i64]([0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4])  # printed
TREASURE_ITEMS: Final = vec[i64]([1, 1, 2, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5])  # printed
TREASURE_WORD: Final[tuple[str, ...]] = ("throne", "jar", "sword", "ankh", "coin")

# ---- pharaoh cards per player, by number of players: printed; 8 in the box follows from 4 x 2

PHARAOHS: Final = vec[i64]([0, 0, 3, 2, 2])

# ---- points for 0..5 different kinds of treasure: printed

VARIETY: Final = vec[i64]([0, 0, 1, 3, 6, 10])
FLAG_POINTS: Final = 1  # printed
