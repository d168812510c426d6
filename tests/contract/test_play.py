"""Playing: legal moves, clones, pieces, the end."""

import marshal
from typing import Any

import pytest

from contract.cases import CASES, Case, some, walk
from contract.checks import (
    after,
    check_assign,
    check_clone,
    check_deterministic,
    check_legal,
    dump,
    few,
)
from contract.components import COMPONENTS, LONGEST
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import Tally, playout, tally_playouts
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

PLAINLY = 2  # the version of marshal that writes equal things alike; quicker than repr

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def test_legal_moves_are_a_sorted_set_of_the_table(case: Case) -> None:
    game = case.game()
    for seed in (1, 2):
        for step in walk(case, seed):
            check_legal(game, step.state)


def test_clones_are_independent(case: Case) -> None:
    game = case.game()
    for step in some(walk(case)):
        check_clone(game, step.state)


def test_assign_makes_an_equal_position(case: Case) -> None:
    game = case.game()
    steps = walk(case)
    for step in some(steps):
        check_assign(game, step.state, steps[0].state)
        check_assign(game, step.state, steps[-1].state)


def test_decisions_are_deterministic(case: Case) -> None:
    game = case.game()
    for step in some(walk(case)):
        check_deterministic(game, step.state)


def test_no_piece_appears_or_vanishes(case: Case) -> None:
    game = case.game()
    count = COMPONENTS[case.spec.id]
    steps = walk(case)
    at_start = count(game, steps[0].state)
    assert at_start
    for step in steps:
        assert count(game, step.state) == at_start


def test_every_game_ends(case: Case) -> None:
    game = case.game()
    longest = LONGEST[case.spec.id](case.players)
    out = Choices(game.actions)
    for seed in range(5):
        s = game.start()
        playout(game, s, Rng(seed), out)
        assert s.over()
        assert s.ply <= longest


def relatives(game: Game, s: State, rng: Rng) -> list[State]:
    """A position, others that follow instead of it or look like it to somebody: the closest
    that differ, so that their texts are the likeliest to be equal by mistake."""
    found = [s, s.clone(), *[game.determinize(s, seat, rng) for seat in range(game.players)]]
    return found + [after(game, s, action)[0] for action in few(game.legal(s))]


def test_a_position_is_all_there_is(case: Case) -> None:
    """Equal texts mean equal positions, and the other way round; the ply is no part of it."""
    game = case.game()
    rng = Rng(8)
    texts: dict[str, Any] = {}
    for seed in (1, 2):
        for step in some(walk(case, seed), 40):
            for s in relatives(game, step.state, rng):
                fields = dump(s)
                del fields["ply"]
                assert texts.setdefault(game.position(s), fields) == fields
    assert len(texts) > 100
    assert all("\n" not in text for text in texts)
    assert len({marshal.dumps(fields, PLAINLY) for fields in texts.values()}) == len(texts)


def test_a_second_game_of_the_same_options_plays_alike(case: Case) -> None:
    """A Game holds no position: two of them, used in turn, do not disturb each other."""
    game, other = case.game(), case.game()
    s = other.start()
    compared = {step.state.ply for step in some(walk(case))}  # whole positions; they are long
    for step in walk(case):
        if step.state.ply in compared:
            assert game.position(step.state) == other.position(s)
        assert game.legal(step.state) == other.legal(s)
        if step.action >= 0:
            other.apply(s, step.action)


def test_tallies_add_up(case: Case) -> None:
    """A series of games split in two counts the same as in one go."""
    game = case.game()
    whole, first, second = Tally(case.players), Tally(case.players), Tally(case.players)
    tally_playouts(game, 5, 0, 4, whole)
    tally_playouts(game, 5, 0, 1, first)
    tally_playouts(game, 5, 1, 3, second)
    first.add(second.sums())
    assert (first.games, first.decisions) == (whole.games, whole.decisions) == (4, whole.decisions)
    assert first.points == whole.points
    assert first.sixtieths == whole.sixtieths
    assert sum(whole.sixtieths) == 4 * 60
