"""Every mix of the sides A and B, each at a table of some size; in a soak of every size."""

from itertools import product

from drawing import PART, SOAK

MIXES = ["".join(sides) for sides in product("AB", repeat=5)]
SIZES = (2, 3, 4)


def tables() -> list[tuple[int, str]]:
    """Number of players and sides."""
    if SOAK:
        return list(product(SIZES, MIXES))
    # Shifted every third time, so that one of three in turn has every size, too.
    sized = [(SIZES[(n + n // 3) % 3], sides) for n, sides in enumerate(MIXES)]
    return sized[::PART]
