"""Cleans up after a server, however the process that started it ends, be it by kill -9.

    python guard.py FOLDER

Waits until its input ends or its parent is gone; then ends the server whose process id stands in
FOLDER/pid, if there is such a file, and removes the folder.
"""

import os
import select
import shutil
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path


def wait_for_the_end() -> None:
    parent = os.getppid()
    while os.getppid() == parent:  # its forks may hold our input open for longer than it lives
        if select.select([0], [], [], 1.0)[0]:
            return


def end(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGINT)
        for _ in range(100):
            time.sleep(0.05)
            os.kill(pid, 0)
        os.kill(pid, signal.SIGKILL)


def main(folder: Path) -> None:
    wait_for_the_end()
    with suppress(FileNotFoundError, ValueError):
        end(int((folder / "pid").read_text("ascii")))
    for _ in range(20):  # a server's children may still be writing
        shutil.rmtree(folder, ignore_errors=True)
        if not folder.exists():
            return
        time.sleep(0.1)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
