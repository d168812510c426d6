"""For the contract: the pieces of Senet, its longest play, and what its random games come to."""

from saqqara.games.senet.scoring import borne_off
from saqqara.games.senet.state import SenetState
from saqqara.games.senet.tables import SQUARES
from saqqara.kernel.bits import members
from saqqara.kernel.game import Game
from saqqara.kernel.state import State


def components(game: Game, s: State) -> list[str]:
    """Pawns on the board and beside it; no two on a square, and none in the water."""
    assert isinstance(s, SenetState)
    pawns = int(game.options["pawns"])
    assert s.pawns[0] & s.pawns[1] == 0
    found: list[str] = []
    for seat in range(2):
        squares = members(s.pawns[seat])
        assert all(1 <= square <= SQUARES and square != 27 for square in squares)
        off = borne_off(s, seat, pawns) if s.start >= 0 else pawns
        found += [f"pawn {seat}"] * (len(squares) + off)
    return sorted(found)


def longest(players: int) -> int:
    """1000 throws (SEN-7.2), a move for each, and who begins."""
    return 2 * 1000 + 1


COMPOSES = False  # every move is followed by a throw

SAME_PLAY: dict[str, str] = {  # tests/contract/test_same_play.py
    "senet-2": "d92dfdcf49f957c9 1762 [39, 45] [180, 420]",
}
