"""What the search holds of the choices of a decision, as data: for hints, coach, review, puzzles.

Ids and numbers only; a door puts them into words. From the same search as the bots, and from
what the seat sees.

First the tree is grown. Then each choice that matters is looked at closer: simulated as often as
the others, in the same tree, from the same sampled positions and with the same luck. Before that
all of them get as many simulations as the favourite had, since a choice whose answers are not
known yet looks better than it is, or worse.

Where a network has learned the game, the favourite is what a search with the network prefers
(net_search.py), the stronger player of the two. It stays the best choice unless the closer looks
speak against it by more than luck.
"""

from math import sqrt
from typing import Final, Literal, NamedTuple, TypedDict

from mypy_extensions import i64

from saqqara.bots.net_search import NetSearch, nodes_for
from saqqara.bots.network_files import has_weights, weights_for
from saqqara.bots.observer import Observer
from saqqara.bots.search import NONE, Search
from saqqara.bots.values import WIN
from saqqara.kernel.event import Args
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.kernel.voice import END

SIMULATIONS: Final = 2000  # what a person who waits for an answer is given
LOOKS: Final = 400  # closer looks at each choice
PARTS: Final = 20  # of the looks, whose means tell how far luck reaches

# How large a loss is, in shares of a win; docs/learning.md says how these were found.
LITTLE: Final = 0.02
CLEAR: Final = 0.10  # a clear mistake: what a coach asks about and a review counts
MUCH: Final = 0.25
SURE: Final = 2.5  # standard errors by which a loss must exceed nothing to count as clear

POINTS_SHOWN: Final = 0.75  # a difference that is worth a word, in points
SURE_POINTS: Final = 2.0  # standard errors of it
MOST_REASONS: Final = 3
OFTEN: Final = 0.4  # of the looks: an answer that is worth a word
NO_SEAT: Final = -1

Grade = Literal["none", "little", "clear", "much"]


class Said(TypedDict):
    """A message id with its arguments."""

    id: str
    args: Args


class Judged(TypedDict):
    """One choice. By seat: what it may expect at the end."""

    action: int
    word: str  # its notation
    visits: int  # simulations that began with it
    win_shares: list[float]  # 0..1
    scores: list[float]
    sources: list[dict[str, float]]  # the scores by source (message ids)
    reply: str  # what the next opponent most often answers, "" if nobody does
    reply_seat: int  # -1 if none
    reply_share: float  # of the looks in which it was answered so
    reply_label: Said | None  # as a button would say it
    ends: str  # message id of what it ends at once, the round or the game; "" = nothing
    looks: list[float]  # the seat's share of the win, by parts of the looks
    points: list[dict[str, list[float]]]  # the sources, by parts of the looks


class Reason(TypedDict):
    """Why one choice is worse than another: `kind` says what the rest means.

    own     the seat itself has *points* fewer from *source*
    other   *seat* has *points* more from *source*
    reply   *word_seat* could answer with *word*, which it would not after the better choice
    ends    it ends at once what *source* says
    """

    kind: str
    seat: int
    source: str  # message id, or ""
    points: float
    word: str
    word_seat: int
    label: Said | None  # of the word


class Budget(NamedTuple):
    """How much a judgement may cost."""

    simulations: int = SIMULATIONS
    looks: int = LOOKS


def judge(
    observer: Observer,
    seed: i64,
    simulations: int = SIMULATIONS,
    top: int = 3,
    must: tuple[int, ...] = (),
    looks: int = LOOKS,
) -> list[Judged]:
    """The *top* choices of the pending decision by the search, and every one of *must* that is
    legal, best first. A forced choice is not searched, only looked at."""
    legal = observer.legal()
    rng = Rng(seed, observer.ply)
    asked = [action for action in legal if action in must]
    room = simulations + (top + len(asked)) * (simulations + looks)  # a node each at most
    search = Search(observer.game, room + 2)
    if len(legal) == 1:
        actions = legal
    else:
        search.run(observer, rng, simulations)
        found = search.root_choices()
        best = [choice.action for choice in found[:top]]
        learned = learned_choice(observer, seed, simulations)
        if learned != NONE:
            best = [learned, *[action for action in best if action != learned]][:top]
        actions = best + [action for action in asked if action not in best]
        try_all(observer, search, rng, actions, found[0].visits)
    looked = Looks(observer, search, actions)
    looked.take(rng, looks)
    return best_first([looked.judged(number) for number in range(len(actions))])


def learned_choice(observer: Observer, seed: i64, simulations: int) -> int:
    """What a search with the network of this game prefers; NONE where there is none."""
    game = observer.game
    if not has_weights(game):
        return NONE
    search = NetSearch(game, weights_for(game), nodes_for(simulations), observer.seat)
    search.run(observer, Rng(seed, observer.ply), simulations)
    return search.root_choices()[0].action


def try_all(observer: Observer, search: Search, rng: Rng, actions: list[int], even: i64) -> None:
    """Let the tree know every one of *actions* equally well, before they are compared."""
    for action in actions:
        missing = even - search.visits_of(action, observer.seat)
        for _ in range(missing):
            search.simulate(observer.sample(rng), rng, action, rng)


def best_first(judged: list[Judged]) -> list[Judged]:
    """The first of *judged* is the search's favourite. A lead over it that may be luck counts as
    none, since the largest of many values is the luckiest too; of equals the more visited."""
    favourite = judged[0]
    ordered: list[tuple[float, int, int]] = []
    for number in range(len(judged)):
        lead = mean_lead(judged[number], favourite)
        if 0.0 < lead <= SURE * error_of(judged[number], favourite):
            lead = 0.0
        ordered.append((-lead, -judged[number]["visits"], number))
    ordered.sort()
    return [judged[number] for _, _, number in ordered]


class Looks:
    """Closer looks at some choices of one decision."""

    def __init__(self, observer: Observer, search: Search, actions: list[int]) -> None:
        self.observer = observer
        self.game = observer.game
        self.search = search
        self.actions = actions
        self.is_forced = len(observer.choices) == 1  # played without being asked for
        self.size: list[int] = []  # by part: looks
        players = range(self.game.players)
        self.wins: list[list[list[int]]] = [[[] for _ in players] for _ in actions]
        self.points: list[list[dict[str, list[int]]]] = [[{} for _ in players] for _ in actions]
        self.replies: list[dict[int, int]] = [{} for _ in actions]
        self.labels: dict[int, Said] = {}  # of replies

    def take(self, rng: Rng, looks: int) -> None:
        parts = min(PARTS, looks)
        self.size = [0] * parts
        for wins, points in zip(self.wins, self.points, strict=True):
            for seat in range(self.game.players):
                wins[seat] = [0] * parts
                sheet = self.game.score_sheet(self.observer.imagined, seat)
                points[seat] = {source: [0] * parts for source in sheet}
        self.search.listens = True
        self.search.listener = self.observer.seat
        for number in range(looks):
            part = number * parts // looks
            self.size[part] += 1
            s = self.observer.sample(rng)
            word = rng.word()
            for i in range(len(self.actions)):
                self.look(i, s.clone(), Rng(word, number), Rng(word, -1 - number), part)

    def look(self, i: int, s: State, rng: Rng, luck: Rng, part: int) -> None:
        search = self.search
        search.answer = NONE
        search.simulate(s, rng, NONE if self.is_forced else self.actions[i], luck)
        for seat in range(self.game.players):
            self.wins[i][seat][part] += search.shares[seat]
            of_seat = self.points[i][seat]
            for source, points in self.game.score_sheet(s, seat).items():
                of_seat[source][part] += points
        if search.answer != NONE:
            self.hear(i, search.answer, search.heard)

    def hear(self, i: int, answer: int, s: State | None) -> None:
        """The first answer of somebody else, said as in the position that the seat imagined."""
        replies = self.replies[i]
        replies[answer] = replies.get(answer, 0) + 1
        if s is not None and answer not in self.labels:
            label = self.game.voice.label(s, answer >> 3)
            self.labels[answer] = {"id": label.id, "args": dict(label.args)}

    def judged(self, i: int) -> Judged:
        action = self.actions[i]
        reply, often = most_often(self.replies[i])
        looks = sum(self.size)
        sources = [
            {source: sum(each) / looks for source, each in of_seat.items()}
            for of_seat in self.points[i]
        ]
        return {
            "action": action,
            "word": self.game.word(action),
            "visits": self.visits_of(action),
            "win_shares": [sum(each) / (looks * WIN) for each in self.wins[i]],
            "scores": [total_of(list(of_seat.values())) for of_seat in sources],
            "sources": sources,
            "reply": self.game.word(reply >> 3) if reply != NONE else "",
            "reply_seat": reply & 7 if reply != NONE else NO_SEAT,
            "reply_share": often / looks,
            "reply_label": self.labels[reply] if reply != NONE else None,
            "ends": self.what_ends(action),
            "looks": self.by_part(self.wins[i][self.observer.seat], WIN),
            "points": [
                {source: self.by_part(each, 1) for source, each in of_seat.items()}
                for of_seat in self.points[i]
            ],
        }

    def visits_of(self, action: int) -> int:
        if self.is_forced:
            return 0  # what the tree knows is what comes after it
        return self.search.visits_of(action, self.observer.seat)

    def by_part(self, sums: list[int], unit: int) -> list[float]:
        return [sums[part] / (self.size[part] * unit) for part in range(len(sums))]

    def what_ends(self, action: int) -> str:
        for effect in self.game.preview(self.observer.imagined, [action]):
            if effect.tone == END:
                return effect.message.id
        return ""


def most_often(counts: dict[int, int]) -> tuple[int, int]:
    """The key with the largest count, and the count; of equals the smaller. NONE if empty."""
    best = NONE
    often = 0
    for key in sorted(counts):
        if counts[key] > often:
            best = key
            often = counts[key]
    return best, often


# ---- comparing


def loss(best: Judged, chosen: Judged, seat: int) -> float:
    """The share of a win that is given away, never below 0."""
    return max(0.0, best["win_shares"][seat] - chosen["win_shares"][seat])


def error_of(best: Judged, chosen: Judged) -> float:
    """The standard error of the loss of the seat that decided, part by part of the looks."""
    return paired_error(best["looks"], chosen["looks"])


def mean_lead(one: Judged, two: Judged) -> float:
    return mean_of(one["looks"]) - mean_of(two["looks"])


def total_of(numbers: list[float]) -> float:
    """`sum` begins with an int, which compiled code does not take for a float."""
    total: float = 0.0
    for number in numbers:
        total += number
    return total


def mean_of(numbers: list[float]) -> float:
    return total_of(numbers) / len(numbers)


def paired_error(one: list[float], two: list[float]) -> float:
    """The standard error of the mean difference of what belongs together."""
    n = len(one)
    if n < 2:
        return 0.0
    total: float = 0.0
    squares: float = 0.0
    for i in range(n):
        difference: float = one[i] - two[i]
        total += difference
        squares += difference * difference
    variance: float = max(0.0, squares - total * total / n) / (n - 1)
    return sqrt(variance / n)


def is_clear(best: Judged, chosen: Judged, seat: int) -> bool:
    """A clear mistake: large, and no accident of the looks."""
    lost = loss(best, chosen, seat)
    return lost >= CLEAR and lost >= SURE * error_of(best, chosen)


def grade_of(best: Judged, chosen: Judged, seat: int) -> Grade:
    """How large the loss is. Clear and much are clear mistakes."""
    lost = loss(best, chosen, seat)
    if is_clear(best, chosen, seat):
        return "much" if lost >= MUCH else "clear"
    return "little" if lost >= LITTLE else "none"


# ---- reasons


def reasons(better: Judged, worse: Judged, seat: int, shown: float = POINTS_SHOWN) -> list[Reason]:
    """What speaks against *worse*, weightiest first, at most three; [] if nothing can be told.
    Differences of fewer points than *shown* are not told."""
    told: list[tuple[float, Reason]] = []
    for other in range(len(better["points"])):
        one, two = better["points"][other], worse["points"][other]
        if other != seat:
            one, two = two, one  # what others have more of counts against it
        for source in one:
            points = worth_a_word(one[source], two.get(source, []), shown)
            if points > 0.0:
                kind = "own" if other == seat else "other"
                told.append((-points, reason_of(kind, other, source, points)))
    told.sort(key=weight_of)
    found = [reason for _, reason in told]
    if worse["ends"] and worse["ends"] != better["ends"]:
        found.insert(min(1, len(found)), reason_of("ends", seat, worse["ends"], 0.0))
    del found[MOST_REASONS:]
    reply = reply_of(better, worse, found)
    if reply is not None:
        del found[MOST_REASONS - 1 :]
        found.append(reply)
    return found


def weight_of(told: tuple[float, Reason]) -> float:
    return told[0]


def worth_a_word(more: list[float], fewer: list[float], shown: float) -> float:
    """The mean difference of points, or 0 if it is small or may be luck."""
    if len(more) != len(fewer) or not more:
        return 0.0
    points = mean_of(more) - mean_of(fewer)
    if points < shown or points < SURE_POINTS * paired_error(more, fewer):
        return 0.0
    return points


def reply_of(better: Judged, worse: Judged, found: list[Reason]) -> Reason | None:
    """The answer that it invites: usual after it, another after the better choice, and by
    somebody who gains by it or because the seat itself loses."""
    if worse["reply_share"] < OFTEN or not found:
        return None
    if (worse["reply"], worse["reply_seat"]) == (better["reply"], better["reply_seat"]):
        return None
    made = reason_of("reply", worse["reply_seat"], "", 0.0)
    made["word"] = worse["reply"]
    made["word_seat"] = worse["reply_seat"]
    made["label"] = worse["reply_label"]
    return made


def reason_of(kind: str, seat: int, source: str, points: float) -> Reason:
    return {
        "kind": kind,
        "seat": seat,
        "source": source,
        "points": points,
        "word": "",
        "word_seat": NO_SEAT,
        "label": None,
    }
