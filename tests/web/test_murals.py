"""Murals of the Nile: what its board shows, and how its cards are chosen."""

import re
import subprocess
import sys
from typing import Any

import httpx
from playwright.sync_api import expect

from services.table_server import TableServer, begin, say, told
from web.browsers import PHONE, ROOT
from web.conftest import Visit
from web.visitor import Visitor


def until(server: TableServer, client: httpx.Client, table: str, wanted: str) -> dict[str, Any]:
    """Play until a decision with a choice that begins so; a card is placed if there is none."""
    with server.live(table, client) as socket:
        update = told(socket, "snapshot")["update"]
        while True:
            words = [
                choice["word"] for choice in (update["decision"] or {"choices": []})["choices"]
            ]
            if any(word.startswith(wanted) for word in words):
                board: dict[str, Any] = update["view"]["board"]
                return board
            if words:
                say(socket, "play", id=str(update["ply"]), ply=update["ply"], moves=[words[0]])
            update = told(socket, "update")


def sits_at(server: TableServer, guest: Visitor, wanted: str, **wish: object) -> dict[str, Any]:
    """At a table with such a choice; returns what the board shows."""
    with server.guest() as client:
        guest.take_over(client)
        table = begin(client, game="murals", **wish)
        board = until(server, client, table, wanted)
    guest.show(f"/table/{table}")
    return board


def test_the_painting_is_up_to_date() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "mural"), "--check"]
    assert subprocess.run(script, check=False).returncode == 0


def test_a_card_is_chosen_at_its_cell(visit: Visit, tables: TableServer) -> None:
    """A tap on the wall selects, and the card shows where it is going to lie."""
    guest = visit("en", PHONE, touch=True)
    board = sits_at(tables, guest, "hand", options={"first": "1"})
    card = board["camps"][0]["hand"][0]
    target = guest.page.locator(f'[data-place="cell-{card}"] button')
    target.tap()
    held = guest.page.locator(f'[data-word="hand {card}"]')
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator(".coming")).to_have_count(1)
    expect(guest.page.locator("[data-confirm]")).to_be_in_viewport()
    target.tap()  # a second press confirms
    expect(guest.page.locator(f'[data-word="hand {card}"]')).to_have_count(0)
    expect(guest.page.locator(f'[data-wall="{card}"]')).to_have_count(1)


def test_a_card_is_chosen_by_keys(visit: Visit, tables: TableServer) -> None:
    guest = visit("ja")
    board = sits_at(tables, guest, "hand", options={"first": "1"})
    card = board["camps"][0]["hand"][0]
    guest.page.locator(f'[data-word="hand {card}"]').focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-confirm]")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(f'[data-wall="{card}"]')).to_have_count(1)


def test_what_drawing_risks_and_stopping_brings(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    board = sits_at(tables, guest, "stop", options={"first": "1"})
    steps, cards = board["combo_table"][board["count"] - 1]
    stop = guest.page.locator('[data-word="stop"]')
    expect(stop).to_contain_text(guest.say("web-murals-reward", steps=steps, cards=cards))
    draw = guest.page.locator('[data-word="draw"]')
    if board["shadow"]:
        percent = round(100 * board["odds"]["miss"] / board["odds"]["unseen"])
        expect(draw).to_contain_text(f"{percent}%")
    else:
        expect(draw).to_contain_text(guest.say("web-murals-draw-safe"))
    expect(guest.page.locator("[aria-current=step]")).to_contain_text(str(board["count"]))


def test_cards_in_the_shadow_say_why(visit: Visit, tables: TableServer) -> None:
    """Cards of the hand or display that cannot be placed; the odds come when they are asked for."""
    guest = visit("en")
    for _ in range(40):
        board = sits_at(tables, guest, "stop", options={"first": "1", "odds": "off"})
        shaded = set(board["shadow"]) & {*board["camps"][0]["hand"], *board["display"]}
        if shaded:
            break
    else:
        raise AssertionError("no card came to lie in a shadow")
    card = min(shaded)
    guest.page.locator(f'[data-piece="card {card}"]').first.click(force=True)
    last = board["last"]
    why = guest.say(
        "murals-in-shadow",
        tens=int(card[0]),
        ones=int(card[1]),
        last_tens=int(last[0]),
        last_ones=int(last[1]),
    )
    expect(guest.page.locator(".why", has_text=why)).to_be_visible()
    expect(guest.page.locator("[data-word=draw]")).not_to_contain_text("%")
    guest.press("web-murals-ask-odds")
    expect(guest.page.locator("[data-word=draw]")).to_contain_text("%")


def test_a_card_due_comes_from_deck_or_display(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    board = sits_at(tables, guest, "take deck", options={"first": "1"})
    held = len(board["camps"][0]["hand"])
    guest.pick("take deck")
    guest.confirm()
    hand = guest.page.locator('[data-place="hand-0"] [data-piece]')
    expect(hand).to_have_count(held + 1)


def test_others_see_no_hand(visit: Visit, tables: TableServer) -> None:
    """A spectator sees the wall, and of hands their size only."""
    with tables.guest() as client:
        table = begin(client, game="murals", options={"first": "1"})
        board = until(tables, client, table, "hand")
    watcher = visit("en")
    watcher.show(f"/table/{table}")
    expect(watcher.page.locator('[data-place="hand-0"]')).to_contain_text("1")
    expect(watcher.page.locator("[data-place^=hand] [data-piece]")).to_have_count(0)
    expect(watcher.page.get_by_text(watcher.say("web-murals-hand"), exact=True)).to_have_count(0)
    assert len(board["camps"][0]["hand"]) == 1


def test_the_painting_is_fetched_once(visit: Visit, tables: TableServer) -> None:
    """All cards show parts of one picture, painted by the browser from one small file."""
    guest = visit("en")
    fetched: list[str] = []
    guest.page.on("request", lambda request: fetched.append(request.url))
    sits_at(tables, guest, "stop", options={"first": "1"})
    field = guest.page.locator(".field")
    expect(field).to_have_attribute("style", re.compile(r"--mural: ?url\(\W*blob:"))
    assert len([url for url in fetched if "mural" in url and url.endswith(".svg")]) == 1
