"""Imhotep with A New Dynasty: whole games on the new sides, by pressing what the boards offer."""

import random
import re

from playwright.sync_api import expect

from web.browsers import PHONE
from web.conftest import Visit
from web.positions import leap
from web.test_games import FIRST, LAST
from web.visitor import SITES, Visitor

PARTS = ("expansion", "prophecies", "secret-cards")
OPTIONS = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}


def begin(guest: Visitor, sides: str, parts: tuple[str, ...] = ()) -> None:
    """From the page for a new table, with all sides in pictures and the parts as options."""
    guest.go("/new/imhotep")
    players = guest.page.get_by_role("group", name=guest.say("web-home-players"))
    players.get_by_role("button", name="2", exact=True).click()
    guest.page.get_by_label(guest.say("web-room-seat", seat=2)).select_option("novice")
    guest.choose_sides(sides)
    for part in parts:
        option = guest.page.get_by_role("group", name=guest.say(f"imhotep-option-{part}"))
        option.get_by_text(guest.say(f"imhotep-option-{part}-on"), exact=True).click()
    guest.press("web-new-start")
    guest.introduce("Ann", "web-new-open")


def check_sides(guest: Visitor, sides: str) -> None:
    for site, side in zip(SITES, sides, strict=True):
        frame = guest.page.locator(f"[data-site={site}]")
        expect(frame).to_have_attribute("aria-label", re.compile(rf"\b{side}\b"))


def test_a_mix_with_everything(visit: Visit) -> None:
    """New sides of all sites, those that the phone has not; scarabs are laid."""
    guest = visit("en")
    begin(guest, "DCDCC", PARTS)
    guest.standing()
    check_sides(guest, "DCDCC")
    panel = guest.page.get_by_role("region", name=guest.say("web-prophecy-title"))
    expect(panel.get_by_role("button")).to_have_count(3)
    expect(panel.locator(".far")).to_have_count(3)
    ranks = guest.say("web-dynasty-giant-ranks", points="5 · 0")
    expect(guest.page.get_by_text(ranks)).to_be_visible()
    guest.page.locator("[data-site=burial] .plate").click()
    expect(guest.page.get_by_text(guest.say("web-sides-burial-c"))).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_text(guest.say("web-sides-burial-c"))).to_be_hidden()
    lay_a_scarab(guest)
    assert guest.play_on(random.Random(7)).turn == "over"
    guest.see_result()


def lay_a_scarab(guest: Visitor) -> None:
    """In the first turn; the action follows."""
    now = guest.standing()
    word = next(word for word in guest.choices(now.ply) if word.startswith("scarab "))
    guest.pick(word)
    guest.confirm()
    left = guest.say("web-prophecy-left-of", name=guest.say("web-imhotep-you"), left=1)
    expect(guest.page.locator('[data-place="scarabs-0"]')).to_contain_text(left)


def test_a_mix_on_a_phone(visit: Visit) -> None:
    """Touched, in Japanese, with everything, at its beginning and at its end; nothing is wider
    than the screen."""
    guest = visit("ja", PHONE, touch=True)
    begin(guest, "CDCDD", PARTS)
    guest.standing()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    if guest.play_on(random.Random(9), until=FIRST).turn != "over":
        leap(guest, ("imhotep", 2, {"sides": "CDCDD"} | OPTIONS, 1), LAST)
        assert guest.play_on(random.Random(9)).turn == "over"
    guest.see_result()
