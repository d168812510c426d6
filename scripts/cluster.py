"""One game on two servers behind a proxy: `make cluster`, or `make cluster PROXY=nginx`.

What compose.cluster.yaml starts, without containers: PostgreSQL, Redis, two `saqqara serve
--no-worker`, one `saqqara worker`, and a proxy with the configuration that people copy. Two people,
one on each server, and a bot play a game to its end through the proxy. In the middle one server is
killed, as in a crash; when it is back the other one is. In the end what people were told is
compared with the database: nothing acknowledged may be lost or doubled, and the game must be one.
It leaves with 1 if anything is not as it should be, or takes longer than two minutes.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx

from server.faults.crowd import Crowd, assert_true
from services.postgres import Postgres
from services.programs import MissingProgram
from services.proxy import Caddy, Nginx, Proxy
from services.redis_server import Redis
from services.server import HOST, Server, ServerFailed
from services.table_server import NO_TLS

PROXIES: Final[dict[str, type[Caddy] | type[Nginx]]] = {"caddy": Caddy, "nginx": Nginx}
LIMIT: Final = 120.0  # seconds, all together
MOVES: Final = 8  # of people, between two troubles
ASK: Final = httpx.Client(trust_env=False, timeout=20, verify=NO_TLS)
SAQQARA: Final = Path(sys.executable).with_name("saqqara")


class Wrong(Exception):
    """What is not as it should be, for people."""


class Program(Server):
    """`saqqara serve` or `saqqara worker`, with settings from the environment as in a container."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.settings: dict[str, str] = {}

    def command(self) -> list[str]:
        named = [f"SAQQARA_{name}={value}" for name, value in self.settings.items()]
        return ["env", *named, str(SAQQARA), "worker" if self.name == "worker" else "serve"]

    def is_ready(self) -> bool:
        if self.name == "worker":
            return b"Ctrl-C" in self.log.read_bytes()  # it says how to end it
        return answers(f"http://{HOST}:{self.port}/readyz")

    def counted(self, metric: str) -> int:
        """What `/metrics` says; 0 of a server that is not there."""
        if self.process is None:
            return 0
        text = ASK.get(f"http://{HOST}:{self.port}/metrics").text
        (line,) = [row for row in text.splitlines() if row.startswith(f"{metric} ")]
        return int(float(line.split()[1]))

    def errors(self) -> list[str]:
        lines = [row for row in self.log.read_text("utf-8").splitlines() if row.startswith("{")]
        return [row for row in lines if json.loads(row)["level"] in {"error", "critical"}]


def answers(url: str) -> bool:
    try:
        return ASK.get(url).status_code == 200
    except httpx.TransportError:
        return False


class Cluster:
    """Everything that compose.cluster.yaml starts."""

    def __init__(self, proxy: type[Caddy] | type[Nginx], until_the_end: ExitStack) -> None:
        self.postgres = until_the_end.enter_context(Postgres())
        self.postgres.create_database("saqqara")
        self.redis = until_the_end.enter_context(Redis())
        self.servers = [Program(name) for name in ("server1", "server2")]
        for server in self.servers:
            until_the_end.callback(server.close)
        self.proxy: Proxy = proxy([server.port for server in self.servers])
        until_the_end.callback(self.proxy.close)
        self.worker = Program("worker")
        until_the_end.callback(self.worker.close)
        for each in (*self.servers, self.worker):
            each.settings = {
                "DATABASE": self.url().replace("+psycopg", ""),
                "REDIS": self.redis.url(),
                "DATA": str(self.servers[0].folder / "data"),  # vapid.pem, the same for all
                "ORIGIN": self.proxy.url,
                "PROXIES": "1",
                "NO_WORKER": str(int(each is not self.worker)),
                "PORT": str(each.port),
                "LANG": "en",
                "LOG": "json",
            }
        for program in (*self.servers, self.worker, self.proxy):
            program.start()

    def url(self) -> str:
        return self.postgres.url("saqqara")

    def look_through_the_proxy(self) -> str:
        if '<script type="module"' not in ASK.get(f"{self.proxy.url}/").text:
            raise Wrong("the browser client does not come through the proxy")
        if answers(f"{self.proxy.url}/metrics"):
            raise Wrong("the proxy shows /metrics to everybody")
        return f"{self.proxy.name} in front: the client comes through, /metrics does not"


class Evening:
    """Two people and a bot, from sitting down to the end of their game."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.crowd = Crowd([cluster.proxy.port])

    async def play(self) -> None:
        one, other = self.cluster.servers
        await self.crowd.sit_down(1, ("novice",))
        for present, player in enumerate(self.crowd.players, start=1):
            self.crowd.tasks.append(asyncio.create_task(player.play_to_the_end()))
            await self.until(partial(self.is_each_on_one, present), "nobody came")
        say("two people and a bot play; one of the people is on each server")
        await self.crowd.until_acked(MOVES)
        await self.lose(one, other)
        self.crowd.may_move.clear()  # or the game is over before it is back
        await asyncio.to_thread(one.start)
        await asyncio.sleep(6)  # until the proxy has looked whether it is well
        self.crowd.may_move.set()
        say(f"{one.name} is back")
        await self.lose(other, one)
        await self.crowd.until_over()

    async def lose(self, gone: Program, left: Program) -> None:
        await asyncio.to_thread(gone.kill)
        await self.until(lambda: self.came_to(left) == 2, f"not both people came to {left.name}")
        await self.crowd.until_all_go_on(MOVES)
        say(
            f"{gone.name} is killed: both came to {left.name} and played on,"
            f" {len(self.crowd.acked)} moves so far"
        )

    def came_to(self, server: Program) -> int:
        """How many people's WebSockets this server has. One of them owns the table, counts all who
        sit there, and is passed those who came to the other one."""
        [other] = [each for each in self.cluster.servers if each is not server]
        at_tables = server.counted("saqqara_connections")
        passed = "saqqara_connections_passed_on"
        return at_tables - other.counted(passed) + server.counted(passed)

    def present(self) -> list[int]:
        """People on each server that has any."""
        return [count for server in self.cluster.servers if (count := self.came_to(server))]

    def is_each_on_one(self, people: int) -> bool:
        return self.present() == [1] * people

    async def until(self, come: Callable[[], bool], otherwise: str) -> None:
        deadline = time.monotonic() + LIMIT / 2
        while not await asyncio.to_thread(come):
            self.crowd.complain()
            if time.monotonic() > deadline:
                raise Wrong(f"{otherwise}: {self.present()}")
            await asyncio.sleep(0.05)

    def judge(self) -> str:
        """What people were told, against what is stored."""
        assert_true(self.cluster.url(), self.crowd)
        ends: list[Any] = [player.seen for player in self.crowd.players]
        if any(end is None or end.state.status != "over" for end in ends):
            raise Wrong("the game is not over")
        if ends[0].ply != ends[1].ply:
            raise Wrong(f"they saw different ends: {ends[0].ply} and {ends[1].ply}")
        for server in (*self.cluster.servers, self.cluster.worker):
            if errors := server.errors():
                raise Wrong("\n".join([f"{server.name} writes errors:", *errors[:5]]))
        return (
            f"the game is over after {ends[0].ply} plies; all {len(self.crowd.acked)}"
            " acknowledged moves of people are stored, once each"
        )


began = time.monotonic()


def say(words: str) -> None:
    print(f"cluster: {time.monotonic() - began:5.1f} s  {words}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--proxy", choices=PROXIES, default="caddy")
    asked = parser.parse_args().proxy
    try:
        with ExitStack() as until_the_end:
            cluster = Cluster(PROXIES[asked], until_the_end)
            say("PostgreSQL, Redis, two servers, a worker and the proxy run")
            say(cluster.look_through_the_proxy())
            evening = Evening(cluster)
            asyncio.run(evening.play())
            say(evening.judge())
    except (AssertionError, MissingProgram, ServerFailed, Wrong) as error:
        print(f"cluster: failed: {error}", file=sys.stderr)
        return 1
    if time.monotonic() - began > LIMIT:
        print(f"cluster: failed: that took more than {LIMIT:.0f} s", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
