"""The pages of the client, each with an address at which there is something to see."""

from typing import Final, NamedTuple

from saqqara.games import GAMES
from saqqara.lessons.chapters import COURSES as LESSONS
from saqqara.lessons.chapters import course_of
from saqqara.puzzles import COURSES, puzzles_of
from services.table_server import TableServer, open_table
from web.played import reviewed
from web.positions import Board, asked_at, of_each_game
from web.visitor import Visitor

MIDDLE: Final = 60  # ply
DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}


class Place(NamedTuple):
    name: str
    path: str
    is_table: bool = False


def places(server: TableServer, guest: Visitor, language: str) -> list[Place]:
    """Made for this visitor, who is somebody from then on."""
    special: dict[str, Board] = {
        "cleopatra": ("cleopatra", 5, {}, 2),
        "imhotep-a": ("imhotep", 3, {"sides": "AAAAA"}, 1),
        "imhotep-b": ("imhotep", 4, {"sides": "BBBBB"}, 1),
        "imhotep-c": ("imhotep", 3, {"sides": "CCCCC"} | DYNASTY, 1),
        "imhotep-d": ("imhotep", 4, {"sides": "DDDDD"} | DYNASTY, 1),
    }
    with server.guest("Ann" if language == "en" else "あかり") as client:
        guest.take_over(client)
        me = client.get("/api/me").json()["id"]
        tables = [
            Place(name, f"/table/{asked_at(client, board, MIDDLE)}", is_table=True)
            for name, board in of_each_game(special).items()
        ]
        over = reviewed(server, client, game="imhotep")
        own = client.get(f"/api/tables/{over}/review").json()["steps"]
        decided = next(step["ply"] for step in own if step["seat"] == 0 and not step["forced"])
        waiting = open_table(client, game="imhotep", players=3, name="Memphis")
    return [
        Place("home", "/"),
        Place("new", "/new"),
        *[Place(f"new-{spec.id}", f"/new/{spec.id}") for spec in GAMES],
        Place("lobby", "/lobby"),
        Place("room", f"/table/{waiting}"),
        *tables,
        Place("result", f"/table/{over}", is_table=True),
        Place("replay", f"/replay/{over}/40", is_table=True),
        Place("review", f"/review/{over}"),
        Place("mistakes", f"/review/{over}/mistakes?seat=0&ply={decided}", is_table=True),
        Place("lessons", "/learn"),
        *[
            Place(f"lesson-{course}", f"/learn/{course}/{course_of(course)[0].id}", is_table=True)
            for course in LESSONS
        ],
        Place("profile", f"/user/{me}"),
        Place("leaders", "/leaders"),
        Place("puzzles", "/puzzles"),
        *[Place(f"puzzles-{course}", f"/puzzles/{course}") for course in COURSES],
        *[
            Place(f"puzzle-{course}", f"/puzzle/{puzzles_of(course)[0]['id']}", is_table=True)
            for course in COURSES
        ],
        Place("rules", "/rules"),
        *[Place(f"rules-{spec.id}", f"/rules/{spec.id}") for spec in GAMES],
        Place("settings", "/settings"),
        Place("style", "/style"),
        Place("missing", "/nowhere"),
    ]
