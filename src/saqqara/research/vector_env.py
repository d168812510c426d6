"""Many games at once behind Gymnasium's vector interface, with the masks that SB3 asks for.

    envs = vector_env("murals", 256)                                # all seats are yours
    envs = vector_env("pharaoh", 16, bots=["scribe"], seat=0)       # one seat against bots
    seen, info = envs.reset(seed=1)
    while True:
        actions = policy(seen, envs.action_masks())
        seen, rewards, terminated, truncated, info = envs.step(actions)

Without bots a row shows the seat that decides there (`info["seat"]`), and the reward is that of
the seat that has just acted; `info["rewards"]` has those of all seats where a game has ended.
Arrays are yours to keep. A game that ends begins anew in the same step (SAME_STEP).
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from saqqara.research.gymnasium import SEEDS, BotEnv
from saqqara.research.rewards import MARGIN, WIN, check_reward
from saqqara.research.vector import VectorGames

Step = tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]
SAME_STEP: Final = AutoresetMode.SAME_STEP


class SelfPlay(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """VectorGames as a VectorEnv: every seat of every game is played by whoever calls `step`."""

    metadata: dict[str, Any] = {"autoreset_mode": SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        options: dict[str, str] | None = None,
        reward: str = WIN,
    ) -> None:
        self.settings = (game, num_envs, players, options)
        self.num_envs = num_envs
        self.reward = check_reward(reward)
        self.games = VectorGames(*self.settings)
        eye = self.games.eye
        low = np.zeros(eye.width, np.uint8)
        self.single_observation_space = Box(low, eye.high, dtype=np.uint8)
        self.single_action_space = Discrete(eye.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.games = VectorGames(*self.settings, seed=int(self.np_random.integers(SEEDS)))
        return self.games.observations.copy(), self.info()

    def step(self, actions: NDArray[Any]) -> Step:
        """IllegalAction, and nothing happens, if one of them is not legal."""
        games = self.games
        acted = games.seats.copy()
        games.step(actions)
        ended = games.ended.copy()
        paid = games.shares.copy()
        if self.reward == MARGIN:
            paid = games.points - games.points.mean(axis=1, keepdims=True)
        paid[~ended] = 0.0
        info = {**self.info(), "rewards": paid, "_rewards": ended}
        rewards = paid[np.arange(self.num_envs), acted]
        return games.observations.copy(), rewards, ended, np.zeros_like(ended), info

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks.copy(), "seat": self.games.seats.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """A row for each game: where an action is legal. The name is that of SB3's masked PPO."""
        masks: NDArray[np.bool_] = self.games.masks != 0
        return masks


class AgainstBots(SyncVectorEnv):
    """One seat of each game against bots."""

    def action_masks(self) -> NDArray[np.bool_]:
        """A row for each game: where an action is legal. The name is that of SB3's masked PPO."""
        return np.stack([np.asarray(mask) for mask in self.call("action_masks")])


def vector_env(
    game: str, num_envs: int, bots: Sequence[str] | None = None, **settings: Any
) -> SelfPlay | AgainstBots:
    """All seats of *num_envs* games, or with *bots* one seat of each; *settings* as SelfPlay or
    `research.gymnasium.BotEnv` take them."""
    if bots is None:
        return SelfPlay(game, num_envs, **settings)
    one = partial(BotEnv, game, bots, **settings)
    return AgainstBots([one] * num_envs, autoreset_mode=SAME_STEP)
