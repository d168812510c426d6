"""Return of the Pharaoh (77spiele, second edition 2013), for 2 to 4 players."""

from typing import Final

from saqqara.games.pharaoh.actions import ENCODING
from saqqara.games.pharaoh.game import Pharaoh
from saqqara.games.pharaoh.tables import PLAYERS
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game
from saqqara.kernel.spec import Option, Spec

RULES: Final = 1


def build(players: int, options: dict[str, str]) -> Game:
    first = options["first"]
    if first != "random" and int(first) > players:
        raise OptionError(
            f"option first cannot be {first}: there are {players} players",
            "error-option-value",
            {"option": "first", "value": first, "allowed": f"random, 1-{players}"},
        )
    return Pharaoh(players, options)


SPEC: Final[Spec] = Spec(
    "pharaoh",
    RULES,
    ENCODING,
    PLAYERS,
    (
        Option("first", ("random", "1", "2", "3", "4")),  # who gets the Horus chip: a seat
        Option("open_hands", ("off", "on")),  # everybody sees all hands
        Option("bonus", ("on", "off")),  # whether the opening bonus exists at all
    ),
    build,
)
