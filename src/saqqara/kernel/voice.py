"""How a game speaks: what a seat sees, what is asked, what choices do, why something is refused.

Every game subclasses Voice. All it says is a message id with numbers, or plain data; doors put
it into words. By what the seat that looks or decides may know, and nothing else.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from saqqara.kernel.event import Args, Message
from saqqara.kernel.frame import kind_of
from saqqara.kernel.roles import Roles
from saqqara.kernel.state import State
from saqqara.kernel.verbs import Verbs

# How a consequence is to be taken.
GAIN: Final = "gain"
COST: Final = "cost"
NOTE: Final = "note"
END: Final = "end"  # of a round or of the game: what nobody should bring about unawares


@mypyc_attr(acyclic=True)
class Refusal:
    """A decision that people would try here, and why the rules do not allow it."""

    def __init__(self, action: int, why: Message) -> None:
        self.action = action
        self.why = why


@mypyc_attr(acyclic=True)
class Effect:
    """One consequence of a choice, told before it is taken, and how it is to be taken."""

    def __init__(self, id: str, args: Args, tone: str) -> None:
        self.message = Message(id, args)
        self.tone = tone


@mypyc_attr(acyclic=True)
class Voice:
    """What people are told at a table of this game."""

    def __init__(self, verbs: Verbs, roles: Roles) -> None:
        self.verbs = verbs
        self.roles = roles  # of the events that it tells

    def view(self, s: State, seat: i64) -> Mapping[str, object]:
        """What *seat* (or a SPECTATOR) may see, built by listing it: plain data."""
        raise NotImplementedError

    def own_view(self, s: State, seat: i64, public: Mapping[str, object]) -> Mapping[str, object]:
        """The same as `view`, for who has made the view of a SPECTATOR of this position already:
        what a seat sees like everybody is taken from it as it is, so that a server makes and
        encodes it once for all."""
        return self.view(s, seat)

    def printed(self) -> Mapping[str, object]:
        """What is printed on boards and cards under these options, for whoever draws them: plain
        data, the same all through the game, so that nobody has to know a figure by heart."""
        return {}

    def prompt(self, s: State) -> Message:
        """What is asked of the seat that decides."""
        return self.verbs.prompt(kind_of(s.top()))

    def label(self, s: State, action: i64) -> Message:
        """What this choice does, as a phrase for a button."""
        return self.verbs.label(kind_of(s.top()), action)

    def rule(self, s: State, action: i64) -> Message:
        """The rule behind this choice: its short text, with its id in docs/rules as `rule`."""
        return self.verbs.rule(kind_of(s.top()), action)

    def is_light(self, s: State, action: i64) -> bool:
        """Is this choice so plain that boards carry it out at a press, without asking again?

        Not what costs something that does not come back, or what is put together of several.
        """
        return self.verbs.is_light(kind_of(s.top()), action)

    def refusals(self, s: State, legal: list[int]) -> list[Refusal]:
        """What the deciding seat might try here but may not do, and why; see `Game.refusals`."""
        allowed = set(legal)
        return [
            Refusal(action, self.refuse(s, action))
            for action in self.tried(s)
            if action not in allowed
        ]

    def tried(self, s: State) -> list[int]:
        """The actions that people would try here, legal or not."""
        return self.verbs.tried(kind_of(s.top()))

    def refuse(self, s: State, action: i64) -> Message:
        """Why an action that people would try is not possible here."""
        raise NotImplementedError

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        """What of all that lies between two positions matters to *seat*, whose decisions led from
        one to the other: gained, spent, ended. See `Game.preview`."""
        found: list[Effect] = []
        tell_over(found, after)
        return found


def tell_points(found: list[Effect], points: i64) -> None:
    """The deciding seat's own points, if they change."""
    if points > 0:
        found.append(Effect("common-effect-points-more", {"points": points}, GAIN))
    elif points < 0:
        found.append(Effect("common-effect-points-less", {"points": -points}, COST))


def tell_points_of(found: list[Effect], seat: i64, points: i64) -> None:
    """Another seat's points, if they change."""
    if points > 0:
        args: Args = {"seat": seat, "points": points}
        found.append(Effect("common-effect-points-more-of", args, NOTE))
    elif points < 0:
        args = {"seat": seat, "points": -points}
        found.append(Effect("common-effect-points-less-of", args, NOTE))


def tell_over(found: list[Effect], after: State) -> None:
    """The end of the game, if this is it."""
    if after.over():
        found.append(Effect("common-effect-over", {}, END))
