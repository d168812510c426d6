"""Consequences that are told before a choice: by what the seat may know, and they come true."""

import pytest

from contract.cases import CASES, SPECS, Case, some, walk
from contract.checks import (
    check_effects,
    check_forced,
    check_foresight,
    check_message,
    check_plain_data,
    said,
)
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec

FEW = 25  # positions of a game


@pytest.mark.parametrize("case", CASES, ids=str)
def test_consequences_use_only_what_the_seat_knows_and_come_true(case: Case) -> None:
    game = case.game()
    rng = Rng(11)
    steps = some(walk(case), FEW) + walk(case)[-12:]  # the end is where most is at stake
    for step in steps:
        check_effects(game, step.state, rng)


FORESEEING = {"imhotep", "murals", "pharaoh"}  # whose boards show something beforehand


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: str(spec.id))
def test_what_a_board_shows_beforehand_uses_only_what_the_seat_knows(spec: Spec) -> None:
    rng = Rng(13)
    found = 0
    for case in CASES:
        if case.spec is spec:
            game = case.game()
            check_plain_data(game.voice.printed())
            found += sum([check_foresight(game, step.state, rng) for step in some(walk(case), FEW)])
    assert (found > 0) == (spec.id in FORESEEING)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: str(spec.id))
def test_every_end_of_a_game_is_told(spec: Spec) -> None:
    """The decision of a seat that ends the game says so beforehand."""
    ends = 0
    for case in CASES:
        if case.spec is not spec or ends > 4:
            continue
        game = case.game()
        last = walk(case)[-2]
        if last.state.seat() != CHANCE and game.together(last.state) == 0:
            told = [said(each.message)[0] for each in game.preview(last.state, [last.action])]
            assert "common-effect-over" in told
            ends += 1
    assert ends > 0 or spec.id == "mini"  # ends with sealed offers


def test_messages_of_consequences_are_well_formed() -> None:
    for case in CASES:
        if case.options:
            continue
        game = case.game()
        for step in some(walk(case)[:-1], FEW):
            if step.state.seat() == CHANCE:
                continue
            for action in game.legal(step.state)[:10]:
                for each in game.preview(step.state, [action]):
                    check_message(each.message, game.players)
                    assert each.tone in {"gain", "cost", "note", "end"}


# In a turn of one's own the hand decides what is left to do, and its pace may show it (design.md).
OWN_TURN = "cleopatra"


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: str(spec.id))
def test_what_plays_itself_tells_nothing(spec: Spec) -> None:
    rng = Rng(12)
    met = 0
    for case in CASES:
        if case.spec is not spec:
            continue
        game = case.game()
        for step in walk(case)[:-1]:
            if spec.id != OWN_TURN:
                met += check_forced(game, step.state, rng)
            elif step.state.seat() != CHANCE and game.forced_is_public(step.state):
                assert game.voice.view(step.state, -1)["turn"] == step.state.seat()
                met += 1
    assert met > 0 or spec.id == "mini"
