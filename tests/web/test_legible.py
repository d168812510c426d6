"""On boards nothing is smaller than can be read, and on phones nothing than a finger can press."""

from typing import Final

import pytest

from services.table_server import TableServer
from web.conftest import Visit
from web.legible import too_small
from web.positions import Board

BOARDS: Final[dict[str, Board]] = {
    "senet": ("senet", 2, {}, 1),
    "murals": ("murals", 4, {}, 1),
    "pharaoh": ("pharaoh", 4, {}, 1),
    "cleopatra": ("cleopatra", 5, {}, 2),
    "stalls": ("cleopatra", 5, {"market": "stalls"}, 2),
}


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_on_a_board_is_too_small(visit: Visit, tables: TableServer, board: str) -> None:
    found = too_small(visit, tables, BOARDS[board])
    assert not found, "\n".join(found)
