"""What cannot be done says why: described, told when it is pressed, and when it is typed."""

import pytest
from playwright.sync_api import expect

from services.table_server import TableServer, begin
from web.browsers import DESK, PHONE
from web.conftest import Visit
from web.visitor import Visitor


def table(visit: Visit, tables: TableServer, language: str, phone: bool = False) -> Visitor:
    """The first turn of a game in which no ship may sail yet."""
    guest = visit(language, PHONE if phone else DESK, touch=phone)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        options = {"first": "1"}
        guest.show(f"/table/{begin(client, game='imhotep', players=2, options=options)}")
    guest.standing()
    return guest


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ja", True)])
def test_a_press_tells_why_not(
    visit: Visit, tables: TableServer, language: str, phone: bool
) -> None:
    guest = table(visit, tables, language, phone)
    hull = guest.page.locator('[data-place="berth-0"] .hull')
    why = hull.evaluate(
        "it => document.getElementById(it.getAttribute('aria-describedby')).innerText"
    )
    assert why
    expect(hull).to_have_attribute("aria-disabled", "true")
    told = guest.page.locator(".prompt").get_by_text(why)
    expect(told).to_have_count(0)
    hull.evaluate("it => it.click()")
    expect(told).to_be_visible()
    guest.pick("get")  # what is possible still is
    guest.confirm()
    expect(told).to_have_count(0)


def test_the_keyboard_hears_why_not(visit: Visit, tables: TableServer) -> None:
    guest = table(visit, tables, "en")
    dock = guest.page.locator('[data-dock="temple"]')
    guest.page.keyboard.press("Tab")
    dock.focus()
    why = guest.page.locator(".prompt .why")
    expect(why).to_contain_text("stones to sail.")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("status").filter(has_text="stones to sail.")).to_be_visible()


def test_a_typed_move_is_answered_with_the_reason(visit: Visit, tables: TableServer) -> None:
    guest = table(visit, tables, "en")
    guest.page.keyboard.press("/")
    guest.page.locator("input[list=legal-words]:focus").wait_for()
    guest.page.keyboard.type("play lever")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("alert")).to_contain_text("You do not have the Lever.")
