"""Messages and events: what happened, as ids and numbers, never as sentences.

A Message is an id of locales/ with arguments: ints, or strings that are message
ids themselves. The argument `seat` (and any ending in `_seat`) is a seat number;
whoever renders the message puts the player's name there.

An Event is a message with an audience and, for animation, the pieces that moved.

Servers keep many of them; they are acyclic, so that the garbage collector passes them by, and held
in tuples, which it passes by too where they hold nothing else.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saqqara.kernel.bits import has

EVERYONE: Final = -1  # an audience with every bit set: all seats and all spectators
SPECTATOR: Final = -1  # the seat number of someone who only watches

Args = dict[str, int | str]


@mypyc_attr(acyclic=True)
class Message:
    def __init__(self, id: str, args: Args) -> None:
        self.id = id
        self.args = args


@mypyc_attr(acyclic=True)
class Move:
    """One piece on its way; places are words such as `hand-0` or `hospital`."""

    def __init__(self, piece: str, source: str, target: str) -> None:
        self.piece = piece
        self.source = source
        self.target = target


@mypyc_attr(acyclic=True)
class Event:
    def __init__(self, message: Message, audience: int, moves: list[Move]) -> None:
        self.message = message
        self.audience = audience
        self.moves: tuple[Move, ...] = tuple(moves)


def sees(audience: i64, seat: i64) -> bool:
    """Does *seat*, or a SPECTATOR, belong to this audience?"""
    if audience == EVERYONE:
        return True
    return seat >= 0 and has(audience, seat)
