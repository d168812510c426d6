"""Return of the Pharaoh as people see it and are told of it: the facet `voice` of the game."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from saqqara.games.pharaoh import crew, effects, refusals, view
from saqqara.games.pharaoh.actions import (
    DECLARE,
    DECLARE_BONUS,
    LAY_MORE,
    PASS_HORUS,
    PASS_PHARAOH,
    TURN,
)
from saqqara.games.pharaoh.roles import ROLES
from saqqara.games.pharaoh.state import BID, HAND, HOSPITAL, PharaohState, auctioned_lot
from saqqara.games.pharaoh.tables import ROUNDS
from saqqara.games.pharaoh.verbs import LOT_NAME, VERBS
from saqqara.kernel.event import Message
from saqqara.kernel.frame import kind_of, seat_of
from saqqara.kernel.state import State
from saqqara.kernel.voice import Effect, Voice


@mypyc_attr(acyclic=True)
class PharaohVoice(Voice):
    def __init__(self, players: i64, open_hands: bool, bonus: bool) -> None:
        super().__init__(VERBS, ROLES)
        self.players = players
        self.open_hands = open_hands
        self.bonus = bonus

    def view(self, s: State, seat: i64) -> Mapping[str, object]:
        assert isinstance(s, PharaohState)
        return view.view(s, seat, self.players, self.open_hands, self.bonus)

    def own_view(self, s: State, seat: i64, public: Mapping[str, object]) -> Mapping[str, object]:
        assert isinstance(s, PharaohState)
        return view.own_view(s, seat, cast(view.PharaohView, public), self.open_hands)

    def printed(self) -> Mapping[str, object]:
        printed: view.PharaohPrinted = {"rounds": ROUNDS}
        return printed

    def prompt(self, s: State) -> Message:
        assert isinstance(s, PharaohState)
        packed = s.top()
        seat = seat_of(packed)
        asked = self.verbs.prompt(kind_of(packed))
        if kind_of(packed) == TURN:
            return prompt_turn(s, seat, asked)
        if kind_of(packed) == LAY_MORE:
            asked.args = {"laid": crew.value(s.crew[BID + seat]), "high": s.high}
        return asked

    def label(self, s: State, action: i64) -> Message:
        assert isinstance(s, PharaohState)
        told = self.verbs.label(kind_of(s.top()), action)
        naming = LABEL.get(action)
        if naming is not None:
            naming(s, told)
        return told

    def is_light(self, s: State, action: i64) -> bool:
        """All but what costs a pharaoh card."""
        return action != PASS_PHARAOH

    def refuse(self, s: State, action: i64) -> Message:
        assert isinstance(s, PharaohState)
        return refusals.why_not(s, s.top(), action, self.bonus)

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        assert isinstance(before, PharaohState)
        assert isinstance(after, PharaohState)
        return effects.effects(before, after, seat, self.players)


def prompt_turn(s: PharaohState, seat: i64, asked: Message) -> Message:
    """Outbidding somebody, or opening the auction, or the hand does not suffice."""
    lot = LOT_NAME[auctioned_lot(s)]
    if crew.value(s.crew[HAND + seat]) + crew.value(s.crew[BID + seat]) <= s.high:
        return Message("pharaoh-prompt-turn-pass", {"lot": lot})
    if s.high == 0:
        return Message("pharaoh-prompt-turn-open", {"lot": lot})
    asked.args = {"lot": lot, "high": s.high, "other_seat": s.leader}
    return asked


def name_number(s: PharaohState, told: Message) -> None:
    told.args = {"number": crew.value(s.crew[BID + s.seat()])}


def name_bonus(s: PharaohState, told: Message) -> None:
    number = crew.value(s.crew[BID + s.seat()])
    told.args = {"number": number + s.round, "bonus": s.round}


def name_chip(s: PharaohState, told: Message) -> None:
    if s.chip == s.seat():
        told.id = "pharaoh-label-horus-keep"
    else:
        told.args = {"other_seat": s.chip}


def name_hospital(s: PharaohState, told: Message) -> None:
    told.args = {"cards": crew.size(s.crew[HOSPITAL])}


LABEL: Final[dict[int, Callable[[PharaohState, Message], None]]] = {
    DECLARE: name_number,
    DECLARE_BONUS: name_bonus,
    PASS_HORUS: name_chip,
    PASS_PHARAOH: name_hospital,
}
