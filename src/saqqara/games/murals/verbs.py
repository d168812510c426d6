"""Murals of the Nile: all that can be decided and asked."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.murals.actions import (
    DEAL,
    DEALT,
    DISPLAY,
    DRAW,
    DRAWN,
    FIRST,
    HAND,
    OWED,
    REVEAL,
    START,
    STOP,
    TAKE,
    TAKE_DECK,
    TURN,
)
from saqqara.games.murals.cards import CARD_WORD
from saqqara.games.murals.state import SEATS
from saqqara.games.murals.tables import CARDS
from saqqara.kernel.event import Args
from saqqara.kernel.verbs import Ask, Noun, Verb, Verbs, seats

AREA_NAME: Final[tuple[str, ...]] = (
    "murals-area-a",
    "murals-area-b",
    "murals-area-c",
    "murals-area-d",
    "murals-area-e",
    "murals-area-f",
    "murals-area-g",
    "murals-area-h",
    "murals-area-j",
    "murals-area-k",
    "murals-area-l",
    "murals-area-m",
)


def card_args(card: i64) -> Args:
    """A card in a message: its two digits, as 8 must be read 08."""
    return {"tens": card // 10, "ones": card % 10}


CARD: Final = Noun(CARD_WORD, [card_args(card) for card in range(CARDS)])

VERBS: Final = Verbs(
    "murals",
    [
        Verb(DRAW, "draw", [], "MUR-4.4"),
        Verb(STOP, "stop", [], "MUR-7.4"),
        Verb(HAND, "hand", [CARD], "MUR-5.6"),
        Verb(DISPLAY, "display", [CARD], "MUR-5.6"),
        Verb(TAKE_DECK, "take deck", [], "MUR-7.3", rule="take"),
        Verb(TAKE, "take", [CARD], "MUR-7.3"),
        # of chance: face up, and into a hand
        Verb(REVEAL, "reveal", [CARD], "MUR-6.1"),
        Verb(DEAL, "deal", [CARD], "MUR-2.1"),
        Verb(FIRST, "first", [seats(SEATS)], "MUR-3.4"),
    ],
    [
        Ask(TURN, "its turn", "murals-prompt-turn"),
        Ask(OWED, "a card to take", "murals-prompt-combo"),
        Ask(DRAWN, "", "murals-prompt-reveal"),
        Ask(DEALT, "", "murals-prompt-deal"),
        Ask(START, "", "murals-prompt-start"),
    ],
)
