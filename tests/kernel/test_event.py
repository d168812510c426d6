"""Audiences: who sees what."""

import pytest

from saqqara.kernel.bits import bit
from saqqara.kernel.event import EVERYONE, SPECTATOR, Event, Message, Move, sees

SEATS = range(6)


def test_everyone_is_everyone() -> None:
    assert all(sees(EVERYONE, seat) for seat in SEATS)
    assert sees(EVERYONE, SPECTATOR)


@pytest.mark.parametrize("seat", SEATS)
def test_one_seat(seat: int) -> None:
    assert [other for other in SEATS if sees(bit(seat), other)] == [seat]
    assert not sees(bit(seat), SPECTATOR)


def test_all_seats_are_not_everyone() -> None:
    """A spectator may later be told, but is no player."""
    everybody = bit(6) - 1
    assert all(sees(everybody, seat) for seat in SEATS)
    assert not sees(everybody, SPECTATOR)


def test_nobody() -> None:
    assert not any(sees(0, seat) for seat in [*SEATS, SPECTATOR])


def test_events_hold_what_they_were_given() -> None:
    event = Event(Message("mini-event", {"seat": 1}), 2, [Move("card", "deck", "hand-1")])
    assert (event.message.id, event.message.args, event.audience) == ("mini-event", {"seat": 1}, 2)
    assert [(m.piece, m.source, m.target) for m in event.moves] == [("card", "deck", "hand-1")]
