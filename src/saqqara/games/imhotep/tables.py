"""Imhotep: the data, and nothing else. docs/rules/imhotep.md lists every figure with its source.

All figures are printed. Two readings are weaker than the rest, and are marked WEAK: correct them
here if the box in your hands says otherwise. No figure had to be reconstructed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYERS: Final = (2, 3, 4)  # printed
SEATS: Final = 4  # room for four; with fewer players the rest stays empty
ROUNDS: Final = 6  # printed
STONES: Final = 29  # per player: 30 printed, one of them marks the score
SLED: Final = 5  # stones a sled holds: printed
GET_STONES: Final = 3  # printed
FIRST_SLED: Final = 2  # stones on the start player's sled; each player after gets one more: printed

# ---- sites, in the order of the option `sides`

MARKET: Final = 0
PYRAMIDS: Final = 1
TEMPLE: Final = 2
BURIAL: Final = 3
OBELISKS: Final = 4
SITES: Final = 5
SITE_WORD: Final[tuple[str, ...]] = ("market", "pyramids", "temple", "burial", "obelisks")

SIDE_A: Final = 0
SIDE_B: Final = 1
SIDES: Final = 2
SIDE_WORD: Final[tuple[str, ...]] = ("a", "b")

# ---- ships: four a round, with room for one to four stones

SHIPS: Final = 4
SPACES: Final = 4  # room for four; smaller ships use the first ones, counted from the bow
MINIMUM: Final = vec[i64]([0, 1, 1, 2, 3])  # stones needed to sail, by size: printed

# ---- round cards: the sizes of the four ships; seven cards for each number of players, printed.
# WEAK: for 3 players 4-3-3-2 and 3-3-2-2 rest on two of three sources.

FLEETS: Final = 13
# fmt: off
FLEET_SIZE: Final = vec[i64]([
    4, 4, 3, 2,
    4, 4, 2, 2,
    4, 4, 2, 1,
    4, 3, 3, 3,
    4, 3, 3, 2,
    4, 3, 3, 1,
    4, 3, 2, 2,
    4, 3, 2, 1,
    4, 2, 2, 1,
    3, 3, 3, 2,
    3, 3, 2, 2,
    3, 3, 2, 1,
    3, 2, 2, 1,
])
# fmt: on
FLEETS_FOR: Final[dict[int, tuple[int, ...]]] = {
    2: (5, 6, 7, 8, 10, 11, 12),
    3: (2, 4, 6, 7, 8, 9, 10),
    4: (0, 1, 2, 3, 4, 6, 9),
}

# ---- market cards: twelve kinds. Statues come last (cards.py says why)

ENTRANCE: Final = 0
SARCOPHAGUS: Final = 1
PAVED_PATH: Final = 2
REDS: Final = 3  # the kinds below this are red
DECORATION: Final = 2  # + site, from PYRAMIDS to OBELISKS: kinds 3-6, green
LEVER: Final = 7
HAMMER: Final = 8
SAIL_CARD: Final = 9
CHISEL: Final = 10
BLUE: Final = 7  # kinds 7-10 are blue
BLUES: Final = 4
STATUE: Final = 11  # purple
KINDS: Final = 12
DECK_SIZE: Final = 34
COPIES: Final = vec[i64]([2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 10])  # printed
CARD_WORD: Final[tuple[str, ...]] = (
    "entrance",
    "sarcophagus",
    "paved path",
    "pyramid decoration",
    "temple decoration",
    "burial decoration",
    "obelisk decoration",
    "lever",
    "hammer",
    "sail",
    "chisel",
    "statue",
)
SLOTS: Final = 4  # places on the market; on side B the last holds the face-down cards
FACE_DOWN: Final = 2  # cards dealt face down on side B: printed

SET_POINTS: Final = vec[i64]([0, 1, 3, 6, 10, 15])  # statues, and burial chamber A: printed
SET_MORE: Final = 2  # for each one beyond five: printed
DECORATION_STONES: Final = 3  # stones at the site for one point: printed
BLUE_POINTS: Final = 1  # for a blue card not played: printed

# ---- pyramids. A: values in the order of filling. B: five spaces each of left, middle, right

PYRAMID_A: Final = vec[i64]([2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4])  # printed
PYRAMID_A_SPACES: Final = 14
PYRAMID_B: Final = vec[i64]([2, 1, 3, 2, 4, 2, 3, 1, 1, 4, 2, 3, 3, 1, 4])  # printed
PYRAMIDS_B: Final = 3
PYRAMID_B_SPACES: Final = 5  # of each
CARD_SPACE: Final = 1  # left, second: printed
STONES_SPACE: Final = 7  # middle, third: printed
LOAD_SPACE: Final = 13  # right, fourth: printed
BESIDE_POINTS: Final = 1  # for a stone that finds the pyramids complete: printed
PYRAMID_WORD: Final[tuple[str, ...]] = ("left", "middle", "right")

# ---- temple

TEMPLE_WIDTH: Final = vec[i64]([0, 0, 4, 5, 5])  # spaces in use, by number of players: printed
TEMPLE_A_POINTS: Final = 1  # for a visible stone: printed
CHOICE: Final = 0  # one point, or stones from the quarry
TWO_POINTS: Final = 1
TEMPLE_CARD: Final = 2  # the top market card
TEMPLE_B: Final = vec[i64]([CHOICE, TWO_POINTS, CHOICE, TEMPLE_CARD, CHOICE])  # printed
TEMPLE_STONES: Final = 2  # printed

# ---- burial chamber

ROWS: Final = 3  # printed
ROW_PRIZES: Final = vec[i64]([8, 4, 2, 0])  # B, each row, every number of players: printed

# ---- obelisks

# fmt: off
HEIGHT_PRIZES: Final = vec[i64]([  # A, four for each number of players from 2: printed
    10, 1, 0, 0,
    12, 6, 1, 0,
    15, 10, 5, 1,
])
# fmt: on
TOWER_STONES: Final = 3  # printed
TOWERS: Final = 8
TOWER_POINTS: Final = vec[i64]([10, 9, 8, 7, 6, 5, 5, 5])  # printed; WEAK: the eighth
WAITING_POINTS: Final = 1  # for a stone in no tower at the end: printed

WRATH: Final = 5  # points lost by the option Wrath of the Pharaoh: printed

# ---- where points come from; the order of the score sheet

FROM_PYRAMIDS: Final = 0
FROM_TEMPLE: Final = 1
FROM_BURIAL: Final = 2
FROM_OBELISKS: Final = 3
FROM_STATUES: Final = 4
FROM_DECORATIONS: Final = 5
FROM_BLUE: Final = 6
FROM_WRATH: Final = 7
SOURCES: Final = 8
