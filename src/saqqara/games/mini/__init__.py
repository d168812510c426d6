"""Mini: a toy that has every difficulty of the real games. Nobody plays it.

It is the example of docs/adding-a-game.md, and the contract tests are proved on it. It
is not in the registry: a real game also has one line in saqqara/games/__init__.py.
"""

from typing import Final

from saqqara.games.mini.actions import ENCODING
from saqqara.games.mini.game import Mini
from saqqara.games.mini.tables import PLAYERS
from saqqara.kernel.game import Game
from saqqara.kernel.spec import Option, Spec

RULES: Final = 1


def build(players: int, options: dict[str, str]) -> Game:
    return Mini(players, options)


SPEC: Final[Spec] = Spec(
    "mini",
    RULES,
    ENCODING,
    PLAYERS,
    (
        Option("rounds", ("2", "1")),
        Option("open_bids", ("off", "on")),  # offers are seen as they are made
    ),
    build,
)
