"""A contest on disk: every finished deal is kept, so that an interrupted run continues.

run.json      what is played; another plan in the same folder is refused
deals.jsonl   a line for each finished deal, in the order they were finished
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from saqqara import __version__
from saqqara.arena.plan import Plan
from saqqara.arena.table import DealResult
from saqqara.build_info import differing, engine_digest
from saqqara.kernel.errors import OptionError

FORMAT: Final = 2
RUN: Final = "run.json"
DEALS: Final = "deals.jsonl"
SYNC_SECONDS: Final = 1.0  # the most that a power failure can take


class Store:
    """An open folder. What an earlier run left is in `done`."""

    def __init__(self, file: IO[bytes], done: list[DealResult]) -> None:
        self.file = file
        self.done = done
        self.synced = time.monotonic()

    def add(self, result: DealResult) -> None:
        """Nobody but a failing machine can take it away again, and that only for a second."""
        self.file.write(json.dumps(result, separators=(",", ":")).encode() + b"\n")
        self.file.flush()
        if time.monotonic() - self.synced > SYNC_SECONDS:
            self.sync()

    def sync(self) -> None:
        os.fsync(self.file.fileno())
        self.synced = time.monotonic()


@contextmanager
def open_store(folder: Path, plan: Plan) -> Iterator[Store]:
    """OptionError if the folder holds another contest, or one that is running; OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / DEALS, "a+b") as file:
        lock(file, folder)
        settle_plan(folder, plan)
        done = read_deals(file)
        store = Store(file, done)
        try:
            yield store
        finally:
            store.sync()


def lock(file: IO[bytes], folder: Path) -> None:
    """Held until the file is closed or the process ends, however it ends."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise OptionError(
            f"another contest is being played in {folder}",
            "cli-arena-busy",
            {"folder": str(folder)},
        ) from error


# ---- what is played


def settle_plan(folder: Path, plan: Plan) -> None:
    """Write down what is played, or see that it is what was."""
    wanted = plan_data(plan)
    path = folder / RUN
    if not path.exists():
        if (folder / DEALS).stat().st_size > 0:
            raise other_contest(folder, [RUN])
        write_whole(path, json.dumps(wanted, indent=2).encode() + b"\n")
        return
    try:
        found = json.loads(path.read_bytes())
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise other_contest(folder, [RUN])
    if changed := differing(found, wanted):
        raise other_contest(folder, changed)


def plan_data(plan: Plan) -> dict[str, object]:
    """All that results depend on. The number of games is not among it: a run can be extended."""
    data: dict[str, object] = {
        "format": FORMAT,
        "version": __version__,  # for people; `engine` tells whether results would be the same
        "engine": [engine_digest(pairing.game) for pairing in plan.pairings],
        "game": [pairing.game for pairing in plan.pairings],
        "rules": [pairing.rules for pairing in plan.pairings],
        "players": [pairing.players for pairing in plan.pairings],
        "option": [pairing.options for pairing in plan.pairings],
        "bots": [list(pairing.bots) for pairing in plan.pairings],
        "seed": plan.seed,
        "deadline": plan.deadline,
    }
    if any(pairing.values for pairing in plan.pairings):
        data["varied"] = [{pairing.varied: list(pairing.values)} for pairing in plan.pairings]
    return data


def other_contest(folder: Path, changed: list[str]) -> OptionError:
    what = ", ".join(changed)
    return OptionError(
        f"{folder} holds another contest; these differ: {what}",
        "cli-arena-other",
        {"folder": str(folder), "what": what},
    )


# ---- what was played


def read_deals(file: IO[bytes]) -> list[DealResult]:
    """The sound beginning of the file; what follows it, such as half a line, is cut off."""
    file.seek(0)
    done: list[DealResult] = []
    seen: set[tuple[str, int]] = set()
    end = 0
    for line in file:
        try:
            result: DealResult = json.loads(line)
            key = (result["game"], result["deal"])
        except (ValueError, TypeError, KeyError):
            break
        if not line.endswith(b"\n"):
            break
        end += len(line)
        if key not in seen:
            seen.add(key)
            done.append(result)
    file.truncate(end)
    file.seek(end)
    return done


def write_whole(path: Path, content: bytes) -> None:
    """All of it or nothing, even if the machine fails meanwhile."""
    beside = path.with_name(path.name + ".part")
    with open(beside, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
