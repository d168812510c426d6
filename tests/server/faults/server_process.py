"""`saqqara serve` and `saqqara worker` as real processes that tests may kill."""

import http.client
import os
import sys
from contextlib import closing, suppress
from pathlib import Path

import saqqara
from services import hurried
from services.databases import make_file
from services.server import HOST, PATIENCE, Server

SOURCES = Path(saqqara.__file__).parents[1]


# Bots answer almost at once, and what a dead worker had leased is free again soon.
HURRIED = (
    'saqqara.server.timing.STEPS={"novice": 0.02}',
    "saqqara.server.workers.LEASE_SECONDS=3",
)


class Saqqara(Server):
    """On SQLite in its own folder, unless it is told of a database."""

    def __init__(self, *options: str, data: Path | None = None) -> None:
        super().__init__("serve")
        self.options = options
        self.data = data or self.folder / "data"
        if "--database" not in options:
            make_file(self.data / "saqqara.db")

    def command(self) -> list[str]:
        place = ["--port", str(self.port), "--data", str(self.data)]
        return [*python(), "serve", *place, *self.options]

    def is_ready(self) -> bool:
        return self.get("/health") is not None

    def get(self, path: str) -> str | None:
        """What it answers; None if it does not, or not with 200."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        with closing(connection), suppress(OSError, http.client.HTTPException):
            connection.request("GET", path)
            answer = connection.getresponse()
            text = answer.read().decode()
            return text if answer.status == 200 else None
        return None

    def database_url(self) -> str:
        return f"sqlite:///{self.data / 'saqqara.db'}"


class Worker(Server):
    def __init__(self, *options: str) -> None:
        super().__init__("worker")
        self.options = options

    def command(self) -> list[str]:
        return [*python(), "worker", "--data", str(self.folder / "data"), *self.options]

    def is_ready(self) -> bool:
        return b"\n" in self.log.read_bytes()  # it says so


def python() -> list[str]:
    """The saqqara under test, wherever the process runs."""
    environment = ["env", f"PYTHONPATH={SOURCES}{os.pathsep}"]
    return [*environment, sys.executable, "-P", hurried.__file__, *HURRIED, "--"]
