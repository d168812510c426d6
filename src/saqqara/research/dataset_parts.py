"""What a dataset has so far, while it is made: parts on disk, so that an interrupted run continues.

A part holds the decisions of some deals, and in its metadata their results; it is there as a whole
or not at all. Deals are finished in their order, so the parts are the beginning of the dataset, and
the next run plays what follows. The folder of the parts goes when the dataset is complete.
"""

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from saqqara.arena.store import lock, write_whole
from saqqara.arena.table import DealResult
from saqqara.build_info import differing
from saqqara.kernel.errors import OptionError

FOLDER: Final = "unfinished"
PLAN: Final = "dataset.json"  # what the parts are of
DEALS: Final = b"saqqara.deals"  # in the metadata of a part
PART: Final = "part-{:06}.parquet"
SECONDS: Final = 10.0  # of work that a kill can take

Table = Any  # an Arrow table


class Parts:
    """An open folder of parts."""

    def __init__(self, folder: Path, most_rows: int) -> None:
        self.folder = folder
        self.most_rows = most_rows  # a part is written when there are so many
        self.paths = sorted(folder.glob("part-*.parquet"))
        self.results = [result for path in self.paths for result in deals_in(path)]
        self.waiting: list[tuple[DealResult, Table]] = []  # not written yet
        self.written = time.monotonic()
        self.complete = False  # when it is, nothing of this is needed any more

    def add(self, result: DealResult, table: Table) -> None:
        self.waiting.append((result, table))
        rows = sum(len(each) for _, each in self.waiting)
        if rows >= self.most_rows or time.monotonic() - self.written > SECONDS:
            self.write()

    def write(self) -> None:
        """What waits is let go first: whatever interrupts this, no deal is written twice."""
        deals, self.waiting = self.waiting, []
        if not deals:
            return
        import pyarrow as pa
        import pyarrow.parquet as pq

        results = [result for result, _ in deals]
        metadata = {DEALS: json.dumps(results).encode()}
        table = pa.concat_tables([each for _, each in deals]).replace_schema_metadata(metadata)
        sink = pa.BufferOutputStream()
        pq.write_table(table, sink, compression="zstd")
        path = self.folder / PART.format(len(self.paths))
        write_whole(path, sink.getvalue())
        self.paths.append(path)
        self.results += results
        self.written = time.monotonic()

    def done(self) -> set[tuple[str, int]]:
        return {(result["game"], result["deal"]) for result in self.results}

    def merge(self, path: Path, layout: Any) -> int:
        """All parts as one file of row groups of about the same size; how many rows it has."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        rows, held = 0, []
        with pq.ParquetWriter(path, layout, compression="zstd") as writer:
            for number, part in enumerate(self.paths, start=1):
                held.append(pq.read_table(part).cast(layout))
                if sum(len(each) for each in held) >= self.most_rows or number == len(self.paths):
                    group = pa.concat_tables(held)
                    writer.write_table(group, row_group_size=len(group))
                    rows += len(group)
                    held = []
        return rows


@contextmanager
def open_parts(folder: Path, card: dict[str, Any], most_rows: int) -> Iterator[Parts]:
    """The parts of the dataset that *card* describes. However this ends, what waits is written;
    parts of a dataset that is complete are removed.

    OptionError if they are of another one, or if it is being made elsewhere.
    """
    inner = folder / FOLDER
    inner.mkdir(parents=True, exist_ok=True)
    with open(inner / "lock", "a+b") as file:
        lock(file, folder)
        settle(inner / PLAN, folder, card)
        parts = Parts(inner, most_rows)
        try:
            yield parts
        finally:
            parts.write()
    if parts.complete:
        shutil.rmtree(inner)


def settle(path: Path, folder: Path, card: dict[str, Any]) -> None:
    """Write down what is made, or see that it is what was."""
    if not path.exists():
        write_whole(path, json.dumps(card, ensure_ascii=False).encode() + b"\n")
        return
    try:
        found = json.loads(path.read_bytes())
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise other_dataset(folder, [PLAN])
    if changed := differing(flat(found), flat(card), ("saqqara", "plan.version")):
        raise other_dataset(folder, changed)


def flat(card: dict[str, Any]) -> dict[str, Any]:
    """What differs is told by its own name, not as `plan`; both have a `version` and a `format`."""
    plan = card.get("plan")
    inner = plan if isinstance(plan, dict) else {"plan": plan}
    own = {key: value for key, value in card.items() if key != "plan"}
    return {**own, **{key if key not in own else f"plan.{key}": inner[key] for key in inner}}


def other_dataset(folder: Path, changed: list[str]) -> OptionError:
    what = ", ".join(changed)
    return OptionError(
        f"{folder} holds the beginning of another dataset; these differ: {what}",
        "cli-dataset-other",
        {"folder": str(folder), "what": what},
    )


def deals_in(path: Path) -> list[DealResult]:
    import pyarrow.parquet as pq

    found: list[DealResult] = json.loads(pq.read_schema(path).metadata[DEALS])
    return found
