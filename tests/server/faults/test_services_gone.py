"""What a server needs goes away in the middle of play, and comes back."""

import asyncio
import contextlib
import resource

from server.faults.crowd import Crowd, assert_true
from server.faults.house_process import Saqqara
from services.postgres import Postgres
from services.redis_server import Redis

TABLES = 20
NO_ROOM = 4096  # bytes that a file may have: less than the database has already


def test_postgres_is_restarted() -> None:
    """Once in good order, once as in a crash."""

    async def play(server: Saqqara, postgres: Postgres) -> Crowd:
        crowd = Crowd([server.port])
        await crowd.sit_down(TABLES)
        crowd.begin()
        await crowd.until_acked(200)
        await asyncio.to_thread(postgres.restart)
        await crowd.until_acked(700)
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(1)
        await asyncio.to_thread(postgres.start)
        await crowd.until_over()
        return crowd

    with Postgres() as postgres:
        postgres.create_database("games")
        with Saqqara("--database", postgres.url("games"), "--no-limits") as server:
            crowd = asyncio.run(play(server, postgres))
            assert_true(postgres.url("games"), crowd)
    assert set(crowd.refusals) <= {"error-storage"}


def test_redis_is_gone_and_back(postgres: Postgres) -> None:
    async def play(servers: list[Saqqara], redis: Redis) -> Crowd:
        crowd = Crowd([server.port for server in servers])
        await crowd.sit_down(TABLES)
        crowd.begin()
        await crowd.until_acked(200)
        await asyncio.to_thread(redis.kill)
        await crowd.until_acked(300)  # slower, but play goes on without it
        await asyncio.to_thread(redis.start)
        await crowd.until_over()
        return crowd

    postgres.create_database("without_redis")
    url = postgres.url("without_redis")
    with contextlib.ExitStack() as stack:
        redis = stack.enter_context(Redis())
        options = ("--database", url, "--redis", redis.url(), "--no-limits")
        servers = [stack.enter_context(Saqqara(*options)) for _ in range(2)]
        crowd = asyncio.run(play(servers, redis))
        assert_true(url, crowd)
    assert not crowd.refusals
    postgres.drop_database("without_redis")


def test_the_disk_is_full_for_a_while() -> None:
    """The server may write no file beyond a size, as if the disk were full."""

    async def play(server: Saqqara) -> Crowd:
        crowd = Crowd([server.port])
        await crowd.sit_down(TABLES)
        crowd.begin()
        await crowd.until_acked(300)
        assert server.process is not None
        pid = server.process.pid
        room = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_ROOM, room[1]))
        while crowd.refusals["error-storage"] < 5:
            crowd.complain()
            await asyncio.sleep(0.05)
        stored = len(crowd.acked)
        await asyncio.sleep(1)
        assert len(crowd.acked) == stored  # nothing is promised meanwhile
        resource.prlimit(pid, resource.RLIMIT_FSIZE, room)
        await crowd.until_over()
        return crowd

    with Saqqara("--no-limits") as server:
        crowd = asyncio.run(play(server))
        server.stop()
        assert_true(server.database_url(), crowd)
        server.start()
    assert set(crowd.refusals) == {"error-storage"}
