"""What a server needs goes away in the middle of play, and comes back."""

import asyncio
import contextlib
import resource

from drawing import SOAK
from server.faults.crowd import Crowd, assert_true
from server.faults.house_process import Saqqara
from services.databases import make_database
from services.postgres import Postgres
from services.redis_server import Redis

TABLES = 20 if SOAK else 4
NO_ROOM = 4096  # bytes that a file may have: less than the database has already


def test_postgres_is_restarted(postgres: Postgres) -> None:
    """Once in good order, once as in a crash."""

    async def play(server: Saqqara, postgres: Postgres) -> Crowd:
        crowd = Crowd([server.port])
        await crowd.sit_down(TABLES)
        crowd.begin()
        await crowd.until_acked(10 * TABLES)
        await asyncio.to_thread(postgres.restart)
        await crowd.until_acked(35 * TABLES)
        await asyncio.to_thread(postgres.kill)
        await crowd.until_refused(3)
        await asyncio.to_thread(postgres.start)
        await crowd.until_over()
        return crowd

    url = make_database(postgres, "restarted")
    try:
        with Saqqara("--database", url, "--no-limits") as server:
            crowd = asyncio.run(play(server, postgres))
            assert_true(url, crowd)
    finally:
        if postgres.process is None:  # others need it too
            postgres.start()
    assert set(crowd.refusals) == {"error-storage"}


def test_redis_is_gone_and_back(postgres: Postgres) -> None:
    async def play(servers: list[Saqqara], redis: Redis) -> Crowd:
        crowd = Crowd([server.port for server in servers])
        await crowd.sit_down(TABLES)
        crowd.begin()
        await crowd.until_acked(10 * TABLES)
        await asyncio.to_thread(redis.kill)
        await crowd.until_acked(15 * TABLES)  # slower, but play goes on without it
        await asyncio.to_thread(redis.start)
        await crowd.until_over()
        return crowd

    url = make_database(postgres, "without_redis")
    with contextlib.ExitStack() as stack:
        redis = stack.enter_context(Redis())
        options = ("--database", url, "--redis", redis.url(), "--no-limits")
        servers = [stack.enter_context(Saqqara(*options)) for _ in range(2)]
        crowd = asyncio.run(play(servers, redis))
        assert_true(url, crowd)
    assert not crowd.refusals


def test_the_disk_is_full_for_a_while() -> None:
    """The server may write no file beyond a size, as if the disk were full."""

    async def play(server: Saqqara) -> Crowd:
        crowd = Crowd([server.port])
        await crowd.sit_down(TABLES)
        crowd.begin()
        await crowd.until_acked(15 * TABLES)
        assert server.process is not None
        pid = server.process.pid
        room = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_ROOM, room[1]))
        await crowd.until_refused(3 * TABLES)  # what was acknowledged before has come by then
        stored = len(crowd.acked)
        await crowd.until_refused(3 * TABLES)
        assert len(crowd.acked) == stored  # nothing is promised meanwhile
        resource.prlimit(pid, resource.RLIMIT_FSIZE, room)
        await crowd.until_over()
        return crowd

    with Saqqara("--no-limits") as server:
        crowd = asyncio.run(play(server))
        server.stop()
        assert_true(server.database_url(), crowd)
    assert set(crowd.refusals) == {"error-storage"}
