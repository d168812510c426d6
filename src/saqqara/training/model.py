"""The network in floats, and how it learns: numpy only, so that nothing else need be installed.

The same sums as `bots/network.py` has in whole numbers. It learns what a search found, not only who
won: of each decision the odds with which its choices were tried, and what every seat was worth.
Both losses are cross entropies. torch_model.py takes the same steps on other devices.
"""

import io
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from saqqara.arena.store import write_whole
from saqqara.bots.network import HIGHEST, ONE, UNIT_BITS, highs_of
from saqqara.kernel.game import Game
from saqqara.training.samples import Batch, Floats, Shelf

CEILING: Final = HIGHEST / 2**UNIT_BITS  # what a hidden sum hands on at most
FORBIDDEN: Final = -1e9  # the score of an action that is not legal
RATE: Final = 1e-3  # of Adam, falling to a tenth of it
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
TINY: Final = 1e-8
DECAY: Final = 1e-5  # of weights, at each step
LARGEST: Final = 2**31 - 1

Arrays = list[NDArray[Any]]
Losses = tuple[float, float]  # of values, of choices


def fresh_arrays(game: Game, first: int, second: int, seed: int) -> Arrays:
    """Weights and biases, layer by layer: hidden, hidden, seats, actions."""
    rng = np.random.default_rng(seed)
    seen = len(highs_of(game))
    shapes = [(seen, first), (first, second), (second, game.players), (second, game.actions)]
    spreads = [(8 / seen) ** 0.5, (2 / first) ** 0.5, 0.1 / second**0.5, 0.1 / second**0.5]
    found: Arrays = []
    for shape, spread in zip(shapes, spreads, strict=True):
        found += [rng.normal(0, spread, shape).astype(np.float32), np.zeros(shape[1], np.float32)]
    return found


def scaled(game: Game, seen: NDArray[Any]) -> Floats:
    """Every entry divided by the highest that it can be."""
    highs: Floats = np.array(highs_of(game), np.float32)
    found: Floats = np.divide(seen, highs, dtype=np.float32)
    return found


def softmax(scores: NDArray[Any]) -> NDArray[Any]:
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    found: NDArray[Any] = powers / powers.sum(axis=-1, keepdims=True)
    return found


def forward(arrays: Arrays, x: NDArray[Any], masks: NDArray[Any]) -> Arrays:
    """The two hidden layers, the value of every seat, the odds of every action."""
    one = np.clip(x @ arrays[0] + arrays[1], 0, CEILING)
    two = np.clip(one @ arrays[2] + arrays[3], 0, CEILING)
    values = softmax(two @ arrays[4] + arrays[5])
    odds = softmax(np.where(masks, two @ arrays[6] + arrays[7], FORBIDDEN))
    return [one, two, values, odds]


def losses_of(values: NDArray[Any], odds: NDArray[Any], batch: Batch) -> Losses:
    of_values = -(batch.values * np.log(values + TINY)).sum(axis=1).mean()
    of_odds = -(batch.odds * np.log(odds + TINY)).sum(axis=1).mean()
    return float(of_values), float(of_odds)


def slopes(arrays: Arrays, x: NDArray[Any], batch: Batch) -> tuple[Losses, Arrays]:
    """The losses, and the slope of their sum by every weight."""
    one, two, values, odds = forward(arrays, x, batch.masks)
    to_values = (values - batch.values) / len(x)
    to_odds = (odds - batch.odds) / len(x)
    to_two = (to_values @ arrays[4].T + to_odds @ arrays[6].T) * ((two > 0) & (two < CEILING))
    to_one = (to_two @ arrays[2].T) * ((one > 0) & (one < CEILING))
    pairs = [(x, to_one), (one, to_two), (two, to_values), (two, to_odds)]
    found: Arrays = []
    for before, after in pairs:
        found += [before.T @ after, after.sum(axis=0)]
    return losses_of(values, odds, batch), found


class Learner(Protocol):
    def step(self, x: NDArray[Any], batch: Batch, rate: float) -> Losses: ...

    def arrays(self) -> Arrays: ...


class NumpyLearner:
    """Adam, with a little decay of the weights."""

    def __init__(self, arrays: Arrays) -> None:
        self.held = [each.copy() for each in arrays]
        self.first = [np.zeros_like(each) for each in arrays]
        self.second = [np.zeros_like(each) for each in arrays]
        self.steps = 0

    def step(self, x: NDArray[Any], batch: Batch, rate: float) -> Losses:
        losses, found = slopes(self.held, x, batch)
        self.steps += 1
        for place, slope in enumerate(found):
            first = self.first[place] + (1 - FIRST_MOMENT) * (slope - self.first[place])
            second = self.second[place] * SECOND_MOMENT + (1 - SECOND_MOMENT) * slope * slope
            ahead = first / (1 - FIRST_MOMENT**self.steps)
            spread = np.sqrt(second / (1 - SECOND_MOMENT**self.steps)) + TINY
            kept = (1 - DECAY) * self.held[place]
            self.first[place], self.second[place] = first, second
            self.held[place] = kept - rate * (ahead / spread)
        return losses

    def arrays(self) -> Arrays:
        return [each.copy() for each in self.held]


def learn(
    learner: Learner, game: Game, shelf: Shelf, steps: int, size: int, seed: int
) -> tuple[Losses, Losses]:
    """Learn from decisions drawn from the shelf; the mean losses of the first and of the last
    tenth of the steps."""
    rng = np.random.default_rng(seed)
    losses: list[Losses] = []
    for number in range(steps):
        batch = shelf.batch(rng.integers(0, len(shelf.samples), size))
        rate = RATE * (1 - 0.9 * number / steps)
        losses.append(learner.step(scaled(game, batch.seen), batch, rate))
    tenth = max(1, steps // 10)
    return mean(losses[:tenth]), mean(losses[-tenth:])


def mean(losses: list[Losses]) -> Losses:
    table = np.array(losses)
    return float(table[:, 0].mean()), float(table[:, 1].mean())


# ---- out of training


def whole_numbers(game: Game, arrays: Arrays) -> list[int]:
    """The weights as `bots/network.py` takes them."""
    highs = np.array(highs_of(game), np.float64)[:, None]
    into, bias, middle, middle_bias, seats, seats_bias, choices, choices_bias = [
        each.astype(np.float64) for each in arrays
    ]
    layers = [into / highs, bias, middle, middle_bias, seats.T, seats_bias]
    flat = np.concatenate([each.ravel() for each in [*layers, choices.T, choices_bias]])
    found: list[int] = np.clip(np.rint(flat * ONE), -LARGEST, LARGEST).astype(np.int64).tolist()
    return found


def save_arrays(path: Path, arrays: Arrays) -> None:
    buffer = io.BytesIO()
    np.savez(buffer, *arrays)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, buffer.getvalue())


def load_arrays(path: Path) -> Arrays:
    with np.load(path) as found:
        return [found[name] for name in found.files]
