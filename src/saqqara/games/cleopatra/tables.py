"""Cleopatra and the Society of Architects: the data, and nothing else.

The 2006 edition. What was counted, photographed or reconstructed is told table by table in
docs/rules/cleopatra.md; what had to be reconstructed can be replaced by an edition (ruleset.py).
"""

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYERS: Final = (3, 4, 5)  # printed
SEATS: Final = 5

# ---- resources, in the order of payment: artisan, wood, stone, marble, lapis

RESOURCES: Final = 5
ARTISAN: Final = 0
RESOURCE_WORD: Final[tuple[str, ...]] = ("artisan", "wood", "stone", "marble", "lapis")
Resource = Annotated[str, RESOURCE_WORD]  # in views

# ---- cards: 17 kinds, 109 cards; component lists of three editions agree

KINDS: Final = 17
STANDARDS: Final = 5  # the kinds below this are untainted singles
DOUBLES: Final = 5  # the first of the five doubles
TROMPE: Final = 10
BEGGAR: Final = 11  # the first character
COURTESAN: Final = 12
ENVOY: Final = 13
SCRIBE: Final = 14
SMUGGLER: Final = 15
VIZIER: Final = 16
COPIES: Final = vec[i64]([30, 18, 11, 9, 7, 3, 3, 3, 3, 3, 8, 2, 2, 2, 2, 2, 1])
CARD_WORD: Final[tuple[str, ...]] = (
    "artisan1",
    "stone1",
    "marble1",
    "wood1",
    "lapis1",
    "artisan2",
    "stone2",
    "marble2",
    "wood2",
    "lapis2",
    "trompe",
    "beggar",
    "courtesan",
    "envoy",
    "scribe",
    "smuggler",
    "vizier",
)
Card = Annotated[str, CARD_WORD]
SINGLE_OF: Final = vec[i64]([0, 3, 1, 2, 4])  # card kind, by resource
DOUBLE_OF: Final = vec[i64]([5, 8, 6, 7, 9])
RESOURCE_OF: Final = vec[i64]([0, 2, 3, 1, 4, 0, 2, 3, 1, 4, -1, -1, -1, -1, -1, -1, -1])

# Amulets for playing a card, by kind: doubles read off a photograph, Trompe-l'oeil inferred from
# its icon, characters by the translation. A Scribe costs these only when it chooses a mosaic.
AMULETS: Final = vec[i64]([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 1, 0, 2, 1, 0])

# ---- sources of one unit, in the order of payment

SOURCES: Final = 4
SINGLE: Final = 0
DOUBLE: Final = 1
BY_TROMPE: Final = 2
BY_MERCHANT: Final = 3
SOURCE_WORD: Final[tuple[str, ...]] = ("single", "double", "trompe", "merchant")

# ---- the kit of a player: printed

HAND: Final = 3
TALENTS: Final = 5
MERCHANTS: Final = 3
STATUES: Final = 2
HAND_LIMIT: Final = 10
MERCHANT_WORTH: Final = 3  # Talents at the end

# ---- the six categories of pieces; costs by resource and payouts: the translation

CATEGORIES: Final = 6
WALL: Final = 0
SPHINX: Final = 1
OBELISK: Final = 2
DOOR: Final = 3
THRONE: Final = 4
MOSAIC: Final = 5
CATEGORY_WORD: Final[tuple[str, ...]] = ("wall", "sphinx", "obelisk", "door", "throne", "mosaic")
PIECES: Final = vec[i64]([9, 6, 2, 2, 2, 12])
COSTS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 1, 1, 0, 0),
    (1, 0, 1, 1, 0),
    (3, 2, 2, 0, 0),
    (2, 1, 0, 1, 1),
    (3, 0, 0, 2, 2),
    (2, 0, 1, 1, 1),
)
WALLS: Final = 9
ALL_WALLS: Final = 511
WALL_PAY: Final = 3
SPHINX_PAY: Final = vec[i64]([2, 5, 2, 5, 2, 5])  # by number, 1 first
BIG_PAY: Final = 12  # obelisk, pedestal, throne
DOOR_PAY: Final = 4
MOSAIC_PAY: Final = 4
VISIT_PAY: Final = vec[i64]([0, 0, 2, 5])  # for 0, 1, 2, and 3 or more pieces in one visit

# ---- Cleopatra, dice, offering

STEPS: Final = 5  # spaces that she walks; the game ends on the last
DICE: Final = 5
DIE_FACES: Final = 6  # one of them an ankh
DRAWN: Final = 3  # cards that come to the market after a visit
STALLS: Final = 3
VIZIER_DRAWS: Final = 5
BEGGED: Final = 2  # Talents
OFFERING_FIRST: Final = 3  # amulets that the highest bidder may discard
MOST_CHARACTERS: Final = 20  # house: in one go; there are eleven
MOST_TURNS: Final = 500  # house: a game that builds nothing ends as it stands

# ---- the garden: 9 x 9 cells, row 0 at the front; photographs, counted cell by cell

GRID: Final = 9
CELLS: Final = 81
PALM_MAP: Final[tuple[str, ...]] = (  # from the back row to the front
    "PPP###PPP",
    "P..###..P",
    "P..###..P",
    "...PPP...",
    "...PPP...",
    "...PPP...",
    "P..PPP..P",
    "P..PPP..P",
    "P..PPP..P",
)
# Cells of the nine wall slots from the front left corner round the back: photographs
WALL_CELLS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 9, 18),
    (27, 36, 45),
    (54, 63, 72),
    (72, 73, 74),
    (),
    (78, 79, 80),
    (80, 71, 62),
    (53, 44, 35),
    (26, 17, 8),
)

# ---- mosaics: the twelve free pentominoes, one of each, rows and columns of their cells

TILES: Final = 12
ORIENTATIONS: Final = 8  # at most, of one tile
TILE_WORD: Final[tuple[str, ...]] = ("f", "i", "l", "n", "p", "t", "u", "v", "w", "x", "y", "z")
Tile = Annotated[str, TILE_WORD]
SHAPES: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((0, 1), (0, 2), (1, 0), (1, 1), (2, 1)),
    ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4)),
    ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)),
    ((0, 1), (1, 1), (2, 0), (2, 1), (3, 0)),
    ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0)),
    ((0, 0), (0, 1), (0, 2), (1, 1), (2, 1)),
    ((0, 0), (0, 2), (1, 0), (1, 1), (1, 2)),
    ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2)),
    ((0, 0), (1, 0), (1, 1), (2, 1), (2, 2)),
    ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1)),
    ((0, 1), (1, 0), (1, 1), (2, 1), (3, 1)),
    ((0, 0), (0, 1), (1, 1), (2, 1), (2, 2)),
)

# ---- where Talents come from, for the score sheet

FROM_START: Final = 0
FROM_CATEGORY: Final = 1  # + category
FROM_VISITS: Final = 7
FROM_BEGGARS: Final = 8
FROM_OFFERINGS: Final = 9
FROM: Final = 10
