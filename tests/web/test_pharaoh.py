"""Return of the Pharaoh: a declaration is put together on the board and sent whole."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocket, expect

from services.table_server import TableServer, begin
from web.conftest import Visit
from web.visitor import Visitor


def listen(guest: Visitor) -> list[Any]:
    """All moves that the page sends from now on."""
    sent: list[Any] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            sent.append(message["moves"])

    def opened(line: WebSocket) -> None:
        line.on("framesent", note)

    guest.page.on("websocket", opened)
    return sent


def test_cards_are_picked_in_any_order_and_sent_small_to_large(
    visit: Visit, tables: TableServer
) -> None:
    guest = visit("en")
    sent = listen(guest)
    with tables.guest("Ann") as client:
        table = begin(client, game="pharaoh", players=2, bots=["novice"])
        guest.take_over(client)
    guest.go(f"/table/{table}")
    ply = guest.standing(-1, "mine").ply
    hand = guest.page.locator("[data-card]")
    words = [str(card.get_attribute("data-word")) for card in hand.all()]
    assert words == sorted(words)
    assert words[0] != words[-1]
    hand.last.click()
    hand.nth(1).click()
    hand.nth(1).click()  # put back
    hand.first.click()
    assert sent == []
    total = sum(int(re.findall(r"\d+", word)[0]) for word in (words[0], words[-1]))
    expect(guest.page.locator("[data-place=bid-0] .disc")).to_have_text(str(total))
    guest.page.locator(".act[data-word=declare]").click()
    guest.confirm()
    guest.standing(ply)
    assert sent == [[words[0], words[-1], "declare"]]
