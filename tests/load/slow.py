"""What many open slow games cost a server: python -m load.slow [--tables 10000] [--json]

So many running games of two people with a day for each turn, some of whose plies are made; nobody
is connected. A server is started on them, and one on an empty database, by turns: told is what each
takes of a core and of memory while nothing happens. Then people come one after another, each to a
game that waits for them: they look, move and go.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection

from load.driver import HOST
from load.messages import DECODE, ENCODE, Ack, Play, Problem, Snapshot
from load.pages import let_in
from load.processes import Process, our_server, wait_for_line
from load.soak import metrics
from load.websocket import Socket, upgrade
from saqqara.server import accounts, lobby, rows
from saqqara.server.migrate import migrate
from saqqara.server.store import Store
from saqqara.server.wire import NewTable
from saqqara.table.pace import DAYS, Pace
from server.in_process import play_some
from services.server import free_port

GAMES: Final = ("pharaoh", "imhotep", "murals")
PEOPLE: Final = 500
PLIES: Final = 40  # made at each table before
AT_ONCE: Final = 500
CALM: Final = 10.0  # seconds until a server that was started has come to rest
MIB: Final = 1024 * 1024
Waiting = list[tuple[str, str]]  # tables, each with the token of who is asked there


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60.0, help="in which nothing happens")
    parser.add_argument("--visits", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=10.0, help="visits a second")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


# ---- the games


def fill(folder: Path, tables: int) -> Waiting:
    """Past the server's loop, many in one transaction, by its own functions."""
    store = Store(f"sqlite:///{folder / 'saqqara.db'}")
    migrate(store.engine)
    people = store.write_now(new_people)
    tokens = {f"slow-{number}": user for number, user in enumerate(people)}
    let_in(store, tokens)
    token_of = {user: token for token, user in tokens.items()}
    found: Waiting = []
    for first in range(0, tables, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, tables))
        asked = store.write_now(partial(begin_games, numbers=numbers, people=people))
        found += [(id, token_of[user]) for id, user in asked]
        sys.stderr.write(f"slow: {len(found)} games\n")
    store.close()
    return found


def new_people(connection: Connection) -> list[str]:
    return [accounts.new_user(connection, f"Player {n}", "en", time.time()) for n in range(PEOPLE)]


def begin_games(connection: Connection, numbers: range, people: list[str]) -> list[tuple[str, str]]:
    """Games that have gone on for a while: which, and whom each waits for."""
    found = []
    now = time.time()
    for number in numbers:
        rng = random.Random(number)
        pair = rng.sample(people, 2)
        wish = NewTable(GAMES[number % len(GAMES)], 2, pace=Pace(DAYS, days=3))
        id = lobby.open_table(connection, pair[0], lobby.checked_wish(wish), now)
        lobby.join(connection, id, pair[1], 1, now)
        lobby.start(connection, id, pair[0], "", now)
        loaded = rows.load(connection, id)
        table = loaded.table
        assert table is not None
        before = table.ply()
        play_some(table, rng, now, PLIES)
        rows.save(connection, rows.change_of(loaded, table, before, before, now))
        found.append((id, table.seats[table.asked()[0]].user))
    return found


# ---- people who come


class Visit:
    """Look, move, go."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self.done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.request = upgrade(f"{HOST}:{port}", f"/api/tables/{table}/live", token)
        self.port = port
        self.shown_in = 0.0

    async def make(self) -> str:
        """What went wrong; empty if nothing."""
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        self.began = began
        _, self.socket = await loop.create_connection(
            lambda: Socket(self.request, self.receive, lambda: self.end("lost")), HOST, self.port
        )
        try:
            async with asyncio.timeout(60):
                return await self.done
        except TimeoutError:
            return "no answer"
        finally:
            self.socket.close()

    def end(self, why: str) -> None:
        if not self.done.done():
            self.done.set_result(why)

    def receive(self, data: bytes) -> None:
        message = DECODE(data)
        if isinstance(message, Snapshot):
            self.shown_in = time.perf_counter() - self.began
            decision = message.update.decision
            if decision is None:
                self.end("not asked")
                return
            word = random.choice(decision.choices).word
            self.socket.send(ENCODE(Play("m1", message.update.ply, [word])))
        elif isinstance(message, Ack):
            self.end("")
        elif isinstance(message, Problem):
            self.end(message.code)


async def visit_all(port: int, waiting: Waiting, rate: float) -> tuple[list[float], list[str]]:
    begin, visits, tasks = time.perf_counter(), [], []
    for number, (table, token) in enumerate(waiting):
        await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
        visits.append(Visit(port, table, token))
        tasks.append(asyncio.create_task(visits[-1].make()))
    wrong = [why for why in await asyncio.gather(*tasks) if why]
    return [visit.shown_in for visit in visits], wrong


# ---- measuring


def at_rest(server: Process, port: int, seconds: float) -> dict[str, float]:
    time.sleep(CALM)
    before = server.cpu()
    time.sleep(seconds)
    return {
        "cpu_ms_a_second": 1000 * (server.cpu() - before) / seconds,
        "memory_mib": server.memory() / MIB,
        "tables_in_memory": metrics(port)["saqqara_tables_in_memory"],
    }


def measure(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    empty, full = folder / "empty", folder / "full"
    empty.mkdir()
    (full / "data").mkdir(parents=True)
    waiting = fill(full / "data", given.tables)
    found: dict[str, Any] = {"tables": given.tables}
    for name, place in (("empty", empty), ("full", full)):
        port = free_port()
        with our_server(port, place) as server:
            wait_for_line(server, str(port))
            found[name] = at_rest(server, port, given.seconds)
            if place is full:
                chosen = random.Random(1).sample(waiting, min(given.visits, len(waiting)))
                before = server.cpu()
                shown, wrong = asyncio.run(visit_all(port, chosen, given.rate))
                found["visits"] = {
                    "number": len(chosen),
                    "server_ms": 1000 * (server.cpu() - before) / len(chosen),
                    "shown_p50_ms": 1000 * statistics.median(shown),
                    "memory_mib": server.memory() / MIB,
                    "tables_in_memory": metrics(port)["saqqara_tables_in_memory"],
                    "wrong": dict(Counter(wrong)),
                }
    return found


def told(found: dict[str, Any]) -> str:
    lines = []
    for name in ("empty", "full"):
        each = found[name]
        number = found["tables"] if name == "full" else 0
        lines.append(
            f"{number} slow games, nobody there: {each['cpu_ms_a_second']:.2f} ms of a core a"
            f" second, {each['memory_mib']:.1f} MiB, {each['tables_in_memory']:.0f} in memory"
        )
    visits = found["visits"]
    lines.append(
        f"{visits['number']} people came, looked and moved: {visits['server_ms']:.2f} ms of CPU"
        f" each, the board after {visits['shown_p50_ms']:.1f} ms (median); then"
        f" {visits['memory_mib']:.1f} MiB, {visits['tables_in_memory']:.0f} in memory;"
        f" wrong: {visits['wrong']}"
    )
    return "\n".join(lines)


def main() -> int:
    given = options()
    with tempfile.TemporaryDirectory(prefix="saqqara-slow-") as name:
        found = measure(given, Path(name))
    sys.stdout.write((json.dumps(found, indent=1) if given.json else told(found)) + "\n")
    return 1 if found["visits"]["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
