"""Senet: what a seat may see, which is everything."""

from typing import TypedDict

from mypy_extensions import i64

from saqqara.games.senet import scoring
from saqqara.games.senet.state import SEATS, SenetState, blocks, guarded
from saqqara.games.senet.tables import LIGHT, MOST_THROWS, SQUARES
from saqqara.kernel.bits import has, members


class SideView(TypedDict):
    off: int  # pawns borne off
    way_left: int  # squares that its pawns still have to go
    at: list[int]  # squares of its pawns
    guarded: list[int]  # those where they cannot be driven away
    blocked: list[int]  # those that belong to a row that cannot be passed


class SenetView(TypedDict):
    start: int  # seat that begins, -1 before the draw
    thrower: int  # seat whose throw the sticks show, -1 before the first
    thrown: int  # squares, 0 before the first throw
    light: int  # sticks with the light side up
    throws: int
    most_throws: int
    pawns: int  # of each player
    squares: list[int]  # square 1 first: the seat whose pawn stands there, -1 = none
    sides: list[SideView]  # by seat


def view(s: SenetState, pawns: i64) -> SenetView:
    return {
        "start": s.start,
        "thrower": s.thrower,
        "thrown": s.thrown,
        "light": LIGHT[s.thrown],
        "throws": s.throws,
        "most_throws": MOST_THROWS,
        "pawns": pawns,
        "squares": [owner(s, square) for square in range(1, SQUARES + 1)],
        "sides": [side_view(s, seat, pawns) for seat in range(SEATS)],
    }


def side_view(s: SenetState, seat: i64, pawns: i64) -> SideView:
    own = s.pawns[seat]
    squares = members(own)
    return {
        "off": scoring.borne_off(s, seat, pawns),
        "way_left": scoring.way_left(s, seat),
        "at": squares,
        "guarded": [square for square in squares if guarded(own, square)],
        "blocked": members(blocks(own)),
    }


def owner(s: SenetState, square: i64) -> int:
    if has(s.pawns[0], square):
        return 0
    return 1 if has(s.pawns[1], square) else -1
