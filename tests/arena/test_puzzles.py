"""The finder of puzzles: its sieves, its file, and what it takes from where."""

import json
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from saqqara.arena import puzzles as finder
from saqqara.arena import puzzles_explained as explained
from saqqara.arena.backends import processes
from saqqara.bots import Observer
from saqqara.bots.judge import Reason, judge
from saqqara.bots.search import NONE, RootChoice
from saqqara.bots.values import WIN
from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match, action_of
from saqqara.puzzles import EQUAL, GAP, Puzzle, position_of


def dealt(game: str = "pharaoh", players: int = 2, seed: int = 1) -> Match:
    match = Match(game_spec(game), players, {})
    match.deal(SeededDealer(seed))
    return match


def observer_of(match: Match) -> Observer:
    return Observer(match.game, match.state, match.seat())


def looked(action: int, *shares: int) -> finder.Looked:
    made = finder.Looked(action)
    made.shares = list(shares)
    return made


# ---- weighing


def test_losses_are_of_pairs() -> None:
    """What both have in common does not blur the difference."""
    best, other = looked(1, WIN, 0, WIN, WIN), looked(2, WIN // 2, 0, WIN // 2, WIN // 2)
    assert finder.loss_of(best, other)[0] == pytest.approx(3 / 8)
    assert finder.loss_of(best, best) == (0.0, 0.0)
    lost, error = finder.loss_of(looked(1, WIN, 0), looked(2, 0, WIN))
    assert (lost, error) == (0.0, 1.0)


def test_every_choice_meets_the_same_luck() -> None:
    match = dealt()
    observer = observer_of(match)
    search = finder.searched(observer, 1, 20)
    twice = [finder.Looked(observer.legal()[0]) for _ in range(2)]
    search.clear()  # an empty tree: what it learnt from the first look is no luck
    begun = len(twice[0].shares)
    finder.look(observer, search, twice, 7, 0, 3)
    assert begun == 0
    assert [len(each.shares) for each in twice] == [3, 3]
    assert {share for each in twice for share in each.shares} <= {0, WIN // 2, WIN}


# ---- the first sieves


@pytest.mark.parametrize(
    ("worth", "doubted"),
    [
        ([0.6, 0.5, 0.5], True),  # the hints name the second
        ([0.6, 0.6 - finder.DOUBTED / 2, 0.5], False),
        ([0.5, 0.6, 0.5], False),
    ],
)
def test_a_glance_doubts_the_hints(
    monkeypatch: pytest.MonkeyPatch, worth: list[float], doubted: bool
) -> None:
    match = dealt()
    monkeypatch.setattr(finder, "look", Told(match, worth).look)
    observer = observer_of(match)
    assert finder.glance(observer, {observer.legal()[1]}, 1) == doubted


def test_a_glance_that_finds_nothing_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []

    def look(_: Any, __: Any, looked: list[finder.Looked], *numbers: int) -> None:
        counts.append(numbers[-1])
        for place, each in enumerate(looked):
            each.shares += [WIN if place else 0] * numbers[-1]

    monkeypatch.setattr(finder, "look", look)
    observer = observer_of(dealt())
    assert not finder.glance(observer, {observer.legal()[1]}, 1)
    assert counts == [finder.FIRST_GLANCE]
    assert finder.glance(observer, {observer.legal()[0]}, 1)
    assert sum(counts[1:]) == finder.LONGER_GLANCE


# ---- the last sieve


class Told:
    """A search that holds the choices for worth so much, in their order."""

    def __init__(self, match: Match, worth: list[float]) -> None:
        legal = observer_of(match).legal()
        self.worth = dict(zip(legal, worth + [0.0] * len(legal), strict=False))

    def run(self, *_: Any) -> None:
        pass

    def root_choices(self) -> list[RootChoice]:
        best = max(self.worth, key=lambda action: self.worth[action])
        return [RootChoice(best, 1, 0, 0)]

    def look(self, _: Any, __: Any, choices: list[finder.Looked], *___: int) -> None:
        for each in choices:
            each.shares += [int(self.worth[each.action] * WIN)] * 50


@pytest.mark.parametrize(
    ("worth", "solutions"),
    [
        ([0.6, 0.6 - GAP - 0.001], 1),  # clear
        ([0.6, 0.6 - (GAP + EQUAL) / 2], 0),  # neither as good nor clearly worse
        ([0.6, 0.6 - EQUAL / 2, 0.4], 2),  # as good counts as well
        ([0.6, 0.595, 0.595, 0.4], 0),  # three ways are no puzzle
        ([0.99, 0.5], 0),  # won already
    ],
)
def test_one_choice_must_stand_out(
    monkeypatch: pytest.MonkeyPatch, worth: list[float], solutions: int
) -> None:
    match = dealt()
    told = Told(match, worth)
    monkeypatch.setattr(finder, "Search", lambda *_: told)
    monkeypatch.setattr(finder, "look", told.look)
    found = finder.weigh_choices(observer_of(match), 1)
    assert (len(found[2]) if found else 0) == solutions
    if found:
        losses = [choice["loss"] for choice in found[0]]
        assert losses == sorted(losses)
        assert len(losses) == len(observer_of(match).legal())


def test_the_step_of_the_ladder_is_where_the_solution_comes_to_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A search that is right by accident does not count, and one that is wrong at last refuses."""
    came_to: list[int] = []
    right = {30, 1_000, 3_000, 10_000}  # not 100 and 300

    def climbed(_: Observer, __: int, steps: tuple[int, ...]) -> list[int]:
        came_to.append(steps[-1])
        return [3 if step == finder.CHECK else 1 if step in right else 2 for step in steps]

    monkeypatch.setattr(finder, "climbed", climbed)
    observer = observer_of(dealt())
    assert finder.LADDER[finder.step_needed(observer, 1, [1, 3])] == 1_000
    assert came_to == [finder.CHECK, 3_000, 1_000, 1_000, 300]
    assert finder.LADDER[finder.step_needed(observer, 1, [3])] == 30_000
    assert finder.LADDER[finder.step_needed(observer, 1, [1, 2, 3])] == 30
    assert finder.step_needed(observer, 1, [1, 2]) == NONE


def test_a_search_that_grows_chooses_as_one_that_was_as_long_at_once() -> None:
    observer = observer_of(dealt())
    found = finder.climbed(observer, 5, (30, 100, 300))
    assert found == [finder.favourite(observer, 5, budget) for budget in (30, 100, 300)]


# ---- in words


def puzzle_with(match: Match, solution: str) -> Any:
    words = [match.game.word(action) for action in observer_of(match).legal()]
    others = [word for word in words if word != solution]
    return {
        "seat": match.seat(),
        "solutions": [solution],
        "choices": [{"word": word, "loss": 0.1, "reasons": []} for word in [solution, *others]],
    }


def test_what_follows_is_told_to_the_end_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explained, "REASON_SEARCH", 60)
    monkeypatch.setattr(explained, "REASON_LOOKS", 12)
    match = dealt()
    words = [match.game.word(action) for action in observer_of(match).legal()]
    puzzle = puzzle_with(match, next(word for word in words if word.startswith("lay")))
    s = match.state.clone()
    match.game.apply(s, action_of(match.game, puzzle["solutions"][0]))
    follows = explained.followed(match, puzzle, 1)
    assert follows
    for follow in follows:
        assert s.seat() == puzzle["seat"]
        legal = [match.game.word(action) for action in match.game.legal(s)]
        assert sorted(each["word"] for each in follow["choices"]) == sorted(legal)
        match.game.apply(s, action_of(match.game, follow["choices"][0]["word"]))
    assert s.seat() != puzzle["seat"]


def test_what_nobody_can_explain_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons compare every choice with the solution, which the closer looks must prefer too."""
    monkeypatch.setattr(explained, "REASON_SEARCH", 60)
    monkeypatch.setattr(explained, "REASON_LOOKS", 12)
    match = dealt()
    puzzle = puzzle_with(match, match.game.word(observer_of(match).legal()[-1]))
    compared: list[tuple[str, str]] = []

    def reasons(better: Any, worse: Any, *_: Any) -> list[Any]:
        compared.append((better["word"], worse["word"]))
        return []

    monkeypatch.setattr(explained, "reasons", reasons)
    assert not explained.explain(match, puzzle, 1)
    best, *others = [choice["word"] for choice in puzzle["choices"]]
    assert compared == [(best, other) for other in others]
    why = Reason(kind="own", seat=0, source="", points=1.26, word="", word_seat=-1, label=None)
    monkeypatch.setattr(explained, "reasons", lambda *_: [why])
    observer = observer_of(match)
    favourite = judge(observer, 42, 60, 1, tuple(observer.legal()), 12)[0]["word"]
    puzzle = puzzle_with(match, favourite)
    best, *others = [choice["word"] for choice in puzzle["choices"]]
    assert explained.explain(match, puzzle, 1)
    assert [len(choice["reasons"]) for choice in puzzle["choices"]] == [0] + [1] * len(others)
    assert puzzle["choices"][1]["reasons"][0]["points"] == 1.3
    assert not explained.explain(match, puzzle_with(match, others[-1]), 1)


# ---- games and files


def found_in(course: str, seed: int, index: int) -> list[Any]:
    """Instead of a search: one puzzle for each game."""
    return [{"id": f"{course}{seed}{index}"}]


def find(out: Path, games: int, seed: int = 1, course: str = "murals") -> list[Any]:
    told: list[int] = []
    opening = partial(processes, 1, (), found_in)
    found = finder.find_puzzles(course, games, seed, opening, out, told.append)
    assert sum(told) == games
    return [puzzle["id"] for puzzle in found]


def test_a_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "puzzles.json"
    assert find(out, 2) == ["murals10", "murals11"]
    monkeypatch.setattr("arena.test_puzzles.found_in", None)
    assert find(out, 2) == ["murals10", "murals11"]  # nothing is played
    monkeypatch.undo()
    assert find(out, 3) == ["murals10", "murals11", "murals12"]
    data = json.loads(out.read_text("utf-8"))
    assert (data["course"], data["game"], data["games"]) == ("murals", "murals", 3)


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    find(out, 1)
    kept = out.read_text("utf-8")
    for wish in ({"seed": 2}, {"course": "pharaoh"}):
        with pytest.raises(OptionError):
            find(out, 1, **wish)
    for text in ("", "[]", "{}", kept[:30]):
        out.write_text(text, "utf-8")
        with pytest.raises(OptionError):
            find(out, 1)
        assert out.read_text("utf-8") == text


def test_a_game_is_looked_through_at_the_beginning_of_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not in the middle of what people put together before they send it; each position is weighed
    as it was in the game, and it replays."""
    seen: list[int] = []

    def sift(observer: Observer, _: int) -> bool:
        seen.append(observer.ply)
        return True

    def weigh(match: Match, _: int) -> Puzzle | None:
        assert match.undo_floor(match.seat()) == len(match.plies)
        words = [match.game.word(ply.action) for ply in match.plies]
        made: Any = {
            "id": finder.id_of(match.game, words),
            "players": match.game.players,
            "rules": match.spec.rules,
            "plies": words,
            "seat": match.seat(),
        }
        return made  # type: ignore[no-any-return]

    monkeypatch.setattr(finder, "sift", sift)
    monkeypatch.setattr(finder, "weigh", weigh)
    found = finder.puzzles_of_game("dynasty", 5, 3)
    assert len(found) == finder.MOST_OF_A_GAME
    assert len({puzzle["id"] for puzzle in found}) == len(found)
    assert all(puzzle["options"]["expansion"] == "on" for puzzle in found)
    plies = [len(puzzle["plies"]) for puzzle in found]
    assert set(plies) <= set(seen)
    assert all(two - one >= finder.APART for one, two in pairwise(plies))
    for puzzle in found:
        assert position_of("dynasty", puzzle).seat() == puzzle["seat"]
    assert finder.puzzles_of_game("dynasty", 5, 3) == found  # of (seed, number) and nothing else
