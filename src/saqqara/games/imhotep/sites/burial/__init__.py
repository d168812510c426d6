"""The burial chamber: which side lies there."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep import weights
from saqqara.games.imhotep.names import side_word
from saqqara.games.imhotep.question import Question
from saqqara.games.imhotep.sites.burial import ab, c, d, groups
from saqqara.games.imhotep.sites.burial.groups import GroupView
from saqqara.games.imhotep.state import ImhotepState, side_of
from saqqara.kernel.bits import members
from saqqara.kernel.event import Message
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng


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


# ---- what is asked


class ChooseHill(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        c.list_places(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        c.decide_place(s, packed, action)

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return c.why_not(s, action - do.HILL)

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        return 100 * c.gain(s, seat, action - do.HILL) + action - do.HILL


class ChooseTomb(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        d.list_tombs(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        d.decide_tomb(s, packed, action)

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return d.why_not(s, action - do.TOMB)

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        return 100 * d.gain(s, seat, action - do.TOMB)


class OpenTomb(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        d.list_tiles(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        d.decide_tile(s, packed, action)

    def sample(self, s: ImhotepState, packed: i64, rng: Rng) -> i64:
        return d.sample(s, rng)


QUESTIONS: Final[dict[int, Question]] = {
    do.CHOOSE_HILL: ChooseHill(),
    do.CHOOSE_TOMB: ChooseTomb(),
    do.OPEN_TOMB: OpenTomb(),
}
