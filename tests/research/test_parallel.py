"""PettingZoo's parallel interface: its own tests, max_cycles_test among them, on every game."""

import pickle
import random
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from contract.cases import Case
from research.tables import any_legal, every_game, every_seating
from saqqara.kernel.errors import IllegalAction
from saqqara.research import pettingzoo
from saqqara.research.parallel import ParallelTable, parallel_env

with warnings.catch_warnings():  # where pygame is installed, it imports games in an old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
    from pettingzoo.utils.conversions import aec_wrapper_fn


def table_of(case: Case, **settings: Any) -> ParallelTable:
    return parallel_env(case.spec.id, case.players, options=case.options, **settings)


def legal_actions(seen: dict[str, Any], rng: random.Random) -> dict[str, int]:
    """Of the one who decides any that is legal, of the others something that is not."""
    masks = {agent: each["action_mask"] for agent, each in seen.items()}
    return {agent: any_legal(mask, rng) if mask.any() else -1 for agent, mask in masks.items()}


@every_game
def test_parallel_api_test(case: Case) -> None:
    parallel_api_test(table_of(case), num_cycles=1000)


@every_game
def test_parallel_seed_test(case: Case) -> None:
    parallel_seed_test(partial(table_of, case, illegal="random"), num_cycles=50)


@every_seating
def test_max_cycles_test(case: Case) -> None:
    """Its actions are drawn without masks. The turns that it also wants are those that PettingZoo
    makes of cycles: everybody acts, then the cycle is played."""
    make = partial(table_of, case, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=make, env=aec_wrapper_fn(make)))


@every_seating
def test_only_the_action_of_the_one_who_decides_counts(case: Case) -> None:
    """The same game as taken in turns, to its end."""
    cycles, turns = table_of(case), pettingzoo.env(case.spec.id, case.players, case.options)
    rng = random.Random(1)
    seen, infos = cycles.reset(seed=3)
    turns.reset(seed=3)
    assert set(infos) == set(turns.agents)
    while cycles.agents:
        actions = legal_actions(seen, rng)
        turns.step(actions[turns.agent_selection])
        seen, rewards, terminated, truncated, _ = cycles.step(actions)
        assert np.array_equal(cycles.state(), turns.state())
        assert (rewards, terminated) == (turns.rewards, turns.terminations)
        assert not any(truncated.values())
    assert sum(rewards.values()) == pytest.approx(1)
    assert all(terminated.values())


def test_settings_are_those_of_the_table() -> None:
    table = parallel_env("murals", 2, render_mode="ansi")
    table.reset(seed=1)
    assert isinstance(table.render(), str)
    with pytest.raises(IllegalAction):
        table.step(dict.fromkeys(table.agents, -1))
    table.close()
    other = pickle.loads(pickle.dumps(table))
    other.reset(seed=1)
    assert np.array_equal(other.state(), table.state())
    assert other.render_mode == "ansi"
