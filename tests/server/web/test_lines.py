"""Connections that hold something for ever: half messages, half requests, silence."""

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from saqqara.server.run import OTHER_FILES, most_connections
from saqqara.server.web import patience
from saqqara.server.web.lines import (
    MOST_LINES,
    SILENT,
    SILENT_SECONDS,
    TooManyLines,
    Watch,
)
from saqqara.server.web.table_socket import MOST_NAMED, MOST_NAMELESS
from server.in_process import HandClock
from services.server import HOST
from services.table_server import TableServer, open_table, say, told

FLAGS = ("--no-limits",)


# ---- messages that never end


@pytest.mark.parametrize("named", [True, False])
def test_fragments_have_a_size_together(server: TableServer, named: bool) -> None:
    """None of them is too long, and nobody waits for the last."""
    with server.guest() as ann:
        table = open_table(ann)
        with server.live(table, ann if named else None) as holding, server.live(table) as beside:
            told(holding, "snapshot")
            told(beside, "snapshot")

            def fragments() -> Iterator[str]:
                for _ in range((MOST_NAMED if named else MOST_NAMELESS) // 3000 + 1):
                    yield "x" * 3000
                while True:  # the last one never comes
                    holding.recv(timeout=60)

            with pytest.raises(ConnectionClosed) as closed:
                holding.send(fragments())
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG
            say(beside, "ping")
            told(beside, "pong")


# ---- silence


def test_who_is_silent_is_hung_up_on() -> None:
    clock = HandClock()
    watch = Watch(True, clock=clock)
    ended: list[str] = []
    ann, bob = watch.open("ann", "192.0.2.1"), watch.open("", "192.0.2.1")
    ann.hang_up, bob.hang_up = (lambda: ended.append("ann")), (lambda: ended.append("bob"))
    clock.pass_by(SILENT_SECONDS)
    now = clock()
    ann.heard_at = lambda: now
    clock.pass_by(1)
    watch.look()
    assert (ended, ann.code, bob.code) == (["bob"], 0, SILENT)


def test_nobody_has_any_number_of_connections() -> None:
    watch = Watch(True)
    lines = [watch.open("", "192.0.2.1") for _ in range(MOST_LINES)]
    with pytest.raises(TooManyLines):
        watch.open("", "192.0.2.1")
    watch.open("", "192.0.2.2")
    watch.open("ann", "192.0.2.1")
    watch.close(lines[0])
    watch.open("", "192.0.2.1")


# ---- requests that never end


def until_closed(line: socket.socket) -> bytes:
    """What is answered before the other side ends it."""
    line.settimeout(60)
    found = b""
    while part := line.recv(4096):
        found += part
    return found


def test_half_requests_and_silence_end() -> None:
    """All are begun at once, so that they are waited for at once."""
    soon = ("saqqara.server.run.HEAD_SECONDS=3", "saqqara.server.web.patience.PART_SECONDS=1")
    with TableServer("--no-limits", constants=soon) as server:
        hold_half_requests(server)
        assert server.troubles() == []


def hold_half_requests(server: TableServer) -> None:
    texts = (
        b"",
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 30\r\n\r\n{",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    )
    lines, answers = [], []
    for text in texts:
        lines.append(socket.create_connection((HOST, server.port)))
        lines[-1].sendall(text)
    for line in lines:
        with line:
            answers.append(until_closed(line))
    assert answers[:2] == [b"", b""]
    for answer in answers[2:]:
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"error-too-slow" in answer


def test_only_the_body_is_waited_for_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PART_SECONDS", 0.0)
    messages = [{"type": "http.request", "more_body": False}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        if len(messages) == 1:
            await asyncio.sleep(0.01)  # longer than a part may take
        return messages.pop(0)

    async def app(_: object, wait: Callable[[], Any], __: object) -> None:
        assert [(await wait())["type"] for _ in range(2)] == ["http.request", "http.disconnect"]

    made: Any = patience.Patience()
    asyncio.run(made.handle({"type": "http"}, receive, None, app))


# ---- descriptors


def test_there_are_fewer_connections_than_descriptors() -> None:
    assert most_connections(1024) == 1024 - OTHER_FILES
    assert most_connections(10**9) == most_connections(10**8)


def test_a_full_house_says_so() -> None:
    """With hardly any descriptors: whoever holds connections keeps others out for a while, and
    the log tells."""
    soon = ("saqqara.server.run.CROWDED_SECONDS=0.05",)
    with FewDescriptors("--no-limits", constants=soon) as server:
        held = [socket.create_connection((HOST, server.port)) for _ in range(FewDescriptors.MOST)]
        while "connections are running out" not in server.log.read_text("utf-8"):
            assert server.process is not None
            assert server.process.poll() is None
            time.sleep(0.05)
        for line in held:
            line.close()
        assert server.is_ready()


class FewDescriptors(TableServer):
    MOST = 150

    def command(self) -> list[str]:
        limit = OTHER_FILES + self.MOST - 50
        return ["sh", "-c", f'ulimit -n {limit}; exec "$@"', "sh", *super().command()]
