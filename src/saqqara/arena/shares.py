"""Win shares and how sure they are.

The games of one deal are not independent: they share their luck. What is averaged is
therefore the share of each deal, and the spread between deals says how sure the mean is. As
an interval around a share must not leave 0..1, nor shrink to nothing when every game was
won, the spread is turned into the number of independent games that would be as sure, and
Wilson's interval is taken for those.
"""

import math
import statistics
from typing import Final

TWO_SIDED: Final = 0.975  # for 95 %
Z: Final = statistics.NormalDist().inv_cdf(TWO_SIDED)
FEW_DEALS: Final = 30  # below, their spread is too uncertain to be trusted when it is small
# Student's t where the expansion below is too rough, by degrees of freedom.
T_OF_FEW: Final = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 6: 2.4469}


def t_quantile(freedom: int) -> float:
    """Student's t for 95 %, by Fisher's expansion around the normal distribution."""
    if freedom in T_OF_FEW:
        return T_OF_FEW[freedom]
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def share_interval(shares: list[float], games_each: int) -> tuple[float, float]:
    """95 % for the mean of *shares*, one of each deal, a deal being *games_each* games."""
    deals = len(shares)
    if deals < 2:
        return 0.0, 1.0
    mean = statistics.fmean(shares)
    if mean in {0.0, 1.0}:  # no spread to go by: as if a deal were one game
        return wilson(mean, deals, t_quantile(deals - 1))
    variance = statistics.variance(shares) / deals
    if deals < FEW_DEALS:
        variance = max(variance, mean * (1 - mean) / (deals * games_each))
    if variance == 0:
        return mean, mean
    return wilson(mean, mean * (1 - mean) / variance, t_quantile(deals - 1))


def wilson(share: float, games: float, z: float) -> tuple[float, float]:
    """The shares that so many independent games do not speak against."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    half /= 1 + z * z / games
    return max(0.0, middle - half), min(1.0, middle + half)
