"""Imhotep as people see it and are told of it: the facet `voice` of the game."""

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import asking, effects, printed, refusals, view
from saqqara.games.imhotep.roles import ROLES
from saqqara.games.imhotep.state import ImhotepState
from saqqara.games.imhotep.verbs import VERBS
from saqqara.kernel.event import Message
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

    def printed(self) -> Mapping[str, object]:
        return printed.printed(self.players)

    def prompt(self, s: State) -> Message:
        assert isinstance(s, ImhotepState)
        return asking.prompt(s)

    def label(self, s: State, action: i64) -> Message:
        assert isinstance(s, ImhotepState)
        return asking.label(s, action)

    def rule(self, s: State, action: i64) -> Message:
        assert isinstance(s, ImhotepState)
        return asking.rule(s, action)

    def is_light(self, s: State, action: i64) -> bool:
        """All but cards that are played."""
        return not (do.PLAY <= action < do.PASS or do.PLAY_NEW <= action < do.GET_AND_MOVE)

    def tried(self, s: State) -> list[int]:
        assert isinstance(s, ImhotepState)
        return refusals.tried(s)

    def refuse(self, s: State, action: i64) -> Message:
        assert isinstance(s, ImhotepState)
        return refusals.why_not(s, s.top(), action)

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        assert isinstance(before, ImhotepState)
        assert isinstance(after, ImhotepState)
        return effects.effects(before, after, seat)
