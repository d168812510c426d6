"""Bit sets: every n, as a wrong shift shows from 31 on only."""

import pytest

from saqqara.kernel.bits import bit, count, has, members

ALL = range(62)


@pytest.mark.parametrize("n", ALL)
def test_one_bit(n: int) -> None:
    assert bit(n) == 2**n
    assert [m for m in ALL if has(bit(n), m)] == [n]
    assert members(bit(n)) == [n]
    assert count(bit(n)) == 1
    assert count(bit(n) - 1) == n


def test_members_are_those_that_it_has() -> None:
    for n in ALL:
        below = bit(n) - 1
        assert members(below) == list(range(n))
        assert not has(below, n)
    mixed = [0, 1, 30, 31, 32, 33, 60, 61]
    assert members(sum(bit(n) for n in mixed)) == mixed
    assert [n for n in ALL if has(sum(bit(n) for n in mixed), n)] == mixed
    assert members(0) == []
    assert count(0) == 0
    assert count(sum(bit(n) for n in mixed)) == len(mixed)


def test_a_set_of_everything_has_everything() -> None:
    assert all(has(-1, n) for n in ALL)
