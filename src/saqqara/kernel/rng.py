"""The generator of playouts and seeded deals: sfc32, on 32-bit words inside i64.

Native integers never check for overflow, Python's never overflow: every step is
masked to 32 bits, so that both builds draw the same numbers.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12  # steps until a small difference between seeds has spread


@mypyc_attr(acyclic=True)
class Rng:
    """Numbers that depend on nothing but (seed, stream)."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = seed >> 32 & WORD
        self.c: i64 = stream & WORD
        self.count: i64 = 1 + (stream >> 32 & WORD)
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """32 random bits."""
        out = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ self.b >> 9
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((self.c << 21 & WORD | self.c >> 11) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, for n up to 2**30; the bias is below n / 2**32."""
        return self.word() * n >> 32
