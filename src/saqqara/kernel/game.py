"""The rules of one game under chosen options; every game subclasses Game.

Map
    choices     what may be decided now        legal   the same as a Python list
    decide      carries out a decision         run     carries out an automatic frame
    apply       one decision in, then every automatic frame up to the next decision
    sample      one outcome of a CHANCE decision, by its true odds

A Game holds no position. A decision belongs to one seat, or to CHANCE; everything
random is a CHANCE decision, so a position never holds a generator or a shuffled
future, and a record of decisions replays without one. Two people deciding at once
are two decisions in seat order whose audience is the decider alone.
"""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.kernel.encoding import Part
from saqqara.kernel.event import EVERYONE, Args, Message
from saqqara.kernel.frame import AUTO, CHANCE, kind_of, seat_of
from saqqara.kernel.result import winners_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.kernel.verbs import Verbs

# How a consequence is to be taken.
GAIN: Final = "gain"
COST: Final = "cost"
NOTE: Final = "note"
END: Final = "end"  # of a round or of the game: what nobody should bring about unawares

PLAYOUT_NOISE: Final = 100  # hundredths of a point
MARGIN_WORTH: Final = 20  # hundredths of a win


@mypyc_attr(acyclic=True)
class Choices:
    """A list of actions to be filled again and again, so that a playout allocates nothing."""

    def __init__(self, capacity: int) -> None:
        self.items: vec[i64] = vec[i64]([0] * capacity)
        self.n: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.n] = action
        self.n += 1

    def to_list(self) -> list[int]:
        return [self.items[i] for i in range(self.n)]

    def pick_from(self, things: list[object]) -> list[object]:
        """What stands there at the listed actions; *things* has one for every action."""
        out = things[: self.n]  # as long as it will be: quicker than a list that grows
        i: i64
        for i in range(self.n):
            out[i] = things[self.items[i]]
        return out


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
class Game:
    """What the kernel asks of a game."""

    def __init__(self, id: str, players: i64, options: dict[str, str], verbs: Verbs) -> None:
        self.id = id
        self.players = players
        self.options = options  # complete: every option of the game with its chosen value
        self.verbs = verbs
        self.actions: i64 = len(verbs.words)  # the size of the frozen action table
        self.buffer: Choices = Choices(self.actions)  # for `legal` only
        # made once: making them takes longest
        self.numbers: list[object] = list(range(self.actions))

    # ---- playing

    def start(self) -> State:
        raise NotImplementedError

    def choices(self, s: State, out: Choices) -> None:
        """List what may be decided now, in ascending order; empty only when the game is over."""
        raise NotImplementedError

    def decide(self, s: State, packed: i64, action: i64) -> None:
        """Carry out the decision that this frame, already popped, was waiting for."""
        raise NotImplementedError

    def run(self, s: State, packed: i64) -> None:
        """Carry out an automatic frame, already popped."""
        raise NotImplementedError

    def legal(self, s: State) -> list[int]:
        self.list_choices(s, self.buffer)
        return cast(list[int], self.buffer.pick_from(self.numbers))

    def list_choices(self, s: State, out: Choices) -> None:
        """Clear *out*, then list."""
        out.n = 0
        if s.depth > 0:
            self.choices(s, out)

    def list_some(self, s: State, rng: Rng, out: Choices) -> None:
        """Clear *out*, then list what a playout should compare: all choices, or where there are
        many of a kind some drawn by *rng*. In ascending order; at least one."""
        self.list_choices(s, out)

    def apply(self, s: State, action: i64) -> None:
        """Apply without checking, for bots. People and records come through Match.play."""
        s.depth -= 1
        s.ply += 1
        self.decide(s, s.stack[s.depth], action)
        self.run_automatic(s)

    def run_automatic(self, s: State) -> None:
        while s.depth > 0:
            packed = s.stack[s.depth - 1]
            if seat_of(packed) != AUTO:
                return
            s.depth -= 1
            self.run(s, packed)

    # ---- chance and hidden information

    def weight(self, s: State, outcome: i64) -> i64:
        """How many times as likely as 1 this outcome of the pending CHANCE decision is."""
        return 1

    def sample(self, s: State, rng: Rng) -> i64:
        """One outcome of the pending CHANCE decision. An override must agree with weight."""
        outcomes = self.legal(s)
        total: i64 = 0
        for outcome in outcomes:
            total += self.weight(s, outcome)
        left = rng.below(total)
        for outcome in outcomes:
            left -= self.weight(s, outcome)
            if left < 0:
                return outcome
        raise AssertionError("weights must be positive")

    def audience(self, s: State, action: i64) -> i64:
        """Who sees what is decided here: EVERYONE, or a bit mask of seats."""
        return EVERYONE

    def together(self, s: State) -> i64:
        """A bit mask of the seats that decide at the same time as the pending decision's.

        They are asked one after another, but none may learn or depend on what the others
        choose, so a table takes their answers in any order. Without such a moment: nobody.
        """
        return 0

    def forced_is_public(self, s: State) -> bool:
        """Where only one answer is possible: may everybody know that?

        If so, doors may play it without asking. Not where others would learn from it what somebody
        holds, or that a secret was no choice. A game with hidden hands says more about it.
        """
        return self.together(s) == 0 and self.audience(s, self.legal(s)[0]) == EVERYONE

    def is_light(self, s: State, action: i64) -> bool:
        """Is this choice so plain that boards carry it out at a press, without asking again?

        Not what costs something that does not come back, or what is put together of several.
        """
        return False

    def reveals(self, s: State, action: i64) -> bool:
        """Does this decision uncover something hidden? Undo never goes back past it."""
        return False

    def ends_turn(self, s: State, action: i64) -> bool:
        """Is this decision final although its seat may be the next to be asked? Undo never goes
        back past it. Where another seat or chance follows nothing need be said."""
        return False

    def determinize(self, s: State, seat: i64, rng: Rng) -> State:
        """A position that *seat* cannot tell from this one, what it cannot know drawn anew."""
        raise NotImplementedError

    # ---- counting

    def score(self, s: State, seat: i64) -> i64:
        raise NotImplementedError

    def rank(self, s: State, seat: i64) -> i64:
        """Score and tie-breaks in one number: the largest wins, equals share the win."""
        return self.score(s, seat)

    def score_sheet(self, s: State, seat: i64) -> dict[str, int]:
        """The score by source (message ids); the values add up to `score`."""
        raise NotImplementedError

    def pieces(self, s: State, seat: i64) -> dict[str, int]:
        """How many pieces *seat* has brought to each part of the board (message ids), of a game
        whose `Spec` has parts to compare."""
        return {}

    def rate(self, s: State, out: Choices, rates: vec[i64]) -> None:
        """How good each listed choice looks to the seat that decides, in hundredths of a point.

        rates[i] belongs to out.items[i]. By what the seat may know only; quick rather than
        exact: playouts ask at every step. Without hints of the game all look alike.
        """
        i: i64
        for i in range(out.n):
            rates[i] = 0

    def trust(self) -> i64:
        """How many simulations of a search the rates count for, wherever it compares choices.

        Without trust they only say what is tried first. Trust suits a game of many small
        choices with good hints: single results say little about each of them. What comes
        after chance is then left to the hints too, since they look at what chance brought.
        """
        return 0

    def playout_noise(self) -> i64:
        """The noise on the rates in playouts, in hundredths of a point: large enough that close
        choices vary, small enough that good play stays good."""
        return PLAYOUT_NOISE

    def prosperity(self, s: State, seat: i64) -> i64:
        """What a search compares at the end beside the win: the score, or a number that tells
        more of how well a seat has played."""
        return self.score(s, seat)

    def margin_worth(self) -> i64:
        """What owning all prosperity, rather than an even share, adds to a win for a search, in
        hundredths of a win: a little, so that choices differ once the game is decided."""
        return MARGIN_WORTH

    # ---- for learning

    def layout(self) -> list[Part]:
        """The parts of the observation, in the order in which `encode` writes them."""
        raise NotImplementedError

    def encode(self, s: State, seat: i64, out: vec[u8], start: i64) -> None:
        """Write what *seat* sees into the caller's buffer, from *start* on; nothing is allocated.

        By what the seat may see only, like `view`. Frozen by ENCODING (kernel/encoding.py).
        """
        raise NotImplementedError

    def longest(self) -> i64:
        """More decisions than any play of this game takes, outcomes of chance included."""
        raise NotImplementedError

    # ---- showing

    def view(self, s: State, seat: i64) -> Mapping[str, object]:
        """What *seat* (or a SPECTATOR) may see, built by listing it: plain data."""
        raise NotImplementedError

    def printed(self) -> Mapping[str, object]:
        """What is printed on boards and cards under these options, for whoever draws them: plain
        data, the same all through the game, so that nobody has to know a figure by heart."""
        return {}

    def position(self, s: State) -> str:
        """The whole position in words, hidden parts too; digests are made of it.

        Frozen for a rules version: an inner change of the state must not change it.
        """
        raise NotImplementedError

    def word(self, action: i64) -> str:
        """The notation of an action: lower-case words, the same in every position."""
        return self.verbs.words[action]

    def prompt(self, s: State) -> Message:
        """What is asked of the seat that decides."""
        return self.verbs.prompt(kind_of(s.top()))

    def label(self, s: State, action: i64) -> Message:
        """What this choice does, as a phrase for a button."""
        return self.verbs.label(action)

    def rule(self, s: State, action: i64) -> Message:
        """The rule behind this choice: its short text, with its id in docs/rules as `rule`."""
        return self.verbs.rule(kind_of(s.top()), action)

    def refusals(self, s: State) -> list[Refusal]:
        """What the deciding seat might try here but may not do, and why.

        By what the seat may know only, and nothing that is legal. Boards grey these out and
        tell the reason; not every other action needs one.
        """
        legal = set(self.legal(s))
        return [
            Refusal(action, self.refuse(s, action))
            for action in self.tried(s)
            if action not in legal
        ]

    def tried(self, s: State) -> list[int]:
        """The actions that people would try here, legal or not."""
        return self.verbs.tried(kind_of(s.top()))

    def refuse(self, s: State, action: i64) -> Message:
        """Why an action that people would try is not possible here. By what the seat may know."""
        raise NotImplementedError

    def effects(self, before: State, after: State, seat: i64) -> list[Effect]:
        """What of all that lies between two positions matters to *seat*, whose decisions led from
        one to the other: gained, spent, ended. By what the seat may know only. See `preview`.
        """
        found: list[Effect] = []
        tell_points(found, self.score(after, seat) - self.score(before, seat))
        if after.over():
            found.append(Effect("common-effect-over", {}, END))
        return found

    def preview(self, s: State, actions: list[int]) -> list[Effect]:
        """What these decisions of the seat that is asked will do together; they must be legal.

        They are carried out on a clone and compared, up to where something is revealed or
        somebody else decides. Answers that others give at the same time foretell nothing.
        """
        seat = s.seat()
        if seat == CHANCE or self.together(s) != 0:
            return []
        after = s.clone()
        for action in actions:
            revealed = self.reveals(after, action)
            self.apply(after, action)
            if revealed or after.over() or after.seat() != seat:
                break
        return self.effects(s, after, seat)

    def foresee(self, s: State, action: i64) -> Mapping[str, object] | None:
        """What a board can show of this choice of the seat that is asked, before it is taken:
        where pieces would come to lie, what that would bring everybody. Plain data; None where
        there is nothing to show. By what the seat may know only, and nothing is guessed."""
        return None


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


def why_not(game: Game, s: State, action: int) -> Message | None:
    """Why this decision is refused; None if the game has no reason of its own for it."""
    if s.over():
        return None
    for refusal in game.refusals(s):
        if refusal.action == action:
            return refusal.why
    return None


def winners(game: Game, s: State) -> list[int]:
    """The seats that win, or that lead if the game is not over; several share the win."""
    return winners_of(ranks(game, s))


def ranks(game: Game, s: State) -> list[int]:
    return [game.rank(s, seat) for seat in range(game.players)]


def scores(game: Game, s: State) -> list[int]:
    return [game.score(s, seat) for seat in range(game.players)]
