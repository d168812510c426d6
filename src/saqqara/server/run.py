"""Run a server, or a worker without one, in this process, until it is told to end."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable

import structlog
from granian.constants import Interfaces
from granian.server.embed import Server
from sqlalchemy.exc import DBAPIError

from saqqara.build_info import version_line
from saqqara.kernel.errors import OptionError
from saqqara.server.house import House
from saqqara.server.logs import note_lost_error, set_up_logs
from saqqara.server.migrate import migrate
from saqqara.server.settings import Settings, prepare_folder
from saqqara.server.web.app import make_app
from saqqara.server.workers import release_all

BACKLOG = 2048
MOST_CONNECTIONS = 50_000

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
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(ValueError, OSError):  # macOS may not give all it promises
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, ready: Callable[[], None]) -> None:
    """Until a signal ends it; *ready* is called once people can come."""
    set_up_logs(settings.log_format)
    check_port(settings)
    asyncio.run(serve_until_told(open_house(settings), ready))


def open_house(settings: Settings) -> House:
    """The house on its database, brought to this version; an OptionError if it cannot be."""
    os.umask(0o077)  # the database and its journal are nobody else's, wherever they are
    prepare_folder(settings.data)
    house = House(settings)
    try:
        migrate(house.store.engine)
    except DBAPIError as error:
        house.store.close()
        reason = str(error.orig).strip().splitlines()[0]
        raise OptionError(
            f"the database cannot be used: {reason}", "error-database", {"reason": reason}
        ) from error
    if settings.is_sqlite():  # no other server shares it: what was leased, a dead one had
        house.store.write_now(release_all)
    return house


async def serve_until_told(house: House, ready: Callable[[], None]) -> None:
    settings = house.settings
    server = Server(
        make_app(house),
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        backpressure=MOST_CONNECTIONS,
        log_enabled=False,
    )
    prepare_process()
    asyncio.get_running_loop().set_exception_handler(note_lost_error)
    ended = stop_event()
    task = asyncio.create_task(server.serve())
    await wait_for_port(settings, task)
    ready()
    log.info("server started", address=settings.address(), version=version_line())
    await asyncio.wait(
        [task, asyncio.create_task(ended.wait())], return_when=asyncio.FIRST_COMPLETED
    )
    server.stop()  # type: ignore[no-untyped-call]
    await task
    log.info("server ended")


async def wait_for_port(settings: Settings, task: "asyncio.Task[None]") -> None:
    while not task.done():
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(settings.host, settings.port)
            writer.close()
            return
        await asyncio.sleep(0.02)
    await task  # it failed: say why


def stop_event() -> asyncio.Event:
    """Set by Ctrl-C or by whoever runs us."""
    event = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, event.set)
    return event


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Only the jobs: bots, deadlines, notices."""
    set_up_logs(settings.log_format)
    asyncio.run(work_until_told(open_house(settings), ready))


async def work_until_told(house: House, ready: Callable[[], None]) -> None:
    asyncio.get_running_loop().set_exception_handler(note_lost_error)
    ended = stop_event()
    await house.start()
    ready()
    await ended.wait()
    await house.stop()
