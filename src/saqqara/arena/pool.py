"""Processes to play in that are gone afterwards, however the work ends."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def pool(
    workers: int, before_end: Callable[[], None] | None = None
) -> Iterator[ProcessPoolExecutor]:
    """Processes that are gone afterwards, also when the work was broken off.

    *before_end* is called in a worker that is ended from outside.

    Ctrl-C reaches every process of a terminal, at any moment. Only this one listens: the
    workers would fill the screen with tracebacks, so it ends them.
    """
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")  # the only kind that every system has
    executor = ProcessPoolExecutor(
        workers, mp_context=context, initializer=prepare_worker, initargs=(before_end,)
    )
    try:
        yield executor
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def prepare_worker(before_end: Callable[[], None] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, args=(before_end,), daemon=True).start()
    if before_end is not None:
        signal.signal(signal.SIGTERM, lambda *_: end_now(before_end))


def end_with_parent(before_end: Callable[[], None] | None) -> None:
    """A parent that was killed cannot end its workers, and they would wait for work forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        end_now(before_end)


def end_now(before_end: Callable[[], None] | None) -> None:
    if before_end is not None:
        before_end()
    os._exit(128 + signal.SIGTERM)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """What is started here is deaf to Ctrl-C from its first moment; here it comes a bit later."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
