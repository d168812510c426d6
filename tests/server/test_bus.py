"""The bus between servers, on a real Redis."""

import asyncio

import pytest

from saqqara.server import tasks
from saqqara.server.bus import RedisBus, SomethingDue, Words
from services.redis_server import Redis

WORDS = 200


def test_a_server_that_has_much_to_say_still_ends(
    redis_server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancelled while it speaks: one cancellation may get lost in the library."""
    monkeypatch.setattr(tasks, "AGAIN_SECONDS", 0.05)

    async def speak_and_stop(number: int) -> None:
        bus = RedisBus("speaker", redis_server.url())
        await bus.start(ignore)
        await asyncio.sleep(0.02)
        for _ in range(WORDS):
            bus.say(SomethingDue("speaker"))
        await asyncio.sleep(number / 1000)
        async with asyncio.timeout(120):
            await bus.stop()
        assert all(task.done() for task in bus.tasks)

    async def run() -> None:
        for number in range(15):
            await speak_and_stop(number)

    asyncio.run(run())


async def ignore(word: Words) -> None:
    pass
