"""A finished game looked at again: every decision judged by what its seat knew, luck, turns."""

from math import exp

import pytest

from bots.positions import decision, every_game, last_lot
from saqqara.bots.review import (
    STEEP,
    Endings,
    Step,
    accuracy,
    counted,
    first_chances,
    look_at,
    look_at_chance,
    look_at_decision,
    position_at,
    step_plies,
    summary,
)
from saqqara.games import game_spec, mini
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game
from saqqara.kernel.match import action_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec


def random_game(spec: Spec, seed: int = 5) -> tuple[Game, list[int], list[int]]:
    """A game with all its decisions, and who took them."""
    game = spec.game(spec.players[0], {})
    rng = Rng(seed)
    s = game.start()
    actions: list[int] = []
    deciders: list[int] = []
    while not s.over():
        deciders.append(s.seat())
        if s.seat() == CHANCE:
            actions.append(game.sample(s, rng))
        else:
            choices = game.legal(s)
            actions.append(choices[rng.below(len(choices))])
        game.apply(s, actions[-1])
    return game, actions, deciders


def a_step(**fields: object) -> Step:
    step: Step = {
        "ply": 0,
        "plies": 1,
        "seat": 0,
        "word": "pass",
        "forced": False,
        "loss": 0.0,
        "error": 0.0,
        "grade": "none",
        "options": [],
        "chances": [0.5, 0.5],
        "luck": [],
        "luck_error": [],
    }
    step.update(fields)  # type: ignore[typeddict-item]
    return step


@pytest.mark.once
@every_game
def test_every_ply_belongs_to_one_step(spec: Spec) -> None:
    _, actions, deciders = random_game(spec)
    plies = step_plies(deciders)
    ends = [*plies[1:], len(actions)]
    assert plies[0] == 0
    for first, end in zip(plies, ends, strict=True):
        of_chance = [seat == CHANCE for seat in deciders[first:end]]
        assert of_chance == [True] * len(of_chance) or of_chance == [False]


@pytest.mark.once
@every_game
def test_steps_tell_what_happened(spec: Spec) -> None:
    game, actions, deciders = random_game(spec)
    plies = step_plies(deciders)
    chance = [ply for ply in plies if deciders[ply] == CHANCE][-1:]
    decided = [ply for ply in plies if deciders[ply] != CHANCE]
    for ply in [*chance, decided[len(decided) // 2], decided[-1]]:
        step = look_at(game, actions, ply, 20)
        assert step["ply"] == ply
        assert step["seat"] == deciders[ply]
        assert sum(step["chances"]) == pytest.approx(1.0)
        s = position_at(game, actions, ply)
        if deciders[ply] == CHANCE:
            assert set(deciders[ply : ply + step["plies"]]) == {CHANCE}
            assert sum(step["luck"]) == pytest.approx(0.0)
            continue
        assert step["word"] == game.word(actions[ply])
        assert step["forced"] == (len(game.legal(s)) == 1)
        words = [option["word"] for option in step["options"]]
        assert (step["word"] in words) == (not step["forced"])
        if not step["forced"]:
            assert step["options"][0]["loss"] == 0.0
            assert step["options"][0]["reasons"] == []
            chosen = step["options"][words.index(step["word"])]
            assert step["loss"] == chosen["loss"] >= 0.0


@pytest.mark.once
def test_the_last_chances_are_the_result() -> None:
    game, actions, deciders = random_game(mini.SPEC)
    step = look_at(game, actions, step_plies(deciders)[-1], 20)
    end = position_at(game, actions, len(actions))
    best = max(game.rank(end, seat) for seat in range(game.players))
    won = [game.rank(end, seat) == best for seat in range(game.players)]
    assert [chance > 0 for chance in step["chances"]] == won


@pytest.mark.once
def test_a_step_is_the_same_whenever_it_is_looked_at() -> None:
    """So steps may be shared out over processes, and a review taken up again."""
    game, actions, deciders = random_game(mini.SPEC)
    plies = step_plies(deciders)
    forth = [look_at(game, actions, ply, 20) for ply in plies]
    back = [look_at(game, actions, ply, 20) for ply in reversed(plies)]
    assert forth == back[::-1]


@pytest.mark.once
@every_game
def test_what_a_seat_could_not_know_does_not_count_against_it(spec: Spec) -> None:
    """The same decision in a position that the seat cannot tell from the true one."""
    game, actions, deciders = random_game(spec, 8)
    ply = [ply for ply, seat in enumerate(deciders) if seat != CHANCE][len(actions) // 4]
    s = position_at(game, actions, ply)
    other = game.determinize(s, s.seat(), Rng(4))
    one = look_at_decision(game, s, actions[ply], ply, 20)
    two = look_at_decision(game, other, actions[ply], ply, 20)
    for field in ("loss", "error", "grade", "options"):
        assert one[field] == two[field]


@pytest.mark.once
def test_a_blunder_costs_and_says_why() -> None:
    game, s = last_lot()
    seat = s.seat()
    step = look_at_decision(game, s, action_of(game, "pass"), s.ply, 300)
    assert step["grade"] == "much"
    assert counted(step) > 0.2
    found = summary([step], 2)["seats"][seat]
    assert found["mistakes"] == found["costly"] == [step["ply"]]
    assert found["accuracy"] < 30
    worst = next(option for option in step["options"] if option["word"] == "pass")
    assert worst["reasons"][0]["source"] == "pharaoh-source-treasure"


@pytest.mark.once
def test_the_best_choice_costs_nothing() -> None:
    game, s = last_lot()
    again = s.clone()
    best = look_at_decision(game, s, game.legal(s)[0], s.ply, 300)["options"][0]["word"]
    step = look_at_decision(game, again, action_of(game, best), again.ply, 300)
    assert (step["loss"], step["grade"]) == (0.0, "none")
    assert summary([step], 2)["seats"][step["seat"]]["accuracy"] == 100.0


@pytest.mark.once
def test_luck_is_what_came_less_what_could_come() -> None:
    """Of every draw of the same ply, weighed by its odds, luck adds up to nothing."""
    game = game_spec("senet").game(2, {})
    s = game.start()
    rng = Rng(2)
    while s.seat() != CHANCE or len(game.legal(s)) < 3 or s.ply < 20:
        choices = game.legal(s)
        game.apply(s, game.sample(s, rng) if s.seat() == CHANCE else choices[0])
    outcomes = game.legal(s)
    weights = [game.weight(s, outcome) for outcome in outcomes]
    mean = [0.0, 0.0]
    error = 0.0
    for outcome, weight in zip(outcomes, weights, strict=True):
        actions = [0] * s.ply + [outcome]
        after = s.clone()
        game.apply(after, outcome)
        assert after.seat() != CHANCE
        step = look_at_chance(game, s.clone(), actions, s.ply, 60)
        assert step["luck"][0] == pytest.approx(-step["luck"][1])
        share = int(weight) / int(sum(weights))
        mean = [m + share * luck for m, luck in zip(mean, step["luck"], strict=True)]
        error += share * step["luck_error"][0]
    assert error > 0
    assert abs(mean[0]) < 4 * error


@pytest.mark.once
@every_game
def test_the_same_position_with_the_same_luck_has_none_of_its_own(spec: Spec) -> None:
    game, s = decision(spec, spec.players[0], 5)
    ends = Endings(game)
    ends.play(s, s.clone(), 10, 1)
    assert ends.luck() == ends.luck_errors() == [0.0] * game.players
    assert sum(ends.chances()) == pytest.approx(1.0)


# ---- what it adds up to


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100.0
    assert accuracy([0.0, 0.1]) == pytest.approx((100 + 100 * exp(-0.1 * STEEP)) / 2)
    assert accuracy([0.3]) < accuracy([0.1]) < accuracy([0.05])


def test_forced_decisions_and_the_luck_of_the_looks_cost_nothing() -> None:
    steps = [
        a_step(ply=0, forced=True, loss=0.5, error=0.0),
        a_step(ply=1, loss=0.04, error=0.05),
        a_step(ply=2, loss=0.12, error=0.02, grade="clear"),
        a_step(ply=3, seat=1, loss=0.6, error=0.1, grade="much"),
    ]
    found = summary(steps, 2)["seats"]
    assert found[0]["decisions"] == 2
    assert found[0]["accuracy"] == pytest.approx(accuracy([0.0, 0.1]))
    assert found[0]["mistakes"] == found[0]["costly"] == [2]
    assert found[1]["mistakes"] == [3]


def test_the_three_decisions_that_cost_most_come_dearest_first() -> None:
    losses = [0.1, 0.4, 0.2, 0.3, 0.0]
    steps = [a_step(ply=ply, loss=loss) for ply, loss in enumerate(losses)]
    assert summary(steps, 2)["seats"][0]["costly"] == [1, 3, 2]
    assert summary(steps, 2)["seats"][1]["costly"] == []


def test_luck_is_added_up() -> None:
    steps = [
        a_step(seat=CHANCE, luck=[0.1, -0.1], luck_error=[0.03, 0.03]),
        a_step(ply=1),
        a_step(ply=2, seat=CHANCE, luck=[-0.3, 0.3], luck_error=[0.04, 0.04]),
    ]
    first, second = summary(steps, 2)["seats"]
    assert first["luck"] == pytest.approx(-0.2)
    assert second["luck"] == pytest.approx(0.2)
    assert first["luck_error"] == pytest.approx(0.05)


def test_turning_points_are_the_turns_after_which_chances_differ_most() -> None:
    """What one seat decides in a row is one turn."""
    steps = [
        a_step(
            ply=0, plies=2, seat=CHANCE, chances=[0.6, 0.4], luck=[0.2, -0.2], luck_error=[0, 0]
        ),
        a_step(ply=2, seat=0, chances=[0.55, 0.45]),
        a_step(ply=3, seat=0, chances=[0.45, 0.55]),
        a_step(ply=4, seat=1, chances=[0.4, 0.6]),
        a_step(ply=5, seat=0, chances=[0.9, 0.1]),
    ]
    assert first_chances(steps, 2) == pytest.approx([0.4, 0.6])
    found = summary(steps, 2)["turns"]
    assert [(turn["ply"], turn["end"], turn["seat"]) for turn in found] == [
        (0, 2, CHANCE),
        (2, 4, 0),
        (5, 6, 0),
    ]
    assert found[1]["swing"] == pytest.approx([-0.15, 0.15])


def test_a_quiet_game_has_no_turning_points() -> None:
    steps = [a_step(ply=ply, seat=ply % 2, chances=[0.5, 0.5]) for ply in range(6)]
    assert summary(steps, 2)["turns"] == []
