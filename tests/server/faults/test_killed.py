"""A server or a worker is killed in the middle of many running games."""

import asyncio
import contextlib

from drawing import SOAK
from server.faults.crowd import Crowd, assert_true
from server.faults.house_process import Saqqara, Worker

TABLES = 50 if SOAK else 6


def test_a_killed_server_goes_on_from_its_file() -> None:
    async def play(server: Saqqara) -> Crowd:
        crowd = Crowd([server.port])
        await crowd.sit_down(TABLES)
        crowd.begin()
        for moves in (10 * TABLES, 30 * TABLES):
            await crowd.until_acked(moves)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await crowd.until_over()
        return crowd

    with Saqqara("--no-limits") as server:
        crowd = asyncio.run(play(server))
        server.stop()
        assert_true(server.database_url(), crowd)


def test_another_server_and_another_worker_take_over(shared: tuple[str, ...]) -> None:
    """Two people at each table, at one server each; the third seat has a bot."""

    async def play(servers: list[Saqqara], worker: Worker) -> Crowd:
        crowd = Crowd([server.port for server in servers])
        await crowd.sit_down(TABLES, bots=("novice",))
        crowd.begin()
        await crowd.until_acked(8 * TABLES)
        await asyncio.to_thread(worker.kill)
        await crowd.until_acked(16 * TABLES)
        await asyncio.to_thread(servers[0].kill)
        await crowd.until_over()
        return crowd

    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(Saqqara(*shared, "--no-worker")) for _ in range(2)]
        workers = [stack.enter_context(Worker(*shared[:4])) for _ in range(2)]
        crowd = asyncio.run(play(servers, workers[0]))
        assert_true(shared[1], crowd)
