"""A puzzle in the browser, by somebody without a name: from the home page to the verdict."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from saqqara.puzzles import COURSES, by_id, puzzles_of
from web.conftest import Visit
from web.visitor import Visitor


def answer(guest: Visitor, word: str) -> None:
    typed = guest.page.locator('input[list="legal-words"]')
    if not typed.count():  # it stays open for who types
        guest.press("web-table-type")
    typed.fill(word)
    guest.page.keyboard.press("Enter")


def test_a_puzzle_of_the_day(visit: Visit) -> None:
    """The first answer counts and stays, also in a browser that nobody has a name in; the solution
    is on the page after an answer and not before."""
    guest = visit()
    page = guest.page
    guest.show("/")
    page.get_by_role("link", name=guest.say("web-home-puzzle-open")).click()
    ask = page.get_by_text(guest.say("web-puzzle-ask"))
    expect(ask).to_be_visible()
    id = page.url.rsplit("/", 1)[1]
    course, puzzle = by_id()[id]
    guest.standing(-1, "mine")
    wrong = puzzle["choices"][-1]["word"]
    answer(guest, wrong)
    expect(page.get_by_text(guest.say("web-puzzle-other"), exact=True)).to_be_visible()
    told = page.locator(".guide-text").inner_text()
    assert guest.say("web-puzzle-best-move", move="").strip() in told
    guest.press("web-puzzle-show")
    expect(guest.button("web-puzzle-show")).to_have_count(0)
    guest.press("web-puzzle-retry")
    expect(page.get_by_text(guest.say("web-puzzle-again"))).to_be_visible()
    guest.standing(-1, "mine")
    answer(guest, puzzle["solutions"][0])
    expect(page.get_by_text(guest.say("web-puzzle-best"), exact=True)).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('saqqara-puzzles'))")
    assert kept["tries"] == {id: False}
    assert kept["standings"][course]["solved"] == 0
    assert len(kept["days"]) == 1
    guest.show("/")
    expect(page.get_by_text(guest.say("web-home-puzzle-tried"))).to_be_visible()
    guest.show(f"/puzzles/{course}")
    expect(page.locator(f'a.tried[href="/puzzle/{id}"]')).to_be_visible()


@pytest.mark.parametrize("course", COURSES)
def test_a_puzzle_of_any_day(course: str, visit: Visit) -> None:
    """Of every box, by somebody without a name: answered, explained, and on to the next."""
    guest = visit("ja")
    days = {each["today"] for each in asked(guest, "/api/puzzles")["courses"]}
    puzzle = next(each for each in puzzles_of(course) if each["id"] not in days)
    id = puzzle["id"]
    guest.show(f"/puzzle/{id}")
    guest.standing(-1, "mine")
    answer(guest, puzzle["solutions"][0])
    expect(guest.page.get_by_text(guest.say("web-puzzle-best"), exact=True)).to_be_visible()
    guest.press("web-puzzles-next")
    guest.page.wait_for_url(lambda address: "/puzzle/" in address and id not in address)


def asked(guest: Visitor, path: str) -> dict[str, Any]:
    return dict(httpx.get(guest.address + path).json())


def test_every_box_has_its_page(visit: Visit) -> None:
    guest = visit("ja")
    guest.show("/puzzles")
    for course in COURSES:
        expect(guest.page.locator(f'a[href="/puzzles/{course}"]')).to_be_visible()
    guest.show("/puzzle/nothing")
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.complaints.clear()  # the browser notes that there is no such puzzle
