"""Frames: the pending steps of a game, packed into one integer each.

A frame says what is pending (kind), whose it is (seat) and up to three small
numbers. It never changes, so clones share it; as an integer it costs nothing to
copy. Only the helpers below know the layout:

    bits  0- 7   kind, 1..255 (0 is reserved: NO_FRAME)
    bits  8-15   seat + 2
    bits 16-31   a        bits 32-47   b        bits 48-61   c
"""

from typing import Final

from mypy_extensions import i64

CHANCE: Final = -1  # the seat of random decisions
AUTO: Final = -2  # the seat of frames that run without a decision
NO_FRAME: Final = 0


def frame(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a frame; a and b are below 65536, c below 16384, none is negative."""
    return kind | (seat + 2) << 8 | a << 16 | b << 32 | c << 48


def kind_of(packed: i64) -> i64:
    return packed & 255


def seat_of(packed: i64) -> i64:
    return (packed >> 8 & 255) - 2


def a_of(packed: i64) -> i64:
    return packed >> 16 & 65535


def b_of(packed: i64) -> i64:
    return packed >> 32 & 65535


def c_of(packed: i64) -> i64:
    return packed >> 48


def in_words(form: str, packed: i64) -> str:
    """A frame as positions spell it: *form* may name its `seat`, counted from 1, and the numbers
    `a`, `b`, `c`, or `a1`, `b1`, `c1` if they count from 1 too."""
    a, b, c = a_of(packed), b_of(packed), c_of(packed)
    seat = seat_of(packed) + 1
    return form.format(seat=seat, a=a, b=b, c=c, a1=a + 1, b1=b + 1, c1=c + 1)
