"""One server on its own file, while many games run: its disk is full, it is killed."""

import asyncio
import resource
from collections.abc import Iterator

import pytest

from drawing import SOAK
from server.faults.crowd import Crowd, assert_true
from server.faults.server_process import Saqqara

TABLES = 50 if SOAK else 6
KILLED = 5 if SOAK else 1  # times
NO_ROOM = 4096  # bytes that a file may have: less than the database has already


@pytest.fixture(scope="module")
def server() -> Iterator[Saqqara]:
    with Saqqara("--no-limits") as running:
        yield running


def test_the_disk_is_full_for_a_while(server: Saqqara) -> None:
    """The server may write no file beyond a size, as if the disk were full."""

    async def play() -> Crowd:
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

    crowd = asyncio.run(play())
    assert_true(server.database_url(), crowd)
    assert set(crowd.refusals) == {"error-storage"}


def test_a_killed_server_goes_on_from_its_file(server: Saqqara) -> None:
    async def play() -> Crowd:
        crowd = Crowd([server.port])
        await crowd.sit_down(TABLES)
        crowd.begin()
        for _ in range(KILLED):
            await crowd.until_acked(10 * TABLES + len(crowd.acked))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await crowd.until_over()
        return crowd

    crowd = asyncio.run(play())
    assert_true(server.database_url(), crowd)
