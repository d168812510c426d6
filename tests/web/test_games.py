"""Whole games by pressing what the boards offer, in both languages."""

import random
from typing import Final

import pytest
from playwright.sync_api import expect

from drawing import SOAK
from saqqara.games import GAMES
from services.table_server import TableServer
from web.browsers import DESK, PHONE
from web.conftest import Visit
from web.positions import Board, imported, leap, story, what_if
from web.visitor import Visitor

DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}
FIRST: Final = 1_000_000 if SOAK else 24  # plies of a game that is then left for another's end
LAST: Final = 10  # decisions
LARGE: Final = {"cleopatra", "imhotep"}  # played to their end in other ways
SMALL: Final = [spec.id for spec in GAMES if spec.id not in LARGE]


def begin_at_home(guest: Visitor, game: str) -> None:
    """From the home page: choose a game, and play it against a bot."""
    guest.go("/")
    name = guest.texts.game_name(game)
    guest.press("web-home-choose", game=name)
    guest.page.get_by_label(guest.say("web-home-level")).select_option("novice")
    players = guest.page.get_by_role("group", name=guest.say("web-home-players"))
    players.get_by_role("button", name="2", exact=True).click()
    guest.press("web-home-bots")
    guest.introduce("Ann", "web-home-go")


def begin_with_sides(guest: Visitor, sides: str) -> None:
    """From the page for a new table, where the sides of Imhotep have pictures."""
    guest.go("/new/imhotep")
    players = guest.page.get_by_role("group", name=guest.say("web-home-players"))
    players.get_by_role("button", name="2", exact=True).click()
    guest.page.get_by_label(guest.say("web-room-seat", seat=2)).select_option("scribe")
    guest.choose_sides(sides)
    guest.press("web-new-start")
    guest.introduce("Ann", "web-new-open")


def test_pharaoh_to_the_end(visit: Visit) -> None:
    """In English it is played by keys and around one device."""
    guest = visit("ja")
    begin_at_home(guest, "pharaoh")
    guest.watch_board()
    assert guest.play_on(random.Random(1)).turn == "over"
    guest.see_result()
    assert guest.kept_board()


def test_imhotep_to_the_end(visit: Visit) -> None:
    guest = visit("en")
    begin_with_sides(guest, "ABABA")
    guest.watch_board()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= DESK[0]
    assert guest.play_on(random.Random(2)).turn == "over"
    guest.see_result()
    assert guest.kept_board()
    expect(guest.page.locator("[data-turn=over]")).to_be_in_viewport()


def test_imhotep_on_a_phone(visit: Visit) -> None:
    """The other side of each site, touched; nothing is wider than the screen."""
    guest = visit("ja", PHONE, touch=True)
    begin_with_sides(guest, "BABAB")
    guest.standing()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    if guest.play_on(random.Random(2), until=FIRST).turn != "over":
        leap(guest, ("imhotep", 2, {"sides": "BABAB"}, 1), LAST)
        guest.watch_board()
        assert guest.play_on(random.Random(2)).turn == "over"
        assert guest.kept_board()
    guest.see_result()
    expect(guest.page.locator("[data-turn=over]")).to_be_in_viewport()


def test_murals_to_the_end_on_a_phone(visit: Visit) -> None:
    """A tap selects, the sheet at the foot confirms; nothing is wider than the screen."""
    guest = visit("en", PHONE, touch=True)
    begin_at_home(guest, "murals")
    guest.watch_board()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert guest.play_on(random.Random(5)).turn == "over"
    guest.see_result()
    assert guest.kept_board()
    guest.press("web-table-show-board")
    expect(guest.page.locator("[data-wall]")).to_have_count(100)


@pytest.mark.parametrize(
    ("language", "board"),
    [
        *[("ja" if at % 2 == 0 else "en", (game, 2, {}, 1)) for at, game in enumerate(SMALL)],
        ("en", ("imhotep", 2, {"sides": "CCCCC"} | DYNASTY, 1)),
        ("ja", ("imhotep", 2, {"sides": "DDDDD"} | DYNASTY, 1)),
    ],
    ids=[*SMALL, "imhotep-c", "imhotep-d"],
)
def test_the_last_decisions_of_a_game(
    visit: Visit, tables: TableServer, language: str, board: Board
) -> None:
    """What whole games are not played with: the other language on a desk, new sides only."""
    guest = visit(language)
    told = story(*board)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        last = what_if(client, imported(client, told), told.near_the_end(LAST))
    guest.go(f"/table/{last}")
    guest.watch_board()
    assert guest.play_on(random.Random(3)).turn == "over"
    guest.see_result()
    assert guest.kept_board()
