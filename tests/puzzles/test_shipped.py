"""Every puzzle that is shipped: it replays, its solution is possible and stands out, and what is
said of it can be said."""

from collections import Counter
from importlib.resources import files

import pytest

from saqqara.arena.puzzles import EASIEST, LADDER, STEP, id_of
from saqqara.arena.puzzles_explained import FEW
from saqqara.kernel.match import action_of
from saqqara.puzzles import (
    COURSES,
    EQUAL,
    GAP,
    Choice,
    Puzzle,
    by_id,
    in_brief,
    in_full,
    position_of,
    puzzles_of,
)
from saqqara.text import Texts

LARGEST = 500_000  # bytes of a file
FEWEST = 60  # puzzles of a course

ALL = [(course, puzzle) for course in COURSES for puzzle in puzzles_of(course)]
EACH = pytest.mark.parametrize(
    ("course", "puzzle"), ALL, ids=[f"{course}-{puzzle['id']}" for course, puzzle in ALL]
)


def words_of(choices: list[Choice]) -> list[str]:
    return [choice["word"] for choice in choices]


@pytest.mark.parametrize("course", COURSES)
def test_there_are_many(course: str) -> None:
    assert len(puzzles_of(course)) >= FEWEST
    file = files("saqqara.puzzles") / f"{course}.json"
    assert len(file.read_bytes()) < LARGEST


def test_ids_are_unique() -> None:
    counts = Counter(puzzle["id"] for _, puzzle in ALL)
    assert [id for id, count in counts.items() if count > 1] == []
    assert set(by_id()) == set(counts)


@EACH
def test_it_replays_to_a_choice(course: str, puzzle: Puzzle) -> None:
    match = position_of(course, puzzle)
    game = match.game
    assert match.seat() == puzzle["seat"]
    assert match.undo_floor(puzzle["seat"]) == len(match.plies)  # not amid a move
    legal = [game.word(action) for action in game.legal(match.state)]
    assert sorted(words_of(puzzle["choices"])) == sorted(legal)
    assert puzzle["id"] == id_of(game, puzzle["plies"])
    s = match.state.clone()
    game.apply(s, action_of(game, puzzle["solutions"][0]))
    for follow in puzzle["then"]:
        assert s.seat() == puzzle["seat"]
        legal = [game.word(action) for action in game.legal(s)]
        assert sorted(words_of(follow["choices"])) == sorted(legal)
        game.apply(s, action_of(game, follow["choices"][0]["word"]))


@EACH
def test_its_solution_stands_out(course: str, puzzle: Puzzle) -> None:
    solutions = puzzle["solutions"]
    assert words_of(puzzle["choices"])[: len(solutions)] == solutions, course
    assert puzzle["choices"][0]["loss"] == 0.0
    for choice in puzzle["choices"]:
        if choice["word"] in solutions:
            assert choice["loss"] <= EQUAL
        else:
            assert choice["loss"] >= GAP
    assert len(solutions) * 2 <= len(puzzle["choices"])
    assert 0.0 < puzzle["win"] < 1.0
    assert puzzle["rating"] == EASIEST + STEP * LADDER.index(puzzle["searched"])


def test_files_leave_out_what_reasons_leave_open() -> None:
    for _, puzzle in ALL:
        assert in_full(in_brief(puzzle)) == puzzle
    said = {"kind": "own", "seat": 1, "source": "a", "points": 1.5}
    full = {**said, "word": "", "word_seat": -1, "label": None}
    assert in_brief({"choices": [{"reasons": [full]}]}) == {"choices": [{"reasons": [said]}]}


@EACH
def test_it_is_explained(course: str, puzzle: Puzzle) -> None:
    solutions = puzzle["solutions"]
    others = [choice for choice in puzzle["choices"] if choice["word"] not in solutions]
    assert any(choice["reasons"] for choice in others[:FEW]), course
    assert not any(each["reasons"] for each in puzzle["choices"] if each["word"] in solutions)
    said = [reason for choice in others for reason in choice["reasons"]]
    said += [
        reason
        for follow in puzzle["then"]
        for each in follow["choices"]
        for reason in each["reasons"]
    ]
    for texts in (Texts("en"), Texts("ja")):
        for reason in said:
            assert not reason["source"] or texts.has(reason["source"])
            assert reason["label"] is None or texts.has(reason["label"]["id"])
            assert -1 <= reason["seat"] < puzzle["players"]
