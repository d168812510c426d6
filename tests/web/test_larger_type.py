"""Larger type: letters grow on pages and boards, and nothing is cut off."""

from typing import Final

import pytest

from services.table_server import TableServer
from web.browsers import DESK, PHONE
from web.clipping import SETTLED
from web.conftest import Visit
from web.positions import imported, story, what_if
from web.test_crawl import BOARDS, PAGES, Place, in_the_middle, troubles
from web.visitor import Visitor

SIZES: Final = [(1280, 720), PHONE]
LETTERS: Final = "parseFloat(getComputedStyle(document.body).fontSize)"


def enlarge(guest: Visitor, size: str) -> None:
    """As the switch does, without a page for it."""
    guest.page.evaluate("(size) => (document.documentElement.dataset.type = size)", size)
    guest.page.evaluate(SETTLED)


@pytest.mark.parametrize("part", ["pages", *BOARDS])
def test_the_largest_type_is_nowhere_cut(visit: Visit, tables: TableServer, part: str) -> None:
    guest = visit("en")
    with tables.guest("Ann") as client:
        guest.take_over(client)
        if part == "pages":
            paths = [*PAGES, "/learn", "/puzzles"]
        else:
            told = story(*BOARDS[part])
            table = what_if(client, imported(client, told), in_the_middle(told))
            paths = [f"/table/{table}"]
    guest.show("/nowhere")
    found: list[str] = []
    for language in ("en", "ja"):
        guest.speak(language)
        for path in paths:
            guest.stroll(path)
            enlarge(guest, "largest")
            place = Place(f"{language} {path}", path, SIZES)
            found += troubles(guest, place, SIZES)
            guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert not found, "\n".join(found)


def test_the_switch_makes_letters_larger_and_is_kept(visit: Visit) -> None:
    guest = visit("en")
    guest.show("/settings")
    before = guest.page.evaluate(LETTERS)
    guest.page.get_by_role("button", name=guest.say("web-type-largest"), exact=True).click()
    guest.page.wait_for_selector("html[data-type=largest]")
    assert guest.page.evaluate(LETTERS) == pytest.approx(before * 1.3)
    guest.show("/")
    assert guest.page.evaluate(LETTERS) == pytest.approx(before * 1.3)
