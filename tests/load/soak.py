"""Whether a server stays as it is: python -m load.soak --minutes 60

Tables at which games begin anew, at a fixed rate. Every half minute a line: the resident memory,
what a move costs, tables and connections as /metrics has them. In the end, by how much memory grew
from the third quarter of the time to the last, and what is in the database.
"""

import argparse
import json
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final

from load.driver import HOST
from load.processes import client_of, our_server, wait_for_line
from load.run import file_in, look_up
from services.server import free_port

LOOK: Final = 30.0  # seconds
LEAST: Final = 4  # looks, a quarter each
MIB: Final = 1024 * 1024
SHOWN: Final = ("saqqara_connections", "saqqara_tables_in_memory")
MOST_GROWTH: Final = 0.10  # of memory, over the second half


def metrics(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://{HOST}:{port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    pairs = [line.rsplit(" ", 1) for line in lines if line and not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


def growth(memory: list[int]) -> float:
    """Of the last quarter's mean over the third's, as a share."""
    quarter = max(1, len(memory) // 4)
    third, last = memory[-2 * quarter : -quarter], memory[-quarter:]
    return (sum(last) / len(last)) / (sum(third) / len(third)) - 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    given = parser.parse_args()
    memory: list[int] = []
    with tempfile.TemporaryDirectory(prefix="saqqara-soak-") as name:
        folder, port = Path(name), free_port()
        with our_server(port, folder) as server:
            wait_for_line(server, str(port))
            with client_of("load.play", port, given.tables, folder, "?patches=1") as client:
                client.answer()
                end = time.monotonic() + 60 * given.minutes
                while time.monotonic() < end or len(memory) < LEAST:
                    before = server.cpu()
                    client.tell(f"rate {given.rate} {LOOK}")
                    answer = client.answer()
                    memory.append(server.memory())
                    cost = 1000 * (server.cpu() - before) / max(1, answer["all_moves"])
                    found = metrics(port)
                    shown = ", ".join(f"{name} {found.get(name, 0):.0f}" for name in SHOWN)
                    sys.stdout.write(
                        f"{memory[-1] / MIB:.1f} MiB, {answer['moves']} moves at {cost:.2f} ms"
                        f" of CPU, {shown} {answer['errors'] or ''}\n"
                    )
                    sys.stdout.flush()
                client.tell(f"quit {folder / 'acked-0.json'}")
                client.answer()
        acked = json.loads((folder / "acked-0.json").read_text())
        lost = look_up(file_in(folder), acked)
    sys.stdout.write(f"grew by {growth(memory):.1%}; {len(acked)} moves, {len(lost)} faults\n")
    return 1 if lost or growth(memory) > MOST_GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
