"""Cleopatra and the Society of Architects (Days of Wonder, 2006), for 3 to 5 players."""

from typing import Final

from saqqara.games.cleopatra.actions import ENCODING
from saqqara.games.cleopatra.game import Cleopatra
from saqqara.games.cleopatra.ruleset import EDITION
from saqqara.games.cleopatra.tables import PLAYERS
from saqqara.kernel.game import Game
from saqqara.kernel.spec import Option, Spec

# 1: a shuffle mixed what lay face down in the market with the new pile (CLE-5.4), and everybody
# saw what a Vizier drew (CLE-L19)
RULES: Final = 2


def build(players: int, options: dict[str, str]) -> Game:
    return Cleopatra(players, options, RULES)


def build_first(players: int, options: dict[str, str]) -> Game:
    return Cleopatra(players, options, 1)


OPTIONS: Final[tuple[Option, ...]] = (
    Option("preset", ("translation", "original-2006")),  # where the two differ
    Option("market", ("preset", "row", "stalls")),
    Option("refill", ("player", "auto")),  # who lays new cards at the stalls
    Option("trompe", ("any", "no_artisan", "none")),  # what a Trompe-l'oeil stands for
    Option("wall_bonus", ("tiles", "squares")),
    Option("beggar_destitute", ("preset", "hand", "talents", "nothing")),
    Option("envoy_empty_giver", ("supply", "none")),
    Option("final_dice", ("skip", "roll")),
)

SPEC: Final[Spec] = Spec(
    "cleopatra",
    RULES,
    ENCODING,
    PLAYERS,
    OPTIONS,
    build,
    EDITION,
    earlier=(Spec("cleopatra", 1, ENCODING, PLAYERS, OPTIONS, build_first, EDITION),),
)
