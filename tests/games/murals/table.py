"""A table for the tests of Murals of the Nile: play in words, read what lies where.

Everything is played through Match, and read from what the players are shown. Cards are read
and written as words: "08 45". Seats are A, B, C, D, clockwise.
"""

from collections.abc import Sequence
from typing import Final, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games import game_spec
from saqqara.games.murals.actions import TURN
from saqqara.games.murals.state import (
    AREA,
    COMBO,
    CUBES,
    DECK,
    HELD,
    KNOWN,
    MISS,
    PLACES,
    SHEET,
    SHOWN,
    STACK,
    MuralsState,
)
from saqqara.games.murals.view import CampView, MuralsView
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.event import SPECTATOR, Event, sees
from saqqara.kernel.frame import CHANCE, frame
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match, action_of

A, B, C, D = range(4)
ALL_CARDS: Final = [f"{number:02d}" for number in range(100)]


class Table:
    """A game in which the cards of *coming* leave the deck first, then any; A begins."""

    def __init__(self, players: int, coming: str = "", **options: str) -> None:
        self.match = Match(game_spec("murals"), players, {"first": "1", **options})
        self.coming = coming.split()
        self.deal()

    @property
    def players(self) -> int:
        return self.match.game.players

    # ---- playing

    def deal(self) -> None:
        while not self.over and self.match.seat() == CHANCE:
            word = self.legal()[0]
            if self.coming:
                word = f"{word.split()[0]} {self.coming.pop(0)}"
            self.match.play(CHANCE, action_of(self.match.game, word))

    def play(self, seat: int, *words: str) -> None:
        for word in words:
            self.match.play(seat, action_of(self.match.game, word))
            self.deal()

    def refused(self, seat: int, word: str, code: str = "error-illegal") -> None:
        before = self.match.digest()
        with pytest.raises(IllegalAction) as caught:
            self.match.play(seat, action_of(self.match.game, word))
        assert caught.value.code == code
        assert self.match.digest() == before

    def legal(self) -> list[str]:
        game = self.match.game
        return [game.word(action) for action in game.legal(self.match.state)]

    # ---- reading

    def board(self, seat: int = SPECTATOR) -> MuralsView:
        return cast(MuralsView, self.match.view(seat)["board"])

    def camp(self, seat: int) -> CampView:
        """As its owner sees it."""
        return self.board(seat)["camps"][seat]

    def hand(self, seat: int) -> str:
        return " ".join(self.camp(seat)["hand"] or [])

    def known(self, seat: int) -> str:
        return " ".join(self.board()["camps"][seat]["known"])

    def combo(self, seat: int) -> int:
        return self.camp(seat)["combo"]

    def area(self, seat: int) -> int:
        return self.camp(seat)["area"]

    def miss(self, seat: int) -> int:
        return self.camp(seat)["miss"]

    def placed(self, *cards: str) -> bool:
        return set(cards) <= set(self.board()["sheet"])

    @property
    def display(self) -> str:
        return " ".join(self.board()["display"])

    @property
    def deck_size(self) -> int:
        return self.board()["deck_size"]

    @property
    def count(self) -> int:
        return self.board()["count"]

    @property
    def last(self) -> str:
        return self.board()["last"]

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

    def heard(self, viewer: int, since: int = 0) -> list[Event]:
        """The events of all plies from *since* on that this viewer hears."""
        plies = self.match.plies[since:]
        return [event for ply in plies for event in ply.events if sees(event.audience, viewer)]


# ---- given positions


def arrange(
    hands: Sequence[str],
    *,
    deck: str = "",
    display: str = "",
    sheet: str = "",
    rest: str = "sheet",
    turn: int = A,
    last: str = "",
    count: int = 0,
    known: Sequence[str] = (),
    cubes: Sequence[tuple[int, int, int]] = (),
    **options: str,
) -> Table:
    """A table in the turn of a seat, with these cards in these places, the *rest* at one of them.

    The cards of *deck* come first, in this order. *cubes* are combo, area and miss by seat.
    """
    table = Table(len(hands), **options)
    s = cast(MuralsState, table.match.state)
    places = {DECK: deck, SHOWN: display, SHEET: sheet}
    places |= {HELD + seat: hand for seat, hand in enumerate(hands)}
    named = [card for text in places.values() for card in text.split()]
    assert len(named) == len(set(named))
    others = " ".join([card for card in ALL_CARDS if card not in named])
    places[DECK if rest == "deck" else SHEET] += f" {others}"
    places |= {KNOWN + seat: cards for seat, cards in enumerate(known)}
    s.low = vec[i64]([half(places.get(place, ""), 0) for place in range(PLACES)])
    s.high = vec[i64]([half(places.get(place, ""), 50) for place in range(PLACES)])
    s.cubes = vec[i64]([0] * CUBES)
    for seat, (combo, area, miss) in enumerate(cubes):
        s.cubes[COMBO + seat], s.cubes[AREA + seat], s.cubes[MISS + seat] = combo, area, miss
    s.turn, s.count, s.last = turn, count, int(last) if last else -1
    s.stack = vec[i64]([frame(TURN, turn)] + [0] * (STACK - 1))
    s.depth = 1
    table.coming = deck.split()
    return table


def half(cards: str, first: int) -> int:
    numbers = [int(card) - first for card in cards.split()]
    return sum(1 << number for number in numbers if 0 <= number < 50)
