"""How a game stands for a seat, in the points and the round that it may know of."""

from functools import cache
from importlib import import_module
from typing import Any

from saqqara.kernel.game import Game
from saqqara.kernel.match import table_view
from saqqara.kernel.state import State


@cache
def standing_of(game: str) -> Any:
    """What each game has beside its view."""
    return import_module(f"saqqara.games.{game}.standing")


def standing(game: Game, s: State, seat: int) -> tuple[list[int], int]:
    """Points by seat, 0 where this one may not know them; and the round, 0 in games without."""
    board = table_view(game, s, seat)["board"]
    told = standing_of(game.id)
    return [points or 0 for points in told.points(board)], told.round_of(board)
