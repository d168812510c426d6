"""Run a server, or a worker without one, in this process, until it is told to end."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy.exc import DBAPIError

from saqqara.build_info import version_line
from saqqara.kernel.errors import OptionError
from saqqara.server import levels
from saqqara.server.lock import lock_database
from saqqara.server.logs import note_lost_error, set_up_logs
from saqqara.server.migrate import migrate
from saqqara.server.parts import Parts
from saqqara.server.settings import Settings, prepare_folder
from saqqara.server.tasks import end_tasks
from saqqara.server.web.app import make_app
from saqqara.server.web.edge import Edge, loop_factory
from saqqara.server.web.pass_requests import PassRequests
from saqqara.server.workers import release_all

MOST_CONNECTIONS = 50_000
OTHER_FILES = 200  # descriptors kept for the database, pipes and the like
HEAD_SECONDS = 20  # for the head of a request, and between two requests
CROWDED_SECONDS = 10.0  # between two looks at how many descriptors there are

log = structlog.get_logger()


def check_port(settings: Settings) -> None:
    """A clear word before anything is started."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            reason = error.strerror or str(error)
            raise OptionError(
                f"{settings.host}:{settings.port} cannot be used: {reason};"
                " choose another with --port",
                "error-port",
                {"host": settings.host, "port": str(settings.port), "reason": reason},
            ) from error


def prepare_process() -> None:
    """For many connections at once, and without long pauses.

    What is loaded by now stays to the end: the garbage collector need not look at it again.
    And it need not look at what is new so often, as little of what a server makes is cyclic.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def most_files() -> int:
    """As many descriptors as the system lets us have; how many that is."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):  # macOS may not give all it promises
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_CONNECTIONS if found == resource.RLIM_INFINITY else found


def most_connections(files: int) -> int:
    """Fewer than descriptors: whoever comes beyond waits outside, instead of a server that
    cannot open anything and tries again and again."""
    return max(16, min(MOST_CONNECTIONS, files - OTHER_FILES))


async def watch_descriptors(most: int) -> None:
    """A word in the log when connections run out, and when there is room again."""
    crowded = False
    while True:
        with contextlib.suppress(OSError):  # no such folder on this system
            open_now = len(os.listdir("/dev/fd"))
            if not crowded and open_now >= most:
                log.warning("connections are running out", open=open_now, most=most)
            elif crowded and open_now < 0.9 * most:
                log.info("there is room for connections again", open=open_now, most=most)
            crowded = open_now >= (0.9 * most if crowded else most)
        await asyncio.sleep(CROWDED_SECONDS)


Ended = Callable[[], Coroutine[Any, Any, None]]


def serve(settings: Settings, ready: Callable[[], None], parent: Ended | None = None) -> None:
    """Until a signal ends it; *ready* is called once people can come. *parent*: returns when the
    parent of this process has ended, which looked after the port that others share."""
    set_up_logs(settings.log_format)
    if parent is None:
        check_port(settings)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_until_told(open_server(settings), ready, parent))


def open_server(settings: Settings) -> Parts:
    """The server on its database, brought to this version; an OptionError if it cannot be."""
    os.umask(0o077)  # the database and its journal are nobody else's, wherever they are
    prepare_folder(settings.data)
    levels.offer(settings.own_bots)
    if settings.is_sqlite():
        # Held to the end of the process.
        lock_database(Path(settings.database_url().removeprefix("sqlite:///")))
    parts = Parts(settings)
    try:
        migrate(parts.store.engine)
    except DBAPIError as error:
        parts.store.close()
        reason = str(error.orig).strip().splitlines()[0]
        raise OptionError(
            f"the database cannot be used: {reason}", "error-database", {"reason": reason}
        ) from error
    if settings.is_sqlite():  # no other server shares it: what was leased, a dead one had
        parts.store.write_now(release_all)
    return parts


async def serve_until_told(
    parts: Parts, ready: Callable[[], None], parent: Ended | None = None
) -> None:
    settings = parts.settings
    files = most_files()
    most = most_connections(files)
    app = PassRequests(make_app(parts), parts)
    shared = parent is not None
    server = Edge(app, settings.host, settings.port, most, HEAD_SECONDS, shared)
    prepare_process()
    asyncio.get_running_loop().set_exception_handler(note_lost_error)
    ended = stop_event()
    ends: list[asyncio.Task[Any]] = [asyncio.create_task(ended.wait())]
    if parent is not None:
        ends.append(asyncio.create_task(parent()))
    task = asyncio.create_task(server.serve())
    await wait_until_open(server, task)
    ready()
    log.info("server started", address=settings.address(), version=version_line(), connections=most)
    looking = asyncio.create_task(watch_descriptors(most))
    await asyncio.wait([task, *ends], return_when=asyncio.FIRST_COMPLETED)
    if not task.done():
        await parts.routes.leave()
    await end_tasks([looking, *ends])
    server.stop()
    await task
    log.info("server ended")


async def wait_until_open(server: Edge, task: "asyncio.Task[None]") -> None:
    while not task.done() and not server.started:
        await asyncio.sleep(0.02)
    if task.done():
        await task  # it failed: say why


def stop_event() -> asyncio.Event:
    """Set by Ctrl-C or by whoever runs us."""
    event = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, event.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(event.set))
    return event


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Only the jobs: bots, deadlines, notices."""
    set_up_logs(settings.log_format)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work_until_told(open_server(settings), ready))


async def work_until_told(parts: Parts, ready: Callable[[], None]) -> None:
    asyncio.get_running_loop().set_exception_handler(note_lost_error)
    ended = stop_event()
    await parts.start(serves=False)
    ready()
    await ended.wait()
    await parts.stop()
