"""The pyramids: which side lies there."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import side_word
from saqqara.games.imhotep.sites.pyramids import ab, c, d
from saqqara.games.imhotep.state import ImhotepState, side_of, spaces_of, stones_at
from saqqara.kernel.frame import kind_of
from saqqara.kernel.game import Choices

KINDS: Final[list[int]] = [  # of frames that are listed and decided here
    *[do.CHOOSE_PYRAMID, do.BONUS_CARD, do.BONUS_STONES, do.BONUS_LOAD],
    *[do.REVEAL_SCAFFOLD],
]


class PyramidsView(TypedDict):
    side: box.Side | Literal["?"]
    spaces: list[int]  # owners; A, C: in order of filling, B: five of each small one, D: squares
    beside: int  # stones laid beside


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    side = side_of(s, box.PYRAMIDS)
    if side < box.SIDE_C:
        ab.place(s, seat, source)
    elif side == box.SIDE_C:
        c.place(s, seat, source)
    else:
        d.place(s, seat, source)


def list_choices(s: ImhotepState, packed: i64, out: Choices) -> None:
    kind = kind_of(packed)
    if kind == do.CHOOSE_PYRAMID:
        ab.list_pyramids(s, out)
    elif kind == do.REVEAL_SCAFFOLD:
        c.list_tiles(s, out)
    else:
        ab.list_bonus(s, packed, out)


def decide(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == do.CHOOSE_PYRAMID:
        ab.decide_pyramid(s, packed, action)
    elif kind == do.REVEAL_SCAFFOLD:
        c.decide_tile(s, action)
    else:
        ab.decide_bonus(s, packed, action)


def worth(s: ImhotepState, nth: i64) -> i64:
    """A stone there, to the hints, if *nth* others of its ship come first."""
    side = side_of(s, box.PYRAMIDS)
    if side < box.SIDE_C:
        return ab.worth(s, nth)
    return c.worth(s, nth) if side == box.SIDE_C else d.worth(s, nth)


def view(s: ImhotepState) -> PyramidsView:
    spaces = places(side_of(s, box.PYRAMIDS))
    lying = stones_at(s, box.PYRAMIDS)
    return {
        "side": side_word(s, box.PYRAMIDS),
        "spaces": spaces_of(s.pyramid, spaces),
        "beside": lying - spaces if lying > spaces else 0,
    }


def places(side: i64) -> int:
    if side == box.SIDE_A:
        return box.PYRAMID_A_SPACES
    if side == box.SIDE_B:
        return box.PYRAMIDS_B * box.PYRAMID_B_SPACES
    return box.SCAFFOLDS * box.SCAFFOLD_SPACES if side == box.SIDE_C else box.HALL_SQUARES
