"""A finished game is reviewed by one press, read, shared, and learnt from on its board."""

import re

from playwright.sync_api import expect

from services.table_server import TableServer
from web.conftest import Visit
from web.played import finished, reviewed


def test_from_the_result_to_the_review(visit: Visit, tables: TableServer) -> None:
    """One press begins it; the page shows how far it is, and then what was found."""
    guest = visit("en")
    with tables.guest("Ann") as client:
        table = finished(tables, client, game="imhotep")
        guest.take_over(client)
    guest.show(f"/table/{table}")
    guest.see_result()
    expect(guest.page.locator(f'[data-review][href="/review/{table}"]')).to_be_visible()
    guest.press("web-review")
    guest.page.wait_for_url(f"**/review/{table}")
    chart = guest.page.get_by_role("img", name=guest.say("web-review-chances"))
    expect(chart).to_be_visible()
    rows = guest.page.locator("[data-part=accuracy] tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile(r"\d+"))
    expect(guest.page.locator("[data-part=costly] ol > li").first).to_be_visible()
    box = chart.bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.page.wait_for_url(f"**/replay/{table}/*")
    guest.page.get_by_role("link", name=guest.say("web-review")).click()
    guest.page.wait_for_url(f"**/review/{table}")
    expect(chart).to_be_visible()


def test_whoever_has_the_link_reads_the_review(visit: Visit, tables: TableServer) -> None:
    guest = visit("ja")
    with tables.guest("Ann") as client:
        table = reviewed(tables, client, game="imhotep")
        costly = client.get(f"/api/tables/{table}/review").json()["seats"][1]["costly"]
    guest.show(f"/review/{table}?seat=1")
    expect(guest.page.locator("[data-part=costly] ol > li")).to_have_count(len(costly))
    chosen = guest.page.locator("[data-part=costly] [aria-pressed=true]")
    expect(chosen).to_have_text(guest.say("bot-name-novice"))
    expect(guest.page.locator("[data-part=turns] ol, [data-part=turns] p").first).to_be_visible()


def test_learning_from_a_mistake(visit: Visit, tables: TableServer) -> None:
    """What was played is not better; what the search holds for the best is; and then the next."""
    guest = visit("en")
    with tables.guest("Ann") as client:
        table = reviewed(tables, client, game="imhotep")
        found = client.get(f"/api/tables/{table}/review").json()
        guest.take_over(client)
    ply = found["seats"][0]["costly"][0]
    step = next(step for step in found["steps"] if step["ply"] == ply)
    guest.show(f"/review/{table}")
    guest.page.locator("[data-part=costly] ol > li").first.get_by_role(
        "link", name=guest.say("web-review-try")
    ).click()
    guide = guest.page.locator("[data-tried]")
    expect(guide).to_contain_text(guest.say("web-mistakes-find"))

    def type_move(word: str) -> None:
        guest.standing(-1, "mine")
        guest.page.keyboard.press("/")
        guest.page.locator("input[list=legal-words]:focus").fill(word)
        guest.page.keyboard.press("Enter")

    type_move(step["word"])
    expect(guide).to_have_attribute("data-tried", "same")
    guest.press("web-mistakes-show")
    expect(guide).to_contain_text(guest.say("web-mistakes-answer"))
    guest.press("web-mistakes-again")
    expect(guide).to_have_attribute("data-tried", "")
    type_move(step["options"][0]["word"])
    expect(guide).to_have_attribute("data-tried", "best")
    expect(guide).to_contain_text(guest.say("web-mistakes-best"))
    guide.get_by_role("link", name=guest.say("web-mistakes-back")).click()
    guest.page.wait_for_url(f"**/review/{table}?seat=0")
