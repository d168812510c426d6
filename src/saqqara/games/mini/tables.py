"""Mini: the data, and nothing else. All of it is our own invention."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYERS: Final = (2, 3, 4)
SHIPS: Final = 2
CAPACITY: Final = 3  # stones that a ship carries
SLOTS: Final = 3  # face-up cards at the market
STORE: Final = 5  # stones that a seat can keep
QUARRIED: Final = 3  # stones from the quarry in one turn
DRAWN: Final = 3  # hidden cards for each stone at the temple
HAND: Final = 2  # cards that a hand may keep
COINS: Final = 4  # at the start
HIGHEST_BID: Final = 3
BID_POINTS: Final = 3

# ---- cards: five kinds, kind 0 is red; at the end a card counts its kind

KINDS: Final = 5
COPIES: Final = vec[i64]([8, 8, 7, 5, 4])
CARD_WORD: Final[tuple[str, ...]] = ("red", "1", "2", "3", "4")
SITE_WORD: Final[tuple[str, ...]] = ("market", "temple")
