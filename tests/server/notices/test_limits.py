"""However slowly the other side talks, sending ends in time."""

import itertools
import socket
import ssl
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pytest

from saqqara.server.notices import sender
from saqqara.server.notices.errors import NoticeError
from saqqara.server.notices.sender import MOST_BYTES, Limits, post
from server.notices.local import (
    HOST,
    Send,
    Server,
    answer,
    failure,
    home,
    is_loopback,
    serving,
)

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer


def drip(data: bytes, end: threading.Event) -> Callable[[ssl.SSLSocket], None]:
    """Byte by byte, faster than any time limit for a single one, without end."""

    def talk(sock: ssl.SSLSocket) -> None:
        for byte in itertools.chain(data, itertools.repeat(ord("x"))):
            if end.wait(0.01):
                return
            sock.sendall(bytes([byte]))

    return talk


QUICK = Limits(connect=5.0, total=0.5)


@pytest.mark.parametrize("data", [b"HTTP/1.1 ", b"HTTP/1.1 200 OK\r\nA: "])
def test_a_drip_ends_in_time(send: Send, server_context: ssl.SSLContext, data: bytes) -> None:
    end = threading.Event()
    with serving(server_context, drip(data, end)) as server:
        try:
            error = failure(send, server, limits=QUICK)
        finally:
            end.set()
    assert error.code == "error-notice-timeout"


def test_a_body_that_does_not_come_is_no_failure(
    send: Send, server_context: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice has arrived: an error would make somebody send it again."""
    late: list[int] = []

    class Late(sender.WireReader):
        def readinto(self, buffer: "WriteableBuffer") -> int:
            if self.rest < MOST_BYTES:
                late.append(self.rest)
                raise TimeoutError
            return super().readinto(buffer)

    monkeypatch.setattr(sender, "WireReader", Late)
    data = b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"
    with serving(server_context, answer(data)) as server:
        assert send(server) == 200
    assert len(late) == 1


def test_silence_ends_in_time(send: Send, server_context: ssl.SSLContext) -> None:
    end = threading.Event()
    with serving(server_context, lambda _: end.wait()) as server:
        try:
            error = failure(send, server, limits=QUICK)
        finally:
            end.set()
    assert error.code == "error-notice-timeout"


def test_a_server_that_never_greets_ends_in_time(send: Send) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = Server(listener.getsockname()[1])
        assert failure(send, server, limits=QUICK).code == "error-notice-timeout"


def test_a_slow_lookup_ends_in_time(send: Send) -> None:
    end = threading.Event()
    try:
        error = failure(
            send, Server(443), resolver=lambda _: end.wait() and ["127.0.0.1"], limits=QUICK
        )
    finally:
        end.set()
    assert error.code == "error-notice-timeout"


def test_a_body_that_is_read_slowly_ends_in_time(
    client_context: ssl.SSLContext, server_context: ssl.SSLContext
) -> None:
    end = threading.Event()

    def read_slowly(listener: socket.socket) -> None:
        plain, _ = listener.accept()
        with plain, server_context.wrap_socket(plain, server_side=True) as sock:
            while not end.wait(0.01):
                sock.recv(1024)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=read_slowly, args=(listener,))
        thread.start()
        port = listener.getsockname()[1]
        try:
            with pytest.raises(NoticeError) as caught:
                post(
                    f"https://{HOST}:{port}/",
                    b"x" * 20_000_000,
                    {},
                    resolver=home,
                    context=client_context,
                    allow=is_loopback,
                    ports={port},
                    limits=QUICK,
                )
        finally:
            end.set()
            thread.join()
    assert caught.value.code == "error-notice-timeout"


def test_every_piece_that_is_sent_has_only_what_is_left() -> None:
    """A peer that takes a byte now and then must not win time with each of them."""
    limits: list[float] = []

    class Countdown(sender.Deadline):
        def left(self) -> float:
            if len(limits) == 3:
                raise TimeoutError
            return 3.0 - len(limits)

    class Slow:
        def settimeout(self, seconds: float) -> None:
            limits.append(seconds)

        def send(self, data: memoryview) -> int:
            return 1

    with pytest.raises(TimeoutError):
        sender.Wire(cast(ssl.SSLSocket, Slow()), Countdown(10)).sendall(b"hello")
    assert limits == [3.0, 2.0, 1.0]
    limits.clear()
    sender.Wire(cast(ssl.SSLSocket, Slow()), Countdown(10)).sendall(b"abc")
    assert limits == [3.0, 2.0, 1.0]
