"""What the commands that play many games share: the seed, who does the work, what may fail."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from saqqara.arena.backends import Backend, Opener, Opening, Work, processes, ray_cluster
from saqqara.arena.table import play_deal
from saqqara.cli.command import Given
from saqqara.cli.extras import require
from saqqara.cli.output import complain
from saqqara.cli.values import MAX_SEED, bad_input, number
from saqqara.text import Texts

MOST_WORKERS: Final = 60  # Windows cannot wait for more


def seed_of(given: Given) -> int:
    return number(given.option("--seed"), "--seed", 0, MAX_SEED, default=1)


def workers_of(given: Given) -> int:
    wanted = number(given.option("--workers"), "--workers", 0, MOST_WORKERS, default=1)
    return wanted or min(MOST_WORKERS, os.cpu_count() or 1)


def opening_of(given: Given, bots: Iterable[str], work: Work = play_deal) -> Opening:
    return partial(opener_of(given), bots, work)


def opener_of(given: Given) -> Opener:
    """Where games are played, as asked for; for those who play in several parts."""
    address = given.option("--ray")
    if address is None:
        return partial(processes, workers_of(given))
    if given.option("--workers") is not None:
        raise bad_input("cli-arena-either")
    require(("ray",), "ray")

    def on_ray(_: Iterable[str], work: Work) -> AbstractContextManager[Backend]:
        return ray_cluster(address, work=work)

    return on_ray


@contextmanager
def clear_failures(folder: Path | None, texts: Texts, records: bool = False) -> Iterator[None]:
    """What a machine may refuse, as a sentence for a person. Who breaks off a run is told that it
    continues in its folder, unless that is for *records* only."""
    try:
        yield
    except BrokenProcessPool as error:
        raise bad_input("cli-error-workers") from error
    except OSError as error:
        if folder is None:
            raise
        reason = error.strerror or str(error)
        refused = "cli-error-folder" if records else "cli-arena-folder"
        raise bad_input(refused, folder=str(folder), reason=reason) from error
    except KeyboardInterrupt:
        if folder is not None and not records:
            complain(texts.say("cli-arena-continue", folder=str(folder)))
        raise
