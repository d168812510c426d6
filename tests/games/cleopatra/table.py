"""A table for the tests of Cleopatra: arrange a position, play in words, read what lies where.

Cards are words ("stone1 wood2 down"), seats are A to E, clockwise. A begins unless told otherwise.
Chance takes what stands in `coming`, else the first outcome; dice show no ankh.
"""

from typing import Final, cast

import pytest

from saqqara.games import game_spec
from saqqara.games.cleopatra import cards, garden
from saqqara.games.cleopatra.actions import ASK_ACT
from saqqara.games.cleopatra.shapes import CampView, CleopatraView
from saqqara.games.cleopatra.state import (
    AMULETS,
    DECK,
    DISCARD,
    FACE_DOWN,
    HAND,
    KNOWN,
    MERCHANTS,
    NO_CARD,
    STALL,
    TALENTS,
    CleopatraState,
    stall_size,
)
from saqqara.games.cleopatra.tables import CARD_WORD, COPIES, TILE_WORD
from saqqara.kernel.bits import bit
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.frame import CHANCE, frame
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match, action_of

A, B, C, D, E = range(5)
NOBODY: Final = -1
EMPTY_GARDEN: Final = (
    ". . . # # # . . .\n" * 3 + ". . . . . . . . .\n" * 6
)  # from the back; any mark that is no capital letter is uncovered


def state_of(match: Match) -> CleopatraState:
    assert isinstance(match.state, CleopatraState)
    return match.state


class Table:
    """Three hands or more, a market, and whatever else a test names; nothing else is dealt."""

    def __init__(self, *hands: str, **options: str) -> None:
        self.match = Match(game_spec("cleopatra"), max(3, len(hands)), options)
        self.coming: list[str] = []
        s = self.s
        s.depth = 0
        s.turn = A
        s.tile = 0
        for seat, hand in enumerate(hands):
            self.give(seat, hand)
        s.push(frame(ASK_ACT, A))
        self.pile("artisan1 " * 9)
        self.stall(0, "artisan1 stone1 wood1")

    @property
    def s(self) -> CleopatraState:
        return state_of(self.match)

    @property
    def players(self) -> int:
        return self.match.game.players

    # ---- arranging

    def give(self, seat: int, hand: str) -> "Table":
        self.s.piles[HAND + seat] = cards.pile_of(hand.split())
        return self

    def stall(self, number: int, text: str) -> "Table":
        words = text.split()
        ups = [word for word in words if word != "down"]
        downs = len(words) - len(ups)
        self.s.piles[STALL + number] = cards.pile_of(ups)
        self.s.stall_downs += (downs - (self.s.stall_downs >> 8 * number & 255)) << 8 * number
        for _ in range(downs):
            self.s.piles[DECK] += cards.card(0)
        return self

    def pile(self, text: str, ups: int = 0) -> "Table":
        """The unseen cards; the top one lies face down, *ups* of those below it face up."""
        words = text.split()
        self.s.piles[DECK] = cards.pile_of(words)
        self.s.pile_top = FACE_DOWN if words else NO_CARD
        self.s.ups = ups
        self.s.downs = max(len(words) - 1 - ups, 0)
        return self

    def discard(self, text: str) -> "Table":
        self.s.piles[DISCARD] = cards.pile_of(text.split())
        return self

    def rich(self, *talents: int) -> "Table":
        for seat, number in enumerate(talents):
            self.s.earned[10 * seat] += number - self.s.books[TALENTS + seat]
            self.s.books[TALENTS + seat] = number
        return self

    def corrupt(self, *amulets: int) -> "Table":
        for seat, number in enumerate(amulets):
            self.s.books[AMULETS + seat] = number
        return self

    def merchants(self, *numbers: int) -> "Table":
        for seat, number in enumerate(numbers):
            self.s.books[MERCHANTS + seat] = number
        return self

    def garden(self, drawing: str, top: str = "", left: str = "") -> "Table":
        """Mosaics by their letters, from the back row; those of *left* are in the pile."""
        s = self.s
        rows = [row.split() for row in drawing.strip().splitlines()]
        cells_of: dict[str, list[int]] = {}
        for index, row in enumerate(rows):
            for column, mark in enumerate(row):
                if mark.isalpha():
                    cells_of.setdefault(mark.lower(), []).append((8 - index) * 9 + column)
        for letter, cells in cells_of.items():
            placement = garden.PLACED.index(sorted(cells))
            s.laid[TILE_WORD.index(letter)] = placement
            s.free_lo &= ~garden.P_LO[placement]
            s.free_hi &= ~garden.P_HI[placement]
        letters = left.lower().split() or [w for w in TILE_WORD if w not in cells_of]
        s.tiles = sum(bit(TILE_WORD.index(letter)) for letter in letters)
        s.removed = bit(12) - 1 & ~s.tiles
        for letter in cells_of:
            s.removed &= ~bit(TILE_WORD.index(letter))
        s.tile = TILE_WORD.index(top.lower() or letters[0]) if letters else -1
        s.closed_lo, s.closed_hi = garden.closed_cells(s.tiles, s.free_lo, s.free_hi)
        return self

    def walls(self, *numbers: int) -> "Table":
        self.s.walls = sum(bit(number - 1) for number in numbers)
        return self

    # ---- playing

    def deal(self) -> None:
        while not self.over and self.match.seat() == CHANCE:
            legal = self.legal()
            wanted = [word for word in self.coming if word in legal]
            word = wanted[0] if wanted else legal[0]
            if wanted:
                self.coming.remove(word)
            self.match.play(CHANCE, action_of(self.match.game, word))

    def play(self, seat: int, *words: str) -> "Table":
        for word in words:
            self.deal()
            self.match.play(seat, action_of(self.match.game, word))
        self.deal()
        return self

    def pay_all(self, seat: int) -> "Table":
        """Pay as the table proposes."""
        while self.board(seat)["visit"]["piece"]:
            self.play(seat, self.board(seat)["visit"]["proposal"][0])
        return self

    def build(self, seat: int, *pieces: str) -> "Table":
        for piece in pieces:
            self.play(seat, f"build {piece}")
            self.pay_all(seat)
        return self

    def mosaic(self, seat: int, turn: str, cell: str, piece: str = "mosaic") -> "Table":
        self.build(seat, piece)
        return self.play(seat, f"turn {turn}", f"cell {cell}")

    def refused(self, seat: int, word: str) -> None:
        with pytest.raises(IllegalAction):
            self.match.play(seat, action_of(self.match.game, word))

    def legal(self, verb: str = "") -> list[str]:
        game = self.match.game
        words = [game.word(action) for action in game.legal(self.match.state)]
        return [word for word in words if word.startswith(verb)]

    # ---- reading

    def board(self, seat: int = NOBODY) -> CleopatraView:
        return cast(CleopatraView, self.match.view(seat)["board"])

    def camp(self, seat: int) -> CampView:
        """As its owner sees it."""
        return self.board(seat)["camps"][seat]

    def hand(self, seat: int) -> str:
        return " ".join(self.camp(seat)["hand"] or [])

    def known(self, seat: int) -> str:
        return " ".join(cards.words(self.s.piles[KNOWN + seat]))

    def discards(self) -> str:
        return " ".join(cards.words(self.s.piles[DISCARD]))

    def talents(self, seat: int) -> int:
        return self.s.books[TALENTS + seat]

    def amulets(self, seat: int) -> int:
        return self.s.books[AMULETS + seat]

    def all_amulets(self) -> list[int]:
        return [self.amulets(seat) for seat in range(self.players)]

    def heights(self) -> list[int]:
        return [stall_size(self.s, stall) for stall in range(3)]

    @property
    def to_act(self) -> int:
        return self.match.seat()

    @property
    def over(self) -> bool:
        return self.match.state.over()

    def scores(self) -> list[int]:
        return scores(self.match.game, self.match.state)

    def winners(self) -> list[int]:
        return winners(self.match.game, self.match.state)


def deck_words() -> list[str]:
    return [word for word in CARD_WORD for _ in range(COPIES[CARD_WORD.index(word)])]
