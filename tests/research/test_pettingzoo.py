"""PettingZoo: its own tests on every game and player count, and what it does not test."""

import pickle
import random
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from contract.cases import Case
from research.tables import any_legal, every_game, every_seating
from saqqara.games import GAMES
from saqqara.kernel.errors import IllegalAction, OptionError
from saqqara.kernel.spec import Spec
from saqqara.research import pettingzoo
from saqqara.research.pettingzoo import SaqqaraEnv

with warnings.catch_warnings():  # where pygame is installed, it imports games in an old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.state_test import test_state_space as check_state_space

# PettingZoo's tests know by name which of its own environments do these things, and warn of others.
KNOWN = [
    "ignore:Observation is not a NumPy array",  # it is a dict, as in all classic games
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # once the game is over
]
api_warnings = pytest.mark.filterwarnings(*KNOWN)


def env_of(case: Case, **settings: Any) -> SaqqaraEnv:
    return pettingzoo.env(case.spec.id, case.players, case.options, **settings)


def play(env: SaqqaraEnv, seed: int) -> dict[str, float]:
    """A random game to its end; what each agent was paid in all."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        env.step(None if terminated or truncated else any_legal(seen["action_mask"], rng))
    return paid


@every_game
@api_warnings
def test_api_test(case: Case) -> None:
    """Long enough that every game comes to its end."""
    api_test(env_of(case), num_cycles=200)


@every_game
def test_seed_test(case: Case) -> None:
    seed_test(lambda: env_of(case), num_cycles=50)


@every_game
def test_state_test(case: Case) -> None:
    env = env_of(case)
    check_state_space(env)
    env.reset(seed=1)
    for _ in range(20):
        env.step(any_legal(env.last()[0]["action_mask"], random.Random(1)))
        assert env.state_space.contains(env.state())


@every_seating
def test_max_cycles(case: Case) -> None:
    """A cycle is a decision, as seats take turns, and each as many as the rules ask for.
    PettingZoo's max_cycles_test wants all to act in each cycle: see test_parallel.py."""
    env = env_of(case, max_cycles=4)
    env.reset(seed=1)
    taken = 0
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert (terminated, truncated) == (False, taken == 4)
        assert reward == 0
        if truncated:
            env.step(None)
            assert agent not in env.agents
        else:
            env.step(any_legal(seen["action_mask"], random.Random(2)))
            taken += 1
    assert taken == 4


@every_game
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_rewards(case: Case, reward: str) -> None:
    env = env_of(case, reward=reward)
    paid = play(env, 3)
    points = [int(env.rules.score(env.position, seat)) for seat in range(case.players)]
    if reward == "win":
        assert sum(paid.values()) == pytest.approx(1)
        assert set(paid.values()) <= {0, 1, 1 / 2, 1 / 3, 1 / 4}
    else:
        mean = sum(points) / case.players
        assert list(paid.values()) == pytest.approx([each - mean for each in points])


@every_seating
def test_a_game_follows_from_its_seed(case: Case) -> None:
    env = env_of(case)
    ends = []
    for seed in (5, 5, 6):
        play(env, seed)
        ends.append(env.rules.position(env.position))
    assert ends[0] == ends[1] != ends[2]


def test_without_a_seed_every_game_is_another() -> None:
    env = pettingzoo.env("murals")
    env.reset(seed=1)
    first = env.state()
    env.reset()
    second = env.state()
    env.reset(seed=1)
    assert np.array_equal(env.state(), first)
    env.reset()
    assert np.array_equal(env.state(), second)
    assert not np.array_equal(first, second)
    other = pettingzoo.env("murals")
    other.reset()
    assert not np.array_equal(other.state(), first)


@every_seating
def test_a_moment_can_be_saved_and_tried_again(case: Case) -> None:
    env = env_of(case)
    env.reset(seed=7)
    for _ in range(5):
        env.step(any_legal(env.last()[0]["action_mask"], random.Random(7)))
    saved = env.save()
    ends = []
    for _ in range(2):
        rng = random.Random(8)
        env.restore(saved)
        while not env.terminations[env.agent_selection]:
            env.step(any_legal(env.last()[0]["action_mask"], rng))
        ends.append((env.rules.position(env.position), env.rewards))
    assert ends[0] == ends[1]
    over = env.save()
    env.restore(saved)
    assert not any(env.terminations.values())
    env.restore(over)
    assert all(env.terminations.values())


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("pharaoh", players=3)
    env.reset(seed=1)
    before = env.state()
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action in (wrong, -1, env.eye.actions, None):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert np.array_equal(env.state(), before)
    assert not any(env.terminations.values())


def test_an_illegal_action_may_lose_the_game() -> None:
    env = pettingzoo.env("pharaoh", players=3, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(env.eye.actions - 1)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -float(agent == loser) for agent in env.possible_agents}


def test_an_illegal_action_may_become_a_random_one() -> None:
    ends = []
    for wrong in (-1, None):
        env = pettingzoo.env("pharaoh", players=3, illegal="random")
        env.reset(seed=1)
        while not env.over:
            env.step(wrong)
        assert all(env.terminations.values())
        ends.append(env.rules.position(env.position))
    assert ends[0] == ends[1]  # it follows from the seed
    assert sum(env.rewards.values()) == pytest.approx(1)


def test_only_the_decider_has_actions() -> None:
    env = pettingzoo.env("imhotep", players=3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)


@every_game
def test_pictures(case: Case) -> None:
    env = env_of(case, render_mode="ansi", lang="ja")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert text.isascii() is False
    env = env_of(case, render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert isinstance(pixels, np.ndarray)
    assert (pixels.dtype, pixels.shape[2]) == (np.dtype(np.uint8), 3)
    assert (pixels != pixels[0, 0]).any()  # something is drawn
    env.step(any_legal(env.last()[0]["action_mask"], random.Random(1)))
    assert env.render().shape == pixels.shape  # type: ignore[union-attr]
    env.close()
    assert env_of(case).render() is None


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="is"):
        pettingzoo.env("pharaoh", render_mode="human")
    with pytest.raises(ValueError, match="is"):
        pettingzoo.env("pharaoh", illegal="pass")
    with pytest.raises(OptionError):
        pettingzoo.env("pharaoh", reward="money")
    with pytest.raises(OptionError):
        pettingzoo.env("pharaoh", players=9)
    with pytest.raises(OptionError):
        pettingzoo.env("mehen")


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = pettingzoo.env("murals", players=3, reward="margin")
    other = pickle.loads(pickle.dumps(env))
    env.reset(seed=4)
    other.reset(seed=4)
    assert np.array_equal(env.state(), other.state())
    assert other.reward == "margin"


# ---- modules by game


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_game_is_a_module_as_in_pettingzoo(spec: Spec) -> None:
    """Named and made as `pettingzoo.classic.connect_four_v3` is; the number is the encoding's."""
    module = import_module(f"saqqara.research.pettingzoo.{spec.id}_v{spec.encoding}")
    for make in (module.env, module.raw_env):
        made = make(players=max(spec.players), reward="margin")
        made.reset(seed=1)
        assert made.metadata["name"] == f"saqqara_{spec.id}_v{spec.encoding}"
        assert made.num_agents == max(spec.players)
    seen, _ = module.parallel_env().reset(seed=1)
    assert len(seen) == min(spec.players)


def test_there_are_no_modules_of_other_encodings() -> None:
    folder = Path(pettingzoo.__file__).parent
    assert {path.stem for path in folder.glob("*.py")} == {
        "__init__",
        *[f"{spec.id}_v{spec.encoding}" for spec in GAMES],
    }
