"""Two servers, each table at its owner: people at either see the same, whoever owns it, and go on
when the owner is killed, and when every server is replaced in turn."""

import asyncio
import http.client
import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from drawing import SOAK
from server.faults.crowd import Crowd, assert_true
from server.faults.server_process import Saqqara
from services.databases import make_database
from services.postgres import Postgres
from services.redis_server import Redis
from services.server import HOST, children_of

TABLES = 20 if SOAK else 6
GRACE = "0"


class Fleet:
    """Servers on one database and one Redis."""

    def __init__(self, postgres: Postgres, name: str, until_the_end: ExitStack) -> None:
        self.url = make_database(postgres, name)
        self.redis = until_the_end.enter_context(Redis())
        self.options = ("--database", self.url, "--redis", self.redis.url(), "--no-limits")
        self.servers = [
            until_the_end.enter_context(Saqqara(*self.options, "--grace", GRACE)) for _ in range(2)
        ]

    def ports(self) -> list[int]:
        return [server.port for server in self.servers]


@pytest.fixture(scope="module")
def started(postgres: Postgres) -> Iterator[Fleet]:
    with ExitStack() as until_the_end:
        yield Fleet(postgres, "owners", until_the_end)


@pytest.fixture
def fleet(started: Fleet) -> Fleet:
    for server in started.servers:
        if server.process is None:
            server.start()
    return started


def figure(server: Saqqara, name: str) -> float:
    text = server.get("/metrics") or ""
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


def test_each_table_is_in_memory_at_its_owner_only(fleet: Fleet) -> None:
    """Players of each table are at both servers, in turn."""

    async def play() -> Crowd:
        crowd = Crowd(fleet.ports())
        await crowd.sit_down(TABLES)
        before = [figure(server, "saqqara_moves_total") for server in fleet.servers]
        crowd.begin()
        await crowd.until_acked(20 * TABLES)
        connections = [figure(server, "saqqara_connections") for server in fleet.servers]
        passed = [figure(server, "saqqara_connections_passed_on") for server in fleet.servers]
        after = [figure(server, "saqqara_moves_total") for server in fleet.servers]
        await crowd.leave()
        assert sum(connections) == 2 * TABLES  # each at its owner, wherever its socket is
        assert sum(passed) > 0
        moved = [b - a for a, b in zip(before, after, strict=True)]
        assert sum(moved) >= 20 * TABLES
        return crowd

    crowd = asyncio.run(play())
    assert not crowd.refusals
    assert_true(fleet.url, crowd)


def test_requests_that_change_a_table_go_to_its_owner(fleet: Fleet) -> None:
    """Whichever server is asked, the answer is the same, refusals too, and only the owner has the
    table in memory."""
    callers = [TableClient(server.port) for server in fleet.servers]
    ann = callers[0].post("/api/guest", {"name": "Ann"})[1]
    bob = callers[0].post("/api/guest", {"name": "Bob"})[1]
    for number in range(8):
        here, there = callers[number % 2], callers[1 - number % 2]
        wish = {"game": "pharaoh", "players": 2}
        id = here.post("/api/tables", wish, ann)[2]["id"]
        status, _, table = there.post(f"/api/tables/{id}/join", {"seat": 1}, bob)
        assert status == 201, table
        assert table["seats"][1]["name"] == "Bob"
        for caller in callers:
            refused = caller.post(f"/api/tables/{id}/start", {}, bob)
            assert (refused[0], refused[2]["code"]) == (403, "error-owner")
            nobody = caller.post(f"/api/tables/{id}/start", {})
            assert (nobody[0], nobody[2]["code"]) == (401, "error-not-signed-in")
        assert there.post(f"/api/tables/{id}/start", {}, ann)[2]["status"] == "running"
        missing = here.post("/api/tables/nowhere/join", {"seat": 1}, ann)
        assert (missing[0], missing[2]["code"]) == (404, "error-missing")


class TableClient:
    """Calls to one server."""

    def __init__(self, port: int) -> None:
        self.port = port

    def post(
        self, path: str, body: dict[str, Any], cookie: str = ""
    ) -> tuple[int, str, dict[str, Any]]:
        """Status, the cookie that was set, and what was answered."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=60)
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        with closing(connection):
            connection.request("POST", path, json.dumps(body), headers)
            answer = connection.getresponse()
            told = json.loads(answer.read() or b"{}")
            given = (answer.getheader("set-cookie") or "").split(";")[0]
            return answer.status, given, told


def test_the_owner_is_killed(fleet: Fleet) -> None:
    """Half of the tables were its own, and half of the sockets; the other server takes both."""

    async def play() -> Crowd:
        crowd = Crowd(fleet.ports())
        await crowd.sit_down(TABLES)
        crowd.begin()
        await crowd.until_acked(8 * TABLES)
        await asyncio.to_thread(fleet.servers[1].kill)
        await crowd.until_all_go_on(8)
        await crowd.leave()
        return crowd

    assert_true(fleet.url, asyncio.run(play()))


def test_every_server_is_replaced_in_turn_under_load(fleet: Fleet) -> None:
    """A deploy: nothing acknowledged is lost or doubled, and everybody goes on by themselves."""

    async def play() -> Crowd:
        crowd = Crowd(fleet.ports())
        await crowd.sit_down(TABLES)
        crowd.begin()
        await crowd.until_acked(8 * TABLES)
        for server in fleet.servers:
            await asyncio.to_thread(server.restart)
            await crowd.until_all_go_on(6)
        await crowd.leave()
        return crowd

    crowd = asyncio.run(play())
    assert set(crowd.refusals) <= {"error-missing"}
    assert_true(fleet.url, crowd)


class Processes(Saqqara):
    """`saqqara serve --workers 2`."""

    def children(self) -> list[int]:
        assert self.process is not None
        return children_of(self.process.pid)

    def tell(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)


def test_several_processes_behind_one_port(fleet: Fleet) -> None:
    """One is killed and comes again; then all are replaced at a word, under load."""
    options = (*fleet.options, "--grace", GRACE, "--workers", "2")
    with Processes(*options) as server:

        async def until_others(known: list[int]) -> list[int]:
            async with asyncio.timeout(120):
                while len(now := server.children()) < 2 or set(now) & set(known):
                    await asyncio.sleep(0.05)
            return now

        async def play() -> Crowd:
            crowd = Crowd([server.port])
            await crowd.sit_down(TABLES)
            crowd.begin()
            await crowd.until_acked(8 * TABLES)
            first = server.children()
            assert len(first) == 2
            os.kill(first[0], signal.SIGKILL)
            await until_others(first[:1])
            await crowd.until_all_go_on(6)
            server.tell(signal.SIGHUP)
            second = await until_others(first)
            await crowd.until_all_go_on(6)
            assert not set(second) & set(first)
            await crowd.leave()
            return crowd

        assert_true(fleet.url, asyncio.run(play()))
    assert b"Traceback" not in (server.log.read_bytes() if server.log.exists() else b"")
