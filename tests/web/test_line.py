"""A line that goes dead, and a turn that a take-back removes: both are told."""

import json

from playwright.sync_api import WebSocketRoute, expect

from services.table_server import TableServer, open_table, own_turn, say
from web.conftest import Visit

LONG = 60_000  # milliseconds


def test_a_dead_line_and_an_undone_move_are_told(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    page = guest.page
    silent: list[bool] = []
    page.clock.install()

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if silent else socket.send(message))

    page.route_web_socket("**/live?*", carry)
    with tables.guest("Ann") as ann, tables.guest("Bob") as bob:
        table = open_table(ann, game="imhotep", options={"first": "1"})
        bob.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        ann.post(f"/api/tables/{table}/start", json={}).raise_for_status()
        guest.take_over(bob)
        guest.go(f"/table/{table}")
        page.clock.run_for(1000)
        expect(page.locator("[data-turn=others]")).to_be_visible()
        with tables.live(table, ann) as socket:
            update = own_turn(socket)
            first = update["ply"]
            word = update["decision"]["choices"][0]["word"]
            say(socket, "play", id="m1", ply=update["ply"], moves=[word])
            while (update := json.loads(socket.recv(timeout=30)))["type"] != "update":
                pass
            page.clock.run_for(5000)
            expect(page.locator("[data-turn=mine]")).to_be_visible()
            socket.send(json.dumps({"type": "propose", "kind": "take-back", "ply": first}))
            guest.press("web-table-agree")
            expect(page.get_by_text(guest.say("web-table-turn-gone"))).to_be_visible()
        silent.append(True)
        page.clock.run_for(LONG)
        expect(page.get_by_text("No connection since")).to_be_visible()
