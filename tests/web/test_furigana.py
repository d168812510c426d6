"""Readings over kanji: everywhere that people read, nowhere cut off, and never said twice."""

from typing import Final

import pytest
from playwright.sync_api import expect

from services.table_server import TableServer
from web.browsers import DESK, PHONE
from web.clipping import SETTLED
from web.conftest import Visit
from web.positions import imported, story, what_if
from web.test_crawl import BOARDS, PAGES, Place, in_the_middle, troubles
from web.visitor import Visitor

SIZES: Final = [(1280, 720), PHONE]

# Kanji without a reading, where one can stand: not in pictures, lists to choose from and names.
BARE: Final = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const it = walker.currentNode.parentElement;
        const out = `svg, option, textarea, script, style, code, [data-plain], .visually-hidden,
            ruby, x-said`;
        const words = walker.currentNode.data.replace(/[\\u4e00-\\u9fff]+(?=さん)/g, "");
        if (/[\\u4e00-\\u9fff]/.test(words) && !it.closest(out)) {
            found.push(walker.currentNode.data.trim());
        }
    }
    return found;
}"""


def switch_on(guest: Visitor, size: str = "normal") -> None:
    """As the switches of the settings do, from the next page on."""
    guest.page.evaluate(
        """(type) => localStorage.setItem("saqqara", JSON.stringify({
            ...JSON.parse(localStorage.getItem("saqqara") ?? "{}"), furigana: true, type
        }))""",
        size,
    )


@pytest.mark.parametrize("size", ["normal", "largest"])
@pytest.mark.parametrize("part", ["pages", *BOARDS])
def test_readings_are_everywhere_and_nowhere_cut(
    visit: Visit, tables: TableServer, part: str, size: str
) -> None:
    guest = visit("ja")
    with tables.guest("Ann") as client:
        guest.take_over(client)
        if part == "pages":
            paths = [*PAGES, "/learn", "/puzzles", "/box"]
        else:
            told = story(*BOARDS[part])
            table = what_if(client, imported(client, told), in_the_middle(told))
            paths = [f"/table/{table}"]
    guest.show("/nowhere")
    switch_on(guest, size)
    guest.show("/nowhere")
    guest.page.wait_for_selector("x-furigana rt")
    found: list[str] = []
    for path in paths:
        guest.stroll(path)
        guest.page.evaluate(SETTLED)
        found += [f"{path}: no reading over {each}" for each in guest.page.evaluate(BARE)]
        found += troubles(guest, Place(path, path, SIZES), SIZES)
        guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert not found, "\n".join(found)


def test_the_switch_puts_readings_over_kanji_and_takes_them_away(visit: Visit) -> None:
    guest = visit("ja")
    guest.show("/settings")
    page = guest.page
    heading = page.get_by_role("heading", name=guest.say("web-settings-look"), exact=True)
    before = heading.inner_text()
    switch = page.get_by_label(guest.say("web-reading-furigana"))
    switch.check()
    expect(heading.locator("rt").first).to_be_visible()  # and it is still called the same
    guest.show("/settings")  # kept
    expect(heading.locator("rt").first).to_be_visible()
    switch.uncheck()
    expect(page.locator("x-furigana")).to_have_count(0)
    assert heading.inner_text() == before


def test_readings_follow_what_changes(visit: Visit) -> None:
    """Another language has none, and Japanese has them again."""
    guest = visit("ja")
    guest.show("/nowhere")
    switch_on(guest)
    guest.show("/")
    page = guest.page
    page.wait_for_selector("x-furigana rt")
    page.get_by_role("button", name="EN").first.click()
    expect(page.locator("x-furigana")).to_have_count(0)
    page.get_by_role("button", name="日本語").first.click()
    page.wait_for_selector("x-furigana rt")
    assert page.evaluate(BARE) == []


def test_readers_of_the_screen_hear_each_word_once(visit: Visit, tables: TableServer) -> None:
    guest = visit("ja")
    guest.show("/nowhere")
    switch_on(guest)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        told = story(*BOARDS["imhotep-a"])
        table = what_if(client, imported(client, told), in_the_middle(told))
    guest.show(f"/table/{table}")
    page = guest.page
    page.wait_for_selector("x-furigana rt")
    confirm = page.get_by_role("button", name=guest.say("web-table-confirm"), exact=True)
    expect(confirm).to_be_visible()
    heard = page.locator("main").aria_snapshot()
    for reading in ("さいせきじょう", "しんでん", "けってい", "まいそう"):
        assert page.locator("rt", has_text=reading).count() > 0
        assert reading not in heard
