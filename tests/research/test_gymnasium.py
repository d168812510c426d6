"""Gymnasium: its own checker on every game, and the bots on the other seats."""

import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from contract.cases import Case
from research.tables import any_legal, every_game, every_seating
from saqqara.games import GAMES
from saqqara.kernel.errors import IllegalAction, OptionError
from saqqara.kernel.match import table_view
from saqqara.kernel.spec import Spec
from saqqara.research import gymnasium as door
from saqqara.research import pettingzoo
from saqqara.research.gymnasium import BotEnv


class Masked(gymnasium.Wrapper):
    """Gymnasium's checker samples without the mask: the nearest legal action instead."""

    def step(self, action):  # type: ignore[no-untyped-def]
        legal = np.flatnonzero(self.unwrapped.action_mask())  # type: ignore[attr-defined]
        return super().step(int(legal[action % len(legal)]))


def env_of(case: Case, **settings: object) -> BotEnv:
    return door.env(
        case.spec.id, ["random"], players=case.players, options=case.options, **settings
    )


def play(env: BotEnv, seed: int) -> tuple[float, np.ndarray]:
    rng = random.Random(seed)
    _, info = env.reset(seed=seed)
    over = False
    paid = 0.0
    while not over:
        seen, reward, over, cut, info = env.step(any_legal(info["action_mask"], rng))
        assert cut is False
        assert env.observation_space.contains(seen)
        paid += reward
    assert not info["action_mask"].any()
    return paid, seen


@every_game
@pytest.mark.filterwarnings("ignore:.*not within the observation space")
@pytest.mark.filterwarnings("ignore:.*different from the unwrapped version")
def test_check_env(case: Case) -> None:
    check_env(Masked(env_of(case)), skip_render_check=True)


@every_game
def test_a_game_against_bots(case: Case) -> None:
    env = env_of(case, seat=1)
    paid, seen = play(env, 1)
    assert 0 <= paid <= 1
    again, same = play(env, 1)
    assert (paid, data_equivalence(seen, same)) == (again, True)


@every_seating
def test_the_seat_is_drawn_if_none_is_named(case: Case) -> None:
    env = env_of(case)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == set(range(case.players))


def test_margins_and_names_of_bots() -> None:
    env = door.env("pharaoh", ["scribe", "novice"], seat=2, reward="margin")
    assert env.rules.players == 3
    paid, _ = play(env, 2)
    points = [int(env.rules.score(env.position, seat)) for seat in range(3)]
    assert paid == pytest.approx(points[2] - sum(points) / 3)
    for bots in (["scribe", "novice", "random"], ["scribe", "nobody"]):
        with pytest.raises(OptionError):
            door.env("pharaoh", bots, players=3)
    with pytest.raises(ValueError, match="seat"):
        door.env("pharaoh", seat=5)
    with pytest.raises(ValueError, match="render_mode"):
        door.env("pharaoh", render_mode="human")


def test_an_illegal_action_is_refused() -> None:
    env = door.env("pharaoh", seat=0)
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))


@every_game
@pytest.mark.filterwarnings("ignore:.*not within the observation space")
@pytest.mark.filterwarnings("ignore:.*different from the unwrapped version")
def test_observations_as_floats(case: Case) -> None:
    plain, floats = env_of(case, seat=0), env_of(case, seat=0, scaled=True)
    check_env(Masked(floats), skip_render_check=True)
    (seen, info), (scaled, _) = plain.reset(seed=3), floats.reset(seed=3)
    for _ in range(5):
        assert np.array_equal(scaled, plain.eye.scaled(seen))
        assert floats.observation_space.contains(scaled)
        action = int(np.flatnonzero(info["action_mask"])[0])
        seen, _, over, _, info = plain.step(action)
        scaled, _, _, _, _ = floats.step(action)
        if over:
            break


def test_made_by_name_and_drawn() -> None:
    env = gymnasium.make("Saqqara/murals-v1", bots=["novice"], render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env.render(), str)
    other = door.env("murals", render_mode="rgb_array")
    other.reset(seed=1)
    assert other.render().ndim == 3
    assert env_without_pictures().render() is None


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_game_has_an_id(spec: Spec) -> None:
    name = f"Saqqara/{spec.id}-v{spec.encoding}"
    assert [each for each in gymnasium.registry if each.startswith(f"Saqqara/{spec.id}-")] == [name]
    env = gymnasium.make(f"saqqara.research.gymnasium:{name}", bots=["random"])
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)


def test_made_by_name_without_importing_anything() -> None:
    """Gymnasium itself imports what stands before the colon; since 1.0 it reads no entry points."""
    code = (
        "import gymnasium, sys\n"
        "assert not [name for name in sys.modules if name.startswith('saqqara')]\n"
        "name = 'saqqara.research.gymnasium:Saqqara/senet-v1'\n"
        "env = gymnasium.make(name, bots=['novice'])\n"
        "print(env.reset(seed=1)[0].shape)\n"
        "envs = gymnasium.make_vec(name, num_envs=3, bots=['novice'])\n"
        "print(envs.reset(seed=1)[1]['action_mask'].shape[0])\n"
    )
    command = [sys.executable, "-c", code]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    width = door.env("senet").observation_space.shape
    assert told.stdout.split("\n")[:2] == [str(width), "3"]


def env_without_pictures() -> BotEnv:
    env = door.env("murals")
    env.reset(seed=1)
    return env


@every_game
def test_points_are_paid_on_the_way_and_sum_to_the_margin(case: Case) -> None:
    def game(reward: str) -> list[float]:
        env = env_of(case, seat=0, reward=reward)
        rng, paid, over = random.Random(3), [], False
        _, info = env.reset(seed=3)
        while not over:
            _, reward_now, over, _, info = env.step(any_legal(info["action_mask"], rng))
            paid.append(reward_now)
        return paid

    paid, margins = game("points"), game("margin")
    assert sum(paid) == pytest.approx(margins[-1])
    assert len(paid) == len(margins)
    assert sum(map(bool, paid[:-1])) >= 3  # not all at the end


def test_points_tell_nothing_of_what_is_hidden() -> None:
    """In Cleopatra only oneself knows one's talents: what another earns is paid for at the end."""
    env = door.env("cleopatra", ["random"], players=3, seat=0, reward="points")
    rng, over = random.Random(1), False
    _, info = env.reset(seed=1)
    while not over:
        before = env.paid
        _, reward, over, _, info = env.step(any_legal(info["action_mask"], rng))
        if not over:
            board: Any = table_view(env.rules, env.position, 0)["board"]
            known = [camp["talents"] for camp in board["camps"]]
            assert known[1:] == [None, None]
            assert reward == pytest.approx(known[0] * 2 / 3 - before)


def test_points_are_for_one_seat() -> None:
    with pytest.raises(OptionError):
        pettingzoo.env("murals", reward="points")
