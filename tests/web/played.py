"""Tables in every state, made without a browser."""

import random

import httpx

from services.table_server import TableServer, begin, say, told


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


def in_the_middle(server: TableServer, client: httpx.Client, ply: int, **wish: object) -> str:
    """It is the client's turn, unless the game was over before."""
    table = begin(client, **wish)
    play(server, client, table, ply)
    return table
