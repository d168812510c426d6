"""The temple: which side lies there."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import RA_POINTS, RA_STONES
from saqqara.games.imhotep.names import side_word
from saqqara.games.imhotep.question import AnyCard, Question
from saqqara.games.imhotep.sites.temple import ab, c, d
from saqqara.games.imhotep.state import ImhotepState, side_of, spaces_of, stones_at
from saqqara.kernel.bits import bit
from saqqara.kernel.event import Message
from saqqara.kernel.frame import AUTO, a_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices


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


# ---- what is asked


class Offering(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        ab.list_offering(out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        ab.decide_offering(s, packed, action)

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        asked.args["space"] = a_of(packed) + 1
        return asked

    def label(self, s: ImhotepState, packed: i64, action: i64, told: Message) -> Message:
        if action == do.STONES_INSTEAD:
            told.args["stones"] = harbour.can_fetch(s, seat_of(packed), box.TEMPLE_STONES)
        return told

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        if action == do.POINT:
            return 100
        return 52 * harbour.can_fetch(s, seat, box.TEMPLE_STONES) if s.round < box.ROUNDS else 0


class RaOffering(Offering):
    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        c.decide_offering(s, packed, action)

    def label(self, s: ImhotepState, packed: i64, action: i64, told: Message) -> Message:
        if action == do.POINT:
            told.args["points"] = s.figures[RA_POINTS + a_of(packed)]
        elif action == do.STONES_INSTEAD:
            stones = s.figures[RA_STONES + a_of(packed)]
            told.args["stones"] = harbour.can_fetch(s, seat_of(packed), stones)
        return told

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        return c.offering_worth(s, seat, a_of(packed), action)


class RaDraw(AnyCard):
    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        c.decide_draw(s, packed, cards.card_of(action))

    def audience(self, s: ImhotepState, packed: i64, action: i64) -> i64:
        return bit(a_of(packed))


QUESTIONS: Final[dict[int, Question]] = {
    do.OFFERING: Offering(),
    do.RA_OFFERING: RaOffering(),
    do.RA_DRAW: RaDraw(),
}
