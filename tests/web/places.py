"""The pages of the client, each with an address at which there is something to see."""

from typing import Final, NamedTuple

from services.table_server import TableServer, open_table
from web.played import finished, in_the_middle
from web.visitor import Visitor

MIDDLE: Final = 60  # ply
DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}


class Place(NamedTuple):
    name: str
    path: str
    is_table: bool = False


def places(server: TableServer, guest: Visitor, language: str) -> list[Place]:
    """Made for this visitor, who is somebody from then on."""
    wishes = {
        "cleopatra": {"game": "cleopatra", "players": 5},
        "imhotep-a": {"game": "imhotep", "options": {"sides": "AAAAA"}, "players": 3},
        "imhotep-b": {"game": "imhotep", "options": {"sides": "BBBBB"}, "players": 4},
        "imhotep-c": {"game": "imhotep", "options": {"sides": "CCCCC"} | DYNASTY, "players": 3},
        "imhotep-d": {"game": "imhotep", "options": {"sides": "DDDDD"} | DYNASTY, "players": 4},
        "murals": {"game": "murals", "players": 4},
        "pharaoh": {"game": "pharaoh", "players": 4},
    }
    with server.guest("Ann" if language == "en" else "あかり") as client:
        guest.take_over(client)
        me = client.get("/api/me").json()["id"]
        tables = [
            Place(
                name,
                f"/table/{in_the_middle(server, client, MIDDLE, **wish, bots=bots(wish))}",
                is_table=True,
            )
            for name, wish in wishes.items()
        ]
        over = finished(server, client, game="imhotep")
        waiting = open_table(client, game="imhotep", players=3, name="Memphis")
    return [
        Place("home", "/"),
        Place("new", "/new"),
        Place("new-cleopatra", "/new/cleopatra"),
        Place("new-imhotep", "/new/imhotep"),
        Place("new-murals", "/new/murals"),
        Place("new-pharaoh", "/new/pharaoh"),
        Place("lobby", "/lobby"),
        Place("room", f"/table/{waiting}"),
        *tables,
        Place("result", f"/table/{over}", is_table=True),
        Place("replay", f"/replay/{over}/40", is_table=True),
        Place("profile", f"/user/{me}"),
        Place("leaders", "/leaders"),
        Place("rules", "/rules"),
        Place("rules-cleopatra", "/rules/cleopatra"),
        Place("rules-imhotep", "/rules/imhotep"),
        Place("rules-murals", "/rules/murals"),
        Place("rules-pharaoh", "/rules/pharaoh"),
        Place("settings", "/settings"),
        Place("style", "/style"),
        Place("missing", "/nowhere"),
    ]


def bots(wish: dict[str, object]) -> list[str]:
    players = wish["players"]
    assert isinstance(players, int)
    return ["scribe"] * (players - 1)
