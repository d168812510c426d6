"""Many games of a series, on one core or several. The result is the same on any number."""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from saqqara.arena.series import Series, Totals, no_totals, play_part
from saqqara.bots import make_bot
from saqqara.bots.foreign import PREFIX
from saqqara.kernel.errors import OptionError
from saqqara.kernel.spec import Spec

LARGEST_PART: Final = 1000  # games; a second or so where nothing is compiled
LARGEST_BOT_PART: Final = 4
PARTS_IN_HAND: Final = 4  # for each worker, so that none waits for work


def simulate(
    spec: Spec,
    players: int,
    options: dict[str, str],
    games: int,
    seed: int,
    bots: tuple[str, ...] = (),
    workers: int = 1,
    records_dir: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Totals:
    """Play *games* games; *bots* by seat, none means random ones.

    *progress* is told how many games have just been finished. OptionError for bad input;
    KeyboardInterrupt passes through when the workers are gone.
    """
    complete = spec.game(players, options).options
    series = Series(spec.id, players, complete, seed, bots_by_seat(bots, players), records_dir)
    if records_dir is not None:
        Path(records_dir).mkdir(parents=True, exist_ok=True)
    parts = parts_of(games, workers, LARGEST_PART if series.all_random() else LARGEST_BOT_PART)
    total = no_totals(players)
    with closing(play(series, parts, workers)) as results:
        for result in results:
            total.add(result)
            if progress is not None:
                progress(result.games)
    return total


def bots_by_seat(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One bot for each seat; one name alone stands for all seats."""
    if not bots:
        bots = ("random",)
    for name in bots:
        if name.startswith(PREFIX):
            raise OptionError(
                "programs play in the arena, not in simulations", "bot-foreign-simulate", {}
            )
        make_bot(name, 0)
    if len(bots) not in {1, players}:
        raise OptionError(
            f"{len(bots)} bots do not fit {players} seats; name one bot, or one for each seat",
            "bot-count",
            {"bots": len(bots), "players": players},
        )
    return bots * players if len(bots) == 1 else bots


def parts_of(games: int, workers: int, largest: int) -> Iterator[tuple[int, int]]:
    """The games as (first, count), small enough for a moving progress bar."""
    size = max(1, min(largest, games // (workers * 8)))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def play(
    series: Series, parts: Iterator[tuple[int, int]], workers: int
) -> Generator[Totals, None, None]:
    """The result of each part, in order."""
    if workers == 1:
        for first, count in parts:
            yield play_part(series, first, count)
        return
    with pool(workers) as executor:
        pending: deque[Future[Totals]] = deque()
        for first, count in parts:
            with interrupts_held_back():
                pending.append(executor.submit(play_part, series, first, count))
            if len(pending) >= workers * PARTS_IN_HAND:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()


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
