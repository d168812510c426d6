"""Beside the box: score pads, guides, the randomiser, rules, results and the timer, all of it in an
installed app without any server."""

import json
import random
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from services.table_server import TableServer, begin
from web.browsers import PHONE, Contexts
from web.conftest import Visit
from web.test_pages import violations
from web.visitor import CAREFUL, Visitor, visitor

BOXES: Final = ["imhotep", "cleopatra", "murals", "pharaoh"]
TOOLS: Final = ["score", "setup", "draw", "rules"]
PAGES: Final = ["", "/timer", "/results", *[f"/{game}" for game in BOXES]]
# Fields and buttons that a thumb has to hit.
SMALL: Final = """() => [...document.querySelectorAll('main button, main a, main input')]
    .filter((it) => it.checkVisibility() && !it.closest('.totals, .visually-hidden'))
    .filter((it) => !it.matches('.visually-hidden, [type=checkbox]'))
    .map((it) => ({ it, box: it.getBoundingClientRect() }))
    .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
    .map(({ it, box }) => `${it.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)"""
KEPT: Final = """async () => {
    const listed = await (await fetch('/offline.json')).json();
    for (;;) {
        const cache = await caches.open('saqqara-1');
        const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
        if (listed.every((path) => known.has(path))) return listed.length;
        await new Promise(requestAnimationFrame);
    }
}"""


def enter(guest: Visitor, label: str, value: int) -> None:
    field = guest.page.get_by_role("textbox", name=label, exact=True)
    field.fill(str(value))
    field.press("Tab")


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("ja", True)])
def test_it_fits_a_phone_and_keeps_nobody_out(visit: Visit, language: str, dark: bool) -> None:
    guest = visit(language, PHONE, dark=dark, touch=True)
    guest.show("/box")
    tools = [f"/{game}/{tool}" for game in BOXES for tool in TOOLS]
    found = []
    for path in [*PAGES, *tools, "/imhotep/setup?sides=CDCDC&players=2&prophecies=on"]:
        guest.stroll(f"/box{path}")
        found += [f"{path}: {each}" for each in violations(guest)]
        wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        found += [f"{path}: {wide} pixels too wide"] if wide > 0 else []
        found += [f"{path}: small: {each}" for each in guest.page.evaluate(SMALL)]
    assert not found, "\n".join(found)


def test_a_pad_reckons_and_its_result_is_kept_with_a_photo(visit: Visit, tmp_path: Path) -> None:
    guest = visit("en", PHONE, touch=True)
    sent: list[str] = []
    guest.show("/box/imhotep/score")
    guest.page.on("request", lambda request: sent.append(request.url))
    ann = guest.page.get_by_label(guest.say("web-box-name", number=1))
    ann.fill("Ann")
    enter(guest, f"{guest.say('web-box-enter-track')}, Ann", 17)
    cells = guest.page.get_by_role("button", name=re.compile(r"^Row \d, column \d: nobody$"))
    for _ in range(4):  # from the left along the first row: a group of four, 10 points
        cells.first.click()
    enter(guest, f"{guest.say('web-box-enter-statues')}, Ann", 3)  # 6 points
    won = guest.page.locator("#result li").first
    expect(won).to_contain_text("Ann")
    expect(won.locator(".points")).to_have_text(str(17 + 10 + 6))

    photo = tmp_path / "table.png"
    photo.write_bytes(guest.page.screenshot())
    guest.page.locator("input[type=file]").set_input_files(photo)
    expect(guest.page.get_by_text(guest.say("web-box-photo-added"))).to_be_visible()
    guest.press("web-box-save")
    expect(guest.page.get_by_text(guest.say("web-box-saved"))).to_be_visible()
    guest.stroll("/box/results")
    expect(guest.page.get_by_role("img", name="Photo of Imhotep")).to_be_visible()
    with guest.page.expect_download() as saved:
        guest.press("web-box-export")
    [result] = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert result["players"][0]["name"] == "Ann"
    assert result["photo"].startswith("data:image/jpeg")
    guest.page.on("dialog", lambda dialog: dialog.accept())
    guest.press("web-box-delete")
    expect(guest.page.get_by_text(guest.say("web-box-none-saved"))).to_be_visible()
    assert not [url for url in sent if "/api/" in url]  # nothing of it leaves the device


def test_what_is_entered_survives_a_reload(visit: Visit) -> None:
    guest = visit("en", PHONE, touch=True)
    guest.show("/box/pharaoh/score")
    guest.page.get_by_role("button", name=re.compile("nobody$")).nth(14).click()  # five coins
    guest.show("/box/pharaoh/score")
    expect(guest.page.locator("#result .points").first).to_have_text("5")


def test_what_is_drawn_is_set_up(visit: Visit) -> None:
    guest = visit("en", PHONE, touch=True)
    guest.show("/box/imhotep/draw")
    guest.page.get_by_role("button", name="A B C D").click()
    guest.page.get_by_label(guest.say("web-box-prophecies")).check()
    guest.press("web-box-roll")
    drawn = guest.page.locator(".drawn")
    sides = re.findall(r"\b([ABCD])\b", drawn.locator("p").nth(1).inner_text())
    guest.page.get_by_role("link", name=guest.say("web-box-to-setup")).click()
    steps = guest.page.locator("ol li")
    expect(steps.first).to_contain_text(f"Obelisks {sides[4]}")
    steps.first.get_by_role("checkbox").check()
    total = steps.count()
    expect(
        guest.page.get_by_text(guest.say("web-box-done-steps", done=1, steps=total))
    ).to_be_visible()


def test_the_timer_hands_on_and_pauses(visit: Visit) -> None:
    guest = visit("en", PHONE, touch=True)
    guest.show("/box/timer")
    clocks = guest.page.locator(".clocks button")
    clocks.nth(1).click()
    expect(clocks.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(clocks.nth(1)).to_contain_text("0:01")  # it runs
    clocks.nth(1).press("Enter")
    expect(clocks.nth(2)).to_have_attribute("aria-pressed", "true")
    guest.press("web-box-pause")
    expect(guest.button("web-box-go-on")).to_be_visible()
    guest.press("web-box-go-on")
    expect(guest.button("web-box-pause")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_all_works_without_a_server(contexts: Contexts, language: str) -> None:
    """An installed app of which only the home page was ever opened. While the server runs on this
    device one plays against bots; once it is stopped the app still opens, guides and scores."""
    with TableServer("--no-limits", by_test=True) as server:
        guest = visitor(contexts, server.url, language, PHONE, usual=True)
        guest.page.add_init_script(CAREFUL)
        guest.show("/")
        guest.page.evaluate("navigator.serviceWorker.ready")
        assert guest.page.evaluate(KEPT) > len(BOXES)
        with server.guest("Ann") as client:
            guest.take_over(client)
            table = begin(client, game="senet", bots=["novice"])
        guest.go(f"/table/{table}")
        assert guest.play_on(random.Random(1), until=20).ply >= 20
        guest.go("/nowhere")  # what a table says that goes away is not about this
    guest.forgiven = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
    guest.go("/")  # from the home screen
    guest.page.get_by_role("link", name=re.compile(guest.say("web-box"))).click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("web-box"))
    for game in BOXES:
        guest.go(f"/box/{game}/score")
        expect(guest.page.locator("#result")).to_be_visible()
        guest.go(f"/box/{game}/setup")
        steps = guest.page.locator("ol li")
        expect(steps.first).to_be_visible()
        expect(steps.locator("svg").first).to_be_visible()
        guest.go(f"/box/{game}/draw")
        guest.press("web-box-roll")
        expect(guest.page.locator(".drawn")).to_be_visible()
        guest.go(f"/box/{game}/rules")
        guest.page.locator(".more button").first.click()
        expect(guest.page.locator(".rule p").first).to_be_visible()
        guest.page.locator(".things button").last.click()
        expect(guest.page.locator(".rule .wanted")).to_be_in_viewport()
    guest.go("/box/imhotep/rules")
    expect(guest.page.locator(".sites svg").first).to_be_visible()
    scores_without_a_server(guest)
    guest.go("/box/timer")
    guest.page.locator(".clocks button").first.click()
    expect(guest.page.locator(".clocks button").first).to_have_attribute("aria-pressed", "true")
    guest.close()


def scores_without_a_server(guest: Visitor) -> None:
    """Entered, explained, saved, and there again after the app was opened anew."""
    guest.go("/box/cleopatra/score")
    name = guest.page.get_by_label(guest.say("web-box-name", number=1))
    name.fill("Ann")
    enter(guest, f"{guest.say('web-box-enter-talents')}, Ann", 40)
    enter(guest, f"{guest.say('web-box-enter-merchants')}, Ann", 2)
    enter(guest, f"{guest.say('web-box-enter-amulets')}, Ann", 1)
    # The only one with an amulet is eaten, however rich.
    expect(guest.page.locator("#result")).to_contain_text(guest.say("web-box-eaten"))
    enter(guest, f"{guest.say('web-box-enter-cells')}, Ann", 1)
    expect(guest.page.locator("#result .points").first).to_have_text(str(40 + 2 * 3))
    guest.press("web-box-save")
    expect(guest.page.get_by_text(guest.say("web-box-saved"))).to_be_visible()
    guest.go("/box/results")
    expect(guest.page.get_by_text("Ann")).to_be_visible()


def test_what_was_set_up_is_there_after_a_phone_slept(visit: Visit) -> None:
    """Its page is loaded anew: ticks and choices stay, and what is drawn anew begins anew."""
    guest = visit("en", PHONE, touch=True)
    guest.show("/box/murals/setup")
    guest.page.get_by_role("button", name="4", exact=True).click()
    guest.page.get_by_role("checkbox").nth(1).check()
    guest.show("/box/murals/setup")
    expect(guest.page.get_by_role("checkbox").nth(1)).to_be_checked()
    expect(guest.page.get_by_role("button", name="4", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    guest.show("/box/murals/setup?players=2")
    expect(guest.page.get_by_role("checkbox").nth(1)).not_to_be_checked()


def test_a_thing_is_tapped_and_its_rule_is_there(visit: Visit) -> None:
    guest = visit("en", PHONE, touch=True)
    guest.show("/box/cleopatra/rules")
    guest.page.get_by_role("button", name="Beggar").click()
    wanted = guest.page.locator(".rule .wanted")
    expect(wanted).to_contain_text("CLE-10.3")
    expect(wanted).to_be_in_viewport()
