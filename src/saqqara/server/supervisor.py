"""`saqqara serve --workers N`: several server processes behind one port of one machine.

The parent serves nobody. It starts N times the command that it was started with, and the kernel
hands out connections among them (SO_REUSEPORT). They are servers like any on other machines: one
database, one Redis, each table at its owner. One that dies is started again; SIGHUP puts a new
process in the place of each, one after the other, so a new version comes without a minute away.

A child ends when its standard input ends, and so with its parent, however that ended.
"""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import structlog

from saqqara.server.logs import set_up_logs
from saqqara.server.run import check_port
from saqqara.server.settings import Settings
from saqqara.server.tasks import end_tasks

CHILD: Final = "SAQQARA_CHILD"  # set in a child's environment
READY: Final = b"ready\n"
FIRST_WAIT: Final = 0.5  # seconds before one that died is started again
LONGEST_WAIT: Final = 15.0
SOUND_SECONDS: Final = 60.0  # after which it has run well
START_SECONDS: Final = 120.0
END_SECONDS: Final = 60.0

log = structlog.get_logger()


def is_child() -> bool:
    return CHILD in os.environ


def child_settings(settings: Settings) -> Settings:
    """Of one process among several: its share of the cores."""
    return replace(settings, thinkers=max(1, settings.thinkers // settings.workers))


def supervise(settings: Settings, ready: Callable[[], None]) -> int:
    """Until a signal ends it; the exit code."""
    set_up_logs(settings.log_format)
    check_port(settings)
    return asyncio.run(Supervisor(settings.workers).run(ready))


class Child:
    """One server process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.started_at = time.monotonic()

    async def is_ready(self) -> bool:
        assert self.process.stdout is not None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                return await self.process.stdout.readline() == READY
        return False

    async def end(self) -> None:
        """In good order: it hands on its tables first."""
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        try:
            async with asyncio.timeout(END_SECONDS):
                await self.process.wait()
        except TimeoutError:
            log.warning("a process does not end", pid=self.process.pid)
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()


async def spawn() -> Child:
    """The command of this process once more, as it is on disk now."""
    return Child(
        await asyncio.create_subprocess_exec(
            sys.executable,
            *sys.orig_argv[1:],
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {CHILD: "1"},
            start_new_session=True,  # Ctrl-C is for the parent, which tells them
        )
    )


class Supervisor:
    def __init__(self, number: int) -> None:
        self.number = number
        self.places: list[Child] = []
        self.keepers: list[asyncio.Task[None]] = []
        self.wanted: asyncio.Queue[signal.Signals] = asyncio.Queue()
        self.ending = False

    async def run(self, ready: Callable[[], None]) -> int:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(each, self.wanted.put_nowait, each)
        if not await self.start_all():
            await self.end_all()
            return 2
        ready()
        self.keepers = [asyncio.create_task(self.keep(n)) for n in range(self.number)]
        while await self.wanted.get() == signal.SIGHUP:
            await self.replace_all()
        await self.end_all()
        return 0

    async def start_all(self) -> bool:
        """The first by itself: if it cannot start, none can, and it brings the database to its
        shape."""
        self.places = [await spawn()]
        if not await self.places[0].is_ready():
            return False
        self.places += [await spawn() for _ in range(self.number - 1)]
        started = await asyncio.gather(*(child.is_ready() for child in self.places[1:]))
        return all(started)

    async def keep(self, place: int) -> None:
        """Whenever the process at a place has ended by itself, start another."""
        wait = FIRST_WAIT
        while True:
            child = self.places[place]
            code = await child.process.wait()
            if self.places[place] is not child:
                continue  # it was replaced
            log.warning("a process ended and is started again", pid=child.process.pid, code=code)
            sound = time.monotonic() - child.started_at > SOUND_SECONDS
            wait = FIRST_WAIT if sound else min(2 * wait, LONGEST_WAIT)
            await asyncio.sleep(wait)
            self.places[place] = await spawn()

    async def replace_all(self) -> None:
        """One after the other, the new one first."""
        for place in range(self.number):
            fresh = await spawn()
            if not await fresh.is_ready():
                log.warning("a new process does not start: the old ones go on")
                await fresh.end()
                return
            old, self.places[place] = self.places[place], fresh
            await old.end()
        log.info("all processes are new", number=self.number)

    async def end_all(self) -> None:
        await end_tasks(self.keepers)
        await asyncio.gather(*(child.end() for child in self.places))


async def parent_has_ended() -> None:
    """In a child."""
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    loop.add_reader(sys.stdin.fileno(), ended.set)
    try:
        await ended.wait()
    finally:
        loop.remove_reader(sys.stdin.fileno())
