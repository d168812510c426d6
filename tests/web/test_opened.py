"""What opens over or beside the board: open to everybody too, by day and by night."""

from collections.abc import Callable

import pytest

from services.table_server import TableServer
from web.conftest import Visit
from web.places import MIDDLE
from web.played import finished, in_the_middle
from web.test_pages import PHONE, violations
from web.visitor import Visitor

Open = Callable[[Visitor], None]


def by_button(id: str) -> Open:
    return lambda guest: guest.press(id)


def by_place(selector: str) -> Open:
    return lambda guest: guest.page.locator(selector).first.click()


def by_key(key: str) -> Open:
    return lambda guest: guest.page.keyboard.press(key)


def by_tab(id: str) -> Open:
    return lambda guest: guest.page.get_by_role("tab", name=guest.say(id)).click()


def in_a_sheet(id: str) -> Open:
    """The side panels of a phone."""

    def open_sheet(guest: Visitor) -> None:
        guest.press("web-table-side")
        by_tab(id)(guest)

    return open_sheet


def ask_for_a_hint(guest: Visitor) -> None:
    guest.page.locator("[data-hint] button").first.click()
    guest.press("web-table-hint-ask")
    guest.page.locator("[data-hint] ol .bar").first.wait_for()


def explain_a_choice(guest: Visitor) -> None:
    guest.page.locator(".all-choices").click()
    guest.page.locator("[data-open] [aria-expanded]").first.click()


def tell_why_not(guest: Visitor) -> None:
    guest.page.locator("[data-refused]").first.evaluate("it => it.click()")
    guest.page.locator(".prompt .why p").wait_for()


AT_ANY_TABLE: dict[str, Open] = {
    "menu": by_button("web-table-menu"),
    "all choices": explain_a_choice,
    "hint": ask_for_a_hint,
    "keys": by_key("?"),
}
ON_A_DESK: dict[str, Open] = {
    "chat": by_tab("web-table-chat"),
    "notes": by_tab("web-table-notes"),
    "typing": by_key("/"),
    "text board": by_button("web-table-text-board"),
    "forecast": by_place("aside details summary"),
}
ON_A_PHONE: dict[str, Open] = {
    "players": in_a_sheet("web-table-players"),
    "log": in_a_sheet("web-table-log"),
    "chat": in_a_sheet("web-table-chat"),
    "notes": in_a_sheet("web-table-notes"),
}
OF_IMHOTEP: dict[str, Open] = {
    "rounds": by_place("[data-place=round-card]"),
    "deck": by_place("[data-place=deck]"),
    "discard": by_place("[data-place=discard]"),
    "why not": tell_why_not,
}
OF_A_RESULT: dict[str, Open] = {
    "text board": by_key("t"),
    "menu": by_button("web-table-menu"),
    "board": by_button("web-table-show-board"),
    "deal": by_button("web-table-verify"),
}


def troubles(guest: Visitor, path: str, openers: dict[str, Open]) -> list[str]:
    """Each on a page of its own, so that nothing of the last is open still."""
    found: list[str] = []
    for name, open_it in openers.items():
        guest.go(path)
        guest.standing()
        open_it(guest)
        found += [f"{path} {name}: {each}" for each in violations(guest)]
        wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        found += [f"{path} {name}: {wide} pixels too wide"] if wide > 0 else []
    return found


@pytest.mark.parametrize(
    ("language", "dark", "phone"),
    [("en", False, False), ("ja", True, False), ("en", True, True)],
)
def test_nothing_that_opens_keeps_anybody_out(
    visit: Visit, tables: TableServer, language: str, dark: bool, phone: bool
) -> None:
    wish = {"size": PHONE, "touch": True} if phone else {}
    guest = visit(language, dark=dark, **wish)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        bots = ["novice", "novice"]
        imhotep = in_the_middle(tables, client, MIDDLE, game="imhotep", players=3, bots=bots)
        pharaoh = in_the_middle(tables, client, MIDDLE, game="pharaoh", players=3, bots=bots)
        over = finished(tables, client, game="imhotep")
    around = AT_ANY_TABLE | (ON_A_PHONE if phone else ON_A_DESK)
    found = troubles(guest, f"/table/{imhotep}", around | OF_IMHOTEP)
    found += troubles(guest, f"/table/{pharaoh}", {"all choices": explain_a_choice})
    found += troubles(guest, f"/table/{over}", OF_A_RESULT)
    assert not found, "\n".join(found)
