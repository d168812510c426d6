"""Winners, places and shares, of ranks written down by hand."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saqqara.kernel.result import places_of, share_win, winners_of


@pytest.mark.parametrize(
    ("ranks", "winners", "shares"),
    [
        ([5, 9, 7], [1], [0, 60, 0]),
        ([9, 5, 9], [0, 2], [30, 0, 30]),
        ([-3, -3, -8], [0, 1], [30, 30, 0]),
        ([0, 0, 0], [0, 1, 2], [20, 20, 20]),
        ([4] * 5, [0, 1, 2, 3, 4], [12] * 5),
    ],
)
def test_winners_share(ranks: list[int], winners: list[int], shares: list[int]) -> None:
    assert winners_of(ranks) == winners
    found = vec[i64]([7, *ranks, 99])
    share_win(found, 1, len(ranks), 60)
    assert list(found) == [7, *shares, 99]


@pytest.mark.parametrize(
    ("ranks", "lost", "last", "places"),
    [
        ([5, 9, 7], [False, False, False], 3, [3, 1, 2]),
        ([9, 9, 7], [False, False, False], 3, [1, 1, 3]),
        ([5, 9, 7], [False, True, False], 3, [2, 3, 1]),
        ([5, 9, 7], [True, True, False], 2, [2, 2, 1]),
        ([5, 9, 7], [True, True, False], 3, [3, 3, 1]),
        ([5, 9], [True, True], 2, [2, 2]),
    ],
)
def test_places(ranks: list[int], lost: list[bool], last: int, places: list[int]) -> None:
    assert places_of(ranks, lost, last) == places
