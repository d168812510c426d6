"""A WebSocket client that costs next to nothing, so that a load test measures the server.

Only what a load test needs: text messages, pings, and a callback for each message. Frames
are masked with zeros, which is a mask like any other and leaves the text as it is.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)


def frame(kind: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        head = struct.pack("!BB", FINAL | kind, MASKED | size)
    elif size < 65536:
        head = struct.pack("!BBH", FINAL | kind, MASKED | 126, size)
    else:
        head = struct.pack("!BBQ", FINAL | kind, MASKED | 127, size)
    return head + NO_MASK + body


def upgrade(host: str, path: str, token: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    return "\r\n".join([*lines, "", ""]).encode()


class Socket(asyncio.Protocol):
    """Calls *receive* with each message; *lost* when the connection ends."""

    def __init__(
        self, request: bytes, receive: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self.request = request
        self.receive = receive
        self.lost = lost
        self.data = bytearray()
        self.parts = b""  # of a message in several frames
        self.opened = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        self.lost()

    def send(self, message: bytes) -> None:
        if self.transport is not None:
            self.transport.write(frame(TEXT, message))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.write(frame(CLOSE, b"\x03\xe8"))
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.opened and not self.open():
            return
        start = 0
        while (found := self.one_frame(start)) is not None:
            start = found
        if start:
            del self.data[:start]

    def open(self) -> bool:
        end = self.data.find(b"\r\n\r\n")
        if end < 0:
            return False
        if b" 101 " not in self.data[:end].split(b"\r\n", 1)[0] + b" ":
            assert self.transport is not None
            self.transport.abort()
            return False
        del self.data[: end + 4]
        self.opened = True
        return True

    def one_frame(self, start: int) -> int | None:
        """Handle the frame that begins there; where the next begins, None if it is not whole."""
        data = self.data
        if len(data) < start + 2:
            return None
        size = data[start + 1] & 0x7F
        body = start + 2
        if size == 126:
            if len(data) < start + 4:
                return None
            size = int.from_bytes(data[body : body + 2], "big")
            body += 2
        elif size == 127:
            if len(data) < start + 10:
                return None
            size = int.from_bytes(data[body : body + 8], "big")
            body += 8
        if len(data) < body + size:
            return None
        self.handle(data[start], bytes(data[body : body + size]))
        return body + size

    def handle(self, first: int, body: bytes) -> None:
        kind = first & 0x0F
        if kind == PING and self.transport is not None:
            self.transport.write(frame(PONG, body))
        elif kind == CLOSE:
            self.close()
        elif kind in {0, TEXT}:
            if not first & FINAL:
                self.parts += body
                return
            message, self.parts = self.parts + body, b""
            self.receive(message)
