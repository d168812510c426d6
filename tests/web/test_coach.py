"""The coach in the browser: asks before a clear mistake is sent, shows why, and lets it be played.

What it says is made up on the way, so that it does not hang on how quickly this machine thinks.
"""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from services.table_server import TableServer
from web.conftest import Visit
from web.positions import asked_at
from web.visitor import Visitor

BOARD = ("imhotep", 3, {"sides": "AAAAA"}, 1)


class Line:
    """Between page and server: asks for the coach are answered here."""

    def __init__(self, guest: Visitor) -> None:
        self.better = ""
        self.seat = 0
        self.sent: list[dict[str, Any]] = []
        guest.page.route_web_socket("**/live*", self.open)

    def open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent.append(message)
            if message["type"] == "coach" and message.get("moves"):
                page.send(json.dumps(self.doubt(message)))
            else:
                server.send(text)

        page.on_message(from_page)

    def doubt(self, message: dict[str, Any]) -> dict[str, Any]:
        reason = {"seat": self.seat, "points": 4.0, "word": "", "word_seat": -1, "label": None}
        return {
            "type": "coach",
            "ply": message["ply"],
            "moves": message["moves"],
            "grade": "clear",
            "loss": 0.2,
            "reasons": [
                reason | {"kind": "own", "source": "imhotep-source-pyramids"},
                reason | {"kind": "ends", "source": "common-effect-round"},
            ],
            "better": self.better if message.get("show") else "",
        }

    def played(self) -> list[list[str]]:
        return [message["moves"] for message in self.sent if message["type"] == "play"]


def test_the_coach_asks_once_shows_why_and_lets_it_be_played(
    tables: TableServer, visit: Visit
) -> None:
    guest = visit("en")
    line = Line(guest)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        guest.go(f"/table/{asked_at(client, BOARD, 40)}")
    ply = guest.standing(-1, "mine").ply
    word, line.better, *_ = guest.choices(ply)
    line.seat = int(
        guest.page.locator("li.me[data-player]").first.get_attribute("data-player") or 0
    )
    switch = guest.page.locator(".tools .coach")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    guest.pick(word)
    guest.confirm()
    note = guest.page.locator("[data-coach]")
    expect(note).to_contain_text(guest.say("learn-coach-sure"))
    expect(note).to_contain_text("You would get about 4 points fewer from the Pyramids.")
    assert line.played() == []
    expect(note).not_to_contain_text("Better")  # never the move itself unless asked
    guest.page.locator("[data-show]").click()
    expect(note).to_contain_text("Better: ")
    guest.page.locator("[data-anyway]").click()
    expect(note).not_to_be_attached()
    guest.standing(ply, "mine", "others", "over")
    assert line.played() == [[word]]
    assert guest.page.evaluate("JSON.parse(localStorage.saqqara).coach") is True  # remembered
