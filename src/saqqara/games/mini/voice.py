"""Mini as people see it and are told of it: the facet `voice` of the game."""

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from saqqara.games.mini import pile, scoring, view
from saqqara.games.mini.actions import (
    DISCARD,
    LOAD,
    OFFER,
    QUARRY,
    RED_POINT,
    SAIL,
    TAKE_CARD,
    TRIM,
)
from saqqara.games.mini.roles import ROLES
from saqqara.games.mini.state import MiniState, load_of
from saqqara.games.mini.tables import HAND
from saqqara.games.mini.verbs import CARD_NAME, VERBS
from saqqara.kernel.event import Message
from saqqara.kernel.frame import kind_of, seat_of
from saqqara.kernel.state import State
from saqqara.kernel.voice import Effect, Voice, tell_points


@mypyc_attr(acyclic=True)
class MiniVoice(Voice):
    def __init__(self, players: i64, open_bids: bool) -> None:
        super().__init__(VERBS, ROLES)
        self.players = players
        self.open_bids = open_bids

    def view(self, s: State, seat: i64) -> Mapping[str, object]:
        assert isinstance(s, MiniState)
        return view.view(s, seat, self.players, self.open_bids)

    def prompt(self, s: State) -> Message:
        assert isinstance(s, MiniState)
        packed = s.top()
        asked = self.verbs.prompt(kind_of(packed))
        if kind_of(packed) == TRIM:
            asked.args["cards"] = pile.size(s.hands[seat_of(packed)]) - HAND
        return asked

    def label(self, s: State, action: i64) -> Message:
        assert isinstance(s, MiniState)
        told = self.verbs.label(kind_of(s.top()), action)
        if TAKE_CARD <= action < RED_POINT:
            told.args["card"] = CARD_NAME[s.slots[action - TAKE_CARD]]
        return told

    def refuse(self, s: State, action: i64) -> Message:
        assert isinstance(s, MiniState)
        seat = s.seat()
        if action == QUARRY:
            return Message("mini-refused-store", {})
        if action < TAKE_CARD:
            ship = action - LOAD
            if action >= SAIL:
                ship = (action - SAIL) // 2
            if s.docked[ship] >= 0:
                return Message("mini-refused-sailed", {"ship": ship + 1})
            if action >= SAIL:
                return Message("mini-refused-no-load", {"ship": ship + 1})
            if s.stones[seat] == 0:
                return Message("mini-refused-no-stone", {})
            return Message("mini-refused-full", {"ship": ship + 1, "stones": load_of(s, ship)})
        if action < RED_POINT:
            return Message("mini-refused-no-card", {"slot": action - TAKE_CARD + 1})
        if action < OFFER:
            if pile.count(s.hands[seat], action - DISCARD) == 0:
                return Message("mini-refused-not-held", {})
            return Message("mini-refused-order", {})
        return Message("mini-refused-coins", {"coins": s.coins[seat]})

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        assert isinstance(before, MiniState)
        assert isinstance(after, MiniState)
        found: list[Effect] = []
        tell_points(found, scoring.score(after, seat) - scoring.score(before, seat))
        return found + super().effects(before, after, seat)
