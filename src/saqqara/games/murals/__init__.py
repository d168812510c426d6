"""Murals of the Nile (77spiele, second edition 2023), for 2 to 4 players."""

from typing import Final

from saqqara.games.murals.actions import ENCODING
from saqqara.games.murals.game import Murals
from saqqara.games.murals.tables import EDITION, PLAYERS
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game
from saqqara.kernel.spec import Option, Spec

RULES: Final = 2  # 1: a turn ended unasked even where that told what a hand held (MUR-4.5)


def build(players: int, options: dict[str, str]) -> Game:
    return built(players, options, RULES)


def build_first(players: int, options: dict[str, str]) -> Game:
    return built(players, options, 1)


def built(players: int, options: dict[str, str], rules: int) -> Game:
    first = options["first"]
    if first != "random" and int(first) > players:
        raise OptionError(
            f"option first cannot be {first}: there are {players} players",
            "error-option-value",
            {"option": "first", "value": first, "allowed": f"random, 1-{players}"},
        )
    return Murals(players, options, rules)


OPTIONS: Final[tuple[Option, ...]] = (
    Option("first", ("random", "1", "2", "3", "4")),  # who begins: a seat
    Option("odds", ("on", "off")),  # whether views tell the odds of a miss; play is the same
)

SPEC: Final[Spec] = Spec(
    "murals",
    RULES,
    ENCODING,
    PLAYERS,
    OPTIONS,
    build,
    EDITION,
    earlier=(Spec("murals", 1, ENCODING, PLAYERS, OPTIONS, build_first, EDITION),),
)
