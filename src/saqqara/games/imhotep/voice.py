"""Imhotep as people see it and are told of it: the facet `voice` of the game."""

from collections.abc import Mapping
from typing import cast

from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import effects, printed, view
from saqqara.games.imhotep.figures import SECRET
from saqqara.games.imhotep.questions import QUESTIONS
from saqqara.games.imhotep.roles import ROLES
from saqqara.games.imhotep.state import ImhotepState
from saqqara.games.imhotep.verbs import VERBS
from saqqara.kernel.event import Message
from saqqara.kernel.frame import kind_of
from saqqara.kernel.state import State
from saqqara.kernel.voice import Effect, Voice


@mypyc_attr(acyclic=True)
class ImhotepVoice(Voice):
    def __init__(
        self, players: i64, wrath: bool, path: tuple[list[str], list[list[list[int]]]]
    ) -> None:
        super().__init__(VERBS, ROLES)
        self.players = players
        self.wrath = wrath
        self.path = path

    def view(self, s: State, seat: i64) -> Mapping[str, object]:
        assert isinstance(s, ImhotepState)
        shown = view.view(s, seat, self.wrath)
        if s.dynasty:
            shown["dynasty"] = view.dynasty_view(s, seat, self.path[0], self.path[1])
        return shown

    def own_view(self, s: State, seat: i64, public: Mapping[str, object]) -> Mapping[str, object]:
        assert isinstance(s, ImhotepState)
        if s.dynasty or s.figures[SECRET] == 1:
            return self.view(s, seat)
        return view.own_view(s, seat, cast(view.ImhotepView, public))

    def printed(self) -> Mapping[str, object]:
        return printed.printed(self.players)

    def prompt(self, s: State) -> Message:
        assert isinstance(s, ImhotepState)
        packed = s.top()
        return QUESTIONS[kind_of(packed)].prompt(s, packed, VERBS.prompt(kind_of(packed)))

    def label(self, s: State, action: i64) -> Message:
        assert isinstance(s, ImhotepState)
        packed = s.top()
        told = VERBS.label(kind_of(packed), action)
        return QUESTIONS[kind_of(packed)].label(s, packed, action, told)

    def rule(self, s: State, action: i64) -> Message:
        assert isinstance(s, ImhotepState)
        kind = kind_of(s.top())
        return QUESTIONS[kind].rule(s, action, VERBS.rule(kind, action))

    def is_light(self, s: State, action: i64) -> bool:
        """All but cards that are played."""
        return not (do.PLAY <= action < do.PASS or do.PLAY_NEW <= action < do.GET_AND_MOVE)

    def tried(self, s: State) -> list[int]:
        assert isinstance(s, ImhotepState)
        kind = kind_of(s.top())
        return [*VERBS.tried(kind), *QUESTIONS[kind].also_tried(s)]

    def refuse(self, s: State, action: i64) -> Message:
        assert isinstance(s, ImhotepState)
        packed = s.top()
        return QUESTIONS[kind_of(packed)].refuse(s, packed, action)

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        assert isinstance(before, ImhotepState)
        assert isinstance(after, ImhotepState)
        return effects.effects(before, after, seat)
