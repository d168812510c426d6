"""Senet (Egypt, about 3100 BC), by the rules that Timothy Kendall reconstructed, for 2 players."""

from typing import Final

from saqqara.games.senet.actions import ENCODING
from saqqara.games.senet.game import Senet
from saqqara.games.senet.tables import PLAYERS
from saqqara.kernel.game import Game
from saqqara.kernel.spec import Option, Spec

RULES: Final = 1


def build(players: int, options: dict[str, str]) -> Game:
    return Senet(players, options)


SPEC: Final[Spec] = Spec(
    "senet",
    RULES,
    ENCODING,
    PLAYERS,
    (
        Option("pawns", ("5", "7")),  # of each player
        Option("first", ("random", "1", "2")),  # who begins: a seat
    ),
    build,
)
