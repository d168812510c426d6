"""The rules of one game under chosen options; every game subclasses Game.

What is not rules stands beside them, in three facets that a game brings along:

    voice       what people see and are told       Voice    (kernel/voice.py)
    hints       what a bot thinks of choices       Hints    (here)
    encoder     what a learner is shown            Encoder  (kernel/encoding.py)

Map of the rules
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
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.kernel.encoding import Encoder
from saqqara.kernel.event import EVERYONE, Message
from saqqara.kernel.frame import AUTO, CHANCE, seat_of
from saqqara.kernel.result import winners_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.kernel.verbs import Verbs
from saqqara.kernel.voice import Effect, Refusal, Voice


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
class Hints:
    """What a player of the game would find promising, for bots. By what a seat may know only;
    quick rather than exact: playouts ask at every step. A game without hints takes this class."""

    def rate(self, s: State, out: Choices, rates: vec[i64]) -> None:
        """How good each listed choice looks to the seat that decides, in hundredths of a point:
        rates[i] belongs to out.items[i]."""
        i: i64
        for i in range(out.n):
            rates[i] = 0

    def list_some(self, game: "Game", s: State, rng: Rng, out: Choices) -> None:
        """Clear *out*, then list what a playout should compare: all choices, or where there are
        many of a kind some drawn by *rng*. In ascending order; at least one."""
        game.list_choices(s, out)

    def prosperity(self, game: "Game", s: State, seat: i64) -> i64:
        """What a search compares at the end beside the win: the score, or a number that tells
        more of how well a seat has played."""
        return game.score(s, seat)

    def outlook(self, game: "Game", s: State, seat: i64) -> i64:
        """The same for a network and its search, where other weights have proved better there."""
        return self.prosperity(game, s, seat)


@mypyc_attr(acyclic=True)
class Game:
    """What the kernel asks of the rules of a game. `voice`, `hints` and `encoder` are its other
    sides: what people are told, what bots find promising, what learners are shown."""

    def __init__(
        self,
        id: str,
        players: i64,
        options: dict[str, str],
        voice: Voice,
        hints: Hints,
        encoder: Encoder,
    ) -> None:
        self.id = id
        self.players = players
        self.options = options  # complete: every option of the game with its chosen value
        self.verbs: Verbs = voice.verbs
        self.voice = voice
        self.hints = hints
        self.encoder = encoder
        self.actions: i64 = len(voice.verbs.words)  # the size of the frozen action table
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

    # ---- in words

    def position(self, s: State) -> str:
        """The whole position in words, hidden parts too; digests are made of it.

        Frozen for a rules version: an inner change of the state must not change it.
        """
        raise NotImplementedError

    def word(self, action: i64) -> str:
        """The notation of an action: lower-case words, the same in every position."""
        return self.verbs.words[action]

    def refusals(self, s: State) -> list[Refusal]:
        """What the deciding seat might try here but may not do, and why.

        By what the seat may know only, and nothing that is legal. Boards grey these out and
        tell the reason; not every other action needs one.
        """
        return self.voice.refusals(s, self.legal(s))

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
        return self.voice.effects(s, after, seat)

    def foresee(self, s: State, action: i64) -> Mapping[str, object] | None:
        """What a board can show of this choice of the seat that is asked, before it is taken:
        where pieces would come to lie, what that would bring everybody. Plain data; None where
        there is nothing to show. By what the seat may know only, and nothing is guessed."""
        return None


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
