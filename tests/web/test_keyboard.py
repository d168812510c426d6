"""A game without a pointer: from the home page to its first turns, and the last turns of another to
the result and a rematch, by keys alone."""

import random

from playwright.sync_api import Locator, expect

from services.table_server import TableServer
from web.conftest import Visit
from web.positions import asked_at, leap
from web.visitor import MOST_MOVES, Visitor

FIRST = 8  # turns
LAST = 8  # decisions of both
MOST_STEPS = 60  # of the Tab key to anything on a page


def walk_to(guest: Visitor, target: Locator) -> None:
    """With the Tab key; the focus must be seen where it is."""
    target.wait_for()
    for _ in range(MOST_STEPS):
        guest.page.keyboard.press("Tab")
        if target.evaluate("here => here === document.activeElement"):
            assert target.evaluate("here => here.matches(':focus-visible')")
            return
    raise AssertionError(f"the Tab key does not come to {target}")


def begin(guest: Visitor) -> None:
    keyboard = guest.page.keyboard
    guest.go("/")
    name = guest.texts.game_name("pharaoh")
    walk_to(guest, guest.button("web-home-choose", game=name))
    keyboard.press("Enter")
    walk_to(guest, guest.page.get_by_role("button", name="2", exact=True))
    keyboard.press("Enter")
    walk_to(guest, guest.page.get_by_label(guest.say("web-home-level")))
    keyboard.press("Home")  # the first level is the quickest
    walk_to(guest, guest.button("web-home-bots"))
    keyboard.press("Enter")
    guest.page.get_by_label(guest.say("web-home-name")).wait_for()
    keyboard.type("Ann")
    keyboard.press("Enter")


def type_move(guest: Visitor, ply: int, chance: random.Random) -> None:
    """In the notation; the line for it is then put away."""
    keyboard = guest.page.keyboard
    keyboard.press("/")
    guest.page.locator("input[list=legal-words]:focus").wait_for()
    keyboard.type(chance.choice(guest.choices(ply)))
    keyboard.press("Enter")
    if guest.standing(ply).turn == "mine":
        guest.page.locator("input[list=legal-words]:focus").wait_for()
        keyboard.press("Escape")


def pick_by_number(guest: Visitor) -> None:
    """A choice of the bar, or a group of them and then one of the group."""
    keyboard = guest.page.keyboard
    keyboard.press("1")
    if guest.page.locator("[data-open]").count():
        keyboard.press("1")
    guest.page.locator("[data-confirm]:focus").wait_for()
    keyboard.press("Enter")


def play_by_keys(guest: Visitor, turns: int) -> None:
    chance = random.Random(7)
    played = -1
    for turn in range(turns):
        now = guest.standing(played)
        if now.turn == "over":
            break
        if turn % 2:
            type_move(guest, now.ply, chance)
        else:
            pick_by_number(guest)
        played = now.ply


def test_keyboard_only(visit: Visit) -> None:
    guest = visit("en")
    begin(guest)
    play_by_keys(guest, FIRST)
    leap(guest, ("pharaoh", 2, {}, 1), LAST)
    play_by_keys(guest, MOST_MOVES)
    guest.see_result()
    walk_to(guest, guest.button("web-table-rematch"))
    before = guest.page.url
    guest.page.keyboard.press("Enter")  # against bots alone nothing more is asked
    guest.page.wait_for_url(lambda url: url != before)
    guest.standing(-1, "mine", "others")


def test_escape_closes_one_thing_at_a_time(visit: Visit, tables: TableServer) -> None:
    guest = visit()
    with tables.guest() as client:
        guest.take_over(client)
        table = asked_at(client, ("imhotep", 3, {"sides": "AAAAA"}, 1), 40)
    guest.show(f"/table/{table}")
    page = guest.page
    look, menu = page.locator("[role=dialog]"), page.locator(".popover [data-open]")
    things = [look, menu, page.locator("dialog[open]")]
    page.locator("[data-place=round-card]").click()
    look.wait_for()
    guest.button("web-table-menu").click()
    menu.wait_for()
    page.keyboard.press("?")  # all keys, in a window of its own
    for last in (2, 1, 0):
        for at, thing in enumerate(things):
            expect(thing).to_have_count(1 if at <= last else 0)
        page.keyboard.press("Escape")
    expect(look).to_have_count(0)
