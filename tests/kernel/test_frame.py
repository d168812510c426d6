"""Frames: five numbers in one, at the edges of their room."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara.kernel.frame import (
    AUTO,
    CHANCE,
    NO_FRAME,
    a_of,
    b_of,
    c_of,
    frame,
    kind_of,
    seat_of,
)

KIND, SEAT, A, B, C = (1, 255), (AUTO, 253), (0, 65535), (0, 65535), (0, 16383)


def parts(packed: int) -> tuple[int, ...]:
    return kind_of(packed), seat_of(packed), a_of(packed), b_of(packed), c_of(packed)


@pytest.mark.parametrize("fields", list(itertools.product(KIND, SEAT, A, B, C)), ids=str)
def test_the_edges(fields: tuple[int, int, int, int, int]) -> None:
    assert parts(frame(*fields)) == fields
    assert 0 < frame(*fields) < 2**62


@given(st.tuples(*[st.integers(low, high) for low, high in (KIND, SEAT, A, B, C)]))
def test_anything_between(fields: tuple[int, int, int, int, int]) -> None:
    assert parts(frame(*fields)) == fields


def test_no_frame_is_no_frame() -> None:
    assert frame(1, AUTO) != NO_FRAME
    assert parts(frame(7, CHANCE)) == (7, CHANCE, 0, 0, 0)
    assert kind_of(NO_FRAME) == 0
