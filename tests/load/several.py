"""One server, two and four on one PostgreSQL and one Redis: python -m load.several [--json]

The viewers of each table are spread over all servers, as a proxy would spread them. By turns in
one run, so that all share the noise of the machine. On a machine with few cores several servers
cannot be faster; what tells is the CPU of a move, summed over all of them: if it stays, a second
machine doubles the moves. `--workers`: the processes of one `saqqara serve --workers N` instead.
"""

import argparse
import contextlib
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from load.processes import Process, client_of, cpu_of, our_server, wait_for_line
from load.run import settle
from load.truth import faults
from saqqara.server.store import make_engine
from services.databases import make_database
from services.postgres import Postgres
from services.redis_server import Redis
from services.server import children_of, free_port

Result = dict[str, Any]
HEADS: Final = ("servers", "moves/s", "server CPU", "PostgreSQL", "Redis", "client CPU")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--servers", default="1,2,4", help="how many, each in its turn")
    parser.add_argument("--workers", action="store_true", help="as processes behind one port")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


class Several:
    """Servers with their clients and what they share."""

    def __init__(self, name: str, url: str, servers: list[Process], client: Process) -> None:
        self.name = name
        self.url = url
        self.server = servers[0]  # for settle
        self.servers = servers
        self.clients = [client]

    def cpu(self) -> float:
        pids = [server.process.pid for server in self.servers]
        return sum(cpu_of(each) for pid in pids for each in [pid, *children_of(pid)])


def of_service(pid: int) -> float:
    """A database has a process for each connection; those that ended count for their parent."""
    return sum(cpu_of(each, with_ended=True) for each in [pid, *children_of(pid)])


@contextlib.contextmanager
def several(
    number: int, given: argparse.Namespace, folder: Path, postgres: Postgres, redis: Redis
) -> Iterator[Several]:
    folder.mkdir()
    url = make_database(postgres, f"several_{number}")
    shared = ("--database", url, "--redis", redis.url(number))
    with contextlib.ExitStack() as stack:
        ports = [free_port() for _ in range(1 if given.workers else number)]
        more = ("--workers", str(number)) if given.workers else ()
        servers = []
        for port in ports:
            servers.append(stack.enter_context(our_server(port, folder, *shared, *more)))
            wait_for_line(servers[-1], str(port))
        every = ",".join(str(port) for port in ports)
        client = stack.enter_context(client_of("load.play", every, given.tables, folder))
        client.answer()
        yield Several(str(number), url, servers, client)


def measure(side: Several, seconds: float, postgres: Postgres, redis: Redis) -> Result:
    assert postgres.process is not None
    assert redis.process is not None

    def now() -> list[float]:
        services = (postgres.process, redis.process)
        return [side.cpu(), *(of_service(each.pid) for each in services if each)]

    before = now()
    side.clients[0].tell(f"full {seconds}")
    answer = side.clients[0].answer()
    spent = [
        1000 * (b - a) / max(1, answer["all_moves"]) for a, b in zip(before, now(), strict=True)
    ]
    found = {
        "moves_per_second": answer["moves"] / answer["seconds"],
        "server_ms": spent[0],
        "postgres_ms": spent[1],
        "redis_ms": spent[2],
        "client_ms": 1000 * answer["cpu"] / max(1, answer["moves"]),
        "errors": answer["errors"],
    }
    sys.stderr.write(f"load: {side.name} servers: {found}\n")
    return found


def run(given: argparse.Namespace, folder: Path) -> Result:
    result: Result = {}
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(Postgres())
        redis = stack.enter_context(Redis())
        sides = [
            stack.enter_context(several(n, given, folder / str(n), postgres, redis))
            for n in (int(text) for text in given.servers.split(","))
        ]
        rounds: dict[str, list[Result]] = {side.name: [] for side in sides}
        for _ in range(given.rounds):
            for side in sides:
                rounds[side.name].append(measure(side, given.seconds, postgres, redis))
        for side in sides:
            acked = settle(side, folder / side.name)
            engine = make_engine(side.url)
            with engine.connect() as connection:
                wrong = faults(connection, [tuple(each) for each in acked])
            engine.dispose()
            result[side.name] = summary(rounds[side.name]) | {
                "acked": len(acked),
                "faults": wrong,
            }
    return result


def summary(rounds: list[Result]) -> Result:
    names = [name for name in rounds[0] if name != "errors"]
    found: Result = {name: statistics.median(each[name] for each in rounds) for name in names}
    return found | {"errors": [each["errors"] for each in rounds if each["errors"]]}


def table(result: Result) -> str:
    lines = ["".join(f"{head:>12}" for head in HEADS)]
    for name, each in result.items():
        costs = [each[f"{part}_ms"] for part in ("server", "postgres", "redis", "client")]
        shown = "".join(f"{cost:9.2f} ms" for cost in costs)
        lines.append(f"{name:>12}{each['moves_per_second']:12.0f}{shown}")
        lines += [f"  {fault}" for fault in [*each["errors"], *each["faults"]]][:10]
    first, *others = result.values()
    for name, each in zip(list(result)[1:], others, strict=True):
        ratio = each["server_ms"] / first["server_ms"]
        lines.append(f"a move at {name} servers costs them {ratio:.2f} times what it costs one")
    return "\n".join(lines)


def main() -> int:
    given = options()
    with tempfile.TemporaryDirectory(prefix="saqqara-load-") as name:
        result = run(given, Path(name))
    sys.stdout.write((json.dumps(result, indent=2) if given.json else table(result)) + "\n")
    return 1 if any(each["errors"] or each["faults"] for each in result.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
