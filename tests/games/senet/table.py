"""A table for the tests of Senet: pawns put anywhere, throws as one wishes, moves in words."""

from typing import Final, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games import game_spec
from saqqara.games.senet.actions import STICKS
from saqqara.games.senet.state import SEATS, STACK, SenetState
from saqqara.games.senet.view import SenetView
from saqqara.kernel.bits import bit
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.frame import CHANCE, frame
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match, action_of

A, B = range(2)
NOBODY: Final = -1


class Table:
    """A game that A begins."""

    def __init__(self, **options: str) -> None:
        self.match = Match(game_spec("senet"), 2, {"first": "1", **options})

    def throw(self, squares: int) -> None:
        self.match.play(CHANCE, action_of(self.match.game, f"throw {squares}"))

    def play(self, seat: int, word: str) -> None:
        self.match.play(seat, action_of(self.match.game, word))

    def turn(self, seat: int, squares: int, word: str) -> None:
        """A throw, and the move that uses it."""
        self.throw(squares)
        self.play(seat, word)

    def refused(self, seat: int, word: str) -> str:
        """The id of the reason."""
        with pytest.raises(IllegalAction):
            self.play(seat, word)
        action = action_of(self.match.game, word)
        reasons = {each.action: each.why.id for each in self.match.game.refusals(self.match.state)}
        return reasons[action]

    def legal(self) -> list[str]:
        game = self.match.game
        return [game.word(action) for action in game.legal(self.match.state)]

    @property
    def board(self) -> SenetView:
        return cast(SenetView, self.match.view(NOBODY)["board"])

    def at(self, seat: int) -> list[int]:
        return self.board["sides"][seat]["at"]

    def off(self, seat: int) -> int:
        return self.board["sides"][seat]["off"]

    @property
    def to_act(self) -> int:
        return self.match.seat()

    @property
    def over(self) -> bool:
        return self.match.state.over()

    @property
    def thrower(self) -> int:
        """Who throws next."""
        position = self.match.game.position(self.match.state)
        return int(position.rpartition("sticks ")[2]) - 1

    @property
    def scores(self) -> list[int]:
        return scores(self.match.game, self.match.state)

    @property
    def winners(self) -> list[int]:
        return winners(self.match.game, self.match.state)

    @property
    def told(self) -> list[str]:
        """Message ids of the last ply."""
        return [event.message.id for event in self.match.plies[-1].events]


def arrange(ours: list[int], theirs: list[int], throws: int = 0, **options: str) -> Table:
    """A is to throw; pawns that are not named are borne off."""
    t = Table(**options)
    s = SenetState(
        vec[i64]([0] * STACK),
        vec[i64]([sum(bit(square) for square in each) for each in (ours, theirs)]),
    )
    assert len(s.pawns) == SEATS
    s.start = A
    s.throws = throws
    s.then(frame(STICKS, CHANCE, A))
    t.match.state = s
    return t
