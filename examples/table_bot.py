"""Your own bot at a table of a Saqqara server: pip install httpx websockets, then

python3 examples/table_bot.py https://play.example/table/ID TOKEN

It sits down by the table's link, waits for the game to begin and decides at random. TOKEN is
an API token of the account that it plays for. docs/protocol.md tells what is said.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def decide(socket: ClientConnection, update: dict[str, Any]) -> None:
    """Answer what we are asked; the move's id makes it harmless to send it twice."""
    if update["decision"]:
        ply, word = update["ply"], random.choice(update["decision"]["choices"])["word"]
        move = {"type": "play", "id": f"ply-{ply}", "ply": ply, "moves": [word]}
        socket.send(json.dumps(move))


def play(link: str, token: str) -> list[int]:
    """To the end of the game, whatever happens to the connection; returns the scores."""
    site, table = urlsplit(link), link.rstrip("/").rsplit("/", 1)[1]
    headers = {"Authorization": f"Bearer {token}"}
    api = f"{site.scheme}://{site.netloc}/api/tables/{table}"
    httpx.post(f"{api}/join", json={}, headers=headers)  # refused if the game has begun: fine
    while True:
        try:
            info = httpx.get(api).raise_for_status().json()
            if info["status"] == "over":
                scores: list[int] = info["scores"]
                return scores
            live = api.replace("http", "ws", 1) + "/live"
            with connect(live, additional_headers=headers, max_size=None) as socket:
                update = {"decision": None}
                for message in map(json.loads, socket):
                    if message["type"] == "error":
                        time.sleep(1)  # too fast, or the server is busy: say it once more
                    elif message["type"] in ("snapshot", "update"):
                        update = message.get("update", message)  # a snapshot holds an update
                        if update["state"]["status"] == "over":
                            break
                    else:
                        continue
                    decide(socket, update)
        except (ConnectionClosed, OSError, httpx.TransportError):
            time.sleep(1)


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
