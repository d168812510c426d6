"""What a finished game is worth to each seat. Nothing is paid before the end, but for the last:

win      the share of the win: 1 for the winner, 1/n for each of n who share it, 0 for all others
margin   points minus the mean of all players' points: sums to zero
points   for one seat: by how much its margin has grown since it decided last, in the points that it
         may know of; what was hidden is paid at the end. In sum it is the margin.
"""

from collections.abc import Sequence
from typing import Final

from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game, scores, winners
from saqqara.kernel.state import State
from saqqara.research.standing import standing

WIN: Final = "win"
MARGIN: Final = "margin"
POINTS: Final = "points"
REWARDS: Final = (WIN, MARGIN)
OF_ONE_SEAT: Final = (*REWARDS, POINTS)


def check_reward(name: str, known: Sequence[str] = REWARDS) -> str:
    if name not in known:
        allowed = ", ".join(known)
        raise OptionError(
            f"there is no reward {name!r}; there are {allowed}",
            "error-reward",
            {"reward": name, "allowed": allowed},
        )
    return name


def rewards_of(game: Game, s: State, reward: str) -> list[float]:
    """By seat, for a game that is over."""
    if reward == WIN:
        best = winners(game, s)
        return [1 / len(best) if seat in best else 0.0 for seat in range(game.players)]
    points = scores(game, s)
    mean = sum(points) / len(points)
    return [each - mean for each in points]


def known_margin(game: Game, s: State, seat: int) -> float:
    """As the game stands, in the points that this seat may know of; others' hidden ones are 0."""
    points, _ = standing(game, s, seat)
    return float(points[seat] - sum(points) / len(points))
