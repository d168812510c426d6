"""Where many games are played: here, in other processes, or on a Ray cluster.

There is one loop, `play_all`; a backend only says how to hand a job over and how to get its
result. Results come in the order of the jobs. The work is `play_deal`, or what else plays games
and gives back plain data (simulate.py, research/dataset.py); a job is what it is called with.
"""

import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, Protocol

from saqqara.arena.pool import interrupts_held_back, pool
from saqqara.arena.table import play_deal
from saqqara.bots.foreign import PREFIX
from saqqara.bots.foreign_program import end_all_for_good
from saqqara.kernel.errors import OptionError

JOBS_IN_HAND: Final = 4  # for each worker, so that none waits for work
KNOCK_SECONDS: Final = 5.0
Job = tuple[Any, ...]
Work = Callable[..., Any]


class Backend(Protocol):
    """How jobs are handed over; what `submit` gives is for `result` to understand."""

    in_hand: int  # jobs that may be under way at once

    def submit(self, *job: Any) -> Any: ...

    def result(self, handle: Any) -> Any: ...


Opening = Callable[[], AbstractContextManager[Backend]]
Opener = Callable[[Iterable[str], Work], AbstractContextManager[Backend]]  # for bots, and what work


def play_all(backend: Backend, jobs: Iterable[Job]) -> Generator[Any, None, None]:
    under_way: deque[Any] = deque()
    for job in jobs:
        under_way.append(backend.submit(*job))
        if len(under_way) >= backend.in_hand:
            yield backend.result(under_way.popleft())
    while under_way:
        yield backend.result(under_way.popleft())


class Here:
    """In this process, one after the other."""

    in_hand = 1

    def __init__(self, work: Work = play_deal) -> None:
        self.work = work

    def submit(self, *job: Any) -> Any:
        return self.work(*job)

    def result(self, handle: Any) -> Any:
        return handle


class Processes:
    def __init__(self, executor: Any, workers: int, work: Work = play_deal) -> None:
        self.executor = executor
        self.in_hand = workers * JOBS_IN_HAND
        self.work = work

    def submit(self, *job: Any) -> "Future[Any]":
        with interrupts_held_back():
            handle: Future[Any] = self.executor.submit(self.work, *job)
        return handle

    def result(self, handle: "Future[Any]") -> Any:
        return handle.result()


class RayCluster:
    def __init__(self, ray: Any, work: Work = play_deal) -> None:
        self.ray = ray
        self.in_hand = max(1, int(ray.cluster_resources().get("CPU", 1))) * JOBS_IN_HAND
        self.job = ray.remote(num_cpus=1)(work)

    def submit(self, *job: Any) -> Any:
        return self.job.remote(*job)

    def result(self, handle: Any) -> Any:
        try:
            return self.ray.get(handle)
        except self.ray.exceptions.RayTaskError:
            raise  # a mistake of ours, with its traceback
        except self.ray.exceptions.RayError as error:
            raise OptionError(
                f"Ray gave up: {error}", "cli-arena-ray-failed", {"reason": first_line(error)}
            ) from error


@contextmanager
def processes(workers: int, bots: Iterable[str], work: Work = play_deal) -> Iterator[Backend]:
    """*workers* processes for games between these *bots*; one is this process itself."""
    foreign = any(name.startswith(PREFIX) for name in bots)
    if workers == 1:
        with cleaning_up_when_ended(foreign):
            yield Here(work)
        return
    with pool(workers, end_all_for_good if foreign else None) as executor:
        yield Processes(executor, workers, work)


@contextmanager
def cleaning_up_when_ended(foreign: bool) -> Iterator[None]:
    """Python does not clean up when it is told to end; programs that play must not outlive it."""
    if not foreign or threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(*_: object) -> None:
        raise SystemExit(128 + signal.SIGTERM)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def ray_cluster(address: str, cpus: int | None = None, work: Work = play_deal) -> Iterator[Backend]:
    """The cluster at *address*; `local` starts one on this machine, with all its *cpus*."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers of each run
    import ray

    knock(address)
    settings: dict[str, object] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        settings |= {"include_dashboard": False, "num_cpus": cpus}
    try:
        ray.init(address=address, **settings)
    except (OSError, ValueError, RuntimeError, ImportError) as error:
        raise no_ray(address, error) from error
    try:
        yield RayCluster(ray, work)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Ray itself tries for minutes before it says that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()
        except (OSError, OverflowError) as error:
            raise no_ray(address, error) from error


def no_ray(address: str, error: Exception) -> OptionError:
    return OptionError(
        f"there is no Ray at {address!r}: {error}",
        "cli-arena-no-ray",
        {"address": address, "reason": first_line(error)},
    )


def first_line(error: Exception) -> str:
    return str(error).strip().split("\n")[0]
