"""Many games behind Gymnasium's vector interface."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from saqqara.games import GAMES
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.spec import Spec
from saqqara.research.vector_env import vector_env

ROWS = 3


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(row)) for row in masks])


@pytest.mark.parametrize("bots", [None, ["random"]], ids=["self-play", "bots"])
@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_it_is_a_vector_env(spec: Spec, bots: list[str] | None) -> None:
    made = vector_env(spec.id, ROWS, bots=bots)
    assert isinstance(made, VectorEnv)
    envs: Any = made
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    wrapped = RecordEpisodeStatistics(envs)
    seen, info = wrapped.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 2:
        assert envs.observation_space.contains(seen)
        masks = envs.action_masks()
        assert masks.dtype == np.bool_
        assert masks.shape == (ROWS, envs.single_action_space.n)
        assert np.array_equal(masks, np.stack(info["action_mask"]) != 0)
        seen, rewards, terminated, truncated, info = wrapped.step(any_legal(masks, rng))
        assert rewards.shape == terminated.shape == truncated.shape == (ROWS,)
        assert not truncated.any()
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
        if terminated.any():
            assert (info["episode"]["l"][terminated] > 0).all()


def test_rewards_of_self_play_are_those_of_who_acted() -> None:
    for reward, total in (("win", 1.0), ("margin", 0.0)):
        envs: Any = vector_env("pharaoh", 4, players=3, reward=reward)
        _, info = envs.reset(seed=2)
        rng = np.random.default_rng(2)
        ended = 0
        while ended < 3:
            acted = info["seat"]
            _, rewards, terminated, _, info = envs.step(any_legal(envs.action_masks(), rng))
            for row in np.flatnonzero(terminated):
                ended += 1
                assert info["rewards"][row].sum() == pytest.approx(total)
                assert rewards[row] == info["rewards"][row][acted[row]]
            assert not info["rewards"][~terminated].any()


def test_arrays_are_the_callers_own() -> None:
    envs: Any = vector_env("pharaoh", 2)
    seen, _ = envs.reset(seed=1)
    before = seen.copy()
    envs.step(any_legal(envs.action_masks(), np.random.default_rng(0)))
    assert np.array_equal(seen, before)


def test_the_same_seed_begins_the_same_games() -> None:
    envs: Any = vector_env("murals", 2)
    first, _ = envs.reset(seed=5)
    again, _ = envs.reset(seed=5)
    other, _ = envs.reset(seed=6)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_an_illegal_action_is_refused() -> None:
    envs: Any = vector_env("pharaoh", 2)
    envs.reset(seed=1)
    illegal = np.array([int(np.flatnonzero(~row)[0]) for row in envs.action_masks()])
    with pytest.raises(IllegalAction):
        envs.step(illegal)
