"""Trains an agent with MaskablePPO of SB3-contrib for five minutes on a CPU, and plays it as a bot.

    pip install '.[research]' sb3-contrib
    cd examples
    python3 train_ppo.py pharaoh agent.zip
    saqqara arena pharaoh --bots py:train_ppo:Agent:agent.zip,novice --games 400

docs/research.md says how far it comes. The opponents are `novice` and the seat changes from game to
game; the only reward is the outcome.
"""

import sys
import time
from functools import cache, partial

import numpy as np
import torch
from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]
from stable_baselines3.common.callbacks import (  # type: ignore[import-not-found]
    BaseCallback,
)
from stable_baselines3.common.vec_env import (  # type: ignore[import-not-found]
    DummyVecEnv,
)

from saqqara import Bot, Observer
from saqqara.research.gymnasium import BotEnv
from saqqara.research.observation import Eye

MINUTES = 5.0
OPPONENT = "novice"
GAMES_AT_ONCE = 32


class Clock(BaseCallback):  # type: ignore[misc]  # its types are not installed here
    """Ends the training when the time is up, and says how it goes every half a minute."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.ends = time.monotonic() + seconds
        self.told = time.monotonic()
        self.wins: list[float] = []

    def _on_step(self) -> bool:
        rewards, ended = self.locals["rewards"], self.locals["dones"]
        self.wins += [float(reward) for reward in rewards[ended]]
        if time.monotonic() - self.told > 30:
            share = np.mean(self.wins or [0.0])
            print(f"{self.num_timesteps:,} decisions; won {share:.2f} of {len(self.wins)} games")
            self.told, self.wins = time.monotonic(), []
        return time.monotonic() < self.ends


def train(game: str, path: str, minutes: float = MINUTES) -> None:
    torch.set_num_threads(1)  # the network is small: more threads would only wait for each other
    table = partial(BotEnv, game, [OPPONENT], players=2, scaled=True)
    envs = DummyVecEnv([table] * GAMES_AT_ONCE)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,  # a win is a win, however long it takes
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
    )
    model.learn(10**9, callback=Clock(60 * minutes))
    model.save(path)


@cache
def loaded(path: str) -> MaskablePPO:
    torch.set_num_threads(1)
    return MaskablePPO.load(path, device="cpu")


class Agent(Bot):
    """Takes the likeliest action of a model that was trained here: `py:train_ppo:Agent:FILE`."""

    def __init__(self, seed: int, stream: int, path: str) -> None:
        super().__init__(seed, stream)
        self.model = loaded(path)

    def choose(self, observer: Observer) -> int:
        eye, position = Eye(observer.game), observer.imagined
        seen = eye.scaled(eye.look(position, observer.seat))
        mask = eye.mask(position)
        action, _ = self.model.predict(seen, action_masks=mask, deterministic=True)
        return int(action)


if __name__ == "__main__":
    train(sys.argv[1], sys.argv[2], *[float(minutes) for minutes in sys.argv[3:]])
