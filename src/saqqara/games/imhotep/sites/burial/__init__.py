"""The burial chamber: which side lies there."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep import weights
from saqqara.games.imhotep.names import side_word
from saqqara.games.imhotep.sites.burial import ab, c, d, groups
from saqqara.games.imhotep.sites.burial.groups import GroupView
from saqqara.games.imhotep.state import ImhotepState, side_of
from saqqara.kernel.bits import members
from saqqara.kernel.frame import kind_of
from saqqara.kernel.game import Choices

KINDS: Final[list[int]] = [do.CHOOSE_HILL, do.CHOOSE_TOMB, do.OPEN_TOMB]  # listed and decided here


class BurialView(TypedDict):
    side: box.Side | Literal["?"]
    stones: list[int]  # owners in order: three rows, column by column; C, D: by place, -1 = free
    groups: list[GroupView]  # A, C, D: stones of an owner that touch, and what they are worth now
    rows: list[list[int]]  # B: what each row is worth now, by seat


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    side = side_of(s, box.BURIAL)
    if side < box.SIDE_C:
        ab.place(s, seat, source)
    elif side == box.SIDE_C:
        c.place(s, seat, source)
    else:
        d.place(s, seat, source)


def end_points(s: ImhotepState, seat: i64) -> i64:
    side = side_of(s, box.BURIAL)
    if side < box.SIDE_C:
        return ab.end_points(s, seat)
    if side == box.SIDE_C:
        return c.points(s.tomb[seat])
    return d.end_points(s, seat)


def list_choices(s: ImhotepState, packed: i64, out: Choices) -> None:
    kind = kind_of(packed)
    if kind == do.CHOOSE_HILL:
        c.list_places(s, out)
    elif kind == do.CHOOSE_TOMB:
        d.list_tombs(s, out)
    else:
        d.list_tiles(s, out)


def decide(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == do.CHOOSE_HILL:
        c.decide_place(s, packed, action)
    elif kind == do.CHOOSE_TOMB:
        d.decide_tomb(s, packed, action)
    else:
        d.decide_tile(s, packed, action)


def worth(s: ImhotepState, seat: i64) -> i64:
    """A stone there, to the hints."""
    side = side_of(s, box.BURIAL)
    if side < box.SIDE_C:
        return ab.worth(s, seat, 0) * weights.BURIAL // 100
    return c.worth(s, seat) if side == box.SIDE_C else d.worth(s, seat)


def view(s: ImhotepState) -> BurialView:
    return {
        "side": side_word(s, box.BURIAL),
        "stones": owners(s),
        "groups": groups.groups(s),
        "rows": groups.rows(s),
    }


def owners(s: ImhotepState) -> list[int]:
    """Owners in the order of placing; on sides C and D by place, -1 = free."""
    owner: dict[int, int] = {}
    for seat in range(s.players):
        for place in members(s.tomb[seat]):
            owner[place] = seat
    side = side_of(s, box.BURIAL)
    if side >= box.SIDE_C:
        places = box.HILL_PLACES if side == box.SIDE_C else box.TOMBS
        return [owner.get(place, -1) for place in range(places)]
    return [owner[place] for place in range(len(owner))]
