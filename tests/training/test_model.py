"""The network in floats: how it learns, and that whole numbers say the same."""

from pathlib import Path

import numpy as np
import pytest

from contract.cases import SEATINGS, Case, some, walk
from saqqara.bots.network import Network, Weights
from saqqara.bots.network_files import HEADER, weights_bytes
from saqqara.bots.values import WIN
from saqqara.games import game_spec, mini
from saqqara.research.observation import Eye
from saqqara.training.model import (
    LEAD,
    Arrays,
    Features,
    NumpyLearner,
    forward,
    fresh_arrays,
    learn,
    load_arrays,
    save_arrays,
    slopes,
    whole_numbers,
)
from saqqara.training.samples import Batch, Samples, Shelf, joined, latest, save, values_of

pytestmark = pytest.mark.once  # numpy, whichever build the engine is

BOUND = 0.002  # of a win, and of a prior: how far whole numbers may be from floats
ACTIONS = 5
GAMES = [case for case in SEATINGS if case.spec is not mini.SPEC]


def noisy_arrays(case: Case, first: int, second: int) -> Arrays:
    """As large as learned ones are: the last layers of fresh ones say next to nothing."""
    arrays = fresh_arrays(case.game(), first, second, 5)
    rng = np.random.default_rng(6)
    return [each + rng.normal(0, 0.2, each.shape).astype(np.float32) for each in arrays]


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_whole_numbers_say_what_floats_say(case: Case) -> None:
    game = case.game()
    eye = Eye(game)
    arrays = noisy_arrays(case, 32, 16)
    network = Network(game, Weights(game, 32, 16, whole_numbers(game, arrays)))
    features = Features(game)
    for step in some(walk(case)[:-1], 20):
        seat = step.state.seat()
        if seat < 0:
            continue
        mask = eye.mask(step.state)[None, :] != 0
        x = features.of(eye.look(step.state, seat)[None, :])
        *_, values, odds, _ = forward(arrays, x, mask)
        network.look(step.state, seat)
        game.list_choices(step.state, eye.choices)
        network.prefer(eye.choices)
        by_seat = [values[0, (other - seat) % case.players] for other in range(case.players)]
        found = np.array([int(share) for share in network.shares]) / WIN
        assert np.abs(found - by_seat).max() < BOUND
        priors = [float(network.priors[i]) for i in range(eye.choices.n)]
        assert np.abs(np.array(priors) - odds[0, eye.choices.to_list()]).max() < BOUND


def some_samples(count: int, seed: int = 1) -> Samples:
    """Of a game with four entries of the observation, two seats and five actions; the first entry
    says who wins and what to do."""
    rng = np.random.default_rng(seed)
    seen = rng.integers(0, 2, (count, 4)).astype(np.uint8)
    results = np.stack([seen[:, 0], 1 - seen[:, 0]], axis=1).astype(np.float32)
    counts = np.full(count, 3, np.int32)
    actions = np.tile(np.array([0, 2, 4], np.int16), count)
    odds = np.zeros((count, 3), np.float32)
    odds[np.arange(count), np.where(seen[:, 0] > 0, 2, 0)] = 1
    leads = results[:, 0] - results[:, 1]
    return Samples(seen, results, results.copy(), leads, counts, actions, odds.ravel())


def small_arrays() -> Arrays:
    rng = np.random.default_rng(3)
    shapes = [(4, 6), (6,), (6, 4), (4,), (4, 2), (2,), (4, ACTIONS), (ACTIONS,), (4, 1), (1,)]
    return [rng.normal(0, 0.5, shape) for shape in shapes]


def a_batch(count: int = 8) -> tuple[np.ndarray, Batch]:
    batch = Shelf(some_samples(count), ACTIONS).batch(np.arange(count))
    return batch.seen.astype(np.float64), batch


def whole_loss(arrays: Arrays, x: np.ndarray, batch: Batch) -> float:
    leads = forward(arrays, x, batch.masks)[-1][:, 0]
    of_leads = float(np.square(leads - batch.leads).mean())
    return sum(slopes(arrays, x, batch)[0]) + LEAD * of_leads


def test_slopes_are_those_of_the_loss() -> None:
    arrays = small_arrays()
    x, batch = a_batch()
    _, found = slopes(arrays, x, batch)
    for place, array in enumerate(arrays):
        for at in np.ndindex(array.shape):
            near = []
            for change in (1e-5, -1e-5):
                moved = [each.copy() for each in arrays]
                moved[place][at] += change
                near.append(whole_loss(moved, x, batch))
            assert found[place][at] == pytest.approx((near[0] - near[1]) / 2e-5, abs=1e-5)


def test_it_learns_who_wins_and_what_was_tried() -> None:
    shelf = Shelf(some_samples(200), ACTIONS)
    learner = NumpyLearner([each.astype(np.float32) for each in small_arrays()])
    rng = np.random.default_rng(1)
    for _ in range(400):
        batch = shelf.batch(rng.integers(0, 200, 32))
        losses = learner.step(batch.seen.astype(np.float32), batch, 0.01)
    assert max(losses) < 0.05


def test_learning_follows_from_its_seed() -> None:
    game = game_spec("senet").game(2, {})
    eye = Eye(game)
    rng = np.random.default_rng(2)
    samples = some_samples(40)
    samples.seen = rng.integers(0, 2, (40, eye.width)).astype(np.uint8)
    shelf = Shelf(samples, eye.actions)
    found = []
    for seed in (1, 1, 2):
        learner = NumpyLearner(fresh_arrays(game, 8, 4, 1))
        learn(learner, game, shelf, 5, 8, seed)
        found.append(whole_numbers(game, learner.arrays()))
    assert found[0] == found[1]
    assert found[0] != found[2]
    assert len(weights_bytes(game, 8, 4, found[0])) < HEADER.size + 2 * len(found[0])


def test_torch_takes_the_same_steps() -> None:
    pytest.importorskip("torch")
    from saqqara.training.torch_model import TorchLearner

    arrays = [each.astype(np.float32) for each in small_arrays()]
    ours, theirs = NumpyLearner(arrays), TorchLearner(arrays, "cpu")
    x, batch = a_batch(16)
    for _ in range(20):
        mine = ours.step(x.astype(np.float32), batch, 0.01)
        given = theirs.there(x.astype(np.float32))
        assert theirs.step(given, batch, 0.01) == pytest.approx(mine, abs=1e-4)
    for one, other in zip(ours.arrays(), theirs.arrays(), strict=True):
        assert np.abs(one - other).max() < 1e-3


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_torch_is_given_the_same_features(case: Case) -> None:
    pytest.importorskip("torch")
    from saqqara.training.torch_model import TorchLearner

    eye = Eye(case.game())
    features = Features(case.game())
    states = [step.state for step in some(walk(case)[:-1], 20) if step.state.seat() >= 0]
    seen = np.stack([eye.look(state, state.seat()) for state in states])
    learner = TorchLearner(small_arrays(), "cpu")
    assert np.array_equal(learner.given(features, seen).numpy(), features.of(seen))


def test_weights_are_kept_exactly(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "arrays.npz"
    arrays = small_arrays()
    save_arrays(path, arrays)
    for one, other in zip(arrays, load_arrays(path), strict=True):
        assert np.array_equal(one, other)


# ---- samples


def test_batches_hold_what_belongs_together() -> None:
    samples = some_samples(6)
    batch = Shelf(samples, ACTIONS).batch(np.array([4, 1, 1]))
    assert np.array_equal(batch.seen, samples.seen[[4, 1, 1]])
    assert batch.masks.tolist() == [[True, False, True, False, True]] * 3
    assert batch.odds.sum(axis=1).tolist() == [1, 1, 1]
    assert np.array_equal(batch.odds[0, [0, 2, 4]], samples.odds.reshape(-1, 3)[4])


def test_what_a_seat_is_worth() -> None:
    """A fifth of it is who won, the rest what the search expected."""
    nothing = np.zeros(0)
    results = np.array([[1, 0, 0], [0, 0.5, 0.5]])
    expected = np.array([[0.5, 0.25, 0.25], [0.2, 0, 0.8]], np.float32)
    samples = Samples(nothing, results, expected, nothing, nothing, nothing, nothing)
    wanted = [[0.6, 0.2, 0.2], [0.16, 0.1, 0.74]]
    assert values_of(samples) == pytest.approx(np.array(wanted))


def test_the_latest_samples_are_taken_by_whole_files(tmp_path: Path) -> None:
    parts = [some_samples(10, seed) for seed in range(4)]
    for number, part in enumerate(parts):
        save(tmp_path / "samples" / f"{number:04}-000.npz", part)
    assert len(latest(tmp_path, 1000)) == 40
    taken = latest(tmp_path, 25)
    assert np.array_equal(taken.seen, joined(parts[2:]).seen)
    assert len(latest(tmp_path, 5)) == 10  # the last file at least
