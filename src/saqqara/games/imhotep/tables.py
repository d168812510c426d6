"""Imhotep: the data, and nothing else. docs/rules/imhotep.md lists every figure with its source.

All figures here are printed. Two readings are weaker than the rest, and are marked WEAK: correct
them here if the box in your hands says otherwise. What had to be reconstructed stands apart, in
figures.py, where an edition file can replace it; docs/rules/new_dynasty.md lists those.
The game's modules import this one as `box`, and actions.py as `do`.
"""

from typing import Annotated, Final

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
Site = Annotated[str, SITE_WORD]  # in views

SIDE_A: Final = 0
SIDE_B: Final = 1
SIDE_C: Final = 2  # C and D: A New Dynasty
SIDE_D: Final = 3
SIDES: Final = 4
BASE_SIDES: Final = 2
SIDE_WORD: Final[tuple[str, ...]] = ("a", "b", "c", "d")
Side = Annotated[str, SIDE_WORD]

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

# ---- market cards: twelve kinds, statues last, and five more of A New Dynasty (cards.py)

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
BASE_KINDS: Final = 12
EXTRA_STORAGE: Final = 12  # red
PRIVATE_QUARRY: Final = 13  # red
STONE_ORNAMENT: Final = 14  # green
RAFT_CARD: Final = 15  # blue
GANGPLANK: Final = 16  # blue
KINDS: Final = 17
DECK_SIZE: Final = 34
COPIES: Final = vec[i64]([2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 10])  # printed
NEW_STATUES: Final = 4  # printed
NEW_COPIES: Final = 2  # of each new kind: printed
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
    "extra storage",
    "private quarry",
    "stone ornament",
    "raft",
    "gangplank",
)
Card = Annotated[str, CARD_WORD]
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
BASE_SOURCES: Final = 8
FROM_QUARRY: Final = 8  # Private Quarry
FROM_PROPHECIES: Final = 9
SOURCES: Final = 10

# ---- A New Dynasty: what its rule text says (docs/rules/new_dynasty.md); the rest in figures.py

SECOND_COLOUR: Final = 30  # stones more for each of two players: printed
STORAGE_ROOM: Final = 2  # what an Extra Storage adds to the sled: printed
PRIVATE_STONES: Final = 3  # printed
PRIVATE_POINTS: Final = 1  # printed
RAFT_STONES: Final = 3  # needed on the sled; all but one go back to the quarry: printed
OVERFLOW_POINTS: Final = 1  # a stone that finds no place: printed
COINS: Final = 2  # per player: printed
PILE_CARDS: Final = 3  # face down in each of two slots, market D: printed
SCAFFOLDS: Final = 5  # tiles: printed
SCAFFOLD_SPACES: Final = 4  # of a tile: printed
MAJORITY_SOLE: Final = 3  # printed
MAJORITY_TIED: Final = 1  # each: printed
HALL_SQUARES: Final = 14  # reconstructed
ARENA_PLACES: Final = 12  # reconstructed
ARENA_GOAL: Final = 12  # reconstructed: the last space of the track
HILL_PLACES: Final = 15  # five levels: printed; a base of five: strongly implied
HILL_LEVELS: Final = 5
HILL_FIRST: Final = vec[i64]([0, 5, 9, 12, 14, 15])  # the first place of each level
HILL_CAP: Final = 4  # levels that count: printed
TOMBS: Final = 24  # printed
TOMBS_A_ROUND: Final = 4  # printed
CRYPT_PENALTY: Final = 4  # printed
PATH_SPACES: Final = 15  # printed
SHAFT_COLUMNS: Final = 3  # printed
LEVEL_POINTS: Final = 2  # printed
AVENUE_SITES: Final = 8  # reconstructed
PROPHECIES: Final = 7  # printed
OPEN_PROPHECIES: Final = 3  # printed
SCARABS: Final = 2  # per player: printed
WINDOWS: Final = 3  # of two rounds each: printed
OSIRIS: Final = 0  # PYRAMIDS, BURIAL and TEMPLE: whoever has the most stones there
ANUBIS: Final = 1
ISIS: Final = 2
HORUS: Final = 3
SET: Final = 4
AMUN: Final = 5
RA: Final = 6
HORUS_STONES: Final = vec[i64]([0, 0, 3, 3, 2])  # at every site, by number of players: printed
SET_STATUES: Final = 4  # printed
AMUN_REDS: Final = 3  # printed
RA_GREENS: Final = 4  # printed
PROPHECY_WORD: Final[tuple[str, ...]] = (
    "osiris",
    "anubis",
    "isis",
    "horus",
    "set",
    "amun",
    "ra",
)
Prophecy = Annotated[str, PROPHECY_WORD]
Place = Annotated[str, "imhotep.Place"]  # in views: as in events; browsers have a type so called
