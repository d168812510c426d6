"""What a choice will do stands beside the question before it is confirmed."""

from playwright.sync_api import expect

from services.table_server import TableServer, begin, own_turn
from web.browsers import PHONE
from web.conftest import Visit


def test_consequences_are_read_before_a_choice_is_confirmed(
    visit: Visit, tables: TableServer
) -> None:
    """Pointed at in the bar, listed among all choices, and picked on a phone."""
    desk, phone = visit("en"), visit("ja", PHONE, touch=True)
    with tables.guest() as client:
        desk.take_over(client)
        phone.take_over(client)
        table = begin(client, game="imhotep", options={"first": "1", "sides": "AAAAA"})
        with tables.live(table, client) as socket:
            own_turn(socket)
    desk.show(f"/table/{table}")
    bar = desk.page.locator("[data-turn]")
    desk.page.locator("[data-act]").first.hover()
    expect(bar.locator("[data-effects]")).to_have_text("+3 stones")
    desk.page.locator(".all-choices").click()
    expect(desk.page.locator("[data-open] [data-effects]").first).to_have_text("+3 stones")
    phone.show(f"/table/{table}")
    phone.page.locator('[data-word="get"]').first.tap()
    expect(phone.page.locator("[data-turn] [data-effects]")).to_have_text("石材+3個")
    expect(phone.page.locator("[data-confirm]")).to_be_in_viewport()
