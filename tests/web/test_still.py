"""A board stands still while things move over it: the browser says so itself."""

from typing import Final

import pytest

from services.table_server import TableServer
from web.conftest import Visit
from web.filming import DESK, decide, until_quiet
from web.moments import SCENES, found, table_at
from web.smoothness import seen, watch

# Besides what this browser remembers already; a page without an address remembers nothing.
QUICK: Final = """try {
    const kept = JSON.parse(localStorage.getItem("saqqara") ?? "{}");
    localStorage.setItem("saqqara", JSON.stringify({ ...kept, speed: 3 }));
} catch { }"""


@pytest.mark.parametrize(
    ("board", "scene"),
    [
        ("cleopatra", "chain"),
        ("murals", "chain"),
        ("imhotep", "chain"),
        ("dynasty-c", "chain"),
        ("senet", "chain"),
    ],
)
def test_nothing_on_a_board_jumps_during_a_turn(
    board: str, scene: str, visit: Visit, tables: TableServer
) -> None:
    """Of a decision with much to see, until somebody is asked again."""
    moment = found(board, {scene: SCENES[board][scene]}, games=3)[scene]
    desk = visit("en", DESK, moving=True)
    desk.page.add_init_script(QUICK)
    with tables.guest() as client:
        desk.take_over(client)
        table = table_at(client, moment)
    desk.show(f"/table/{table}")
    desk.standing(-1, "mine")
    watch(desk)
    until_quiet(desk.page, decide(desk, tables, table, moment))
    told = seen(desk)
    assert told.flying(1), "nothing flew"
    assert told.shifts == []
