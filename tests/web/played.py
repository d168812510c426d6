"""Tables in every state, made without a browser."""

import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection

from services.table_server import TableServer, begin, say, told

QUICK_REVIEWS: Final = ("--review-simulations", "40")  # of a server for tests
Updates = list[dict[str, Any]]  # what each of several people was told last


def play(server: TableServer, client: httpx.Client, table: str, until: int = 1_000_000) -> int:
    """Random legal moves of the client's seat; returns the ply that was reached."""
    chance = random.Random(8)
    with server.live(table, client) as socket:
        update = told(socket, "snapshot")["update"]
        while update["state"]["status"] != "over" and update["ply"] < until:
            if update["decision"] is not None:
                word = chance.choice(update["decision"]["choices"])["word"]
                say(socket, "play", id=str(update["ply"]), ply=update["ply"], moves=[word])
            update = told(socket, "update")
        return int(update["ply"])


def finished(server: TableServer, client: httpx.Client, **wish: object) -> str:
    table = begin(client, **wish)
    play(server, client, table)
    return table


def reviewed(server: TableServer, client: httpx.Client, **wish: object) -> str:
    """A finished game whose review is made."""
    table = finished(server, client, **wish)
    path = f"/api/tables/{table}/review"
    client.post(path, json={}).raise_for_status()
    while (status := client.get(path).json()["status"]) != "done":
        assert status == "waiting", status
        time.sleep(0.1)
    return table


def in_the_middle(server: TableServer, client: httpx.Client, ply: int, **wish: object) -> str:
    """It is the client's turn, unless the game was over before."""
    table = begin(client, **wish)
    play(server, client, table, ply)
    return table


def play_together(
    server: TableServer,
    table: str,
    people: list[httpx.Client],
    until: Callable[[Updates], bool],
    choose: Callable[[list[str], random.Random], str] = lambda words, chance: chance.choice(words),
) -> Updates:
    """The moves of several people, by the order of their seats, until something or the end."""
    chance = random.Random(3)
    with ExitStack() as lines:
        sockets = [lines.enter_context(server.live(table, each)) for each in people]
        updates = [told(socket, "snapshot")["update"] for socket in sockets]
        version = -1
        while True:
            for at, socket in enumerate(sockets):
                updates[at] = when_asked(socket, updates[at], version, len(people))
            if is_over(updates[0]) or until(updates):
                return updates
            asked = next(at for at, update in enumerate(updates) if update["decision"])
            update = updates[asked]
            words = [choice["word"] for choice in update["decision"]["choices"]]
            version, ply = update["version"], update["ply"]
            say(sockets[asked], "play", id=str(version), ply=ply, moves=[choose(words, chance)])


def is_over(update: dict[str, Any]) -> bool:
    return bool(update["state"]["status"] == "over")


def when_asked(
    socket: ClientConnection, update: dict[str, Any], version: int, people: int
) -> dict[str, Any]:
    """What is told next, after a version, once it is the turn of one of the people."""
    while update["version"] <= version or not (
        is_over(update) or any(seat < people for seat in update["state"]["asked"])
    ):
        update = told(socket, "update")
    return update
