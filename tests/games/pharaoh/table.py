"""A table for the tests of Return of the Pharaoh: play in words, read what lies where.

Everything is played through Match, and read from what the players are shown. Piles
are read and written as words: "1 2 5f". Seats are A, B, C, D, clockwise.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games import game_spec
from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh.actions import TURN
from saqqara.games.pharaoh.state import (
    BID,
    HAND,
    HOSPITAL,
    PLACES,
    ROW_BITS,
    SEATS,
    STACK,
    TENT,
    PharaohState,
)
from saqqara.games.pharaoh.tables import CREW_WORD, LOTS, PHARAOHS
from saqqara.games.pharaoh.verbs import lot_word
from saqqara.games.pharaoh.view import CampView, PharaohView
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.frame import CHANCE, frame
from saqqara.kernel.game import Game, scores, winners
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.state import State

A, B, C, D = range(4)
ALL_LOTS: Final = [lot_word(lot) for lot in range(LOTS)]
NOBODY: Final = -1


def listed(text: str) -> list[str]:
    """The parts of "jar 2, crew 3f"."""
    return [part.strip() for part in text.split(",") if part.strip()]


def board_of(match: Match, seat: int = NOBODY) -> PharaohView:
    return cast(PharaohView, match.view(seat)["board"])


class Table:
    """A game in which the lots of *coming* are turned up first, then any; A has the chip."""

    def __init__(self, players: int, coming: str = "", **options: str) -> None:
        self.match = Match(game_spec("pharaoh"), players, {"first": "1", **options})
        self.coming = listed(coming)
        self.deal()

    @property
    def players(self) -> int:
        return self.match.game.players

    # ---- playing

    def deal(self) -> None:
        while not self.over and self.match.seat() == CHANCE:
            word = f"lot {self.coming.pop(0)}" if self.coming else self.legal()[0]
            self.match.play(CHANCE, action_of(self.match.game, word))

    def play(self, seat: int, *words: str) -> None:
        for word in words:
            self.match.play(seat, action_of(self.match.game, word))
        self.deal()

    def refused(self, seat: int, *words: str, code: str = "error-illegal") -> None:
        """The last of these words is refused, those before are not; nothing remains of it."""
        state, plies = self.match.state.clone(), list(self.match.plies)
        for word in words[:-1]:
            self.match.play(seat, action_of(self.match.game, word))
        with pytest.raises(IllegalAction) as caught:
            self.match.play(seat, action_of(self.match.game, words[-1]))
        assert caught.value.code == code
        self.match.state, self.match.plies = state, plies

    def all_pass(self, lots: int = 1) -> None:
        """Nobody wants the next lots."""
        for _ in range(lots * self.players):
            self.play(self.to_act, "pass")

    def wins(self, seat: int, *cards: str) -> None:
        """All others pass, and *seat* takes the lot with these cards, without a bonus."""
        while self.to_act != seat:
            self.play(self.to_act, "pass")
        passed = sum(self.camp(other)["passed"] for other in range(self.players))
        self.play(seat, *[f"lay {card}" for card in cards], "declare")
        for _ in range(self.players - 1 - passed):
            self.play(self.to_act, "pass")

    def legal(self) -> list[str]:
        game = self.match.game
        return [game.word(action) for action in game.legal(self.match.state)]

    # ---- reading

    def board(self, seat: int = NOBODY) -> PharaohView:
        return board_of(self.match, seat)

    def camp(self, seat: int) -> CampView:
        """As its owner sees it."""
        return self.board(seat)["camps"][seat]

    def hand(self, seat: int) -> str:
        return " ".join(self.camp(seat)["hand"] or [])

    def bid(self, seat: int) -> str:
        return " ".join(self.camp(seat)["bid"])

    def tent(self, seat: int) -> str:
        return " ".join(self.camp(seat)["tent"])

    def treasure(self, seat: int) -> list[str]:
        return self.camp(seat)["treasure"]

    def pharaohs(self, seat: int) -> int:
        return self.camp(seat)["pharaohs_left"]

    @property
    def hospital(self) -> str:
        return " ".join(self.board()["hospital"])

    @property
    def removed(self) -> list[str]:
        return self.board()["removed"]

    @property
    def row(self) -> list[str]:
        return self.board()["row"]

    @property
    def lot(self) -> str:
        return self.row[0]

    @property
    def round(self) -> int:
        return self.board()["round"]

    @property
    def high(self) -> int:
        return self.board()["high"]

    @property
    def leader(self) -> int:
        return self.board()["leader"]

    @property
    def chip(self) -> int:
        return self.board()["chip"]

    @property
    def start(self) -> int:
        return self.board()["start"]

    @property
    def to_act(self) -> int:
        return self.match.seat()

    @property
    def over(self) -> bool:
        return self.match.state.over()

    @property
    def scores(self) -> list[int]:
        return scores(self.match.game, self.match.state)

    @property
    def winners(self) -> list[int]:
        return winners(self.match.game, self.match.state)


# ---- whole declarations


def offered(game: Game, s: State, laid: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], bool]]:
    """All declarations that the card-by-card decisions lead to: the cards, and if with bonus."""
    out: list[tuple[tuple[str, ...], bool]] = []
    words = [game.word(action) for action in game.legal(s)]
    assert words, "a card was offered that leads nowhere"
    for word in words:
        if word.startswith("lay "):
            after = s.clone()
            game.apply(after, action_of(game, word))
            out += offered(game, after, (*laid, word.removeprefix("lay ")))
        elif word.startswith("declare"):
            out.append((laid, word == "declare bonus"))
    return out


# ---- where all cards are


def all_cards(table: Table) -> Counter[str]:
    """Every crew card and lot of the game, wherever it lies; flagged crew as "crew 5f"."""
    board = table.board()
    crew_words = list(board["hospital"])
    lots = [*board["row"], *board["deck"], *board["removed"]]
    for seat in range(table.players):
        camp = table.camp(seat)
        crew_words += [*(camp["hand"] or []), *camp["bid"], *camp["tent"]]
        lots += camp["treasure"]
    return Counter([f"crew {word}" for word in crew_words] + lots)


def cards_of_the_game(players: int) -> Counter[str]:
    """PHA-1.1 and PHA-1.2, with as much plain crew as the players were given."""
    plain = [f"crew {number}" for number in "12345"]
    flagged = [f"crew {number}f" for number in "34567"]
    items = {"throne": 1, "jar": 2, "sword": 3, "ankh": 4, "coin": 5}
    treasure = [f"{kind} {n}" for kind, most in items.items() for n in range(1, most + 1)]
    return Counter(players * plain + flagged + treasure)


# ---- given positions


def arrange(
    hands: Sequence[str],
    *,
    row: str,
    round: int = 1,
    chip: int = A,
    tents: Sequence[str] = (),
    hospital: str = "",
    won: Sequence[str] = (),
    borrowed: tuple[str, str] | None = None,
    **options: str,
) -> Table:
    """A table at the start of an auction, with these cards in these places.

    The lots that are not named fill the deck, and the rest was removed earlier. All
    cards of the game must be there, and no others; *borrowed* names a card from the
    box, and the card that it replaces.
    """
    players = len(hands)
    table = Table(players, **options)
    seen = set(listed(row)) | {lot for each in won for lot in listed(each)}
    seen |= {f"crew {word}" for pile in [*hands, *tents, hospital] for word in pile.split()}
    unseen = [lot for lot in ALL_LOTS if lot not in seen]
    in_deck = LOTS - 4 * round
    s = cast(PharaohState, table.match.state)
    s.round, s.chip, s.start = round, chip, chip
    s.high, s.leader, s.passed, s.horus_used = 0, NOBODY, 0, 0
    s.row = sum((ALL_LOTS.index(lot) + 1) << ROW_BITS * i for i, lot in enumerate(listed(row)))
    s.deck, s.removed = lot_set(unseen[:in_deck]), lot_set(unseen[in_deck:])
    s.pharaohs = sum(PHARAOHS[players] << 4 * seat for seat in range(players))
    piles = {HAND: hands, TENT: tents, HOSPITAL: [hospital], BID: []}
    s.crew = vec[i64](spread({at: [pile_of(p) for p in each] for at, each in piles.items()}))
    s.won = vec[i64]([lot_set(listed(each)) for each in won] + [0] * (SEATS - len(won)))
    s.stack = vec[i64]([frame(TURN, chip)] + [0] * (STACK - 1))
    s.depth = 1

    expected = cards_of_the_game(players)
    if borrowed:
        expected += Counter([f"crew {borrowed[0]}"])
        expected -= Counter([f"crew {borrowed[1]}"])
    assert all_cards(table) == expected
    return table


def lot_set(lots: Sequence[str]) -> int:
    return sum(1 << ALL_LOTS.index(lot) for lot in lots)


def pile_of(words: str) -> int:
    return sum(crew.card(CREW_WORD.index(word)) for word in words.split())


def spread(piles: dict[int, list[int]]) -> list[int]:
    """Piles by first place, as one list by place."""
    out = [0] * PLACES
    for first, each in piles.items():
        out[first : first + len(each)] = each
    return out
