"""A server that runs for tests: in a folder of its own, on a port of this machine only."""

import os
import pwd
import secrets
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from services import guard

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0  # seconds to start or to end, on a busy machine


class ServerFailed(Exception):
    """A server did not start or did not end; with the last lines of its log."""


class Server(ABC):
    """Not started yet. `close` it in the end, or use it in a with statement, which starts it."""

    def __init__(self, name: str, user: pwd.struct_passwd | None = None) -> None:
        self.name = name
        self.user = user  # to run as, if not as ourselves
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.alive = -1  # a pipe that ends when the last process of the server has ended
        self.folder = Path(tempfile.mkdtemp(prefix=f"saqqara-{name}-"))
        if user is not None:
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.log = self.folder / "log"
        self.guard = subprocess.Popen(
            [sys.executable, "-I", guard.__file__, str(self.folder)],
            stdin=subprocess.PIPE,
            start_new_session=True,  # so that Ctrl-C is ours alone
        )

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def is_ready(self) -> bool:
        """Does it answer?"""

    # ---- starting and ending

    def start(self) -> None:
        """Returns when it answers."""
        assert self.process is None, f"{self.name} runs already"
        self.alive, held = os.pipe()
        try:
            self.process = self.spawn(self.command(), held)
        finally:
            os.close(held)
        (self.folder / "pid").write_text(str(self.process.pid), "ascii")
        deadline = time.monotonic() + PATIENCE
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise self.failure("did not start")
            time.sleep(0.02)

    def stop(self) -> None:
        """In good order, without waiting for its clients."""
        assert self.process is not None, f"{self.name} does not run"
        self.process.send_signal(signal.SIGINT)
        self.wait()

    def kill(self) -> None:
        """At once, as in a crash."""
        assert self.process is not None, f"{self.name} does not run"
        children = children_of(self.process.pid)
        self.process.kill()
        for pid in children:  # one at work would go on until it notices
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.wait()

    def restart(self) -> None:
        """On the same port, with what it has stored."""
        if self.process is not None:
            self.stop()
        self.start()

    def wait(self) -> None:
        """For its end and that of its children, which would keep a successor from starting."""
        assert self.process is not None
        if not select.select([self.alive], [], [], PATIENCE)[0]:
            raise self.failure("did not end")
        self.process.wait(PATIENCE)
        (self.folder / "pid").unlink()
        os.close(self.alive)
        self.process = None

    def close(self) -> None:
        """End it and remove all that it has stored."""
        try:
            if self.process is not None:
                self.stop()
        finally:
            self.guard.communicate()  # the end of its input is the sign to clean up

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- helpers

    def spawn(self, command: list[str], *inherited: int) -> subprocess.Popen[bytes]:
        settings = {name: value for name, value in os.environ.items() if name[:2] != "PG"}
        with self.log.open("ab") as log:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,  # ours may be closed to the other user
                env=settings,  # PGDATA and the like would have a say
                pass_fds=inherited,
                start_new_session=True,
                user=self.user and self.user.pw_uid,
                group=self.user and self.user.pw_gid,
                extra_groups=self.user and [],
            )

    def failure(self, what: str) -> ServerFailed:
        lines = self.log.read_text("utf-8", errors="replace").splitlines()
        return ServerFailed("\n".join([f"{self.name} {what}", *lines[-10:]]))


def children_of(pid: int) -> list[int]:
    """An empty list where the system does not tell; Linux does."""
    with suppress(OSError):
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii")
        return [int(child) for child in listed.split()]
    return []


def free_port() -> int:
    """Below those that outgoing connections get, so that it stays free during a restart."""
    while True:
        port = 15_000 + secrets.randbelow(17_000)
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                continue
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
