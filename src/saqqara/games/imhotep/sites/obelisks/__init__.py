"""The obelisks: which side lies there."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep import weights
from saqqara.games.imhotep.names import side_word
from saqqara.games.imhotep.question import Question
from saqqara.games.imhotep.sites.obelisks import ab, c, d
from saqqara.games.imhotep.state import ImhotepState, of_seat, side_of, spaces_of
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of
from saqqara.kernel.game import Choices


class ObelisksView(TypedDict):
    side: box.Side | Literal["?"]
    heights: list[int]  # by seat: stones here, towers of B and waiting ones included
    waiting: list[int]  # by seat, B only
    towers: list[int]  # owners of the towers on the track (B), of the sites (D), -1 = free


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    side = side_of(s, box.OBELISKS)
    if side < box.SIDE_C:
        ab.place(s, seat, source)
    elif side == box.SIDE_C:
        c.place(s, seat, source)
    else:
        d.place(s, seat, source)


def end_points(s: ImhotepState, seat: i64) -> i64:
    side = side_of(s, box.OBELISKS)
    if side < box.SIDE_C:
        return ab.end_points(s, seat)
    if side == box.SIDE_C:
        return c.end_points(s, seat)
    return d.end_points(s, seat)


def worth(s: ImhotepState, seat: i64) -> i64:
    """A stone there, to the hints."""
    side = side_of(s, box.OBELISKS)
    if side < box.SIDE_C:
        return ab.worth(s, seat) * weights.OBELISKS // 100
    return c.worth(s, seat) if side == box.SIDE_C else d.worth(s, seat)


def view(s: ImhotepState) -> ObelisksView:
    b = side_of(s, box.OBELISKS) == box.SIDE_B
    return {
        "side": side_word(s, box.OBELISKS),
        "heights": [of_seat(s.lying[box.OBELISKS], seat) for seat in range(s.players)],
        "waiting": [of_seat(s.waiting, seat) for seat in range(s.players)] if b else [],
        "towers": towers(s),
    }


def towers(s: ImhotepState) -> list[int]:
    side = side_of(s, box.OBELISKS)
    if side == box.SIDE_C:
        return []
    if side == box.SIDE_D:
        return spaces_of(s.track, box.AVENUE_SITES)
    return spaces_of(s.track, ab.towers(s))


# ---- what is asked


class ChooseBuild(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        c.list_builds(s, packed, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        c.decide_build(s, packed, action)

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        asked.args["space"] = a_of(packed) + 1
        return asked

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        return c.build_worth(s, seat, a_of(packed), action - do.BUILD)


class ChooseAvenue(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        d.list_sites(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        d.decide_site(s, packed, action)

    def label(self, s: ImhotepState, packed: i64, action: i64, told: Message) -> Message:
        return d.label(s, action - do.AVENUE, told)

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return d.why_not(s, action - do.AVENUE)

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        return d.choice_worth(s, action - do.AVENUE)


QUESTIONS: Final[dict[int, Question]] = {
    do.CHOOSE_BUILD: ChooseBuild(),
    do.CHOOSE_AVENUE: ChooseAvenue(),
}
