"""Imhotep, Builder of Egypt (KOSMOS 2016), sides A and B, with A New Dynasty (KOSMOS 2017), sides C
and D, for 2 to 4 players."""

from typing import Final

from saqqara.games.imhotep.actions import ENCODING
from saqqara.games.imhotep.figures import EDITION
from saqqara.games.imhotep.game import Imhotep
from saqqara.games.imhotep.names import SITE_NAME, SOURCE_NAME
from saqqara.games.imhotep.tables import (
    BURIAL,
    FROM_BLUE,
    FROM_BURIAL,
    FROM_DECORATIONS,
    FROM_OBELISKS,
    FROM_PYRAMIDS,
    FROM_QUARRY,
    FROM_STATUES,
    FROM_TEMPLE,
    MARKET,
    OBELISKS,
    PLAYERS,
    PYRAMIDS,
    TEMPLE,
)
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game
from saqqara.kernel.spec import Option, Parts, Spec

# 1: secret cards from face-down places were shown (DYN-16.2), and sides by lot always
# brought the rules of A New Dynasty (DYN-1.4)
RULES: Final = 2


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
    return Imhotep(players, options, rules)


PARTS: Final[Parts] = Parts(
    "sides",
    "ABCD",
    {
        # The points of cards, wherever the cards came from: most of them from the market.
        SITE_NAME[MARKET]: (
            SOURCE_NAME[FROM_STATUES],
            SOURCE_NAME[FROM_DECORATIONS],
            SOURCE_NAME[FROM_BLUE],
            SOURCE_NAME[FROM_QUARRY],
        ),
        SITE_NAME[PYRAMIDS]: (SOURCE_NAME[FROM_PYRAMIDS],),
        SITE_NAME[TEMPLE]: (SOURCE_NAME[FROM_TEMPLE],),
        SITE_NAME[BURIAL]: (SOURCE_NAME[FROM_BURIAL],),
        SITE_NAME[OBELISKS]: (SOURCE_NAME[FROM_OBELISKS],),
    },
)
OPTIONS: Final[tuple[Option, ...]] = (
    # market, pyramids, temple, burial chamber, obelisks; `random` draws a mix of A and B
    Option(
        "sides",
        ("AAAAA", "BBBBB", "random", "CCCCC", "DDDDD", "random-all"),
        "[ABCD]{5}",
    ),
    Option("wrath", ("off", "on")),  # Wrath of the Pharaoh
    Option("first", ("random", "1", "2", "3", "4")),  # the start player: a seat
    # A New Dynasty
    Option("expansion", ("off", "on")),  # the 14 new market cards
    Option("prophecies", ("off", "on")),
    Option("secret_cards", ("off", "on")),
    Option("hall_start", ("1", "5", "8", "12"), "[1-9]|1[0-4]"),  # the figure's square
    Option("hall_figure_square_first", ("off", "on")),
    Option("crypt_overflow_averts_penalty", ("off", "on")),
    Option("raft_may_target_market", ("off", "on")),
)
SPEC: Final[Spec] = Spec(
    "imhotep",
    RULES,
    ENCODING,
    PLAYERS,
    OPTIONS,
    build,
    EDITION,
    PARTS,
    earlier=(Spec("imhotep", 1, ENCODING, PLAYERS, OPTIONS, build_first, EDITION, PARTS),),
)
