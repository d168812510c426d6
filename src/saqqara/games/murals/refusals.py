"""Murals of the Nile: what people try that is not possible, and why.

Only the deciding seat's own hand is looked at, and what lies open.
"""

from mypy_extensions import i64

from saqqara.games.murals.actions import DISPLAY, DRAW, HAND, OWED, STOP, TAKE_DECK, TURN
from saqqara.games.murals.cards import in_shadow
from saqqara.games.murals.state import DECK, HELD, SHOWN, MuralsState, is_empty, words
from saqqara.kernel.event import Message
from saqqara.kernel.frame import kind_of, seat_of
from saqqara.kernel.voice import Refusal


def list_refusals(s: MuralsState) -> list[Refusal]:
    packed = s.top()
    if kind_of(packed) == OWED:
        return while_owed(s, seat_of(packed))
    if kind_of(packed) == TURN:
        return in_turn(s, seat_of(packed))
    return []


def in_turn(s: MuralsState, seat: i64) -> list[Refusal]:
    """Cards in the shadow (MUR-5.6), a deck that is gone, stopping before a card is placed."""
    out: list[Refusal] = []
    if s.count == 0:
        out.append(Refusal(STOP, Message("murals-place-first", {})))
    if is_empty(s, DECK):
        out.append(Refusal(DRAW, Message("murals-deck-empty", {})))
    if s.last >= 0:
        refuse_shaded(s, HELD + seat, HAND, out)
        refuse_shaded(s, SHOWN, DISPLAY, out)
    return out


def refuse_shaded(s: MuralsState, place: i64, block: i64, out: list[Refusal]) -> None:
    last: int = s.last
    for word in words(s, place):
        card = int(word)
        if in_shadow(card, last):
            why = Message(
                "murals-in-shadow",
                {
                    "tens": card // 10,
                    "ones": card % 10,
                    "last_tens": last // 10,
                    "last_ones": last % 10,
                },
            )
            out.append(Refusal(block + card, why))


def while_owed(s: MuralsState, seat: i64) -> list[Refusal]:
    """First the card that is due (MUR-7.3)."""
    due = Message("murals-take-first", {})
    out = [Refusal(DRAW, due), Refusal(STOP, due)]
    out += [Refusal(HAND + int(card), due) for card in words(s, HELD + seat)]
    out += [Refusal(DISPLAY + int(card), due) for card in words(s, SHOWN)]
    if is_empty(s, DECK):
        out.append(Refusal(TAKE_DECK, Message("murals-deck-empty", {})))
    return out
