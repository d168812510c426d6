"""Imhotep: how an observation writes what is packed here; kernel/encoding.py has the rest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import cards
from saqqara.games.imhotep.state import of_seat, owner_at
from saqqara.kernel.encoding import around, from_seat, put, put_nothing

SEAT: Final = "seat from the viewer"
CARDS: Final = 48  # of one kind or all: never more
TALLEST: Final = 60  # stones of one player, or what they build


def put_owners(out: vec[u8], at: i64, spaces: i64, count: i64, viewer: i64, players: i64) -> i64:
    """Whose stones lie on so many spaces."""
    end = put_nothing(out, at, count * players)
    space: i64
    for space in range(count):
        seat = from_seat(owner_at(spaces, space), viewer, players)
        if seat >= 0:
            out[at + space * players + seat] = 1
    return end


def put_seats(out: vec[u8], at: i64, packed: i64, viewer: i64, players: i64) -> i64:
    """The numbers of all seats, out of eight bits per seat."""
    step: i64
    for step in range(players):
        at = put(out, at, of_seat(packed, around(step, viewer, players)))
    return at


def put_cards(out: vec[u8], at: i64, pile: i64, kinds: i64) -> i64:
    if pile == cards.EMPTY:
        return put_nothing(out, at, kinds)
    kind: i64
    for kind in range(kinds):
        out[at + kind] = u8(cards.count(pile, kind))
    return at + kinds
