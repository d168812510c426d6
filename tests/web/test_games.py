"""Whole games by pressing what the boards offer, in both languages."""

import random

import pytest
from playwright.sync_api import expect

from web.browsers import PHONE
from web.conftest import Visit
from web.visitor import Visitor


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


@pytest.mark.parametrize("language", ["en", "ja"])
def test_pharaoh_to_the_end(visit: Visit, language: str) -> None:
    guest = visit(language)
    begin_at_home(guest, "pharaoh")
    guest.watch_board()
    assert guest.play_on(random.Random(1)).turn == "over"
    guest.see_result()
    assert guest.kept_board()


@pytest.mark.parametrize(("language", "sides"), [("en", "AAAAA"), ("ja", "BBBBB"), ("en", "BABAB")])
def test_imhotep_to_the_end(visit: Visit, language: str, sides: str) -> None:
    guest = visit(language)
    begin_with_sides(guest, sides)
    guest.watch_board()
    assert guest.play_on(random.Random(2)).turn == "over"
    guest.see_result()
    assert guest.kept_board()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_murals_to_the_end(visit: Visit, language: str) -> None:
    guest = visit(language)
    begin_at_home(guest, "murals")
    guest.watch_board()
    assert guest.play_on(random.Random(4)).turn == "over"
    guest.see_result()
    assert guest.kept_board()
    guest.press("web-table-show-board")
    expect(guest.page.locator("[data-wall]")).to_have_count(100)


def test_murals_on_a_phone(visit: Visit) -> None:
    """A tap selects, the sheet at the foot confirms; nothing is wider than the screen."""
    guest = visit("en", PHONE, touch=True)
    begin_at_home(guest, "murals")
    guest.standing()
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    assert guest.play_on(random.Random(5)).turn == "over"
    guest.see_result()


def test_on_a_phone(visit: Visit) -> None:
    """Touched, in Japanese; nothing is wider than the screen."""
    guest = visit("ja", PHONE, touch=True)
    begin_with_sides(guest, "ABABA")
    guest.standing()
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    assert guest.play_on(random.Random(3)).turn == "over"
    guest.see_result()
    expect(guest.page.locator("[data-turn=over]")).to_be_in_viewport()
