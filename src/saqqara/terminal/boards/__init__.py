"""The drawings, one per game."""

from typing import Final

from saqqara.terminal.boards.cleopatra import CleopatraBoard
from saqqara.terminal.boards.imhotep import ImhotepBoard
from saqqara.terminal.boards.murals import MuralsBoard
from saqqara.terminal.boards.pharaoh import PharaohBoard
from saqqara.terminal.scene import Board

BOARDS: Final[dict[str, Board]] = {
    "cleopatra": CleopatraBoard(),
    "imhotep": ImhotepBoard(),
    "murals": MuralsBoard(),
    "pharaoh": PharaohBoard(),
}
