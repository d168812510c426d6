"""Cleopatra: message ids of the things that have a name, and words for pieces and cells."""

from typing import Annotated, Final

CARD_NAME: Final[tuple[str, ...]] = (
    "cleopatra-card-artisan1",
    "cleopatra-card-stone1",
    "cleopatra-card-marble1",
    "cleopatra-card-wood1",
    "cleopatra-card-lapis1",
    "cleopatra-card-artisan2",
    "cleopatra-card-stone2",
    "cleopatra-card-marble2",
    "cleopatra-card-wood2",
    "cleopatra-card-lapis2",
    "cleopatra-card-trompe",
    "cleopatra-card-beggar",
    "cleopatra-card-courtesan",
    "cleopatra-card-envoy",
    "cleopatra-card-scribe",
    "cleopatra-card-smuggler",
    "cleopatra-card-vizier",
)
DOWN_NAME: Final = "cleopatra-card-down"
RESOURCE_NAME: Final[tuple[str, ...]] = (
    "cleopatra-artisan",
    "cleopatra-wood",
    "cleopatra-stone",
    "cleopatra-marble",
    "cleopatra-lapis",
)
TILE_NAME: Final[tuple[str, ...]] = (
    "cleopatra-tile-f",
    "cleopatra-tile-i",
    "cleopatra-tile-l",
    "cleopatra-tile-n",
    "cleopatra-tile-p",
    "cleopatra-tile-t",
    "cleopatra-tile-u",
    "cleopatra-tile-v",
    "cleopatra-tile-w",
    "cleopatra-tile-x",
    "cleopatra-tile-y",
    "cleopatra-tile-z",
)
COLUMN_NAME: Final[tuple[str, ...]] = (
    "cleopatra-column-a",
    "cleopatra-column-b",
    "cleopatra-column-c",
    "cleopatra-column-d",
    "cleopatra-column-e",
    "cleopatra-column-f",
    "cleopatra-column-g",
    "cleopatra-column-h",
    "cleopatra-column-i",
)
MERCHANT_NAME: Final = "cleopatra-merchant"
PIECE_NAME: Final[tuple[str, ...]] = (
    "cleopatra-wall-1",
    "cleopatra-wall-2",
    "cleopatra-wall-3",
    "cleopatra-wall-4",
    "cleopatra-wall-5",
    "cleopatra-wall-6",
    "cleopatra-wall-7",
    "cleopatra-wall-8",
    "cleopatra-wall-9",
    "cleopatra-sphinx",
    "cleopatra-obelisk",
    "cleopatra-door-left",
    "cleopatra-door-right",
    "cleopatra-pedestal",
    "cleopatra-mosaic",
    *TILE_NAME,
)
THRONE_NAME: Final = "cleopatra-throne"
PIECE_WORD: Final[tuple[str, ...]] = (
    "w1",
    "w2",
    "w3",
    "w4",
    "w5",
    "w6",
    "w7",
    "w8",
    "w9",
    "sphinx",
    "obelisk",
    "door left",
    "door right",
    "throne",
    "mosaic",
)
Building = Annotated[str, PIECE_WORD]  # in views
SOURCE_NAME: Final[tuple[str, ...]] = (
    "cleopatra-source-start",
    "cleopatra-source-wall",
    "cleopatra-source-sphinx",
    "cleopatra-source-obelisk",
    "cleopatra-source-door",
    "cleopatra-source-throne",
    "cleopatra-source-mosaic",
    "cleopatra-source-visits",
    "cleopatra-source-beggars",
    "cleopatra-source-offerings",
)
FROM_MERCHANTS: Final = "cleopatra-source-merchants"
FROM_CROCODILE: Final = "cleopatra-source-crocodile"


def cell_word(cell: int) -> str:
    """A cell as people name it: column a-i from the left, row 1-9 from the front."""
    return f"{'abcdefghi'[cell % 9]}{cell // 9 + 1}"


Cell = Annotated[str, tuple([cell_word(cell) for cell in range(81)])]  # in views
