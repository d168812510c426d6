"""Senet: all that can be decided and asked. voice.py adds what depends on the position."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.senet.actions import BACK, DRAW_FIRST, FIRST, MOVE, STICKS, THROW, TURN
from saqqara.games.senet.state import SEATS
from saqqara.games.senet.tables import SQUARES, VALUES
from saqqara.kernel.verbs import Ask, Verb, Verbs, counted, seats

SQUARE: Final = counted("square", SQUARES)

VERBS: Final = Verbs(
    "senet",
    [
        Verb(MOVE, "move", [SQUARE], "SEN-4.1"),
        Verb(BACK, "back", [SQUARE], "SEN-5.1"),
        # of chance
        Verb(THROW, "throw", [counted("squares", VALUES)], "SEN-3.1"),
        Verb(FIRST, "first", [seats(SEATS)], "SEN-2.2"),
    ],
    [
        Ask(TURN, "which pawn moves", "senet-prompt-turn", [MOVE, BACK]),
        Ask(STICKS, "", "senet-prompt-sticks"),
        Ask(DRAW_FIRST, "", "senet-prompt-first"),
    ],
)


def square_of(action: i64) -> i64:
    """The square of the pawn that is to move on or back."""
    if action < BACK:
        return action - MOVE + 1
    return action - BACK + 1
