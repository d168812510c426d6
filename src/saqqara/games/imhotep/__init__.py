"""Imhotep, Builder of Egypt (KOSMOS 2016), sides A and B, with A New Dynasty (KOSMOS 2017), sides C
and D, for 2 to 4 players."""

from typing import Final

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import EDITION
from saqqara.games.imhotep.game import Imhotep
from saqqara.games.imhotep.names import SITE_NAME, SOURCE_NAME
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
        SITE_NAME[box.MARKET]: (
            SOURCE_NAME[box.FROM_STATUES],
            SOURCE_NAME[box.FROM_DECORATIONS],
            SOURCE_NAME[box.FROM_BLUE],
            SOURCE_NAME[box.FROM_QUARRY],
        ),
        SITE_NAME[box.PYRAMIDS]: (SOURCE_NAME[box.FROM_PYRAMIDS],),
        SITE_NAME[box.TEMPLE]: (SOURCE_NAME[box.FROM_TEMPLE],),
        SITE_NAME[box.BURIAL]: (SOURCE_NAME[box.FROM_BURIAL],),
        SITE_NAME[box.OBELISKS]: (SOURCE_NAME[box.FROM_OBELISKS],),
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
    do.ENCODING,
    box.PLAYERS,
    OPTIONS,
    build,
    EDITION,
    PARTS,
    earlier=(Spec("imhotep", 1, do.ENCODING, box.PLAYERS, OPTIONS, build_first, EDITION, PARTS),),
)
