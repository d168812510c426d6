"""The way from novice to Thoth, as whoever has begun it sees it."""

from playwright.sync_api import expect

from services.table_server import TableServer
from web.browsers import PHONE
from web.conftest import Visit
from web.played import finished


def test_the_home_page_leads_on_to_the_next_level(visit: Visit, tables: TableServer) -> None:
    guest = visit("ja", size=PHONE, touch=True)
    with tables.guest("あかり") as client:
        guest.take_over(client)
        guest.show("/")
        expect(guest.page.get_by_text(guest.say("web-path-yours"))).to_have_count(0)  # not begun
        finished(tables, client, game="senet", players=2)
        me = client.get("/api/me").json()["id"]
        (climb,) = [
            each for each in client.get(f"/api/users/{me}/path").json()["climbs"] if each["rungs"]
        ]
        assert (climb["course"], climb["rungs"][0]["played"]) == ("senet", 1)

        guest.show(f"/user/{me}")
        levels = guest.page.locator("section[aria-labelledby=path] li")
        (rung,) = climb["rungs"]
        won = guest.say("web-path-won", won=rung["won"], played=1)
        expect(levels.filter(has_text=won)).to_have_count(1)
        expect(levels.filter(has_text=guest.say("web-path-beaten"))).to_have_count(rung["won"])

        guest.show("/")
        guest.page.get_by_text(
            guest.say("web-path-next", level=climb["next"], box=guest.say("senet-name"))
        ).wait_for()
        guest.page.locator(".next button").click()
        guest.page.wait_for_url("**/table/*")
        table = client.get(f"/api/tables/{guest.page.url.rsplit('/', 1)[1]}").json()
    table = table.get("table", table)
    assert [seat["bot"] for seat in table["seats"]] == ["", climb["next"]]
    assert (table["game"], table["status"]) == ("senet", "running")
