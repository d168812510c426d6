"""The end of a game: counted up on the board, a moment for whoever won, then the result."""

from typing import Final

import httpx
from playwright.sync_api import expect

from services.table_server import TableServer
from web.conftest import Visit
from web.played import finished, play

QUICK: Final = "localStorage.saqqara = JSON.stringify({ speed: 2 })"
# What is counted, one after the other, and what stands beside the names then.
WATCH: Final = """
    window.counted = [];
    window.moments = 0;
    const look = () => {
        const source = document.querySelector("[data-counted]")?.dataset.counted;
        if (source && source !== window.counted.at(-1)) window.counted.push(source);
        if (document.querySelector("[data-ending=won]")) window.moments = 1;
        if (document.querySelector(".result") && !window.moments) window.moments = -1;
    };
    new MutationObserver(look).observe(document, {
        subtree: true, childList: true, attributes: true, attributeFilter: ["data-counted"],
    });
    look();
"""


def before_the_last_own_move(tables: TableServer, client: httpx.Client, game: str) -> str:
    """A table that goes on from there."""
    source = finished(tables, client, game=game)
    log = client.get(f"/api/tables/{source}/log").json()
    ply = max(event["ply"] for event in log if event["seat"] == 0)
    wish = {"ply": ply, "seat": 0, "bots": ["novice"]}
    answer = client.post(f"/api/tables/{source}/fork", json=wish)
    answer.raise_for_status()
    return str(answer.json()["id"])


def test_a_game_is_counted_up_on_the_board(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    with tables.guest("Ann") as client:
        guest.take_over(client)
        table = before_the_last_own_move(tables, client, "murals")
        guest.page.emulate_media(reduced_motion="no-preference")
        guest.page.add_init_script(QUICK)
        guest.show(f"/table/{table}")
        guest.standing()
        guest.page.evaluate(WATCH)
        play(tables, client, table)
        guest.see_result()
        sheet = client.get(f"/api/tables/{table}/scores").json()
        own = client.get(f"/api/tables/{table}/own-record").json()
    tracks = [f"murals-source-{track}" for track in ("combo", "area", "miss")]
    assert guest.page.evaluate("window.counted") == tracks
    assert guest.page.evaluate("window.moments") == 1
    shown = guest.page.locator(".side [data-player] .points")
    expect(shown.first).to_contain_text(str(sheet["scores"][0]))
    expect(shown.last).to_contain_text(str(sheet["scores"][1]))
    facts = guest.page.locator(".facts")
    expect(facts).to_be_visible()
    assert own["games"] == 0  # a what-if counts for nobody
    # Whoever comes later finds the result at once, and the board behind it.
    guest.page.reload()
    guest.page.evaluate(WATCH)
    guest.see_result()
    assert guest.page.evaluate("[window.counted.length, window.moments]") == [0, -1]
    guest.press("web-table-show-board")
    expect(guest.page.locator("[data-place=deck]")).to_be_visible()
    guest.press("web-table-show-result")
    with guest.page.expect_download() as saved:
        guest.press("web-result-picture")
    assert saved.value.suggested_filename == f"saqqara-murals-{table}.png"
