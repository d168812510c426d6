"""How quickly the pages answer that only read: python -m load.pages DATABASE [--json]

On a database that load/fill.py has filled. A server is started on it and asked over HTTP, one
request at a time, each time for somebody or something else; a page is what its one request takes,
by the clock and in processor time of the server (which says on a busy machine what it would take on
another).
What whoever runs the server is shown is asked in this process. Answers that are not 200 are counted
as errors.
"""

import argparse
import contextlib
import hashlib
import http.client
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import delete, insert

from load.crowded import person_id, table_id
from load.processes import Process, fine_cpu_of, wait_for_line
from saqqara.cli import administration
from saqqara.games import GAMES
from saqqara.server.schema import SESSIONS
from saqqara.server.settings import normal_database
from saqqara.server.store import Store
from services.server import free_port

HOST: Final = "127.0.0.1"
FOREVER: Final = 1e11
BUSY: Final = 0  # the person with the most games
Timed = dict[str, list[float]]


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("database")
    parser.add_argument("--tables", type=int, default=1_000_000, help="as it was filled")
    parser.add_argument("--people", type=int, default=0)
    parser.add_argument("--deep", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=100, help="each page is asked for")
    parser.add_argument("--only", default="", help="pages whose names begin so, commas between")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def token_of(number: int) -> str:
    return f"load-pages-{number}"


def let_in(store: Store, people: dict[str, str]) -> None:
    """A session of each, by its token, as if they had signed in."""
    rows = [
        {
            "token": hashlib.sha256(token.encode()).hexdigest(),
            "user_id": user,
            "kind": "token",
            "created_at": 0.0,
            "expires_at": FOREVER,
        }
        for token, user in people.items()
    ]

    def unit(connection: Any) -> None:
        tokens = [row["token"] for row in rows]
        connection.execute(delete(SESSIONS).where(SESSIONS.c.token.in_(tokens)))
        connection.execute(insert(SESSIONS), rows)

    store.write_now(unit)


class Asking:
    """One connection that stays open."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection(HOST, port, timeout=300)
        self.errors = 0

    def get(self, path: str, person: int) -> bytes:
        headers = {"Authorization": f"Bearer {token_of(person)}"}
        self.connection.request("GET", path, headers=headers)
        answer = self.connection.getresponse()
        text = answer.read()
        self.errors += answer.status != 200
        return text


def pages(rng: random.Random, given: argparse.Namespace, usual: list[int]) -> dict[str, Any]:
    """For each page: what is asked, and by whom."""
    games = [spec.id for spec in GAMES]

    def person() -> str:
        return person_id(rng.randrange(1, given.people))

    def deep() -> str:
        return table_id(rng.randrange(given.deep))

    def reader() -> int:
        return rng.choice(usual)

    def reviewed() -> str:
        return table_id(50 * rng.randrange(max(1, given.deep // 50)))

    busy = person_id(BUSY)
    return {
        "home: own tables": lambda: ("/api/me/tables", reader()),
        "home: own tables, busy": lambda: ("/api/me/tables", BUSY),
        "lobby: open": lambda: ("/api/tables", reader()),
        "lobby: running": lambda: ("/api/tables?status=running", reader()),
        "finished games": lambda: ("/api/tables?status=over", reader()),
        "finished games of a kind": lambda: (
            f"/api/tables?status=over&game={rng.choice(games)}",
            reader(),
        ),
        "profile": lambda: (f"/api/users/{person()}", reader()),
        "profile, busy": lambda: (f"/api/users/{busy}", reader()),
        "history": lambda: (f"/api/users/{person()}/history", reader()),
        "history, busy": lambda: (f"/api/users/{busy}/history", reader()),
        "history, busy, own": lambda: (f"/api/users/{busy}/history", BUSY),
        "path": lambda: (f"/api/users/{person()}/path", reader()),
        "path, busy": lambda: (f"/api/users/{busy}/path", BUSY),
        "leaderboard": lambda: (f"/api/leaderboards/{rng.choice(games)}", reader()),
        "table": lambda: (f"/api/tables/{deep()}", reader()),
        "replay": lambda: (f"/api/tables/{deep()}/replay/{rng.randrange(20)}", reader()),
        "own record": lambda: (f"/api/tables/{deep()}/own-record", reader()),
        "own record, busy": lambda: (f"/api/tables/{deep()}/own-record", BUSY),
        "score sheet": lambda: (f"/api/tables/{deep()}/scores", reader()),
        "review": lambda: (f"/api/tables/{reviewed()}/review", reader()),
        "puzzles": lambda: ("/api/puzzles", reader()),
        "puzzles of a course": lambda: ("/api/puzzles/imhotep", reader()),
    }


def keeper_pages(rng: random.Random) -> dict[str, Callable[[Any], object]]:
    """What `saqqara admin` looks up."""
    people, tables = administration.people, administration.tables
    return {
        "admin list": lambda c: people(c, ""),
        "admin list NAME": lambda c: people(c, rng.choice(["chiara", "花子", "login12", "zzz"])),
        "admin tables": lambda c: tables(c, ""),
        "admin tables NAME": lambda c: tables(c, rng.choice(["friday", "花子"])),
    }


def measure(given: argparse.Namespace, url: str) -> dict[str, Any]:
    rng = random.Random(1)
    usual = [rng.randrange(1, given.people) for _ in range(50)]
    store = Store(url)
    let_in(store, {token_of(number): person_id(number) for number in (BUSY, *usual)})
    found: Timed = {}
    wanted = tuple(given.only.split(","))
    for name, unit in keeper_pages(rng).items():
        if not name.startswith(wanted):
            continue
        found[name] = [timed(lambda unit=unit: store.write_now(unit)) for _ in range(given.times)]  # type: ignore[misc]
        note(name, found[name])
    store.close()
    with tempfile.TemporaryDirectory(prefix="saqqara-pages-") as folder:
        place = Path(folder)
        port = free_port()
        command = [
            *(sys.executable, "-m", "saqqara", "serve", "--no-limits", "--no-worker"),
            *("--port", str(port), "--data", str(place / "data"), "--database", url),
        ]
        with Process(command, place, place / "server.log") as server:
            wait_for_line(server, str(port))
            asking = Asking(port)
            errors: dict[str, int] = {}
            cpu: Timed = {}
            for name, ask in pages(rng, given, usual).items():
                if not name.startswith(wanted):
                    continue
                asking.errors = 0
                asks = [ask() for _ in range(given.times + 5)]
                times, spent = [], []
                for ask_for in asks:
                    before = fine_cpu_of(server.process.pid)
                    times.append(timed(lambda a=ask_for: asking.get(*a)))  # type: ignore[misc]
                    spent.append(fine_cpu_of(server.process.pid) - before)
                found[name], cpu[name] = times[5:], spent[5:]
                errors[name] = asking.errors
                note(name, found[name])
            asking.connection.close()
    told = {name: figures(times) for name, times in found.items()}
    for name, spent in cpu.items():  # of the server's own process
        told[name] |= {f"cpu_{at}": value for at, value in figures(spent).items()}
    return {"pages": told, "errors": errors}


def note(name: str, times: list[float]) -> None:
    sys.stderr.write(f"pages: {name}: {figures(times)}\n")


def timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def figures(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "p50_ms": round(1000 * statistics.median(ordered), 2),
        "p99_ms": round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 2),
    }


def main() -> int:
    given = options()
    given.people = given.people or max(10, given.tables // 5)
    known = "://" in given.database
    place = given.database if known else f"sqlite:///{Path(given.database).resolve()}"
    result = measure(given, normal_database(place))
    if given.json:
        sys.stdout.write(json.dumps(result, indent=2) + "\n")
    else:
        for name, each in result["pages"].items():
            cpu = [each.get(f"cpu_{at}", 0.0) for at in ("p50_ms", "p99_ms")]
            sys.stdout.write(
                f"{name:26}{each['p50_ms']:10.1f}{each['p99_ms']:10.1f} ms"
                f"{cpu[0]:12.1f}{cpu[1]:10.1f} ms of CPU\n"
            )
    wrong = {name: count for name, count in result["errors"].items() if count}
    if wrong:
        sys.stderr.write(f"pages: not answered: {wrong}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):
        sys.exit(main())
