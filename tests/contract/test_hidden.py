"""Hidden information: views, determinization, audiences, reveals."""

from copy import deepcopy

import pytest

from contract.cases import CASES, Case, some, walk
from contract.checks import (
    check_audience,
    check_determinize,
    check_plays_on,
    check_rates,
    check_reveals,
    check_some,
    check_spectator,
    check_together,
    dump,
)
from contract.components import COMPONENTS, LONGEST
from saqqara.games import mini
from saqqara.kernel.rng import Rng

FEW = 25  # positions for the slower checks

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def test_a_viewer_cannot_tell_a_determinization(case: Case) -> None:
    """So two positions that differ only in what a seat cannot see look the same to it."""
    game = case.game()
    count = COMPONENTS[case.spec.id]
    rng = Rng(3)
    for step in some(walk(case)):
        for other in check_determinize(game, step.state, rng):
            assert count(game, other) == count(game, step.state)


def test_a_determinization_can_be_played_on(case: Case) -> None:
    game = case.game()
    rng = Rng(4)
    for step in some(walk(case, 2), 8):
        for seat in range(-1, case.players):
            other = game.determinize(step.state, seat, rng)
            check_plays_on(game, other, rng, LONGEST[case.spec.id](case.players))


def test_determinizations_follow_from_the_generator(case: Case) -> None:
    game = case.game()
    for step in some(walk(case), FEW):
        first = game.determinize(step.state, 0, Rng(9))
        assert dump(first) == dump(game.determinize(step.state, 0, Rng(9)))


def test_a_spectator_sees_no_more_than_any_seat(case: Case) -> None:
    game = case.game()
    rng = Rng(5)
    for step in some(walk(case, 2)):
        check_spectator(game, step.state, rng)


def test_what_a_seat_sees_besides_is_its_whole_view(case: Case) -> None:
    """A server makes views out of a spectator's: they are the same as those made by themselves,
    and leave the spectator's as it was."""
    game = case.game()
    for step in some(walk(case, 2), 200):
        for seat in range(-1, case.players):
            public = game.voice.view(step.state, -1)
            before = deepcopy(public)
            own = game.voice.own_view(step.state, seat, public)
            assert own == game.voice.view(step.state, seat)
            assert public == before


def test_others_notice_nothing_of_what_is_hidden_from_them(case: Case) -> None:
    game = case.game()
    for step in some(walk(case)[:-1]):
        check_audience(game, step.state)


def test_what_uncovers_something_says_so(case: Case) -> None:
    game = case.game()
    rng = Rng(6)
    for step in some(walk(case)[:-1], FEW):
        check_reveals(game, step.state, rng)


def test_who_decides_at_once_learns_nothing(case: Case) -> None:
    game = case.game()
    rng = Rng(8)
    met = [check_together(game, step.state, rng) for step in walk(case)[:-1]]
    if case.spec is mini.SPEC:
        assert max(met) == (0 if "open_bids" in case.options else case.players - 1)


def test_hints_for_bots_use_only_what_the_seat_knows(case: Case) -> None:
    game = case.game()
    rng = Rng(7)
    for step in some(walk(case)):
        check_rates(game, step.state, rng)


def test_playouts_compare_some_of_the_choices(case: Case) -> None:
    game = case.game()
    rng = Rng(10)
    for step in some(walk(case)):
        check_some(game, step.state, rng)
