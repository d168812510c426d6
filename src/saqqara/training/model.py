"""The network in floats, and how it learns: numpy only, so that nothing else need be installed.

The same sums as `bots/network.py` has in whole numbers. It learns what a search found, not only who
won: of each decision the odds with which its choices were tried, and what every seat was worth.
Both losses are cross entropies. By how much the seat won is learned besides, from which the hidden
layers learn faster what a thing is worth than from wins; those who play have no use for it.
torch_model.py takes the same steps on other devices.
"""

import io
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from saqqara.arena.store import write_whole
from saqqara.bots.network import FINE, HIGHEST, ONE, UNIT_BITS, highs_of
from saqqara.kernel.game import Game
from saqqara.training.samples import Batch, Floats, Shelf

CEILING: Final = HIGHEST / 2**UNIT_BITS  # what a hidden sum hands on at most
FORBIDDEN: Final = -1e9  # the score of an action that is not legal
RATE: Final = 1e-3  # of Adam, falling to a tenth of it
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
TINY: Final = 1e-8
DECAY: Final = 1e-5  # of weights, at each step
LEAD: Final = 0.3  # of the loss of leads, beside the others
LARGEST: Final = 2**31 - 1

Arrays = list[NDArray[Any]]
Losses = tuple[float, float]  # of values, of choices


def fresh_arrays(game: Game, first: int, second: int, seed: int) -> Arrays:
    """Weights and biases, layer by layer: hidden, hidden, seats, actions, the lead. What single
    values of an entry add to its size has to be learned."""
    rng = np.random.default_rng(seed)
    seen = len(highs_of(game))
    width = Features(game).width
    into = np.concatenate(
        [rng.normal(0, (8 / seen) ** 0.5, (seen, first)), np.zeros((width - seen, first))]
    )
    found: Arrays = [into.astype(np.float32), np.zeros(first, np.float32)]
    shapes = [(first, second), (second, game.players), (second, game.actions), (second, 1)]
    spreads = [(2 / first) ** 0.5, *[0.1 / second**0.5] * 3]
    for shape, spread in zip(shapes, spreads, strict=True):
        found += [rng.normal(0, spread, shape).astype(np.float32), np.zeros(shape[1], np.float32)]
    return found


class Features:
    """What the first layer is given: every entry divided by the highest that it can be, and of
    those that can be more than 1 whether they are 1, 2, .. FINE; FINE stands for all above, too."""

    def __init__(self, game: Game) -> None:
        highs = np.array(highs_of(game))
        self.highs: Floats = highs.astype(np.float32)
        self.counts = np.flatnonzero(highs > 1)
        self.fine = np.minimum(highs[self.counts], FINE)
        self.starts = len(highs) + np.cumsum(self.fine) - self.fine
        self.width = int(len(highs) + self.fine.sum())

    def of(self, seen: NDArray[Any]) -> Floats:
        found = np.zeros((len(seen), self.width), np.float32)
        np.divide(seen, self.highs, out=found[:, : len(self.highs)])
        counted = seen[:, self.counts]
        lines, places = np.nonzero(counted)
        values = np.minimum(counted[lines, places], self.fine[places])
        found[lines, self.starts[places] + values - 1] = 1
        return found

    def rows(self, into: NDArray[Any]) -> NDArray[Any]:
        """The first layer as `bots/network.py` has it: a row a value, and one for the rest."""
        found = []
        starts = dict(zip(self.counts.tolist(), self.starts.tolist(), strict=True))
        for entry, high in enumerate(self.highs):
            each = into[entry] / high
            if entry not in starts:
                found.append(each)
                continue
            fine = min(int(high), FINE)
            found += [each * (i + 1) + into[starts[entry] + i] for i in range(fine)]
            if high > FINE:
                found.append(each)
        return np.stack(found)


def softmax(scores: NDArray[Any]) -> NDArray[Any]:
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    found: NDArray[Any] = powers / powers.sum(axis=-1, keepdims=True)
    return found


def forward(arrays: Arrays, x: NDArray[Any], masks: NDArray[Any]) -> Arrays:
    """The two hidden layers, the value of every seat, the odds of every action, the lead."""
    one = np.clip(x @ arrays[0] + arrays[1], 0, CEILING)
    two = np.clip(one @ arrays[2] + arrays[3], 0, CEILING)
    values = softmax(two @ arrays[4] + arrays[5])
    odds = softmax(np.where(masks, two @ arrays[6] + arrays[7], FORBIDDEN))
    return [one, two, values, odds, two @ arrays[8] + arrays[9]]


def losses_of(values: NDArray[Any], odds: NDArray[Any], batch: Batch) -> Losses:
    of_values = -(batch.values * np.log(values + TINY)).sum(axis=1).mean()
    of_odds = -(batch.odds * np.log(odds + TINY)).sum(axis=1).mean()
    return float(of_values), float(of_odds)


def slopes(arrays: Arrays, x: NDArray[Any], batch: Batch) -> tuple[Losses, Arrays]:
    """The losses, and the slope of all of them together by every weight."""
    one, two, values, odds, leads = forward(arrays, x, batch.masks)
    to_values = (values - batch.values) / len(x)
    to_odds = (odds - batch.odds) / len(x)
    to_leads = 2 * LEAD * (leads - batch.leads[:, None]) / len(x)
    to_two = to_values @ arrays[4].T + to_odds @ arrays[6].T + to_leads @ arrays[8].T
    to_two = to_two * ((two > 0) & (two < CEILING))
    to_one = (to_two @ arrays[2].T) * ((one > 0) & (one < CEILING))
    pairs = [(x, to_one), (one, to_two), (two, to_values), (two, to_odds), (two, to_leads)]
    found: Arrays = []
    for before, after in pairs:
        found += [before.T @ after, after.sum(axis=0)]
    return losses_of(values, odds, batch), found


class Learner(Protocol):
    def given(self, features: Features, seen: NDArray[Any]) -> Any:
        """What its steps take for what was seen."""

    def step(self, x: Any, batch: Batch, rate: float) -> Losses: ...

    def arrays(self) -> Arrays: ...


class NumpyLearner:
    """Adam, with a little decay of the weights."""

    def __init__(self, arrays: Arrays) -> None:
        self.held = [each.copy() for each in arrays]
        self.first = [np.zeros_like(each) for each in arrays]
        self.second = [np.zeros_like(each) for each in arrays]
        self.steps = 0

    def given(self, features: Features, seen: NDArray[Any]) -> Floats:
        return features.of(seen)

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
    features = Features(game)
    losses: list[Losses] = []
    for number in range(steps):
        batch = shelf.batch(rng.integers(0, len(shelf.samples), size))
        rate = RATE * (1 - 0.9 * number / steps)
        losses.append(learner.step(learner.given(features, batch.seen), batch, rate))
    tenth = max(1, steps // 10)
    return mean(losses[:tenth]), mean(losses[-tenth:])


def mean(losses: list[Losses]) -> Losses:
    table = np.array(losses)
    return float(table[:, 0].mean()), float(table[:, 1].mean())


# ---- out of training


def whole_numbers(game: Game, arrays: Arrays) -> list[int]:
    """The weights as `bots/network.py` takes them."""
    into, bias, middle, middle_bias, seats, seats_bias, choices, choices_bias = [
        each.astype(np.float64) for each in arrays[:8]
    ]
    layers = [Features(game).rows(into), bias, middle, middle_bias, seats.T, seats_bias]
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
