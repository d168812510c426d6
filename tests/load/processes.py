"""Processes of a load test: started, asked, measured, ended."""

import contextlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, Self

TICKS: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 120.0
TESTS: Final = Path(__file__).resolve().parent.parent


class Process:
    """Ends with the with statement; answers commands if it is a client."""

    def __init__(self, command: list[str], folder: Path, log: Path, package: str = "") -> None:
        self.command = command
        self.package = package  # a folder with another build of saqqara
        self.folder = folder
        self.log = log

    def __enter__(self) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ | {"PYTHONPATH": import_path(self.package)},
            )
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()

    def line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.command[0]} ended:\n{self.log.read_text()[-2000:]}")
        return line.decode().strip()

    def tell(self, command: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{command}\n".encode())
        self.process.stdin.flush()

    def answer(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.line())
        return found

    def cpu(self) -> float:
        """Seconds of CPU, with its threads."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_of(pid: int, with_ended: bool = False) -> float:
    """Seconds of CPU of a process with its threads, and with its children that have ended."""
    text = Path(f"/proc/{pid}/stat").read_text()
    fields = text.rsplit(")", 1)[1].split()
    return sum(int(field) for field in fields[11 : 15 if with_ended else 13]) / TICKS


def fine_cpu_of(pid: int) -> float:
    """The same to the nanosecond, for what takes less than a tick; of threads that are there."""
    found = 0
    for each in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it ended just now
            found += int((each / "schedstat").read_text().split()[0])
    return found / 1e9


def import_path(package: str) -> str:
    given = os.environ.get("PYTHONPATH", "")
    return os.pathsep.join([part for part in (package, given, str(TESTS)) if part])


def our_server(port: int, folder: Path, *more: str, package: str = "") -> Process:
    """*more*: options; *package*: a folder with another build of saqqara."""
    options = ["--no-limits", "--port", str(port), "--data", str(folder / "data"), *more]
    command = [sys.executable, "-m", "saqqara", "serve", *options]
    return Process(command, folder, folder / "server.log", package)


def client_of(module: str, port: int | str, tables: int, folder: Path, *options: str) -> Process:
    command = [sys.executable, "-m", module, str(port), str(tables), *options]
    return Process(command, folder, folder / "client.log")


def wait_for_line(process: Process, word: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while word not in process.line():
        if time.monotonic() > deadline:
            raise SystemExit(f"{process.command} did not become ready")
