"""Mini: all that can be decided and asked."""

from typing import Final

from saqqara.games.mini.actions import (
    BID,
    DEAL,
    DEAL_CARD,
    DISCARD,
    DRAW,
    DRAW_CARD,
    LOAD,
    OFFER,
    QUARRY,
    RED,
    RED_COIN,
    RED_POINT,
    SAIL,
    TAKE,
    TAKE_CARD,
    TRIM,
    TURN,
)
from saqqara.games.mini.tables import CARD_WORD, HIGHEST_BID, SITE_WORD, SLOTS
from saqqara.kernel.verbs import Ask, Verb, Verbs, counted, named

CARD_NAME: Final[tuple[str, ...]] = (
    "mini-card-red",
    "mini-card-1",
    "mini-card-2",
    "mini-card-3",
    "mini-card-4",
)
SHIP_NAME: Final[tuple[str, ...]] = ("mini-ship-1", "mini-ship-2")
SITE_NAME: Final[tuple[str, ...]] = ("mini-site-market", "mini-site-temple")

SHIP: Final = named("ship", ("1", "2"), SHIP_NAME)
SITE: Final = named("site", SITE_WORD, SITE_NAME)
SLOT: Final = counted("slot", SLOTS)
CARD: Final = named("card", CARD_WORD, CARD_NAME)
COINS: Final = counted("coins", HIGHEST_BID + 1, 0)

VERBS: Final = Verbs(
    "mini",
    [
        Verb(QUARRY, "quarry", [], "MIN-2", rule="turn"),
        Verb(LOAD, "load", [SHIP], "MIN-2", rule="turn"),
        Verb(SAIL, "sail", [SHIP, SITE], "MIN-2", rule="turn"),
        Verb(TAKE_CARD, "take", [SLOT], "MIN-4", rule="market"),
        Verb(RED_POINT, "red point", [], "MIN-4", label="point", rule="market"),
        Verb(RED_COIN, "red coin", [], "MIN-4", label="coin", rule="market"),
        Verb(DISCARD, "discard", [CARD], "MIN-5", rule="trim"),
        Verb(OFFER, "offer", [COINS], "MIN-6", rule="bid"),
        # of chance: face up, and into a hand
        Verb(DEAL_CARD, "deal", [CARD], "MIN-1"),
        Verb(DRAW_CARD, "draw", [CARD], "MIN-5"),
    ],
    [
        Ask(TURN, "turn", "mini-prompt-turn", [QUARRY, LOAD, SAIL]),
        Ask(TAKE, "take", "mini-prompt-take", [TAKE_CARD]),
        Ask(RED, "red", "mini-prompt-red"),
        Ask(TRIM, "discard", "mini-prompt-trim", [DISCARD]),
        Ask(BID, "offer", "mini-prompt-bid", [OFFER]),
        Ask(DEAL, "", "mini-prompt-deal"),
        Ask(DRAW, "", "mini-prompt-draw"),
    ],
)
