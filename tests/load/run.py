"""`make load`: the table server under load, beside boardgame.io's; python -m load.run [--json]

Both get the same work over the same raw sockets: tables of four players with a spectator
each, random legal play, every move told to all five. Ours: whole games, every move on disk
(SQLite) before it is acknowledged. Theirs: its own server with its in-memory storage, and
tic-tac-toe. Both at full speed, then at a fixed rate for the delay from a move to everybody's
view, by turns in one run, so that both share the noise of the machine. Then the cost of ours
by tables and by plies. In the end everything acknowledged is looked up in our database and
every game is replayed. `--postgres` adds our server on PostgreSQL and Redis to the turns.
"""

import argparse
import contextlib
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Protocol

from load.long_game import cost_by_ply
from load.processes import Process, client_of, our_server, wait_for_line
from load.truth import faults
from saqqara.build_info import version_line
from saqqara.server.store import make_engine
from services.databases import make_database
from services.postgres import Postgres
from services.redis_server import Redis
from services.server import free_port

PEER: Final = Path(__file__).parent / "peer"
ON_POSTGRES: Final = "on PostgreSQL"
SIDES: Final = ("saqqara", "before", ON_POSTGRES, "boardgame.io")
Result = dict[str, Any]


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=2, help="processes")
    parser.add_argument("--rounds", type=int, default=3, help="at full speed, of each server")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each measurement")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second, for delays")
    parser.add_argument("--sizes", default="10,1000", help="tables, for the cost of a move")
    parser.add_argument("--before", default="", help="a folder with an earlier build of saqqara")
    parser.add_argument("--postgres", action="store_true", help="ours on PostgreSQL, too")
    parser.add_argument("--patches", action="store_true", help="clients take patches of views")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


# ---- driving


class Side:
    """A server with its client processes."""

    def __init__(self, name: str, server: Process, clients: list[Process], empty: int) -> None:
        self.name = name
        self.server = server
        self.clients = clients
        self.empty = empty  # bytes of the server before anybody came

    def measure(self, command: str) -> Result:
        """All clients at once; sums over them, and the server's share of the CPU."""
        before = self.server.cpu()
        for client in self.clients:
            client.tell(command)
        answers = [client.answer() for client in self.clients]
        seconds = statistics.mean(each["seconds"] for each in answers)
        server = self.server.cpu() - before
        moves = sum(each["moves"] for each in answers)
        return {
            "moves_per_second": moves / seconds,
            "deliveries_per_second": sum(each["deliveries"] for each in answers) / seconds,
            "games": sum(each.get("games", 0) for each in answers),
            "server_cpu": server,
            "client_cpu": sum(each["cpu"] for each in answers),
            "all_moves": sum(each["all_moves"] for each in answers),  # with those of the warm-up
            "delays": sorted(delay for each in answers for delay in each.get("delays", [])),
            "errors": [each["errors"] for each in answers if each.get("errors")],
        }


class Clients(Protocol):
    clients: list[Process]


def shares(total: int, parts: int) -> list[int]:
    return [total // parts + (number < total % parts) for number in range(parts)]


@contextlib.contextmanager
def ours(
    tables: int, clients: int, folder: Path, package: str = "", wish: str = "", *more: str
) -> Iterator[Side]:
    """*more*: options of the server."""
    folder.mkdir()
    port = free_port()
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(our_server(port, folder, *more, package=package))
        wait_for_line(server, str(port))
        empty = server.memory()
        processes = [
            stack.enter_context(client_of("load.play", port, share, folder, wish))
            for share in shares(tables, clients)
        ]
        for each in processes:
            each.answer()
        yield Side("before" if package else "saqqara", server, processes, empty)


@contextlib.contextmanager
def theirs(tables: int, clients: int, folder: Path) -> Iterator[Side]:
    install_peer(folder)
    port = free_port()
    with contextlib.ExitStack() as stack:
        server = Process(["node", "server.js", str(port)], folder, folder / "server.log")
        stack.enter_context(server)
        wait_for_line(server, "ready")
        empty = server.memory()
        processes = [
            stack.enter_context(client_of("load.peer_play", port, share, folder))
            for share in shares(tables, clients)
        ]
        for each in processes:
            each.answer()
        yield Side("boardgame.io", server, processes, empty)


def install_peer(folder: Path) -> None:
    shutil.copytree(PEER, folder)
    if shutil.which("npm") is None:
        raise SystemExit("load: boardgame.io needs node and npm; or leave it out: --no-peer")
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    if subprocess.run(command, cwd=folder, check=False).returncode != 0:
        raise SystemExit("load: boardgame.io could not be installed; leave it out: --no-peer")


# ---- measuring


def at_full_speed(given: argparse.Namespace, folder: Path) -> Result:
    result: Result = {}
    with contextlib.ExitStack() as stack:
        size = (given.tables, given.clients)
        wish = "?patches=1" if given.patches else ""
        sides = [stack.enter_context(ours(*size, folder / "ours", wish=wish))]
        mine = sides[0]
        if given.before:
            sides.append(stack.enter_context(ours(*size, folder / "before", given.before)))
        url = ""
        if given.postgres:
            url = make_database(stack.enter_context(Postgres()), "load")
            shared = ("--database", url, "--redis", stack.enter_context(Redis()).url())
            sides.append(stack.enter_context(ours(*size, folder / "postgres", "", wish, *shared)))
            sides[-1].name = ON_POSTGRES
        if not given.no_peer:
            sides.append(stack.enter_context(theirs(given.tables, given.clients, folder / "peer")))
        rounds: dict[str, list[Result]] = {side.name: [] for side in sides}
        for _ in range(given.rounds):
            for side in sides:
                rounds[side.name].append(side.measure(f"full {given.seconds}"))
                note(side.name, rounds[side.name][-1])
        share = given.rate / given.clients
        paced = {side.name: side.measure(f"rate {share} {given.seconds}") for side in sides}
        for name, found in paced.items():
            note(f"{name} at a fixed rate", found)
        memory = (mine.server.memory() - mine.empty) / given.tables
        result["acked"] = settle(mine, folder / "ours")
        result["faults"] = look_up(file_in(folder / "ours"), result["acked"])
        for side in sides:
            if side.name == ON_POSTGRES:
                acked = settle(side, folder / "postgres")
                result["faults"] += look_up(url, acked)
                result["acked"] += acked
    result |= {name: summary(found) for name, found in rounds.items()}
    result["paced"] = {name: with_delays(found) for name, found in paced.items()}
    result["memory_per_table"] = memory
    return result


def with_delays(paced: Result) -> Result:
    delays = paced.pop("delays")
    at = {"p50_ms": len(delays) // 2, "p99_ms": int(len(delays) * 0.99), "max_ms": -1}
    return paced | {name: 1000 * delays[number] for name, number in at.items()}


def settle(side: Clients, folder: Path) -> list[Any]:
    """End the clients; what they were told."""
    acked: list[Any] = []
    for number, client in enumerate(side.clients):
        path = folder / f"acked-{number}.json"
        client.tell(f"quit {path}")
        client.answer()
        acked += json.loads(path.read_text())
    return acked


def file_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'data' / 'saqqara.db'}"


def look_up(url: str, acked: list[Any]) -> list[str]:
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            return faults(connection, [tuple(each) for each in acked])
    finally:
        engine.dispose()


def summary(rounds: list[Result]) -> Result:
    names = ("moves_per_second", "deliveries_per_second", "server_cpu", "client_cpu", "all_moves")
    found: Result = {name: statistics.median(each[name] for each in rounds) for name in names}
    found["rounds"] = [{name: each[name] for name in names} for each in rounds]
    found["errors"] = [error for each in rounds for error in each["errors"]]
    found["server_ms_per_move"] = cost(rounds)
    return found


def cost(rounds: list[Result]) -> float:
    costs: list[float] = [each["server_cpu"] / max(1, each["all_moves"]) for each in rounds]
    return 1000 * statistics.median(costs)


def cost_by_tables(given: argparse.Namespace, folder: Path) -> Result:
    """Milliseconds of server CPU for a move, by the number of tables."""
    found: Result = {}
    for tables in [int(text) for text in given.sizes.split(",") if text]:
        place = folder / f"tables-{tables}"
        with ours(tables, min(given.clients, tables), place) as side:
            measured = side.measure(f"full {given.seconds}")
            note(f"{tables} tables", measured)
            acked = settle(side, place)
        found[str(tables)] = {
            "server_ms_per_move": cost([measured]),
            "moves_per_second": measured["moves_per_second"],
            "errors": measured["errors"],
            "faults": look_up(file_in(place), acked),
        }
    return found


def note(what: str, found: Result) -> None:
    sys.stderr.write(
        f"load: {what}: {found['moves_per_second']:.0f} moves/s,"
        f" {found['deliveries_per_second']:.0f} views/s {found['errors'] or ''}\n"
    )


# ---- telling


def table(result: Result) -> str:
    lines = [f"{'':14}{'moves/s':>10}{'views/s':>10}{'CPU a move':>12}{'client CPU':>12}"]
    names = [name for name in SIDES if name in result]
    for name in names:
        each = result[name]
        lines.append(
            f"{name:14}{each['moves_per_second']:10.0f}{each['deliveries_per_second']:10.0f}"
            f"{each['server_ms_per_move']:9.2f} ms{each['client_cpu']:10.1f} s"
        )
    for name in names[1:]:
        ratios = [
            result["saqqara"][key] / result[name][key]
            for key in ("moves_per_second", "deliveries_per_second", "server_ms_per_move")
        ]
        against = f"by {name}"
        lines.append(f"{against:14}{ratios[0]:10.2f}{ratios[1]:10.2f}{ratios[2]:12.2f}")
    for name, paced in result["paced"].items():
        delays = f"p50 {paced['p50_ms']:.1f} ms, p99 {paced['p99_ms']:.1f} ms"
        pace = f"{name} at {paced['moves_per_second']:.0f} moves/s"
        lines.append(f"{pace}, from a move to everybody's view: {delays}")
    memory = result["memory_per_table"] / 1024
    lines.append(f"memory of ours: {memory:.0f} KiB a table with its connections")
    for tables, each in result["by_tables"].items():
        lines.append(f"{tables:>5} tables: {each['server_ms_per_move']:.2f} ms of CPU a move")
    for ply, spent in result["by_ply"].items():
        lines.append(f"{ply:>5} plies:  {spent:.3f} ms of CPU a move, in process")
    lines.append(f"{result['acked']} moves acknowledged, {len(troubles(result))} troubles")
    return "\n".join([*lines, *troubles(result)[:20]])


def troubles(result: Result) -> list[str]:
    sides = [result[name] for name in SIDES if name in result]
    parts = [*sides, *result["paced"].values(), *result["by_tables"].values()]
    found = [str(error) for part in parts for error in part["errors"]]
    lost = [
        *result["faults"],
        *(f for each in result["by_tables"].values() for f in each["faults"]),
    ]
    return found + lost


def main() -> int:
    given = options()
    with tempfile.TemporaryDirectory(prefix="saqqara-load-") as name:
        folder = Path(name)
        result = at_full_speed(given, folder)
        result["by_tables"] = cost_by_tables(given, folder)
        result["by_ply"] = cost_by_ply()
    result["acked"] = len(result["acked"])
    result["version"] = version_line()
    sys.stdout.write((json.dumps(result, indent=2) if given.json else table(result)) + "\n")
    return 1 if troubles(result) else 0


if __name__ == "__main__":
    sys.exit(main())
