"""Bit sets in an i64.

`1 << n` must not be written in compiled code: mypyc hands the literal to C as a 32-bit
int, and from n = 31 on the result is wrong. tests/test_compiled_source.py looks for it.
"""

from typing import Final

from mypy_extensions import i64

TOP_BIT: Final = 0x2000000000000000  # 2**61: too large for a C int, so C computes in 64 bits


def bit(n: i64) -> i64:
    """The set that holds only n, for n in 0..61."""
    return TOP_BIT >> (61 - n)


def has(bits: i64, n: i64) -> bool:
    return bits >> n & 1 == 1


def count(bits: i64) -> i64:
    """How many numbers are in a set."""
    found: i64 = 0
    while bits > 0:
        bits &= bits - 1
        found += 1
    return found


def members(bits: i64) -> list[int]:
    """The numbers in a set, ascending."""
    out: list[int] = []
    n = 0
    while bits > 0:
        if bits & 1:
            out.append(n)
        bits >>= 1
        n += 1
    return out
