"""What tables and connections hold of a server's memory: python -m load.memory [--tables 200]

So many tables of four people with a spectator each are opened, then a few moves are made at each;
told is by how much the resident memory of the server grew, by tables.
With folders that hold a package `saqqara` these builds are measured one after another.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from load.driver import VIEWERS
from load.processes import client_of, our_server, wait_for_line
from services.server import free_port

WARM: Final = 20  # tables before anything is measured: what a server needs once
KIB: Final = 1024


def measure(package: str, tables: int, seconds: float, folder: Path, wish: str) -> dict[str, float]:
    folder.mkdir()
    port = free_port()
    with our_server(port, folder, package=package) as server:
        wait_for_line(server, str(port))
        with client_of("load.play", port, WARM, folder) as first:
            first.answer()
            first.tell(f"full {seconds}")
            first.answer()
            before = server.memory()
            with client_of("load.play", port, tables, folder, wish) as client:
                client.answer()
                opened = server.memory()
                client.tell(f"rate {tables} {seconds}")
                client.answer()
                played = server.memory()
                client.tell(f"quit {folder / 'acked.json'}")
                client.answer()
            first.tell(f"quit {folder / 'first.json'}")
            first.answer()
    return {
        "opened": (opened - before) / tables / KIB,
        "played": (played - before) / tables / KIB,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("packages", nargs="*", default=[""], help="folders with a saqqara in them")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--patches", action="store_true", help="clients take patches of views")
    given = parser.parse_args()
    wish = "?patches=1" if given.patches else ""
    with tempfile.TemporaryDirectory(prefix="saqqara-memory-") as name:
        for number, package in enumerate(given.packages):
            folder = Path(name) / str(number)
            found = measure(package, given.tables, given.seconds, folder, wish)
            sys.stdout.write(
                f"{package or 'this build'}: KiB a table with its {VIEWERS} connections:"
                f" {found['opened']:.0f} opened, {found['played']:.0f} after some moves\n"
            )


if __name__ == "__main__":
    main()
