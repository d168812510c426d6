"""Servers and workers on one PostgreSQL and one Redis, and each of these gone in its turn while
many games run: what was acknowledged stays, and every game goes on."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack

import pytest

from drawing import SOAK
from server.faults.crowd import Crowd, assert_true
from server.faults.server_process import Saqqara, Worker
from services.databases import make_database
from services.postgres import Postgres
from services.redis_server import Redis

TABLES = 20 if SOAK else 3


class Together:
    """Two servers, two workers, and what they share."""

    def __init__(self, postgres: Postgres, until_the_end: ExitStack) -> None:
        self.postgres = postgres
        self.url = make_database(postgres, "together")
        self.redis = until_the_end.enter_context(Redis())
        options = ("--database", self.url, "--redis", self.redis.url())
        self.servers = [
            until_the_end.enter_context(Saqqara(*options, "--no-limits", "--no-worker"))
            for _ in range(2)
        ]
        self.workers = [until_the_end.enter_context(Worker(*options)) for _ in range(2)]

    def all_run(self) -> None:
        """Whatever a test has taken away comes back."""
        for each in (self.postgres, self.redis, *self.servers, *self.workers):
            if each.process is None:
                each.start()

    def play(
        self, trouble: Callable[[Crowd], Awaitable[None]], *bots: str, to_the_end: bool = SOAK
    ) -> Crowd:
        """Games of two people and these bots."""

        async def play() -> Crowd:
            crowd = Crowd([server.port for server in self.servers])
            await crowd.sit_down(TABLES, bots)
            crowd.begin()
            await crowd.until_acked(8 * TABLES)
            await trouble(crowd)
            if to_the_end:
                await crowd.until_over()
            else:
                await crowd.until_all_go_on(8)
                await crowd.leave()
            return crowd

        crowd = asyncio.run(play())
        assert_true(self.url, crowd)
        return crowd


@pytest.fixture(scope="module")
def started(postgres: Postgres) -> Iterator[Together]:
    with ExitStack() as until_the_end:
        try:
            yield Together(postgres, until_the_end)
        finally:
            if postgres.process is None:  # others need it too
                postgres.start()


@pytest.fixture
def together(started: Together) -> Together:
    started.all_run()
    return started


def test_redis_is_gone_and_back(together: Together) -> None:
    async def trouble(crowd: Crowd) -> None:
        await asyncio.to_thread(together.redis.kill)
        await crowd.until_all_go_on(5)  # without it
        await asyncio.to_thread(together.redis.start)

    assert not together.play(trouble).refusals


def test_postgres_is_restarted(together: Together) -> None:
    """Once in good order, once as in a crash."""

    async def trouble(crowd: Crowd) -> None:
        await asyncio.to_thread(together.postgres.restart)
        await crowd.until_all_go_on(8)
        await asyncio.to_thread(together.postgres.kill)
        await crowd.until_refused(3)
        await asyncio.to_thread(together.postgres.start)

    assert set(together.play(trouble).refusals) == {"error-storage"}


def test_another_server_and_another_worker_take_over(together: Together) -> None:
    """Two people at each table, at one server each; the third seat has a bot."""

    async def trouble(crowd: Crowd) -> None:
        await asyncio.to_thread(together.workers[0].kill)
        await crowd.until_all_go_on(5)  # also where it was at work
        await asyncio.to_thread(together.servers[0].kill)

    together.play(trouble, "novice", to_the_end=True)
