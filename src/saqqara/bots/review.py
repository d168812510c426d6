"""A finished game looked at again: what each decision gave away, and what chance brought.

A review is made step by step, each step by itself, so that steps can be shared out over processes
and a review can be left and taken up again. A step is one decision of a seat, or all that chance
decided in a row. Of a decision the search says what it gave away (judge.py), from what its seat
could know then: what it could not know does not count against it. After each step the true
position is played to the end many times by the hints: that is the curve of the win chances.

Luck is what chance brought against what it was expected to bring: the true position after what
came, and the same position with other draws in its place, played on with the same decisions and
the same later luck. What comes of the two, one less the other, is added up over the game.

Ids, words and numbers only; a door puts them into words.
"""

from math import exp, sqrt
from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.bots.greedy import guided_playout
from saqqara.bots.judge import (
    Grade,
    Judged,
    Reason,
    error_of,
    grade_of,
    judge,
    loss,
    mean_of,
    reasons,
    total_of,
)
from saqqara.bots.observer import Observer
from saqqara.bots.tuning import tuning_of
from saqqara.bots.values import WIN, win_shares
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

VERSION: Final = 1  # of what a review says; reviews of another are made anew
SEED: Final = 20  # the same game, the same review
LEAST_PLAYOUTS: Final = 10  # of a position, for the curve and for luck
SIMULATIONS_A_LOOK: Final = 10  # for so many simulations one closer look at each choice
LEAST_LOOKS: Final = 5
TOP: Final = 3  # choices that are looked at beside the one that was taken
DOUBT: Final = 0.04  # of a win: a choice that seems to lose so much is looked at once more, closely
CLOSELY: Final = 5  # times as long
COSTLY: Final = 3  # decisions of a seat that are told as those that cost most
TURNS: Final = 3  # turning points of a game, at most
SWING: Final = 0.1  # of a win, by which a chance changes in a turn that counts as one
NO_LOSS: Final[Grade] = "none"
MISTAKES: Final[tuple[Grade, ...]] = ("clear", "much")
STEEP: Final = 8.0  # how quickly accuracy falls with what is given away; see `accuracy`


class Option(TypedDict):
    """One choice of a decision, as the search holds it."""

    word: str
    loss: float  # win share given away, against the best
    error: float  # standard error of that
    grade: Grade  # how large that is
    win_shares: list[float]  # by seat, 0..1
    score: float  # points that the deciding seat may expect
    reasons: list[Reason]  # why it is worse than the best; [] of the best


class Step(TypedDict):
    """One step of a review."""

    ply: int  # the first of it
    plies: int  # how many decisions of chance in a row; of a seat 1
    seat: int  # who decided; CHANCE
    word: str  # of a seat's decision; "" of chance
    forced: bool  # there was no choice
    loss: float  # win share given away
    error: float  # standard error of that
    grade: Grade  # how large that is
    options: list[Option]  # best first, the one that was taken among them; [] if forced
    chances: list[float]  # win chances by seat after it, by the true position
    luck: list[float]  # by seat; [] of a decision
    luck_error: list[float]  # standard errors of that


class SeatSummary(TypedDict):
    decisions: int  # in which there was a choice
    accuracy: float  # 0..100
    luck: float  # in win shares
    luck_error: float
    mistakes: list[int]  # plies of decisions that gave away much, in the order of the game
    costly: list[int]  # plies of those that cost most, the dearest first


class Turn(TypedDict):
    """A turning point: what somebody did in a turn, or chance, that changed the chances."""

    ply: int  # the first of it
    end: int  # the ply after it
    seat: int  # who; CHANCE
    swing: list[float]  # by seat


class Summary(TypedDict):
    seats: list[SeatSummary]
    turns: list[Turn]  # in the order of the game


# ---- the steps of a game


def step_plies(deciders: list[int]) -> list[int]:
    """The first plies of the steps of a game, whose decisions were taken by these seats."""
    return [
        ply
        for ply in range(len(deciders))
        if deciders[ply] != CHANCE or ply == 0 or deciders[ply - 1] != CHANCE
    ]


def position_at(game: Game, actions: list[int], ply: int) -> State:
    s = game.start()
    for action in actions[:ply]:
        game.apply(s, action)
    return s


def look_at(game: Game, actions: list[int], ply: int, simulations: int) -> Step:
    """The step that begins at *ply* of the game with these decisions, chance included."""
    s = position_at(game, actions, ply)
    if s.seat() == CHANCE:
        return look_at_chance(game, s, actions, ply, simulations)
    return look_at_decision(game, s, actions[ply], ply, simulations)


def look_at_decision(game: Game, s: State, action: int, ply: int, simulations: int) -> Step:
    seat = s.seat()
    options = options_of(game, s, action, simulations)
    chosen = chosen_of(options, game.word(action))
    game.apply(s, action)
    ends = Endings(game)
    ends.play(s, s, playouts_of(simulations), ply)
    return {
        "ply": ply,
        "plies": 1,
        "seat": seat,
        "word": game.word(action),
        "forced": not options,
        "loss": chosen["loss"] if chosen is not None else 0.0,
        "error": chosen["error"] if chosen is not None else 0.0,
        "grade": chosen["grade"] if chosen is not None else NO_LOSS,
        "options": options,
        "chances": ends.chances(),
        "luck": [],
        "luck_error": [],
    }


def options_of(game: Game, s: State, action: int, simulations: int) -> list[Option]:
    """What the search holds of the best choices and of *action*, by what its seat may know; best
    first. [] if there is no choice."""
    observer = Observer(game, s, s.seat())
    if len(observer.choices) == 1:
        return []
    judged = judge(observer, SEED, simulations, TOP, (action,), looks_of(simulations))
    if lost_by(judged, action, observer.seat) >= DOUBT:
        # With other luck: of many decisions those that seem the worst are the unluckiest too.
        longer = simulations * CLOSELY
        judged = judge(observer, SEED + 1, longer, TOP, (action,), looks_of(longer))
    return [option_of(judged[0], each, observer.seat) for each in judged]


def lost_by(judged: list[Judged], action: int, seat: int) -> float:
    for each in judged:
        if each["action"] == action:
            return loss(judged[0], each, seat)
    return 0.0


def chosen_of(options: list[Option], word: str) -> Option | None:
    for option in options:
        if option["word"] == word:
            return option
    return None


def option_of(best: Judged, each: Judged, seat: int) -> Option:
    worse = each["action"] != best["action"]
    return {
        "word": each["word"],
        "loss": loss(best, each, seat),
        "error": error_of(best, each),
        "grade": grade_of(best, each, seat),
        "win_shares": each["win_shares"],
        "score": each["scores"][seat],
        "reasons": reasons(best, each, seat) if worse else [],
    }


def look_at_chance(game: Game, s: State, actions: list[int], ply: int, simulations: int) -> Step:
    before = s.clone()
    end = ply
    while s.depth > 0 and s.seat() == CHANCE:
        game.apply(s, actions[end])
        end += 1
    ends = Endings(game)
    ends.play(s, before, playouts_of(simulations), ply)
    return {
        "ply": ply,
        "plies": end - ply,
        "seat": CHANCE,
        "word": "",
        "forced": False,
        "loss": 0.0,
        "error": 0.0,
        "grade": NO_LOSS,
        "options": [],
        "chances": ends.chances(),
        "luck": ends.luck(),
        "luck_error": ends.luck_errors(),
    }


def looks_of(simulations: int) -> int:
    return max(LEAST_LOOKS, simulations // SIMULATIONS_A_LOOK)


def playouts_of(simulations: int) -> int:
    return max(LEAST_PLAYOUTS, simulations // 2)


class Endings:
    """What comes of a position, and of the one before chance decided, with the same luck later."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.noise: i64 = tuning_of(game.id).noise
        self.out: Choices = Choices(game.actions)
        self.rates: vec[i64] = vec[i64]([0] * game.actions)
        self.shares: vec[i64] = vec[i64]([0] * game.players)
        self.others: vec[i64] = vec[i64]([0] * game.players)
        self.played: i64 = 0
        self.won: list[int] = [0] * game.players  # sums of win shares; WIN is a win
        self.lucky: list[int] = [0] * game.players  # sums of differences
        self.squares: list[float] = [0.0] * game.players  # of differences, in wins

    def play(self, s: State, before: State, count: i64, stream: i64) -> None:
        """Play *s* to the end so many times; and *before*, unless it is the same position."""
        scratch = s.clone()
        number: i64
        for number in range(count):
            scratch.assign(s)
            self.play_out(scratch, number, stream, self.shares)
            if before is not s:
                scratch.assign(before)
                settle_chance(self.game, scratch, Rng(SEED + 1, stream << 20 | number))
                self.play_out(scratch, number, stream, self.others)
            self.count(before is not s)

    def play_out(self, s: State, number: i64, stream: i64, shares: vec[i64]) -> None:
        rng = Rng(SEED, stream << 20 | number)
        guided_playout(self.game, s, rng, self.noise, self.out, self.rates)
        win_shares(self.game, s, shares)

    def count(self, compared: bool) -> None:
        self.played += 1
        seat: i64
        for seat in range(self.game.players):
            self.won[seat] += self.shares[seat]
            if compared:
                difference = self.shares[seat] - self.others[seat]
                self.lucky[seat] += difference
                self.squares[seat] += (float(difference) / WIN) ** 2

    def chances(self) -> list[float]:
        return [won / (self.played * WIN) for won in self.won]

    def luck(self) -> list[float]:
        return [lucky / (self.played * WIN) for lucky in self.lucky]

    def luck_errors(self) -> list[float]:
        means = self.luck()
        played = float(self.played)
        return [
            sqrt(max(0.0, self.squares[seat] / played - means[seat] ** 2) / played)
            for seat in range(len(means))
        ]


# ---- what it adds up to


def counted(step: Step) -> float:
    """What a decision gave away for certain: less what may be the luck of the looks."""
    return max(0.0, step["loss"] - step["error"])


def accuracy(losses: list[float]) -> float:
    """0..100. A decision that gives nothing away is worth 100, one that gives away a share x of
    the win 100 e**(-STEEP x): the mean of all in which there was a choice. If none, 100."""
    if not losses:
        return 100.0
    return mean_of([100.0 * exp(-STEEP * each) for each in losses])


def summary(steps: list[Step], players: int) -> Summary:
    """Of all steps of a game, in their order."""
    seats = [summary_of(steps, seat) for seat in range(players)]
    return {"seats": seats, "turns": turns_of(steps, players)}


def summary_of(steps: list[Step], seat: int) -> SeatSummary:
    own = [step for step in steps if step["seat"] == seat and not step["forced"]]
    ranked = sorted([(-counted(step), step["ply"]) for step in own])
    chance = [step for step in steps if step["luck"]]
    return {
        "decisions": len(own),
        "accuracy": accuracy([counted(step) for step in own]),
        "luck": total_of([step["luck"][seat] for step in chance]),
        "luck_error": sqrt(total_of([step["luck_error"][seat] ** 2 for step in chance])),
        "mistakes": [step["ply"] for step in own if is_mistake(step)],
        "costly": [ply for negative, ply in ranked[:COSTLY] if negative < 0.0],
    }


def is_mistake(step: Step) -> bool:
    return step["grade"] in MISTAKES


def turns_of(steps: list[Step], players: int) -> list[Turn]:
    """What one seat, or chance, decided in a row is one turn. The largest swings are told."""
    turns: list[Turn] = []
    before = first_chances(steps, players)
    first = before
    begin = 0
    for index, step in enumerate(steps):
        if index == 0 or step["seat"] != steps[index - 1]["seat"]:
            first = before
            begin = step["ply"]
        before = step["chances"]
        if index + 1 == len(steps) or steps[index + 1]["seat"] != step["seat"]:
            swing = [before[seat] - first[seat] for seat in range(players)]
            end = step["ply"] + step["plies"]
            turns.append({"ply": begin, "end": end, "seat": step["seat"], "swing": swing})
    ranked = sorted([(-largest(turn), turn["ply"]) for turn in turns])
    told = [ply for negative, ply in ranked[:TURNS] if -negative >= SWING]
    return [turn for turn in turns if turn["ply"] in told]


def first_chances(steps: list[Step], players: int) -> list[float]:
    """Before the first ply: what chance was expected to bring, or the same for everybody."""
    if not steps or not steps[0]["luck"]:
        return [1.0 / players] * players
    first = steps[0]
    return [first["chances"][seat] - first["luck"][seat] for seat in range(players)]


def largest(turn: Turn) -> float:
    return max([abs(each) for each in turn["swing"]])
