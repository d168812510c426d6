"""A phone on its side and a desk zoomed to 200 % keep a board to play on, in every game."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from services.table_server import TableServer
from web.clipping import FIND, SETTLED
from web.conftest import Visit
from web.legible import ordinary_turn, small_texts
from web.positions import Board, imported, story, what_if

SIZES: Final = [(844, 390), (667, 375), (720, 450), (932, 430)]
LEAST: Final = 0.55  # of the screen is the board's
# A board of each game for as many as can play, and what there has to be seen of it at once.
BOARDS: Final[dict[str, tuple[Board, str]]] = {
    "cleopatra": (("cleopatra", 5, {}, 2), ".scene .window"),
    "imhotep": (("imhotep", 4, {"sides": "ABABA"}, 1), ".harbour"),
    "murals": (("murals", 4, {}, 1), ".wall"),
    "pharaoh": (("pharaoh", 4, {}, 1), ".hammer"),
    "senet": (("senet", 2, {}, 1), ".box"),
}

SHARES: Final = """() => {
    const room = document.querySelector(".room").getBoundingClientRect();
    const high = Math.min(room.bottom, innerHeight) - Math.max(room.top, 0);
    const page = document.documentElement;
    return {
        board: (room.width * high) / (innerWidth * innerHeight),
        beyond: page.scrollHeight - innerHeight + page.scrollWidth - innerWidth,
    };
}"""


@pytest.mark.parametrize("game", BOARDS)
def test_a_low_screen_keeps_the_board(visit: Visit, tables: TableServer, game: str) -> None:
    """Nothing of the page scrolls but the board, and what is asked stands beside it."""
    board, hero = BOARDS[game]
    told = story(*board)
    guest = visit("en", SIZES[0], touch=True)
    with tables.guest("Ann") as client:
        path = f"/table/{what_if(client, imported(client, told), ordinary_turn(told))}"
        guest.take_over(client)
    guest.show(path)
    for language in ("en", "ja"):
        if language == "ja":
            guest.speak("ja")
            guest.stroll(path)
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.evaluate(SETTLED)
            shares: dict[str, Any] = guest.page.evaluate(SHARES)
            where = f"{language}, {width}x{height}"
            assert shares["board"] >= LEAST, f"{where}: the board has {shares['board']:.2f}"
            assert shares["beyond"] == 0, where
            expect(guest.page.locator(f".room {hero}").first).to_be_in_viewport(ratio=0.95)
            for part in ("b[role=status]", "[data-confirm]"):
                found = guest.page.locator(f"[data-turn] {part} >> visible=true").first
                expect(found).to_be_in_viewport(ratio=0.95)
            cut = guest.page.evaluate(FIND, "web")
            assert not cut, "\n".join([where, *cut])
            if game != "imhotep":
                assert small_texts(guest) == [], where
