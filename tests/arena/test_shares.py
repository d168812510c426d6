"""Intervals: against known figures, and against luck that deals share."""

import random
from collections.abc import Callable
from statistics import fmean

import pytest

from saqqara.arena.shares import FEW_DEALS, share_interval, t_quantile, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (99, 1.984)],
)
def test_students_t(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=0.002)


def test_wilson_of_textbooks() -> None:
    """Ten games out of twenty, and none out of ten."""
    assert wilson(0.5, 20, 1.96) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0.0, 10, 1.96) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_deals_of_one_game_are_plain_games() -> None:
    """300 of 400: the spread between deals is that of independent games."""
    low, high = share_interval([1.0] * 300 + [0.0] * 100, 1)
    assert (low, high) == pytest.approx(wilson(0.75, 400, t_quantile(399)), abs=1e-3)
    assert high - low == pytest.approx(0.085, abs=0.001)


def test_games_that_only_repeat_their_deal_count_once() -> None:
    """Each deal won in all four rotations or in none: 400 games are worth 100."""
    together = share_interval([1.0] * 75 + [0.0] * 25, 4)
    assert together == share_interval([1.0] * 75 + [0.0] * 25, 1)
    apart = share_interval([1.0, 1.0, 1.0, 0.0] * 100, 1)
    assert (together[1] - together[0]) / (apart[1] - apart[0]) == pytest.approx(2, rel=0.05)


def test_luck_that_cancels_within_a_deal_makes_surer() -> None:
    """Where the better seat always wins, rotations leave nothing to chance."""
    assert share_interval([0.5] * FEW_DEALS, 2) == (0.5, 0.5)
    mixed = [0.5] * 80 + [1.0] * 12 + [0.0] * 8
    low, high = share_interval(mixed, 2)
    independent = wilson(fmean(mixed), 200, 1.96)
    assert high - low < 0.7 * (independent[1] - independent[0])


def test_few_deals_never_claim_to_be_surer_than_independent_games() -> None:
    low, high = share_interval([0.5] * (FEW_DEALS - 1), 2)
    assert (low, high) == pytest.approx(wilson(0.5, 58, t_quantile(28)), abs=1e-9)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_winning_all_is_not_certainty(share: float) -> None:
    low, high = share_interval([share] * 500, 2)
    assert high - low == pytest.approx(0.0077, abs=0.0002)
    assert share in {low, high}


def test_one_deal_says_nothing() -> None:
    assert share_interval([1.0], 4) == (0.0, 1.0)


def coverage(deal: Callable[[random.Random], float], truth: float, deals: int) -> float:
    """How often the interval holds the truth."""
    rng = random.Random(5)
    hits = 0
    for _ in range(1500):
        low, high = share_interval([deal(rng) for _ in range(deals)], 2)
        hits += low <= truth <= high
    return hits / 1500


def shared_luck(rng: random.Random) -> float:
    """Two games of one deal; some deals are good for us, some are not."""
    chance = rng.choice([0.45, 0.75, 0.9])
    return fmean(rng.random() < chance for _ in range(2))


def opposite_luck(rng: random.Random) -> float:
    """Two games of one deal; what is good at one seat is bad at the other."""
    tilt = rng.choice([-0.25, 0.25])
    return fmean([rng.random() < 0.7 + tilt, rng.random() < 0.7 - tilt])


def nearly_always(rng: random.Random) -> float:
    return fmean(rng.random() < 0.99 for _ in range(2))


@pytest.mark.parametrize("deals", [10, 40, 150])
@pytest.mark.parametrize(
    ("deal", "truth"), [(shared_luck, 0.7), (opposite_luck, 0.7), (nearly_always, 0.99)]
)
def test_nineteen_of_twenty_intervals_hold(
    deal: Callable[[random.Random], float], truth: float, deals: int
) -> None:
    assert coverage(deal, truth, deals) >= 0.93
