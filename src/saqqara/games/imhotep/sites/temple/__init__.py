"""The temple: which side lies there."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import side_word
from saqqara.games.imhotep.sites.temple import ab, c, d
from saqqara.games.imhotep.state import ImhotepState, side_of, spaces_of, stones_at
from saqqara.kernel.frame import AUTO, frame, kind_of
from saqqara.kernel.game import Choices

KINDS: Final[list[int]] = [do.OFFERING, do.RA_OFFERING, do.RA_DRAW]  # listed and decided here


class TempleView(TypedDict):
    side: box.Side | Literal["?"]
    visible: list[int]  # owners of the uppermost stones; D: of the stone places
    stones: int  # covered ones too


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    if side_of(s, box.TEMPLE) == box.SIDE_D:
        d.place(s, seat, source)
    else:
        ab.place(s, seat, source)  # on side C too (DYN-6.1)


def end_round(s: ImhotepState) -> None:
    """What the temple brings at the end of a round."""
    side = side_of(s, box.TEMPLE)
    if side < box.SIDE_C:
        ab.end_round(s)
    elif side == box.SIDE_C:
        s.push(frame(do.RA_SPACE, AUTO, 0))
    else:
        d.end_round(s)


def end_points(s: ImhotepState, seat: i64) -> i64:
    if side_of(s, box.TEMPLE) == box.SIDE_D:
        return d.end_points(s, seat)
    return 0


def list_choices(s: ImhotepState, packed: i64, out: Choices) -> None:
    if kind_of(packed) == do.RA_DRAW:
        deck.list_cards(s, out)
    else:
        ab.list_offering(out)


def decide(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == do.OFFERING:
        ab.decide_offering(s, packed, action)
    elif kind == do.RA_OFFERING:
        c.decide_offering(s, packed, action)
    else:
        c.decide_draw(s, packed, cards.card_of(action))


def run(s: ImhotepState, packed: i64) -> None:
    if kind_of(packed) == do.TEMPLE_SPACE:
        ab.run_space(s, packed)
    else:
        c.run_space(s, packed)


def worth(s: ImhotepState, seat: i64) -> i64:
    """A stone there, to the hints."""
    side = side_of(s, box.TEMPLE)
    if side < box.SIDE_C:
        return ab.worth(s) * weights.TEMPLE // 100
    return c.worth(s) if side == box.SIDE_C else d.worth(s, seat)


def view(s: ImhotepState) -> TempleView:
    return {
        "side": side_word(s, box.TEMPLE),
        "visible": spaces_of(s.temple, places(s)),
        "stones": stones_at(s, box.TEMPLE),
    }


def places(s: ImhotepState) -> i64:
    return box.ARENA_PLACES if side_of(s, box.TEMPLE) == box.SIDE_D else ab.width(s)
