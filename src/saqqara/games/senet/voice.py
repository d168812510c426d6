"""Senet as people see it and are told of it: the facet `voice` of the game."""

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from saqqara.games.senet import effects, refusals, view
from saqqara.games.senet.actions import BACK, THROW, TURN
from saqqara.games.senet.roles import ROLES
from saqqara.games.senet.rules import can_go, reach, throws_again
from saqqara.games.senet.state import SenetState, rebirth
from saqqara.games.senet.tables import OFF, WATER
from saqqara.games.senet.verbs import VERBS, square_of
from saqqara.kernel.bits import has
from saqqara.kernel.event import Args, Message
from saqqara.kernel.frame import kind_of, seat_of
from saqqara.kernel.state import State
from saqqara.kernel.voice import Effect, Voice


@mypyc_attr(acyclic=True)
class SenetVoice(Voice):
    def __init__(self, pawns: i64) -> None:
        super().__init__(VERBS, ROLES)
        self.pawns = pawns

    def view(self, s: State, seat: i64) -> Mapping[str, object]:
        assert isinstance(s, SenetState)
        return view.view(s, self.pawns)

    def own_view(self, s: State, seat: i64, public: Mapping[str, object]) -> Mapping[str, object]:
        """Nothing is hidden."""
        return public

    def prompt(self, s: State) -> Message:
        """With the throw, whether another follows, and whether it only leads back."""
        assert isinstance(s, SenetState)
        asked = self.verbs.prompt(kind_of(s.top()))
        if kind_of(s.top()) != TURN:
            return asked
        args: Args = {"squares": s.thrown}
        if not can_go(s, seat_of(s.top()), s.thrown, True):
            return Message("senet-prompt-back", args)
        if throws_again(s.thrown):
            return Message("senet-prompt-turn-again", args)
        asked.args = args
        return asked

    def label(self, s: State, action: i64) -> Message:
        """Where the pawn comes, and whose place it takes. `to` is where it stops, after the water
        too; boards point there."""
        assert isinstance(s, SenetState)
        told = self.verbs.label(kind_of(s.top()), action)
        if action >= THROW:
            return told
        square = square_of(action)
        seat = s.seat()
        target = reach(s, seat, square, action < BACK)
        if target == OFF:
            return Message("senet-label-off", {"square": square, "to": OFF})
        if target == WATER:
            return Message("senet-label-water", {"square": square, "to": rebirth(s)})
        told.args["to"] = target
        if has(s.pawns[1 - seat], target):
            told.id = "senet-label-move-swap" if action < BACK else "senet-label-back-swap"
            told.args["other_seat"] = 1 - seat
        return told

    def is_light(self, s: State, action: i64) -> bool:
        """All but a step into the water, which costs a long way."""
        assert isinstance(s, SenetState)
        return reach(s, s.seat(), square_of(action), action < BACK) != WATER

    def tried(self, s: State) -> list[int]:
        """Every pawn of the seat that decides, on and back; nothing while the sticks fly."""
        assert isinstance(s, SenetState)
        if kind_of(s.top()) != TURN:
            return []
        pawns = s.pawns[s.seat()]
        return [action for action in self.verbs.tried(TURN) if has(pawns, square_of(action))]

    def refuse(self, s: State, action: i64) -> Message:
        assert isinstance(s, SenetState)
        return refusals.why_not(s, s.seat(), action)

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        assert isinstance(before, SenetState)
        assert isinstance(after, SenetState)
        return effects.effects(before, after, seat, self.pawns)
