"""`make faults`: every part of a server is taken away in turn while many games run.

python -m load.faults [--tables 40] [--only WORD] [--json]

Random games of two people, or of two people and a bot, on every table; in the middle of them a part
is killed, the disk is full, the network stalls or the clock jumps. Players come back and send again
what was not acknowledged, as browsers do. In the end everything that was acknowledged is looked up:
each move once, each game legal, each card as it was sealed (load/truth.py).

`stands` is how long the part was away, `again` how long from its return until every table had gone
on (where another takes over: from its end). Exit status 1 if a move was lost or doubled.
"""

import argparse
import asyncio
import json
import os
import resource
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from sqlalchemy import create_engine

from load.messages import Play
from load.truth import faults
from saqqara.build_info import version_line
from saqqara.server.store import make_engine
from server.faults.crowd import Crowd, Player
from server.faults.server_process import Saqqara, Worker
from services.databases import make_database
from services.postgres import Postgres
from services.programs import need
from services.redis_server import Redis
from services.relay import Relay

BEFORE: Final = 6  # moves of each table before the fault, and after it
NO_ROOM: Final = 4096  # bytes that a file may have: less than the database has already
AWAY: Final = 3.0  # seconds
FAKED: Final = "libfaketimeMT.so.1"
JUMPS: Final = ("+3600", "-7200", "+86400", "+0")  # of the clock, from what it really is


class Timed(Crowd):
    """Knows when each table went on."""

    def __init__(self, ports: list[int]) -> None:
        super().__init__(ports)
        self.times: dict[str, list[float]] = {}

    def acknowledged(self, player: Player, ply: int, move: Play) -> None:
        super().acknowledged(player, ply, move)
        self.times.setdefault(player.table, []).append(time.monotonic())

    def again_after(self, moment: float) -> float:
        """Seconds until the last table had gone on; those that are over need not."""
        going = {player.table for player in self.players if not player.is_over()}
        first = [
            next((at - moment for at in times if at > moment), 0.0)
            for table, times in self.times.items()
            if table in going
        ]
        return max(first, default=0.0)

    def longest_silence(self) -> float:
        gaps = [
            later - earlier for times in self.times.values() for earlier, later in pairwise(times)
        ]
        return max(gaps, default=0.0)


@dataclass
class Found:
    """What came of a fault."""

    name: str
    moves: int = 0
    stands: float = 0.0
    again: float = 0.0
    silence: float = 0.0
    refusals: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def line(self) -> str:
        told = ", ".join(f"{code} {count}" for code, count in self.refusals.items())
        return (
            f"{self.name:38}{self.moves:7}{self.stands:9.1f}{self.again:9.1f}{self.silence:9.1f}"
            f"{len(self.wrong):7}  {told}"
        )


class Outage:
    """From when to when a part was away."""

    def __init__(self) -> None:
        self.began = self.ended = time.monotonic()

    @contextmanager
    def lasts(self) -> Iterator[None]:
        self.began = time.monotonic()
        yield
        self.ended = time.monotonic()


Trouble = Callable[[Timed, Outage], Awaitable[None]]


def play(
    name: str, given: argparse.Namespace, url: str, ports: list[int], trouble: Trouble, *bots: str
) -> Found:
    crowd, outage = Timed(ports), Outage()

    async def games() -> None:
        await crowd.sit_down(given.tables, bots)
        crowd.begin()
        await crowd.until_acked(BEFORE * given.tables)
        await trouble(crowd, outage)
        await crowd.until_all_go_on(BEFORE)
        await crowd.leave()

    asyncio.run(games())
    found = Found(name, len(crowd.acked), outage.ended - outage.began)
    found.again = crowd.again_after(outage.ended)
    found.silence = crowd.longest_silence()
    found.refusals = dict(crowd.refusals)
    found.wrong = untrue(url, crowd)
    sys.stderr.write(f"faults: {found.line()}\n")
    return found


def untrue(url: str, crowd: Crowd) -> list[str]:
    """All at one moment: moves that were on their way may still be stored meanwhile."""
    sqlite = url.startswith("sqlite")
    engine = make_engine(url) if sqlite else create_engine(url, isolation_level="REPEATABLE READ")
    with engine.connect() as connection:
        if sqlite:  # which otherwise looks anew with every statement
            connection.exec_driver_sql("BEGIN")
        found = faults(connection, crowd.acked)
    engine.dispose()
    return found


def killed(*parts: Any) -> Trouble:
    """At once and without a word, as by kill -9; back after a while."""

    async def trouble(crowd: Timed, outage: Outage) -> None:
        with outage.lasts():
            await asyncio.gather(*(asyncio.to_thread(part.kill) for part in parts))
            await asyncio.sleep(AWAY)
            for part in reversed(parts):
                await asyncio.to_thread(part.start)

    return trouble


def replaced(part: Any) -> Trouble:
    """Killed and not started again: another has to take over."""

    async def trouble(crowd: Timed, outage: Outage) -> None:
        with outage.lasts():
            await asyncio.to_thread(part.kill)

    return trouble


def restarted(part: Any) -> Trouble:
    async def trouble(crowd: Timed, outage: Outage) -> None:
        with outage.lasts():
            await asyncio.to_thread(part.restart)

    return trouble


def unplugged(relay: Relay, fault: Callable[[], None]) -> Trouble:
    async def trouble(crowd: Timed, outage: Outage) -> None:
        with outage.lasts():
            fault()
            await asyncio.sleep(AWAY)
            relay.heal()

    return trouble


def disk_full(server: Saqqara) -> Trouble:
    """It may write no file beyond a size."""

    async def trouble(crowd: Timed, outage: Outage) -> None:
        assert server.process is not None
        pid = server.process.pid
        room = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        with outage.lasts():
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_ROOM, room[1]))
            await crowd.until_refused(3)
            await asyncio.sleep(AWAY)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, room)

    return trouble


class Deceived(Saqqara):
    """A server whose clock is what a file says."""

    def __init__(self) -> None:
        self.library = faked_library()
        super().__init__("--no-limits")
        self.jump("+0")

    def jump(self, to: str) -> None:
        (self.folder / "clock").write_text(to)

    def command(self) -> list[str]:
        fake = {
            "LD_PRELOAD": str(self.library),
            "FAKETIME_TIMESTAMP_FILE": str(self.folder / "clock"),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",  # as a machine's steady clock does not jump
        }
        env, *command = super().command()
        return [env, *(f"{name}={value}" for name, value in fake.items()), *command]


def faked_library() -> Path:
    need("faketime")
    places = [Path("/usr/lib"), Path("/usr/local/lib"), Path("/opt/homebrew/lib")]
    found = [file for place in places for file in place.glob(f"**/faketime/{FAKED}")]
    if not found:
        raise SystemExit(f"faults: {FAKED} is missing; install the package faketime")
    return found[0]


def jumping(server: Deceived) -> Trouble:
    async def trouble(crowd: Timed, outage: Outage) -> None:
        with outage.lasts():
            for jump in JUMPS:
                server.jump(jump)
                await crowd.until_all_go_on(2)

    return trouble


# ---- the faults, one after another


def alone(given: argparse.Namespace) -> Iterator[tuple[str, Callable[[str], Found]]]:
    with ExitStack() as stack:
        server = stack.enter_context(Saqqara("--no-limits"))
        parts = (given, server.database_url(), [server.port])
        yield "SQLite: server killed", lambda name: play(name, *parts, killed(server))
        yield "SQLite: disk full", lambda name: play(name, *parts, disk_full(server))
    yield "SQLite: clock jumps", lambda name: clock(given, name)


def clock(given: argparse.Namespace, name: str) -> Found:
    with Deceived() as server:
        return play(name, given, server.database_url(), [server.port], jumping(server))


def together(given: argparse.Namespace) -> Iterator[tuple[str, Callable[[str], Found]]]:
    """Two servers and two workers on one PostgreSQL, which they reach by a relay, and one Redis."""
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres())
        url = make_database(postgres, "together")
        relay = stack.enter_context(Relay(postgres.port))
        redis = stack.enter_context(Redis())
        there = url.replace(f":{postgres.port}/", f":{relay.port}/")
        options = ("--database", there, "--redis", redis.url())
        served = (*options, "--no-limits", "--no-worker")
        servers = [stack.enter_context(Saqqara(*served)) for _ in range(2)]
        workers = [stack.enter_context(Worker(*options)) for _ in range(2)]
        parts = (given, url, [server.port for server in servers])
        everything = (*servers, *workers, redis, postgres)
        faults: list[tuple[str, Trouble, tuple[str, ...]]] = [
            ("server killed, back after a while", killed(servers[0]), ()),
            ("worker killed, the other takes over", replaced(workers[0]), ("novice",)),
            ("server killed, the other takes over", replaced(servers[0]), ("novice",)),
            ("Redis killed", killed(redis), ()),
            ("Redis restarted", restarted(redis), ()),
            ("PostgreSQL restarted", restarted(postgres), ()),
            ("PostgreSQL killed", killed(postgres), ()),
            ("network to the database stalls", unplugged(relay, relay.stall), ()),
            ("network to the database is cut", unplugged(relay, relay.cut), ()),
            ("everything killed at once", killed(*everything), ("novice",)),
        ]
        for name, trouble, bots in faults:

            def run(name: str, trouble: Trouble = trouble, bots: tuple[str, ...] = bots) -> Found:
                for part in reversed(everything):  # what the one before has taken away
                    if part.process is None:
                        part.start()
                return play(name, *parts, trouble, *bots)

            yield f"PostgreSQL: {name}", run


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--only", default="", help="faults with this word in their name")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> int:
    given = options()
    found = [
        run(name)
        for kind in (alone, together)
        for name, run in kind(given)
        if given.only.lower() in name.lower()
    ]
    if given.json:
        data = {
            "version": version_line(),
            "tables": given.tables,
            "load_average": os.getloadavg()[1],
            "faults": [vars(each) for each in found],
        }
        sys.stdout.write(json.dumps(data, indent=1) + "\n")
    else:
        head = f"{'':38}{'moves':>7}{'stands s':>9}{'again s':>9}{'silence':>9}{'wrong':>7}"
        sys.stdout.write("\n".join([head, *(each.line() for each in found)]) + "\n")
    wrong = [fault for each in found for fault in each.wrong]
    sys.stderr.write("".join(f"faults: {fault}\n" for fault in wrong[:20]))
    return 1 if wrong or not found else 0


if __name__ == "__main__":
    sys.exit(main())
