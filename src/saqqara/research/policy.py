"""A small policy in plain numpy, and the bot that plays by it in the arena.

One hidden layer, a softmax over the legal actions. It learns to choose as others did
(docs/learning.ipynb shows how); enough to see every door work, and a start for more.

    policy = Policy.fresh(eye, hidden=64, seed=1)
    policy.fit(observations, masks, actions)
    policy.save("policy.npz")
    saqqara arena murals --bots py:saqqara.research.policy:PolicyBot:policy.npz,random
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saqqara.bots import Bot, Observer
from saqqara.research.observation import Eye, check_version

FORBIDDEN: Final = -1e9  # the score of an action that is not legal
STEP: Final = 1e-3  # of Adam, as are the next two
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999

Floats = NDArray[np.float32]


class Policy:
    def __init__(self, version: str, weights: list[Floats], high: Floats) -> None:
        self.version = version  # of the encoding that it was made for
        self.weights = weights  # into the hidden layer, its bias, out of it, its bias
        self.high = high  # what observations are divided by

    @classmethod
    def fresh(cls, eye: Eye, hidden: int, seed: int) -> "Policy":
        rng = np.random.default_rng(seed)
        into = rng.normal(0, (2 / eye.width) ** 0.5, (eye.width, hidden))
        out = rng.normal(0, 0.1 / hidden**0.5, (hidden, eye.actions))
        shapes = [into, np.zeros(hidden), out, np.zeros(eye.actions)]
        weights = [np.asarray(each, np.float32) for each in shapes]
        return cls(eye.version, weights, eye.high.astype(np.float32))

    def hidden(self, seen: NDArray[Any]) -> tuple[Floats, Floats]:
        scaled = seen.astype(np.float32) / self.high
        return scaled, np.maximum(scaled @ self.weights[0] + self.weights[1], 0)

    def odds(self, seen: NDArray[Any], masks: NDArray[Any]) -> Floats:
        """How likely each action is; one observation, or a row for each."""
        _, middle = self.hidden(seen)
        return self.softmax(middle, masks)

    def softmax(self, middle: Floats, masks: NDArray[Any]) -> Floats:
        scores = middle @ self.weights[2] + self.weights[3]
        scores = np.where(masks != 0, scores, FORBIDDEN)
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        found: Floats = scores / scores.sum(axis=-1, keepdims=True)
        return found

    # ---- learning

    def fit(
        self,
        seen: NDArray[Any],
        masks: NDArray[Any],
        actions: NDArray[Any],
        epochs: int = 3,
        batch: int = 256,
        seed: int = 0,
    ) -> list[float]:
        """Learn to choose these actions; the mean loss of each epoch."""
        rng = np.random.default_rng(seed)
        learner = Adam(self.weights)
        losses: list[float] = []
        for _ in range(epochs):
            order = rng.permutation(len(actions))
            total = 0.0
            for start in range(0, len(order), batch):
                rows = order[start : start + batch]
                loss, slopes = self.slopes(seen[rows], masks[rows], actions[rows])
                learner.step(slopes)
                total += loss * len(rows)
            losses.append(total / len(order))
        return losses

    def slopes(
        self, seen: NDArray[Any], masks: NDArray[Any], actions: NDArray[Any]
    ) -> tuple[float, list[Floats]]:
        """The loss (cross entropy), and its slope by every weight."""
        scaled, middle = self.hidden(seen)
        odds = self.softmax(middle, masks)
        rows = np.arange(len(actions))
        loss = float(-np.log(odds[rows, actions] + 1e-12).mean())
        odds[rows, actions] -= 1
        error = odds / len(actions)
        back = (error @ self.weights[2].T) * (middle > 0)
        return loss, [scaled.T @ back, back.sum(0), middle.T @ error, error.sum(0)]

    def accuracy(self, seen: NDArray[Any], masks: NDArray[Any], actions: NDArray[Any]) -> float:
        """How often the likeliest action is the one that was taken."""
        return float((self.odds(seen, masks).argmax(-1) == actions).mean())

    # ---- keeping

    def save(self, path: str | Path) -> None:
        into, bias, out, out_bias = self.weights
        np.savez_compressed(
            path,
            version=np.array(self.version),
            high=self.high,
            into=into,
            bias=bias,
            out=out,
            out_bias=out_bias,
        )

    @classmethod
    def load(cls, path: str | Path) -> "Policy":
        with np.load(path, allow_pickle=False) as kept:
            weights = [kept[name] for name in ("into", "bias", "out", "out_bias")]
            return cls(str(kept["version"]), weights, kept["high"])


class Adam:
    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self.first = [np.zeros_like(each) for each in weights]
        self.second = [np.zeros_like(each) for each in weights]
        self.steps = 0

    def step(self, slopes: list[Floats]) -> None:
        self.steps += 1
        bend = (1 - SECOND_MOMENT**self.steps) ** 0.5 / (1 - FIRST_MOMENT**self.steps)
        for i, slope in enumerate(slopes):
            self.first[i] += (1 - FIRST_MOMENT) * (slope - self.first[i])
            self.second[i] += (1 - SECOND_MOMENT) * (slope * slope - self.second[i])
            self.weights[i] -= STEP * bend * self.first[i] / (np.sqrt(self.second[i]) + 1e-8)


@cache
def loaded(path: str) -> Policy:
    return Policy.load(path)


class PolicyBot(Bot):
    """Takes the likeliest action of a policy that was saved."""

    def __init__(self, seed: int, stream: int, path: str) -> None:
        super().__init__(seed, stream)
        self.policy = loaded(path)
        self.eye: Eye | None = None

    def choose(self, observer: Observer) -> int:
        if self.eye is None or self.eye.game is not observer.game:
            check_version(observer.game, self.policy.version)
            self.eye = Eye(observer.game)
        s = observer.imagined
        odds = self.policy.odds(self.eye.look(s, observer.seat), self.eye.mask(s))
        return int(odds.argmax())
