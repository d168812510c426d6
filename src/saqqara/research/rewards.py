"""What a finished game is worth to each seat. Nothing is paid before the end.

win      the share of the win: 1 for the winner, 1/n for each of n who share it, 0 for all others
margin   points minus the mean of all players' points: sums to zero
"""

from typing import Final

from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game, scores, winners
from saqqara.kernel.state import State

WIN: Final = "win"
MARGIN: Final = "margin"
REWARDS: Final = (WIN, MARGIN)


def check_reward(name: str) -> str:
    if name not in REWARDS:
        allowed = ", ".join(REWARDS)
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
