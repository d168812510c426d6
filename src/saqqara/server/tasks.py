"""How background tasks are ended."""

import asyncio
from collections.abc import Collection
from typing import Any, Final

AGAIN_SECONDS: Final = 1.0


async def end_tasks(tasks: Collection["asyncio.Task[Any]"]) -> None:
    """Cancel until all are done.

    Once is not enough: before Python 3.12, asyncio.wait_for loses a cancellation that comes
    together with what it waits for, and libraries (Redis) use it.
    """
    waiting = {task for task in tasks if not task.done()}
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)  # what went wrong was logged
