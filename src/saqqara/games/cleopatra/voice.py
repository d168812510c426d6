"""Cleopatra as people see it and are told of it: the facet `voice` of the game."""

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from saqqara.games.cleopatra import asking, effects, printed, refusals, view
from saqqara.games.cleopatra.actions import (
    ASK_ACCEPT,
    ASK_ACT,
    ASK_AFTER,
    ASK_OFFER,
    ASK_VISIT,
    BUILD,
    DONE,
    PASS,
)
from saqqara.games.cleopatra.roles import ROLES
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import CleopatraState
from saqqara.games.cleopatra.verbs import VERBS
from saqqara.kernel.event import Message
from saqqara.kernel.frame import kind_of
from saqqara.kernel.state import State
from saqqara.kernel.voice import Effect, Voice


@mypyc_attr(acyclic=True)
class CleopatraVoice(Voice):
    def __init__(self, rules: Ruleset) -> None:
        super().__init__(VERBS, ROLES)
        self.rules = rules

    def view(self, s: State, seat: i64) -> Mapping[str, object]:
        assert isinstance(s, CleopatraState)
        return view.view(s, self.rules, seat)

    def printed(self) -> Mapping[str, object]:
        return printed.printed()

    def prompt(self, s: State) -> Message:
        assert isinstance(s, CleopatraState)
        return asking.prompt(s, self.rules)

    def label(self, s: State, action: i64) -> Message:
        assert isinstance(s, CleopatraState)
        return asking.label(s, self.rules, action)

    def rule(self, s: State, action: i64) -> Message:
        assert isinstance(s, CleopatraState)
        return asking.rule(s, action)

    def is_light(self, s: State, action: i64) -> bool:
        """Visits to the market, the ends of visits and turns, and yes or no to an Envoy."""
        kind = kind_of(s.stack[s.depth - 1])
        if kind == ASK_ACT:
            return action < BUILD or action == PASS
        if kind in (ASK_OFFER, ASK_ACCEPT):
            return True
        return kind in (ASK_VISIT, ASK_AFTER) and action == DONE

    def tried(self, s: State) -> list[int]:
        assert isinstance(s, CleopatraState)
        return refusals.tried(s, self.rules)

    def refuse(self, s: State, action: i64) -> Message:
        assert isinstance(s, CleopatraState)
        return refusals.why_not(s, self.rules, s.top(), action)

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        assert isinstance(before, CleopatraState)
        assert isinstance(after, CleopatraState)
        return effects.effects(before, after, seat, self.rules)
