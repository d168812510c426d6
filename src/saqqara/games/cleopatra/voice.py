"""Cleopatra as people see it and are told of it: the facet `voice` of the game."""

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from saqqara.games.cleopatra import actions as do
from saqqara.games.cleopatra import effects, printed, view
from saqqara.games.cleopatra.questions import QUESTIONS
from saqqara.games.cleopatra.roles import ROLES
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import CleopatraState
from saqqara.games.cleopatra.verbs import VERBS
from saqqara.kernel.event import Message
from saqqara.kernel.frame import NO_FRAME, kind_of
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
        packed = s.top()
        asked = VERBS.prompt(kind_of(packed))
        asked.args = QUESTIONS[kind_of(packed)].prompt(s, self.rules, packed)
        return asked

    def label(self, s: State, action: i64) -> Message:
        assert isinstance(s, CleopatraState)
        packed = s.top()
        told = VERBS.label(kind_of(packed), action)
        QUESTIONS[kind_of(packed)].label(s, self.rules, packed, action, told)
        return told

    def rule(self, s: State, action: i64) -> Message:
        """Pieces and characters have the same rule wherever they are asked for."""
        kind = kind_of(s.top())
        return VERBS.rule(NO_FRAME if do.BUILD <= action < do.DONE else kind, action)

    def tried(self, s: State) -> list[int]:
        assert isinstance(s, CleopatraState)
        packed = s.top()
        return QUESTIONS[kind_of(packed)].tried(s, self.rules, packed)

    def refuse(self, s: State, action: i64) -> Message:
        assert isinstance(s, CleopatraState)
        packed = s.top()
        return QUESTIONS[kind_of(packed)].refuse(s, self.rules, packed, action)

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        assert isinstance(before, CleopatraState)
        assert isinstance(after, CleopatraState)
        return effects.effects(before, after, seat, self.rules)
