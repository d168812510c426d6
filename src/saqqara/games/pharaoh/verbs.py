"""Return of the Pharaoh: all that can be decided and asked."""

from typing import Annotated, Final

from mypy_extensions import i64

from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh.actions import (
    DEAL,
    DECLARE,
    DECLARE_BONUS,
    DRAW_CHIP,
    FIRST,
    LAY,
    LAY_MORE,
    PASS,
    PASS_HORUS,
    PASS_PHARAOH,
    TURN,
    TURN_UP,
)
from saqqara.games.pharaoh.state import SEATS
from saqqara.games.pharaoh.tables import (
    CREW_WORD,
    LOTS,
    TREASURE_ITEMS,
    TREASURE_KIND,
    TREASURE_WORD,
    TREASURES,
)
from saqqara.kernel.verbs import Ask, Verb, Verbs, named, seats

CREW_NAME: Final[tuple[str, ...]] = (
    "pharaoh-crew-1",
    "pharaoh-crew-2",
    "pharaoh-crew-3",
    "pharaoh-crew-4",
    "pharaoh-crew-5",
    "pharaoh-flag-crew-3",
    "pharaoh-flag-crew-4",
    "pharaoh-flag-crew-5",
    "pharaoh-flag-crew-6",
    "pharaoh-flag-crew-7",
)
LOT_NAME: Final[tuple[str, ...]] = (
    "pharaoh-throne-1",
    "pharaoh-jar-1",
    "pharaoh-jar-2",
    "pharaoh-sword-1",
    "pharaoh-sword-2",
    "pharaoh-sword-3",
    "pharaoh-ankh-1",
    "pharaoh-ankh-2",
    "pharaoh-ankh-3",
    "pharaoh-ankh-4",
    "pharaoh-coin-1",
    "pharaoh-coin-2",
    "pharaoh-coin-3",
    "pharaoh-coin-4",
    "pharaoh-coin-5",
    "pharaoh-flag-crew-3",
    "pharaoh-flag-crew-4",
    "pharaoh-flag-crew-5",
    "pharaoh-flag-crew-6",
    "pharaoh-flag-crew-7",
)


def lot_word(lot: i64) -> str:
    """`jar 2`, `throne 1`, `crew 5f`."""
    if lot >= TREASURES:
        return f"crew {CREW_WORD[crew.kind_of_lot(lot)]}"
    return f"{TREASURE_WORD[TREASURE_KIND[lot]]} {TREASURE_ITEMS[lot]}"


CREW: Final = named("card", CREW_WORD, CREW_NAME)  # the plain ones, then those with a flag
LOT: Final = named("lot", [lot_word(lot) for lot in range(LOTS)], LOT_NAME)
Lot = Annotated[str, tuple(LOT.words)]  # in views
OF_SEAT: Final = [LAY, DECLARE, DECLARE_BONUS, PASS, PASS_HORUS, PASS_PHARAOH]

VERBS: Final = Verbs(
    "pharaoh",
    [
        Verb(LAY, "lay", [CREW], "PHA-4.3"),
        Verb(DECLARE, "declare", [], "PHA-4.4"),
        Verb(DECLARE_BONUS, "declare bonus", [], "PHA-4.6", rule="bonus"),
        Verb(PASS, "pass", [], "PHA-4.11"),
        Verb(PASS_HORUS, "horus", [], "PHA-4.9"),
        Verb(PASS_PHARAOH, "pharaoh", [], "PHA-4.10"),
        # of chance
        Verb(TURN_UP, "lot", [LOT], "PHA-3.4"),
        Verb(FIRST, "first", [seats(SEATS)], "PHA-3.5", rule="chip"),
    ],
    [
        Ask(TURN, "a turn", "pharaoh-prompt-turn", OF_SEAT),
        Ask(LAY_MORE, "more cards or declare", "pharaoh-prompt-lay", OF_SEAT),
        Ask(DEAL, "", "pharaoh-prompt-deal"),
        Ask(DRAW_CHIP, "", "pharaoh-prompt-chip"),
    ],
)
