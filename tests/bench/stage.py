"""How smoothly a board moves: python tests/bench/stage.py [--runs N] [--trace] [BOARD ..]

    PYTHONPATH=tests python tests/bench/stage.py

The moments of which `make films` makes films, played in Chromium without a GPU at the usual speed:
frames a second while things are in the air, the share of long frames (more than 50 ms), with four
and more in the air besides, and what the layout shifted on the board. Medians over the runs, as a
machine that does other things too stops now and then. --trace says what the time is spent on.
"""

import argparse
import json
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from services.table_server import TableServer
from web.browsers import Contexts, need_client, running_browser
from web.filming import DESK, decide, until_quiet
from web.moments import Moment, picked, table_at
from web.smoothness import LONG, Seen, seen, watch
from web.visitor import visitor

RUNS: Final = 3
MANY: Final = 4  # in the air at the same time
TRACED: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


def played(contexts: Contexts, server: TableServer, name: str, moment: Moment, trace: str) -> Seen:
    server.tell_test(name)
    guest = visitor(contexts, server.url, "en", DESK, moving=True)
    with server.guest("Ann") as client:
        guest.take_over(client)
        table = table_at(client, moment)
    guest.show(f"/table/{table}")
    guest.standing(-1, "mine")
    watch(guest)
    if trace:
        contexts.browser.start_tracing(page=guest.page, path=trace, categories=TRACED)
    begin = decide(guest, server, table, moment)
    until_quiet(guest.page, begin)
    if trace:
        contexts.browser.stop_tracing()
    told = seen(guest)
    guest.close()
    return told


def rate(times: list[float]) -> str:
    """Frames a second, and how many of them were long."""
    if not times:
        return "-"
    late = 100 * sum(each > LONG for each in times) / len(times)
    return f"{1000 * len(times) / sum(times):.0f}, {late:.0f} %"


def middle(runs: list[Seen], least: int) -> str:
    """Of the run in the middle, by its frames a second."""
    flown = [times for times in (run.flying(least) for run in runs) if times]
    return rate(sorted(flown, key=statistics.mean)[len(flown) // 2]) if flown else "-"


def spent(trace: str) -> Counter[str]:
    """Milliseconds by what was done; what is part of something else counts in both."""
    times: Counter[str] = Counter()
    for each in json.loads(Path(trace).read_text("utf-8"))["traceEvents"]:
        if each.get("ph") == "X" and "dur" in each:
            times[each["name"]] += each["dur"] / 1000
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("boards", nargs="*", help="boards or scenes; all if none")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--trace", action="store_true")
    wish = parser.parse_args()
    need_client()
    tell("| scene | frames a second, long ones | with four in the air | shifted |")
    tell("|---|---|---|---|")
    with TableServer("--no-limits", by_test=True) as server, running_browser() as contexts:
        for name, moment in picked(wish.boards):
            measure(contexts, server, name, moment, wish.runs, wish.trace)


def measure(
    contexts: Contexts, server: TableServer, name: str, moment: Moment, number: int, trace: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/trace.json" if trace else ""
        runs = [played(contexts, server, name, moment, path) for _ in range(number)]
        shifts = sorted({shift for run in runs for shift in run.shifts})
        tell(f"| {name} | {middle(runs, 1)} | {middle(runs, MANY)} | {len(shifts)} |")
        for shift in shifts:
            tell(f"  {shift}")
        for what, times in spent(path).most_common(16) if trace else []:
            tell(f"  {times:8.0f} ms {what}")


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
