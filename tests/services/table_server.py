"""`saqqara serve` as people run it: a process of its own, on its own data."""

import json
import os
import socket
import ssl
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

import saqqara
from services import hurried
from services.databases import make_file
from services.server import HOST, Server

SOURCE: Final = Path(saqqara.__file__).parents[1]  # of what this process tests
SECONDS: Final = 60  # for an answer, on a busy machine
NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # certificates would be read in vain
NEW_TABLE: Final[dict[str, Any]] = {"game": "pharaoh", "players": 2}


def running_test() -> str:
    """Whatever stage it is in; "" outside of tests."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]


class TableServer(Server):
    """`flags` are those of `saqqara serve`, `constants` what it waits for, see hurried.py."""

    def __init__(
        self,
        *flags: str,
        constants: tuple[str, ...] = (),
        by_test: bool = False,
        is_first: bool = False,
    ) -> None:
        """`by_test`: its chance is that of the test that runs, see hurried.py.
        `is_first`: it finds nothing, not even an empty database."""
        super().__init__("tables")
        self.test = self.folder / "test" if by_test else None
        self.tell_test()
        self.flags = flags
        self.constants = constants
        self.data = self.folder / "data"
        if not is_first and "--database" not in flags:
            make_file(self.data / "saqqara.db")
        self.url = f"http://{HOST}:{self.port}"

    def command(self) -> list[str]:
        """What it prints goes to a file of its own, so that the log holds only the log."""
        serve = ["serve", "--data", str(self.data), "--port", str(self.port), "--log", "json"]
        return [
            *("sh", "-c", 'exec env PYTHONPATH="$0" "$@" >>printed', str(SOURCE)),
            *([f"{hurried.TEST}={self.test}"] if self.test else []),
            *(sys.executable, "-P", hurried.__file__, *self.constants),
            *("--", *serve, *self.flags),
        ]

    def tell_test(self, name: str | None = None) -> None:
        """Which one runs now."""
        if self.test:
            self.test.write_text(running_test() if name is None else name, "utf-8")

    def is_ready(self) -> bool:
        """Asked often, so it must cost little."""
        try:
            with socket.create_connection((HOST, self.port), timeout=SECONDS):
                pass
        except OSError:
            return False
        try:
            with self.client() as client:
                return client.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def log_lines(self) -> list[dict[str, Any]]:
        """Every line of the log must be one JSON object."""
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]

    def troubles(self) -> list[dict[str, Any]]:
        """What the log calls an error, or says with a traceback."""
        return [
            line
            for line in self.log_lines()
            if line["level"] not in {"info", "warning"} or "exception" in line
        ]

    # ---- clients

    def client(self, token: str = "", **headers: str) -> httpx.Client:
        """Nobody yet, or the holder of an API token; to be closed."""
        if token:
            headers["Authorization"] = f"Bearer {token}"
        return httpx.Client(
            base_url=self.url, headers=headers, timeout=SECONDS, verify=NO_TLS, trust_env=False
        )

    @contextmanager
    def guest(self, name: str = "Ann") -> Iterator[httpx.Client]:
        with self.client() as client:
            client.post("/api/guest", json={"name": name}).raise_for_status()
            yield client

    def live(
        self, table: str, who: httpx.Client | None = None, since: object = 0, **headers: str
    ) -> ClientConnection:
        """The WebSocket of a table, as whoever the client is."""
        if who is not None and "saqqara" in who.cookies:
            headers["Cookie"] = f"saqqara={who.cookies['saqqara']}"
        if who is not None and "Authorization" in who.headers:
            headers["Authorization"] = who.headers["Authorization"]
        return connect(
            f"ws://{HOST}:{self.port}/api/tables/{table}/live?since={since}",
            additional_headers=headers,
            open_timeout=SECONDS,
            proxy=None,
            max_size=None,
        )


def open_table(client: httpx.Client, **wish: object) -> str:
    answer = client.post("/api/tables", json=NEW_TABLE | wish)
    answer.raise_for_status()
    return str(answer.json()["id"])


def begin(client: httpx.Client, **wish: object) -> str:
    """A game of the client against a quick bot, begun."""
    table = open_table(client, **{"bots": ["novice"], **wish})
    start_table(client, table)
    return table


def start_table(client: httpx.Client, table: str) -> None:
    client.post(f"/api/tables/{table}/start", json={}).raise_for_status()


def told(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=SECONDS))
        if message["type"] == kind:
            return message


def own_turn(socket: ClientConnection) -> dict[str, Any]:
    """From the snapshot on, the first update that asks something of us."""
    update: dict[str, Any] = told(socket, "snapshot")["update"]
    while update["decision"] is None:
        update = told(socket, "update")
    return update


def say(socket: ClientConnection, kind: str, **fields: object) -> None:
    socket.send(json.dumps({"type": kind, **fields}))
