"""The drawings, one per game: `ImhotepBoard` of `imhotep.py`."""

from importlib import import_module
from typing import Final

from saqqara.games import GAMES
from saqqara.terminal.scene import Board


def board_of(game: str) -> Board:
    module = import_module(f"{__name__}.{game}")
    board: Board = getattr(module, f"{game.title()}Board")()
    return board


BOARDS: Final[dict[str, Board]] = {spec.id: board_of(spec.id) for spec in GAMES}
