"""Murals of the Nile as people see it and are told of it: the facet `voice` of the game."""

from collections.abc import Mapping
from typing import cast

from mypy_extensions import i64, mypyc_attr

from saqqara.games.murals import effects, refusals, view
from saqqara.games.murals.actions import BY_ANKH, HAND, OWED, STOP, TAKE_DECK, TURN
from saqqara.games.murals.roles import ROLES
from saqqara.games.murals.scoring import finishing_steps
from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.state import MuralsState, to_come
from saqqara.games.murals.verbs import VERBS, card_args
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of, b_of, kind_of
from saqqara.kernel.state import State
from saqqara.kernel.voice import Effect, Refusal, Voice


@mypyc_attr(acyclic=True)
class MuralsVoice(Voice):
    def __init__(self, players: i64, sheet: Sheet, odds: bool) -> None:
        super().__init__(VERBS, ROLES)
        self.players = players
        self.sheet = sheet
        self.odds = odds

    def view(self, s: State, seat: i64) -> Mapping[str, object]:
        assert isinstance(s, MuralsState)
        return view.view(s, seat, self.players, self.sheet, self.odds)

    def own_view(self, s: State, seat: i64, public: Mapping[str, object]) -> Mapping[str, object]:
        assert isinstance(s, MuralsState)
        return view.own_view(s, seat, cast(view.MuralsView, public), self.odds)

    def prompt(self, s: State) -> Message:
        assert isinstance(s, MuralsState)
        packed = s.top()
        kind = kind_of(packed)
        asked = self.verbs.prompt(kind)
        if kind == TURN:
            if s.count == 0:
                return Message("murals-prompt-first-card", {})
            asked.args = card_args(s.last)
            asked.args["cards"] = s.count
        elif kind == OWED:
            if b_of(packed) == BY_ANKH:
                return Message("murals-prompt-ankh", {})
            asked.args = {"cards": to_come(s, a_of(packed))}
        return asked

    def label(self, s: State, action: i64) -> Message:
        assert isinstance(s, MuralsState)
        told = self.verbs.label(kind_of(s.top()), action)
        if HAND <= action < TAKE_DECK:  # placing a card may finish its area
            card = action - self.verbs.of[action].start
            told.args["steps"] = finishing_steps(s, self.sheet, card)
        elif action == STOP:
            cards = to_come(s, self.sheet.draws[s.count])
            told.args = {"steps": self.sheet.steps[s.count], "cards": cards}
        return told

    def is_light(self, s: State, action: i64) -> bool:
        return True

    def refusals(self, s: State, legal: list[int]) -> list[Refusal]:
        assert isinstance(s, MuralsState)
        return refusals.list_refusals(s)

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        assert isinstance(before, MuralsState)
        assert isinstance(after, MuralsState)
        return effects.effects(before, after, seat, self.sheet, self.players)
