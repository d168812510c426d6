"""Where connections arrive: uvicorn's server, with what it leaves open about time, size and
number.

HTTP is uvicorn's, over httptools. A WebSocket begins in ASGI like any other, so that routes,
cookies and errors are the same; once it is open, messages are written to its transport at once,
without a task or a wait in between (`Socket.tell`), as most of what a server does is to tell
viewers of a move. Nothing is compressed: a compressor holds more memory than a table.
"""

import asyncio
import contextlib
import socket
import struct
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, cast

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from saqqara.server.web.problems import Trouble
from saqqara.server.web.security import HEADERS

BACKLOG: Final = 2048
LONGEST_HEAD: Final = 64_000  # bytes
LONGEST_MESSAGE: Final = 4_000  # bytes, in all its fragments, until we know who it is
MOST_WAITING: Final = 1_000_000  # bytes that a viewer has not taken yet
MOST_UNREAD: Final = 4  # messages; with more we listen no further until they are carried out
LAST_SECONDS: Final = 1.0  # for what is being sent when a connection ends
END_SECONDS: Final = 3  # for requests that are being answered when the server ends
WHOLE_TEXT: Final = 0x81  # first byte of a frame: the last of its message, text
LONG_FROM: Final = 126  # bytes of a message whose length does not fit into the second byte
LONGER_FROM: Final = 1 << 16
LONG: Final = struct.Struct("!BBH")
LONGER: Final = struct.Struct("!BBQ")
DIRECT: Final = "saqqara.direct"  # the extension of ASGI by which a route finds its Socket


class Edge(uvicorn.Server):
    """One port of one process, until it is stopped. *shared*: other processes listen at it too, and
    the kernel hands out connections among them."""

    def __init__(
        self, app: Any, host: str, port: int, most: int, head_seconds: float, shared: bool = False
    ) -> None:
        super().__init__(EdgeConfig(app, host, port, most, head_seconds))
        self.shared = shared

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Only now: the kernel hands nobody to a process that does not answer yet."""
        if self.shared:
            sockets = [shared_socket(self.config.host, self.config.port)]
        await super().startup(sockets)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await super().serve(sockets)
        for each in list(self.server_state.connections):  # of those who do not read any more
            each.transport.abort()

    def stop(self) -> None:
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """They are for whoever runs us."""
        yield


class EdgeConfig(uvicorn.Config):
    def __init__(self, app: Any, host: str, port: int, most: int, head_seconds: float) -> None:
        super().__init__(
            app,
            host,
            port,
            http=Door,
            ws=Socket,
            ws_max_size=LONGEST_MESSAGE,
            ws_ping_interval=None,  # clients ping, and lines.py hears when they no longer do
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            log_level="error",
            access_log=False,
            proxy_headers=False,  # security.py knows how many proxies there are
            server_header=False,
            backlog=BACKLOG,
            timeout_keep_alive=int(head_seconds),
            timeout_graceful_shutdown=END_SECONDS,
        )
        self.most = most  # connections
        self.head_seconds = head_seconds  # for the head of a request


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP, or does not say yet what it speaks."""

    config: EdgeConfig
    head_timer: asyncio.TimerHandle | None = None
    head_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.config.most:
            transport.abort()  # it comes back by itself
            return
        self.wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.head_is_whole()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head_timer is not None:  # it is not whole yet
            self.head_size += len(data)
            if self.head_size > LONGEST_HEAD:
                self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is refused like all else."""
        body = msgspec.json.encode(Trouble("error-request", {"reason": msg}, msg))
        headers = HEADERS | {
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
        }
        lines = [f"{name}: {value}\r\n" for name, value in headers.items()]
        head = "".join(["HTTP/1.1 400 Bad Request\r\n", *lines, "\r\n"])
        self.transport.write(head.encode() + body)
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait_for_head()

    def on_headers_complete(self) -> None:
        self.head_is_whole()
        super().on_headers_complete()

    def wait_for_head(self) -> None:
        if self.head_timer is None:
            seconds = self.config.head_seconds
            self.head_timer = self.loop.call_later(seconds, self.transport.abort)

    def head_is_whole(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None
        self.head_size = 0


class Inbox:
    """Messages that nobody has read yet. What one connection needs of asyncio.Queue, which would
    hold more memory than most of the rest of it."""

    __slots__ = ("messages", "waiter")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def empty(self) -> bool:
        return not self.messages

    async def get(self) -> Any:
        """For one who waits at a time."""
        while not self.messages:
            self.waiter = asyncio.get_running_loop().create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        return self.messages.pop(0)


ALWAYS: Final = asyncio.Event()  # never cleared: `tell` sees by itself how much waits
ALWAYS.set()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.inbox = Inbox()
        self.queue = cast(Any, self.inbox)
        self.writable = ALWAYS
        self.app = self.lead_in
        # What is done to the end of the connection, once the application has opened it.
        self.follow: Callable[[], Coroutine[Any, Any, None]] | None = None

    async def lead_in(self, scope: Any, receive: Any, send: Any) -> None:
        """The application looks who comes, opens the connection and is done. What follows has
        none of its frames around it, nor what was asked: they would hold more than a table."""
        await self.config.loaded_app(scope, receive, send)
        del scope, receive, send
        if self.follow is not None:
            self.forget_opening()
            await self.follow()

    def forget_opening(self) -> None:
        for each in (self.request, self.response):  # the parser keeps the request itself
            each.headers.clear()
        self.request = self.response = self.scope = None  # type: ignore[assignment]

    def pause_writing(self) -> None:
        """Nothing waits for that."""

    def resume_writing(self) -> None:
        """As above."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else it is no request for a WebSocket, and answered
            cast(dict[str, Any], self.scope["extensions"])[DIRECT] = self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.heard_at = time.monotonic()

    def data_received(self, data: bytes) -> None:
        self.heard_at = time.monotonic()
        super().data_received(data)

    def last_heard(self) -> float:
        return self.heard_at

    def let_say(self, most: int) -> None:
        """The longest message from now on, in bytes; it ends the line."""
        self.conn.max_message_size = most

    def send_receive_event_to_app(self) -> None:
        """A whole message, as bytes: it is JSON, and read as such."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text" and not is_text(data):
            self.hang_up(CloseCode.INVALID_DATA)
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and len(self.inbox.messages) >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """What came was too long, or no frame. What still comes is read and thrown away, as the
        other side would not hear why otherwise."""
        if self.close_timer is None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.end(self.conn.close_sent.code if self.conn.close_sent else CloseCode.GOING_AWAY)

    def tell(self, message: bytes) -> bool:
        """Send a message of text; False where somebody does not take what they were sent."""
        if self.close_sent or self.transport.is_closing():
            return True  # nobody is there any more: that is no fault of theirs
        self.transport.write(framed(message))
        return self.transport.get_write_buffer_size() <= MOST_WAITING

    def hang_up(self, code: int) -> None:
        """Close it; for long only if the other side takes part in it."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.end(code)

    def end(self, code: int) -> None:
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.abort)
        if self.read_paused:  # for the answer to our goodbye
            self.read_paused = False
            self.transport.resume_reading()


def shared_socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG, reuse_port=True)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(message: bytes) -> bytes:
    """A message of text as it crosses the line: whole, not masked, as long as it is (RFC 6455,
    5.2). By hand, as it is done for every viewer of every move."""
    size = len(message)
    if size < LONG_FROM:
        return bytes((WHOLE_TEXT, size)) + message
    if size < LONGER_FROM:
        return LONG.pack(WHOLE_TEXT, LONG_FROM, size) + message
    return LONGER.pack(WHOLE_TEXT, LONG_FROM + 1, size) + message


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it writes to many connections for less."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
