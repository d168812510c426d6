"""A review beside other tables: how long it takes, and what it does to their response times.

    PYTHONPATH=tests python tests/bench/review.py [--tables 4] [--seconds 40]

One server on this machine, with its usual settings. At some tables people play Imhotep against an
architect as quickly as they are asked, first without and then while a finished game of four is
reviewed. Told are the times until a move is acknowledged and until the bot has answered.
"""

import argparse
import json
import random
import statistics
import sys
import threading
import time
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from services.table_server import SECONDS, TableServer, begin, say, told
from web.played import play

BOTS = ["architect", "architect", "architect"]


class Player(threading.Thread):
    """Somebody who plays one game after another until told to end."""

    def __init__(self, server: TableServer, client: httpx.Client, number: int) -> None:
        super().__init__()
        self.server = server
        self.client = client
        self.chance = random.Random(number)
        self.ends = threading.Event()
        self.acknowledged: list[float] = []  # seconds
        self.answered: list[float] = []

    def run(self) -> None:
        while not self.ends.is_set():
            self.play_one()

    def play_one(self) -> None:
        table = begin(self.client, game="imhotep", players=2, bots=["architect"])
        with self.server.live(table, self.client) as socket:
            update = told(socket, "snapshot")["update"]
            moved = 0.0
            while update["state"]["status"] != "over" and not self.ends.is_set():
                if update["decision"] is None:
                    update = told(socket, "update")
                    continue
                if moved:
                    self.answered.append(time.perf_counter() - moved)
                update = self.move(socket, update)
                moved = 0.0 if update["decision"] is not None else time.perf_counter()

    def move(self, socket: ClientConnection, update: dict[str, Any]) -> dict[str, Any]:
        """Play something; the newest update once it is acknowledged and shown."""
        ply = update["ply"]
        word = self.chance.choice(update["decision"]["choices"])["word"]
        begun = time.perf_counter()
        say(socket, "play", id=str(ply), ply=ply, moves=[word])
        waits = True
        while waits or update["ply"] == ply:
            message = json.loads(socket.recv(timeout=SECONDS))
            if message["type"] == "ack":
                self.acknowledged.append(time.perf_counter() - begun)
                waits = False
            elif message["type"] == "update":
                update = message
            assert message["type"] != "error", message
        return update


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=40.0)
    asked = parser.parse_args()
    with ExitStack() as stack:
        server = stack.enter_context(TableServer("--no-limits"))
        owner = stack.enter_context(server.guest("Ann"))
        table = begin(owner, game="imhotep", players=4, bots=BOTS)
        play(server, owner, table)
        alone = review(owner, table)
        write(f"review of a finished game of four, nothing else played: {alone:.1f} s")
        again = begin(owner, game="imhotep", players=4, bots=BOTS)
        play(server, owner, again)
        people = [stack.enter_context(server.guest(f"P{n}")) for n in range(asked.tables)]
        quiet = with_players(server, people, lambda: time.sleep(asked.seconds))
        report("without a review", quiet)
        beside: list[float] = []
        busy = with_players(server, people, lambda: beside.append(review(owner, again)))
        report("while a game is reviewed", busy)
        write(f"review beside {asked.tables} tables: {beside[0]:.1f} s")


def with_players(server: TableServer, people: list[httpx.Client], do: Any) -> list[Player]:
    players = [Player(server, client, number) for number, client in enumerate(people)]
    for player in players:
        player.start()
    try:
        do()
    finally:
        for player in players:
            player.ends.set()
        for player in players:
            player.join()
    return players


def review(client: httpx.Client, table: str) -> float:
    """Seconds from the press to the page."""
    begun = time.perf_counter()
    path = f"/api/tables/{table}/review"
    client.post(path, json={}).raise_for_status()
    while True:
        status = client.get(path).json()["status"]
        if status == "done":
            return time.perf_counter() - begun
        assert status == "waiting", status
        time.sleep(0.25)


def report(name: str, players: list[Player]) -> None:
    acknowledged = sorted(each for player in players for each in player.acknowledged)
    answered = sorted(each for player in players for each in player.answered)
    write(f"{name}: {len(acknowledged)} moves")
    for what, times in (("acknowledged", acknowledged), ("answered by the bot", answered)):
        late = times[int(len(times) * 0.95)]
        write(
            f"  {what}: median {statistics.median(times) * 1000:.0f} ms, 95 % {late * 1000:.0f} ms"
        )


def write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
