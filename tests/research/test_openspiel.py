"""OpenSpiel: its own simulation test and the logic of its ResampleInfostateTest on every game and
player count, and its Python algorithms at work."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

from contract.cases import Case
from drawing import SOAK
from research.tables import every_game, every_seating
from saqqara.games import GAMES
from saqqara.kernel.errors import OptionError
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.spec import Spec
from saqqara.research import openspiel
from saqqara.research.openspiel import SpielGame, SpielState

SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)
LOOKS = 12  # positions of a game at which players are resampled


def game_of(case: Case, reward: str = "win") -> SpielGame:
    return openspiel.load(case.spec.id, case.players, case.options, reward)


def positions(game: SpielGame, seed: int) -> list[SpielState]:
    """A random game, position by position."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    found = [state.clone()]
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        found.append(state.clone())
    return found


def first_decision(game: SpielGame, seed: int = 1) -> SpielState:
    return next(state for state in positions(game, seed) if state.current_player() >= 0)


@every_game
def test_random_sim_test(case: Case) -> None:
    pyspiel.random_sim_test(game_of(case), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_random_sim_test_of_margins(spec: Spec) -> None:
    case = Case(spec, min(spec.players), {})
    pyspiel.random_sim_test(game_of(case, "margin"), num_sims=1, serialize=False, verbose=False)


@every_game
def test_resample_infostate(case: Case) -> None:
    """As ResampleInfostateTest of tests/basic_tests.cc, at some of the positions."""
    decisions = [state for state in positions(game_of(case), 3) if state.current_player() >= 0]
    for state in decisions[:: max(1, len(decisions) // LOOKS)]:
        for player in range(case.players):
            other = state.resample_from_infostate(player, SAMPLER)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_resampling_draws_what_the_player_cannot_know() -> None:
    state = positions(openspiel.load("murals", 3), 4)[40]
    texts = {str(state.resample_from_infostate(0, SAMPLER)) for _ in range(10)}
    assert len(texts) > 1
    hidden = {state.resample_from_infostate(0, SAMPLER).information_state_string(1) for _ in "ab"}
    assert state.information_state_string(1) not in hidden


@every_seating
def test_a_resampled_state_can_be_copied_kept_and_played_on(case: Case) -> None:
    state = first_decision(game_of(case)).resample_from_infostate(0, SAMPLER)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        for player in range(case.players):
            known = state.information_state_string(player)
            assert other.information_state_string(player) == known
        rng = random.Random(1)
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert sum(other.returns()) == pytest.approx(1)


@every_game
def test_python_and_c_plus_plus_say_the_same(case: Case) -> None:
    """Methods that are written out in Python agree with those of OpenSpiel that they replace."""
    base = pyspiel.State
    for state in positions(game_of(case), 5)[::10]:
        assert state.is_chance_node() == base.is_chance_node(state)
        assert state.is_simultaneous_node() == base.is_simultaneous_node(state)
        assert state.legal_actions() == base.legal_actions(state)
        for player in range(case.players):
            assert state.legal_actions(player) == base.legal_actions(state, player)
            seen = state.observation_tensor(player)
            assert seen == base.observation_tensor(state, player)
        if state.current_player() >= 0:
            assert state.observation_tensor() == base.observation_tensor(state)
        if state.is_chance_node():
            odds = [chance for _, chance in state.chance_outcomes()]
            assert sum(odds) == pytest.approx(1)
            assert min(odds) > 0


@every_seating
def test_histories(case: Case) -> None:
    """States know their history whether Python or C++ played them, and keep it when stored."""
    game = game_of(case)
    mine, theirs = game.new_initial_state(), game.new_initial_state()
    assert mine.is_initial_state()
    rng = random.Random(1)
    while len(mine.history()) < 30:
        assert mine.is_initial_non_chance_state() == theirs.is_initial_non_chance_state()
        action = rng.choice(mine.legal_actions())
        mine.apply_action(action)
        theirs.apply_action_with_legality_check(action)
    base = pyspiel.State
    assert mine.history() == theirs.history() == base.history(theirs)
    assert mine.history_str() == base.history_str(theirs)
    assert mine.move_number() == base.move_number(theirs) == 30
    assert [tuple(each) for each in mine.full_history()] == [
        (each.player, each.action) for each in base.full_history(theirs)
    ]
    assert not mine.is_initial_state()
    assert str(mine) == str(theirs)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, mine))[1]
    for other in (mine.clone(), again, pickle.loads(pickle.dumps(mine))):
        assert other.history() == mine.history()
        assert str(other) == str(mine)
    action = mine.legal_actions()[0]
    assert mine.child(action).history() == [*mine.history(), action]
    guess = mine.resample_from_infostate(0, SAMPLER)
    assert guess.history() == []
    guess.apply_action(guess.legal_actions()[0])
    assert guess.move_number() == len(guess.full_history()) == 1


@every_game
def test_chance_has_the_odds_of_the_game(case: Case) -> None:
    rules = case.game()
    for state in positions(game_of(case), 6):
        if state.is_chance_node():
            s = state.at.state
            assert s.seat() == CHANCE
            weights = {action: int(rules.weight(s, action)) for action in rules.legal(s)}
            total = sum(weights.values())
            wanted = [(action, weight / total) for action, weight in weights.items()]
            found = state.chance_outcomes()
            assert found == wanted
            found.clear()  # it is the caller's own
            assert state.chance_outcomes() == wanted


def test_players_remember_what_they_saw_and_nothing_else() -> None:
    """The card that player 0 is dealt is in its own history, and a question mark in the others'."""
    state = openspiel.load("murals", 2, {"first": "1"}).new_initial_state()
    dealt = state.legal_actions()[7]
    state.apply_action(dealt)
    own, other = (state.information_state_string(player).split("\n")[0] for player in (0, 1))
    assert (own, other) == (state.action_to_string(CHANCE, dealt), "?")
    observation = make_observation(
        state.get_game(), pyspiel.IIGObservationType(perfect_recall=True)
    )
    marks = []
    for player in (0, 1):
        observation.set_from(state, player)
        marks.append(observation.dict["history"][:2].tolist())
    assert marks == [[dealt + 2, 0], [1, 0]]
    state.apply_action(state.legal_actions()[0])  # the card of the other one
    observation.set_from(state, 0)
    assert observation.dict["history"][:3].tolist() == [1, dealt + 2, 0]


def test_a_long_history_keeps_its_end() -> None:
    states = positions(openspiel.load("murals", 2), 1)
    at = states[-1].at
    short = np.zeros(3, np.float32)
    whole = np.zeros(len(at.plies) + 5, np.float32)
    at.write_history(0, short)
    at.write_history(0, whole)
    assert short.tolist() == whole[:3].tolist()
    assert (whole[: len(at.plies)] > 0).all()
    assert not whole[len(at.plies) :].any()


@every_seating
def test_different_histories_are_different_information(case: Case) -> None:
    """Of one ply; that of another is longer or shorter."""
    game = game_of(case)
    pairs = list(zip(positions(game, 7), positions(game, 8), strict=False))
    same = [
        one.information_state_string(0) == other.information_state_string(0)
        for one, other in pairs[:: 1 if SOAK else 7]
    ]
    assert len(same) > 1
    assert sum(same) <= 1 + case.players  # the beginning


@every_seating
def test_mcts(case: Case) -> None:
    game = game_of(case)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = first_decision(game)
    assert bot.step(state) in state.legal_actions()


@every_seating
def test_information_set_mcts(case: Case) -> None:
    game = game_of(case)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
    state = positions(game, 9)[30]
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()


@every_seating
def test_bots_and_the_environment_of_openspiel(case: Case) -> None:
    game = game_of(case)
    rng = np.random.RandomState(2)
    bots = [uniform_random.UniformRandomBot(seat, rng) for seat in range(case.players)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)
    assert sum(returns) == pytest.approx(1)
    env = rl_environment.Environment(
        game, observation_type=rl_environment.ObservationType.OBSERVATION
    )
    step = env.reset()
    player = step.observations["current_player"]
    assert len(step.observations["info_state"][player]) == game.table.eye.width
    assert env.step([step.observations["legal_actions"][player][0]]).observations


@pytest.mark.parametrize("name", ["imhotep", "murals", "pharaoh"])
def test_outcome_sampling_regret_minimisation(name: str) -> None:
    """A tabular algorithm on games too large for it: a few iterations only, but they run. Not on
    Cleopatra: the probability of a whole game, by which it divides, comes to 0 there."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(openspiel.load(name, 2))
    np.random.seed(1)
    for _ in range(2):
        solver.iteration()
    assert solver.average_policy() is not None


def test_options_are_parameters() -> None:
    text = "saqqara_imhotep(players=3,options=sides:BBBBB+first:2,reward=margin)"
    game = pyspiel.load_game(text)
    assert game.table.rules.options["sides"] == "BBBBB"
    assert (game.num_players(), game.utility_sum()) == (3, 0.0)
    again = pyspiel.load_game(str(game))
    assert again.table is game.table
    edition = openspiel.load(
        "murals", 2, {"edition": '{"name":"Mine","ankh":[1,2,3,4,5,6,7,8,9,10,11,12,22]}'}
    )
    assert pyspiel.load_game(str(edition)).table is edition.table
    with pytest.raises(OptionError):
        openspiel.load("imhotep", 3, {"sides": "QQQQQ"})
    with pytest.raises(OptionError):
        openspiel.load("imhotep", 3, reward="money")


def test_observers_that_cannot_be() -> None:
    game = openspiel.load("pharaoh", 2)
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"x": 1})
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="one player"):
        game.make_py_observer(public)


def test_a_process_that_used_openspiel_ends_in_peace() -> None:
    """OpenSpiel frees what was registered after Python is gone."""
    program = (
        "from saqqara.research import openspiel; s = openspiel.load('murals', 2)"
        ".new_initial_state(); s.apply_action(s.legal_actions()[0])"
    )
    found: Any = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (found.returncode, found.stderr) == (0, b"")
