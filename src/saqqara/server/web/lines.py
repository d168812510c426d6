"""Looks after the open WebSockets: what came in without becoming a message, and who fell silent.

Granian gathers the fragments of a message out of our sight, up to 64 MiB, for as long as it
takes, and sends no pings. But Linux counts the bytes of every connection: a second or two
after somebody has sent more than a message may hold, and no message has come of it, we hang up.
The same count tells whether anybody is there: a ping of either kind is a sign of life.
Elsewhere only messages are.
"""

import asyncio
import contextlib
import os
import socket
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from saqqara.kernel.errors import SaqqaraError
from saqqara.server.limits import network_of

LOOK_SECONDS: Final = 1.0
SILENT_SECONDS: Final = 100.0  # browsers ping every 25 s, those in the background every 60 s
MOST_UNFINISHED: Final = 80_000  # bytes; the longest message has 16,000 characters
MOST_UNFINISHED_NAMELESS: Final = 4_000  # who only watches has little to say
# Bytes that may have come before we first look: the request, and others that a proxy sent
# through the same connection.
MOST_BEFORE: Final = 64_000
MOST_BEFORE_PROXIED: Final = 4_000_000
MOST_LINES: Final = 60  # of one person, or of all without a name at one address

SILENT: Final = 4408  # close codes
TOO_LONG: Final = 1009

# In Linux's tcp_info: milliseconds since something came, and all bytes that did.
INFO_SIZE: Final = 136
LAST_CAME: Final = 52
BYTES: Final = 128

Peer = tuple[str, int]  # network and port
Measure = tuple[int, float]  # bytes that came, seconds since the last did


class TooManyLines(SaqqaraError):
    def __init__(self) -> None:
        super().__init__(
            f"there are {MOST_LINES} connections already; close some",
            "error-connections",
            {"most": MOST_LINES},
        )


class Line:
    """One WebSocket, as the kernel and we see it."""

    def __init__(
        self, owner: str, named: bool, peer: Peer | None, now: float, before: int = MOST_BEFORE
    ) -> None:
        self.owner = owner
        self.before = before
        self.most = MOST_UNFINISHED if named else MOST_UNFINISHED_NAMELESS
        self.peer = peer
        self.descriptor = -1
        self.messages = 0  # that came whole
        self.heard_at = now
        self.judged = -1  # messages when we last looked
        self.known = 0  # bytes then
        self.code = 0  # with which we hang up
        self.hang_up: Callable[[], None] = do_nothing

    def heard(self, now: float) -> None:
        self.messages += 1
        self.heard_at = now

    def judge(self, measure: Measure | None, now: float) -> int:
        """0, or the code with which to end it."""
        silent = now - self.heard_at
        if measure is not None:
            came, silent = measure
            if self.judged < 0:
                self.judged, self.known = self.messages, min(came, self.before)
            elif self.judged != self.messages:
                self.judged, self.known = self.messages, came
            elif came - self.known > self.most:
                return TOO_LONG
        return SILENT if silent > SILENT_SECONDS else 0


class Watch:
    def __init__(
        self, limited: bool, proxied: bool = False, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limited = limited
        self.before = MOST_BEFORE_PROXIED if proxied else MOST_BEFORE
        self.clock = clock
        self.lines: set[Line] = set()
        self.owners: Counter[str] = Counter()

    def open(self, user: str, address: str, peer: Peer | None) -> Line:
        """A new connection; TooManyLines if its person, or its address, has enough."""
        owner = f"user:{user}" if user else f"from:{address}"
        if self.limited and self.owners[owner] >= MOST_LINES:
            raise TooManyLines
        line = Line(owner, bool(user), peer, self.clock(), self.before)
        self.lines.add(line)
        self.owners[owner] += 1
        return line

    def close(self, line: Line) -> None:
        self.lines.discard(line)
        self.owners[line.owner] -= 1
        if not self.owners[line.owner]:
            del self.owners[line.owner]

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()

    def look(self) -> None:
        now = self.clock()
        find_descriptors(self.lines)
        for line in list(self.lines):
            line.code = line.code or line.judge(measure(line), now)
            if line.code:
                line.hang_up()


def do_nothing() -> None:
    """Until somebody listens."""


def peer_of(host: str, port: int | str) -> Peer:
    return network_of(host), int(port)


def find_descriptors(lines: set[Line]) -> None:
    """Whose connection is whose descriptor; they are Granian's, we only look."""
    wanted = {line.peer: line for line in lines if line.descriptor < 0}
    wanted.pop(None, None)
    if not wanted or sys.platform != "linux":
        return
    taken = {line.descriptor for line in lines}
    for name in os.listdir("/proc/self/fd"):
        descriptor = int(name)
        line = wanted.get(end_of(descriptor)) if descriptor not in taken else None
        if line is not None:
            line.descriptor = descriptor


def end_of(descriptor: int) -> Peer | None:
    with contextlib.suppress(OSError):
        looked_at = socket.socket(fileno=descriptor)
        try:
            name = looked_at.getpeername()
            return peer_of(name[0], name[1]) if isinstance(name, tuple) and name else None
        finally:
            looked_at.detach()  # not ours to close
    return None


def measure(line: Line) -> Measure | None:
    """None where the kernel does not tell."""
    if line.descriptor < 0:
        return None
    with contextlib.suppress(OSError, struct.error):
        looked_at = socket.socket(
            socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, line.descriptor
        )
        try:
            name = looked_at.getpeername()
            if peer_of(name[0], name[1]) == line.peer:
                info = looked_at.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, INFO_SIZE)
                (silent,) = struct.unpack_from("I", info, LAST_CAME)
                (came,) = struct.unpack_from("Q", info, BYTES)
                return came, silent / 1000
        finally:
            looked_at.detach()
    return None
