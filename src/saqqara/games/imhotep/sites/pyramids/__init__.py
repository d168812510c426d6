"""The pyramids: which side lies there."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import PYRAMID_NAME, side_word
from saqqara.games.imhotep.question import Question
from saqqara.games.imhotep.sites.pyramids import ab, c, d
from saqqara.games.imhotep.state import ImhotepState, side_of, spaces_of, stones_at
from saqqara.kernel.event import Message
from saqqara.kernel.frame import seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng


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


# ---- what is asked


class ChoosePyramid(Question):
    """Listed and decided by game.py itself, which is quicker."""

    def label(self, s: ImhotepState, packed: i64, action: i64, told: Message) -> Message:
        return ab.label(s, action - do.PYRAMID, told)

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return Message("imhotep-pyramid-complete", {"pyramid": PYRAMID_NAME[action - do.PYRAMID]})

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        return ab.space_worth(ab.next_space(s, action - do.PYRAMID))


class BonusCard(Question):
    """A bonus, or nothing (IMH-8.8)."""

    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        out.add(do.BONUS)
        out.add(do.NO_BONUS)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        if action == do.NO_BONUS:
            ab.decline_bonus(s, seat_of(packed))
        else:
            ab.bonus_card(s, seat_of(packed))

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        return 50 if action == do.BONUS else 0


class BonusStones(BonusCard):
    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        if action == do.NO_BONUS:
            ab.decline_bonus(s, seat_of(packed))
        else:
            ab.bonus_stones(s, seat_of(packed))

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        asked.args["stones"] = harbour.can_fetch(s, seat_of(packed), box.GET_STONES)
        return asked

    def label(self, s: ImhotepState, packed: i64, action: i64, told: Message) -> Message:
        if action == do.BONUS:
            told.args["stones"] = harbour.can_fetch(s, seat_of(packed), box.GET_STONES)
        return told


class RevealScaffold(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        c.list_tiles(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        c.decide_tile(s, action)

    def sample(self, s: ImhotepState, packed: i64, rng: Rng) -> i64:
        return c.sample(s, rng)


QUESTIONS: Final[dict[int, Question]] = {  # and BONUS_LOAD in questions.py, with other loading
    do.CHOOSE_PYRAMID: ChoosePyramid(),
    do.BONUS_CARD: BonusCard(),
    do.BONUS_STONES: BonusStones(),
    do.REVEAL_SCAFFOLD: RevealScaffold(),
}
