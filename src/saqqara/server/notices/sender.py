"""One POST to an address that somebody gave us. It blocks: call it in a thread.

No proxy, no redirect, no cookie, no second lookup, and never longer than the time limit,
however slowly the other side talks.
"""

import io
import socket
import ssl
import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import cache
from http.client import HTTPException, HTTPSConnection
from typing import TYPE_CHECKING, Final

import msgspec

from saqqara import __version__
from saqqara.server.notices.errors import GoneError, NoticeError
from saqqara.server.notices.guard import (
    PORTS,
    Address,
    Allow,
    Resolver,
    check_url,
    is_public,
    pin,
    system_lookup,
)

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

MOST_BYTES: Final = 64 * 1024  # of an answer with its headers; an honest one has less than 2 KiB
MOST_BODY: Final = 4 * 1024
MOST_MACHINES: Final = 3  # of those behind one name, tried one after the other
GONE: Final = frozenset({404, 410})
USER_AGENT: Final = f"Saqqara/{__version__}"


class Limits(msgspec.Struct, frozen=True):
    """In seconds."""

    connect: float = 5.0  # to one machine
    total: float = 10.0  # from the lookup to the end of the answer


LIMITS: Final = Limits()


class Deadline:
    """The end of a time limit."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def left(self) -> float:
        """In seconds, more than 0."""
        seconds = self.end - time.monotonic()
        if seconds <= 0:
            raise TimeoutError
        return seconds


class Wire:
    """What http.client needs of a socket. A socket's own time limit begins anew with every
    byte, so each call gets what is left of ours."""

    def __init__(self, sock: ssl.SSLSocket, deadline: Deadline) -> None:
        self.sock = sock
        self.deadline = deadline

    def sendall(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            self.sock.settimeout(self.deadline.left())
            rest = rest[self.sock.send(rest) :]

    def makefile(self, mode: str) -> io.BufferedReader:
        assert mode == "rb"
        return io.BufferedReader(WireReader(self))

    def close(self) -> None:
        """http.client closes before it has read the body; the socket is closed by `post`."""


class WireReader(io.RawIOBase):
    """The answer, up to MOST_BYTES."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.rest = MOST_BYTES

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int:
        room = memoryview(buffer)[: self.rest]
        if not room:
            raise HTTPException("too long")
        self.wire.sock.settimeout(self.wire.deadline.left())
        size = self.wire.sock.recv_into(room)
        self.rest -= size
        return size


def post(
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    *,
    resolver: Resolver = system_lookup,
    context: ssl.SSLContext | None = None,
    allow: Allow = is_public,
    ports: Collection[int] = PORTS,
    limits: Limits = LIMITS,
) -> int:
    """The status of the answer, 200 to 299. NoticeError for everything else; GoneError if the
    other side says that there is no such receiver any more.

    The keyword arguments are for tests, which talk to a server of their own.
    """
    deadline = Deadline(limits.total)
    address = check_url(url, allow=allow, ports=ports)
    machines = pin(address, resolver, allow=allow, seconds=limits.total)
    host = address.host
    try:
        plain = connect(machines, limits, deadline)
        with secure(plain, host, context or default_context(), deadline) as sock:
            status = exchange(address, Wire(sock, deadline), body, headers)
    except (OSError, HTTPException) as error:
        raise explained(host, error) from None
    return checked_status(host, status)


def explained(host: str, error: Exception) -> NoticeError:
    """From the particular to the general: the first three are OSErrors or may be."""
    if isinstance(error, TimeoutError):
        text = f"{host} did not answer in time"
        return NoticeError(text, "error-notice-timeout", {"host": host})
    if isinstance(error, ssl.SSLError):
        text = f"no secure connection to {host}: {error.reason}"
        return NoticeError(text, "error-notice-tls", {"host": host})
    if isinstance(error, HTTPException):
        text = f"what {host} answered is not HTTP"
        return NoticeError(text, "error-notice-answer", {"host": host})
    text = f"{host} does not take the connection"
    return NoticeError(text, "error-notice-connect", {"host": host})


@cache
def default_context() -> ssl.SSLContext:
    """With the system's authorities, which take a while to read."""
    return ssl.create_default_context()


def connect(machines: Sequence[Address], limits: Limits, deadline: Deadline) -> socket.socket:
    """To the first that answers."""
    failure = OSError()
    for machine in machines[:MOST_MACHINES]:
        try:
            return open_socket(machine.ip, machine.port, min(limits.connect, deadline.left()))
        except OSError as error:
            failure = error
    raise failure


def open_socket(ip: str, port: int, seconds: float) -> socket.socket:
    """To exactly this IP: not socket.create_connection, which would look it up."""
    sock = socket.socket(socket.AF_INET6 if ":" in ip else socket.AF_INET, socket.SOCK_STREAM)
    try:
        sock.settimeout(seconds)
        sock.connect((ip, port))
    except BaseException:
        sock.close()
        raise
    return sock


def secure(
    sock: socket.socket, host: str, context: ssl.SSLContext, deadline: Deadline
) -> ssl.SSLSocket:
    """The certificate must be that of the name, not of the IP we connected to."""
    try:
        sock.settimeout(deadline.left())
        return context.wrap_socket(sock, server_hostname=host)
    except BaseException:
        sock.close()
        raise


def exchange(address: Address, wire: Wire, body: bytes, headers: Mapping[str, str]) -> int:
    """Send, and read the status."""
    connection = HTTPSConnection(address.host, address.port, context=wire.sock.context)
    connection.auto_open = 0  # never a connection of its own, which would look the host up
    connection.sock = wire
    own = {"User-Agent": USER_AGENT, "Connection": "close"}
    connection.request("POST", address.path, body, {**headers, **own})
    with connection.getresponse() as response:
        # Some servers take it amiss if nobody listens. The notice has arrived all the same.
        with suppress(OSError, HTTPException):
            response.read(MOST_BODY)
        return response.status


def checked_status(host: str, status: int) -> int:
    if 200 <= status < 300:
        return status
    text = f"{host} answered with status {status}"
    if status in GONE:
        raise GoneError(text, "error-notice-gone", {"host": host, "status": status})
    if 300 <= status < 400:
        raise NoticeError(text, "error-notice-redirect", {"host": host, "status": status})
    raise NoticeError(text, "error-notice-status", {"host": host, "status": status})
