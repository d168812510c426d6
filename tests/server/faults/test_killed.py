"""A server or a worker is killed in the middle of fifty running games."""

import asyncio
import contextlib

from server.faults.crowd import Crowd, assert_true
from server.faults.house_process import Saqqara, Worker

TABLES = 50


def test_a_killed_server_goes_on_from_its_file() -> None:
    async def play(server: Saqqara) -> Crowd:
        crowd = Crowd([server.port])
        await crowd.sit_down(TABLES)
        crowd.begin()
        for moves in (500, 1500):
            await crowd.until_acked(moves)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await crowd.until_over()
        return crowd

    with Saqqara("--no-limits") as server:
        crowd = asyncio.run(play(server))
        server.stop()
        assert_true(server.database_url(), crowd)
        server.start()


def test_another_server_takes_over(shared: tuple[str, ...]) -> None:
    async def play(first: Saqqara, second: Saqqara) -> Crowd:
        crowd = Crowd([first.port, second.port])
        await crowd.sit_down(TABLES)
        crowd.begin()
        await crowd.until_acked(800)
        await asyncio.to_thread(first.kill)
        await crowd.until_over()
        return crowd

    with contextlib.ExitStack() as stack:
        first = stack.enter_context(Saqqara(*shared))
        second = stack.enter_context(Saqqara(*shared))
        crowd = asyncio.run(play(first, second))
        assert_true(shared[1], crowd)


def test_another_worker_takes_over(shared: tuple[str, ...]) -> None:
    async def play(server: Saqqara, worker: Worker) -> Crowd:
        crowd = Crowd([server.port], people=1)
        await crowd.sit_down(TABLES, bots=("novice",))
        crowd.begin()
        await crowd.until_acked(400)
        await asyncio.to_thread(worker.kill)
        await crowd.until_over()
        return crowd

    with contextlib.ExitStack() as stack:
        server = stack.enter_context(Saqqara(*shared, "--no-worker"))
        first = stack.enter_context(Worker(*shared[:4]))
        stack.enter_context(Worker(*shared[:4]))
        crowd = asyncio.run(play(server, first))
        assert_true(shared[1], crowd)
