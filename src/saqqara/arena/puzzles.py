"""Finds puzzles in bot games: one choice clearly best, and not the one that comes to mind.

Three sieves, each finer and slower than the one before. A game is played by bots that hardly
think; the decisions of its later part are drawn one after the other. A few simulations of every
choice say whether the hints' first choice might be a mistake (`glance`), a middling search whether
another one stands out (`sift`). What is left is weighed (`weigh`): a long search, then every choice
of the decision over the same sampled positions and the same luck. A position stays if the
best choice beats all others by far and other long searches find it too. How hard it is follows
from how much search it takes until the best choice leads for good.

All of it looks at the position as the deciding seat sees it. Game number i depends on
(seed, i) and nothing else.
"""

import hashlib
import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.arena.backends import Opening, play_all
from saqqara.arena.puzzles_explained import FEW, explain
from saqqara.arena.store import write_whole
from saqqara.bots import Observer, make_bot
from saqqara.bots.search import NONE, Search
from saqqara.bots.values import WIN
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng
from saqqara.puzzles import (
    EQUAL,
    FORMAT,
    GAP,
    Choice,
    Puzzle,
    game_of,
    in_brief,
    in_full,
    options_of,
)

PLAYERS: Final = (2, 3, 2, 4)  # of the games in turn, as far as the game allows
BOTS: Final = ("scribe", "novice")  # who plays the games, seat by seat: quick, and not all alike
LATE: Final = 0.3  # of the decisions of a game: before it little is certain, and looks take long
MOST_OF_A_GAME: Final = 4  # puzzles: others would resemble them
APART: Final = 5  # plies between them at least, for the same reason
FEWEST_CHOICES: Final = 3

FIRST_GLANCE: Final = 32  # simulations of every choice, without a search before
LONGER_GLANCE: Final = 96  # in all, where the first found something
DOUBTED: Final = 0.05  # of a win: what the hints' first choice must seem to lose then
DOUBTS: Final = (0.8, 1.5)  # standard errors of that, after the first glance and the longer one
SHORT: Final = 300  # simulations of a search that anybody could do
MIDDLE: Final = 2_500
LONG: Final = 8_000
CHECK: Final = 40_000  # one more search, with other luck
PROMISING: Final = 0.03  # of a win, after the middle search: the lead of the best choice
FEW_LOOKS: Final = 240  # at the best choices then

GLANCES: Final = 240  # looks at every choice
LOOKS: Final = 2_400  # at those that might be best
FIRST_LOOKS: Final = 480  # of them, after which what is too close is given up
MIGHT_BE: Final = 0.15  # of a win, behind the best after the glances
SURE: Final = 2.5  # standard errors
MOST_SOLUTIONS: Final = 2
DECIDED: Final = 0.97  # of a win: nothing is at stake any more

LADDER: Final = (30, 100, 300, 1_000, 3_000, 10_000, 30_000)  # simulations
LUCKS: Final = (5, 5, 5, 4, 2, 1)  # searches that come to each step but the last
MOST_OFTEN: Final = 0.75  # of them must find the solution
EASIEST: Final = 900  # rating of what is seen at the first step
STEP: Final = 150  # rating of a step


class State(TypedDict):
    """What the file holds while it is made: all that results depend on, and how far it came."""

    format: int
    course: str
    game: str
    seed: int
    games: int
    puzzles: list[Puzzle]


# ---- many games


def find_puzzles(
    course: str,
    games: int,
    seed: int,
    opening: Opening,
    out: Path,
    progress: Callable[[int], None],
) -> list[Puzzle]:
    """All puzzles of games number 0..games-1. What *out* holds of them is not looked for again."""
    state = begun(course, seed, out)
    progress(min(state["games"], games))
    jobs = ((course, seed, index) for index in range(state["games"], games))
    if state["games"] >= games:
        return state["puzzles"]
    with opening() as backend, closing(play_all(backend, jobs)) as results:
        for found in results:
            known = {puzzle["id"] for puzzle in state["puzzles"]}
            state["puzzles"] += [puzzle for puzzle in found if puzzle["id"] not in known]
            state["games"] += 1
            write_whole(out, as_text(state).encode())
            progress(1)
    return state["puzzles"]


def begun(course: str, seed: int, out: Path) -> State:
    """What a run of before left in *out*; OptionError if it was another one."""
    fresh: State = {
        "format": FORMAT,
        "course": course,
        "game": game_of(course),
        "seed": seed,
        "games": 0,
        "puzzles": [],
    }
    if not out.exists():
        return fresh
    try:
        state: State = json.loads(out.read_text("utf-8"))
        state["puzzles"] = [in_full(puzzle) for puzzle in state["puzzles"]]
        same = all(state[key] == fresh[key] for key in ("format", "course", "game", "seed"))
        if same and state["games"] >= 0:
            return state
    except (ValueError, TypeError, KeyError):
        pass
    raise OptionError(
        f"{out} holds something else; choose another file, or the same game and seed",
        "cli-puzzles-other",
        {"file": str(out)},
    )


def as_text(state: Any) -> str:
    """A line for each puzzle, so that files can be compared; reasons in brief."""
    head = {key: value for key, value in state.items() if key != "puzzles"}
    lines = [json.dumps(in_brief(puzzle), separators=(",", ":")) for puzzle in state["puzzles"]]
    inner = json.dumps(head, separators=(",", ":"))[:-1]
    return inner + ',"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"


# ---- one game


def puzzles_of_game(course: str, seed: int, index: int) -> list[Puzzle]:
    """The work of a process: play one game, look at its decisions."""
    spec = game_spec(game_of(course))
    counts = [count for count in PLAYERS if count in spec.players]
    ways = options_of(course)
    match = Match(spec, counts[index % len(counts)], ways[index % len(ways)])
    decisions = decisions_of(match, seed, index)
    del decisions[: int(LATE * len(decisions))]
    order = Rng(seed, index + 2**33)
    kept: list[Puzzle] = []
    while decisions and len(kept) < MOST_OF_A_GAME:
        ply, observer = decisions.pop(order.below(len(decisions)))
        if any(abs(len(each["plies"]) - ply) < APART for each in kept):
            continue
        if not sift(observer, seed + index):
            continue
        again = Match(spec, match.game.players, match.game.options)
        for taken in match.plies[:ply]:
            again.take(taken.action)
        puzzle = weigh(again, seed + index)
        if puzzle is not None:
            puzzle["options"] = dict(ways[index % len(ways)])
            kept.append(puzzle)
    return sorted(kept, key=lambda puzzle: len(puzzle["plies"]))


def decisions_of(match: Match, seed: int, index: int) -> list[tuple[int, Observer]]:
    """Play *match* to its end; the plies at which there was much to choose from, with what the
    seat saw."""
    game, s, rng = match.game, match.state, Rng(seed, index)
    players: int = game.players
    bots = [
        make_bot(BOTS[(seat + index) % len(BOTS)], seed, (seat + 1) * 2**32 + index)
        for seat in range(players)
    ]
    found: list[tuple[int, Observer]] = []
    while not s.over():
        seat = s.seat()
        if seat == CHANCE:
            match.take(game.sample(s, rng))
            continue
        observer = Observer(game, s, seat)
        # Not in the middle of a move that people put together before they send it.
        begins = match.undo_floor(seat) == len(match.plies)
        if begins and len(observer.choices) >= FEWEST_CHOICES:
            found.append((len(match.plies), observer))
        match.take(bots[seat].choose(observer))
    return found


# ---- the first sieves


def hinted(observer: Observer) -> set[int]:
    """The choices that the hints rate best."""
    game = observer.game
    out = Choices(game.actions)
    rates = vec[i64]([0] * game.actions)
    s = observer.sample(Rng(observer.ply, observer.seat))
    game.list_choices(s, out)
    game.hints.rate(s, out, rates)
    rated = {out.items[place]: rates[place] for place in range(out.n)}
    top = max(rated.values())
    return {action for action, rate in rated.items() if rate == top}


def searched(observer: Observer, seed: int, simulations: int) -> Search:
    search = Search(observer.game, simulations + 2)
    search.run(observer, Rng(seed, observer.ply), simulations)
    return search


def favourite(observer: Observer, seed: int, simulations: int) -> int:
    return searched(observer, seed, simulations).root_choices()[0].action


def glance(observer: Observer, first: set[int], seed: int) -> bool:
    """Does the choice that comes to mind seem to be a mistake, by a few simulations of each?"""
    looked = [Looked(action) for action in observer.legal()]
    search = Search(observer.game, len(looked) * LONGER_GLANCE + 2)
    begin = 0
    for end, doubts in zip((FIRST_GLANCE, LONGER_GLANCE), DOUBTS, strict=True):
        look(observer, search, looked, seed + 3, begin, end - begin)
        looked.sort(key=mean_of, reverse=True)
        named = next(each for each in looked if each.action in first)
        lost, error = loss_of(looked[0], named)
        if lost < max(DOUBTED, doubts * error):
            return False
        begin = end
    return True


def sift(observer: Observer, seed: int) -> bool:
    """Might another choice than the one that comes to mind be the best by far?"""
    first = hinted(observer)
    if not glance(observer, first, seed):
        return False
    search = Search(observer.game, MIDDLE + FEW * FEW_LOOKS + 2)
    search.run(observer, Rng(seed, observer.ply), MIDDLE)
    found = search.root_choices()
    if found[0].action in first:
        return False
    best = [Looked(each.action) for each in found[:FEW]]
    look(observer, search, best, seed, 0, FEW_LOOKS)
    return all(loss_of(best[0], each)[0] >= PROMISING for each in best[1:])


# ---- the last sieve


class Looked:
    """What many looks at one choice brought: sums of win shares, and of their differences."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.shares: list[int] = []


def look(
    observer: Observer, search: Search, looked: list[Looked], seed: int, first: int, count: int
) -> None:
    """Simulate each choice in the same sampled positions, with the same luck."""
    for number in range(first, first + count):
        world = observer.sample(Rng(seed, number))
        for each in looked:
            rng, luck = Rng(seed + 1, number), Rng(seed + 2, number)
            search.simulate(world.clone(), rng, each.action, luck)
            each.shares.append(search.shares[observer.seat])


def loss_of(best: Looked, other: Looked) -> tuple[float, float]:
    """What *other* gives away, of a win, and the standard error of that."""
    count = min(len(best.shares), len(other.shares))
    differences = [(best.shares[i] - other.shares[i]) / WIN for i in range(count)]
    mean = sum(differences) / count
    variance = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return mean, float((variance / count) ** 0.5)


def mean_of(looked: Looked) -> float:
    return sum(looked.shares) / (len(looked.shares) * WIN)


def weigh(match: Match, seed: int) -> Puzzle | None:
    """The puzzle of the pending decision, or None if it is none."""
    game, s = match.game, match.state
    observer = Observer(game, s, s.seat())
    weighed = weigh_choices(observer, seed)
    if weighed is None:
        return None
    choices, win, solutions = weighed
    first = hinted(observer)
    if first & set(solutions) and favourite(observer, seed + 11, SHORT) in solutions:
        return None
    step = step_needed(observer, seed, solutions)
    if step == NONE:
        return None
    words = [game.word(ply.action) for ply in match.plies]
    puzzle: Puzzle = {
        "id": id_of(game, words),
        "players": game.players,
        "options": {},
        "rules": match.spec.rules,
        "plies": words,
        "seat": observer.seat,
        "solutions": [game.word(action) for action in solutions],
        "win": round(win, 3),
        "searched": LADDER[step],
        "rating": EASIEST + STEP * step,
        "choices": choices,
        "then": [],
    }
    return puzzle if explain(match, puzzle, seed) else None


def weigh_choices(observer: Observer, seed: int) -> tuple[list[Choice], float, list[int]] | None:
    """All choices with what they give away, the best one's win share, the solutions."""
    game = observer.game
    legal = observer.legal()
    room = LONG + len(legal) * (GLANCES + LOOKS) + 2
    search = Search(game, room)
    search.run(observer, Rng(seed + 1, observer.ply), LONG)
    leader = search.root_choices()[0].action
    looked = [Looked(action) for action in legal]
    look(observer, search, looked, seed + 2, 0, GLANCES)
    looked.sort(key=mean_of, reverse=True)
    near = [each for each in looked if loss_of(looked[0], each)[0] < MIGHT_BE]
    if leader not in {each.action for each in near} or len(near) == len(looked) > 12:
        return None
    look(observer, search, near, seed + 2, GLANCES, FIRST_LOOKS)
    near.sort(key=mean_of, reverse=True)
    rivals = [each for each in near[1:] if loss_of(near[0], each)[0] < 2 * GAP]
    equals = [each for each in rivals if loss_of(near[0], each)[0] < GAP * 3 / 4]
    if len(equals) >= MOST_SOLUTIONS:
        return None
    look(observer, search, [near[0], *rivals], seed + 2, GLANCES + FIRST_LOOKS, LOOKS - FIRST_LOOKS)
    near.sort(key=mean_of, reverse=True)
    best = near[0]
    win = mean_of(best)
    choices: list[Choice] = []
    solutions: list[int] = []
    for each in [*near, *[each for each in looked if each not in near]]:
        loss, error = loss_of(best, each)
        if loss <= EQUAL:
            solutions.append(each.action)
        elif loss < GAP or loss - SURE * error < EQUAL / 2:
            return None
        choices.append({"word": game.word(each.action), "loss": round(loss, 3), "reasons": []})
    unsure = win > DECIDED or len(solutions) > MOST_SOLUTIONS or leader not in solutions
    if unsure or len(solutions) * 2 > len(legal):
        return None
    return choices, win, solutions


def climbed(observer: Observer, seed: int, steps: tuple[int, ...]) -> list[int]:
    """The favourites of one search, when it has come to so many simulations."""
    search = Search(observer.game, steps[-1] + 2)
    rng = Rng(seed, observer.ply)
    found: list[int] = []
    done = 0
    for step in steps:
        search.run(observer, rng, step - done)
        done = step
        found.append(search.root_choices()[0].action)
    return found


def step_needed(observer: Observer, seed: int, solutions: list[int]) -> int:
    """The step of the ladder from which the solution is found nearly always; NONE if the longest
    of these searches does not find it."""
    found: list[list[int]] = [[] for _ in LUCKS]
    for luck in range(max(LUCKS)):
        steps = tuple(LADDER[step] for step in range(len(LUCKS)) if LUCKS[step] > luck)
        if luck == 0:
            *favourites, last = climbed(observer, seed + 31, (*steps, CHECK))
            if last not in solutions:
                return NONE
        else:
            favourites = climbed(observer, seed + 31 + luck, steps)
        for step, action in enumerate(favourites):
            found[step].append(action)
    needed = len(LUCKS)
    for step in range(len(LUCKS) - 1, -1, -1):
        right = [action for action in found[step] if action in solutions]
        if len(right) < MOST_OFTEN * len(found[step]):
            break
        needed = step
    return needed


def id_of(game: Game, words: list[str]) -> str:
    """Of the game, its options and all that was decided: twelve letters and digits."""
    told = json.dumps([game.id, game.players, game.options, words], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:12]
