"""Imhotep, Builder of Egypt (KOSMOS 2016), sides A and B, for 2 to 4 players."""

from typing import Final

from saqqara.games.imhotep.actions import ENCODING
from saqqara.games.imhotep.game import Imhotep
from saqqara.games.imhotep.tables import PLAYERS
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
    return Imhotep(players, options)


SPEC: Final[Spec] = Spec(
    "imhotep",
    RULES,
    ENCODING,
    PLAYERS,
    (
        # market, pyramids, temple, burial chamber, obelisks; `random` draws a mix
        Option("sides", ("AAAAA", "BBBBB", "random"), "[AB]{5}|random"),
        Option("wrath", ("off", "on")),  # Wrath of the Pharaoh
        Option("first", ("random", "1", "2", "3", "4")),  # the start player: a seat
    ),
    build,
)
