"""Writers of observations: what they write, and that they leave all else alone."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from saqqara.kernel.encoding import put_nothing, put_one, put_set

LONG = 61  # more than seven eights
START = 3
OTHER = 7  # stands where nothing is to be written

every_size = pytest.mark.parametrize("size", [0, 1, 7, 8, 9, 15, 16, 17, 54, LONG])


def paper() -> vec[u8]:
    return vec[u8]([OTHER] * (START + LONG + START))


def written(out: vec[u8], size: int) -> list[int]:
    """What was written; all around it is as it was."""
    found = list(out)
    around = found[:START] + found[START + size :]
    assert around == [OTHER] * len(around)
    return found[START : START + size]


@every_size
@pytest.mark.parametrize("bits", [0, 0x123456789ABCDEF, 2**61 - 1])
def test_a_set(size: int, bits: int) -> None:
    out = paper()
    assert put_set(out, START, size, bits) == START + size
    assert written(out, size) == [bits >> number & 1 for number in range(size)]


@every_size
def test_nothing(size: int) -> None:
    out = paper()
    assert put_nothing(out, START, size) == START + size
    assert written(out, size) == [0] * size


@every_size
def test_one_of_many(size: int) -> None:
    for which in range(-1, size):
        out = paper()
        assert put_one(out, START, size, which) == START + size
        assert written(out, size) == [int(number == which) for number in range(size)]
