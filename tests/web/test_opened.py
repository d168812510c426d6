"""What opens over or beside the board: open to everybody too, by day and by night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from drawing import SOAK
from services.table_server import TableServer
from web.browsers import DESK, PHONE
from web.conftest import Visit
from web.places import MIDDLE
from web.played import finished, in_the_middle
from web.positions import asked_at
from web.test_pages import WAYS, violations
from web.visitor import Visitor

Open = Callable[[Visitor], None]
# What is added to a page or changed on it from now on; the whole page is inspected closed.
LISTEN = """() => {
    window.touched = new Set();
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
            const those = type === "childList" ? addedNodes : [target];
            for (const it of those) window.touched.add(it instanceof Element ? it : it.parentNode);
        }
    }).observe(document.body, {
        attributes: true, characterData: true, childList: true, subtree: true,
    });
}"""
TOUCHED = """{ include: [...window.touched].filter((it) => it?.isConnected && it !== document.body
    && !(it instanceof SVGElement) && ![...window.touched].some((other) => other !== it
        && other?.isConnected && other.contains(it))) }"""
# How the parts of the board are laid out, however far it is scrolled.
LAID_OUT = """() => [...document.querySelectorAll("[data-place]")].map(it => {
    const { x, width, height } = it.getBoundingClientRect();
    return [it.dataset.place, ...[x, width, height].map(Math.round)];
})"""


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
    "guide": by_button("web-imhotep-guide"),
    "why not": tell_why_not,
}
OF_A_RESULT: dict[str, Open] = {
    "text board": by_key("t"),
    "menu": by_button("web-table-menu"),
    "board": by_button("web-table-show-board"),
    "deal": by_button("web-table-verify"),
}


def troubles(guest: Visitor, path: str, openers: dict[str, Open]) -> list[str]:
    """Each on a page that is entered anew, so that nothing of the last is open still."""
    guest.show("/nowhere")
    found: list[str] = []
    for name, open_it in openers.items():
        guest.stroll("/nowhere")
        guest.stroll(path)
        guest.standing()
        guest.page.evaluate(LISTEN)
        open_it(guest)
        found += [f"{path} {name}: {each}" for each in violations(guest, TOUCHED)]
        wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        found += [f"{path} {name}: {wide} pixels too wide"] if wide > 0 else []
    return found


@pytest.mark.parametrize(("language", "dark", "phone"), WAYS)
def test_nothing_that_opens_keeps_anybody_out(
    visit: Visit, tables: TableServer, language: str, dark: bool, phone: bool
) -> None:
    wish = {"size": PHONE, "touch": True} if phone else {}
    guest = visit(language, dark=dark, **wish)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        imhotep = asked_at(client, ("imhotep", 3, {}, 1), MIDDLE)
        pharaoh = asked_at(client, ("pharaoh", 3, {}, 1), MIDDLE)
        over = finished(tables, client, game="imhotep")
    around = AT_ANY_TABLE | (ON_A_PHONE if phone else ON_A_DESK)
    found = troubles(guest, f"/table/{imhotep}", around)
    # What looks alike however wide the page is: by day or by night, and both when soaking.
    if SOAK or phone:
        found += troubles(guest, f"/table/{imhotep}", OF_IMHOTEP)
    if SOAK or not phone:
        found += troubles(guest, f"/table/{pharaoh}", {"all choices": explain_a_choice})
        found += troubles(guest, f"/table/{over}", OF_A_RESULT)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ja", PHONE)])
def test_what_lies_on_the_boards_is_told_in_place(
    visit: Visit, tables: TableServer, language: str, size: tuple[int, int]
) -> None:
    """By a book that is pressed: no other page, nothing chosen, nothing moved."""
    guest = visit(language, size, touch=size == PHONE)
    new = {"sides": "CCCCC", "expansion": "on"}
    with tables.guest("Ann") as client:
        guest.take_over(client)
        wish: dict[str, object] = {"players": 2, "seat": 0, "bots": ["novice"]}
        imhotep = in_the_middle(tables, client, 6, game="imhotep", options=new, **wish)
        murals = in_the_middle(tables, client, 6, game="murals", **wish)
        pharaoh = in_the_middle(tables, client, 6, game="pharaoh", **wish)

    def told_by(table: str, id: str, *lying: str) -> None:
        guest.show(f"/table/{table}")
        guest.standing()
        names = [name for each in lying for name in guest.page.locator(each).all_inner_texts()]
        book = guest.button(id)
        book.focus()  # what is reached is scrolled into sight first
        before = guest.page.evaluate(LAID_OUT)
        if size == PHONE:
            book.tap()
        else:
            book.press("Enter")
        guide = guest.page.get_by_role("dialog", name=guest.say(id))
        for name in names:
            expect(guide).to_contain_text(name)
        expect(guide.get_by_text("web-")).to_have_count(0)  # every id has its words
        assert not violations(guest, "document.querySelector('[role=dialog], dialog[open]')")
        assert guest.page.evaluate(LAID_OUT) == before
        guest.page.keyboard.press("Escape")
        expect(guide).to_have_count(0)
        assert guest.page.evaluate(LAID_OUT) == before
        expect(guest.page.locator("[data-confirm]")).to_be_disabled()

    told_by(imhotep, "web-imhotep-guide", "[data-place^=market-] .market-card-name")
    told_by(murals, "web-murals-guide", "[data-place^=cell-] .badge i")
    told_by(pharaoh, "web-pharaoh-guide", ".plaque h3 a")
