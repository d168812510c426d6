"""Connections between servers, inside: one from each to each other that it passes people on to.

A frame is a head (length, channel, kind) and a body that is passed on as it is. Both ends prove
that they know the secret of the deployment, which is in its database, before anything else is
read; the bytes themselves are not encrypted, as those to PostgreSQL and Redis are not: this is for
a network of one's own. Where a server listens is told to the others over the bus (members.py).
"""

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import struct
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
import structlog
from msgspec import Struct

from saqqara.server.members import LINKS
from saqqara.server.tasks import end_tasks

HEAD: Final = struct.Struct("!IIB")  # bytes of the body, channel, kind
HELLO, PING = 0, 1  # kinds of frames
OPEN, SAID, LEFT = 2, 3, 4  # by who passes on: a viewer comes, says something, goes
TOLD, HEARD, ENDED = 5, 6, 7  # by the owner: to be sent, so many were heard, hang up
ASKED, ANSWERED = 8, 9  # a request over HTTP, and its answer

MOST_STRANGE: Final = 1_000  # bytes of a frame of somebody who has not proved anything yet
MOST_BODY: Final = 64_000_000
MOST_UNSENT: Final = 64_000_000  # bytes that wait for the other end: it does not read
PROOF_SECONDS: Final = 5.0  # to connect and to prove oneself
PING_SECONDS: Final = 2.0
SILENT_SECONDS: Final = 8.0

log = structlog.get_logger()


class Hello(Struct):
    """The end that listens begins with its nonce; then each shows its proof."""

    id: str
    nonce: bytes = b""
    proof: bytes = b""
    links: int = LINKS


class NoWay(Exception):
    """The other server cannot be reached, or is not the one that it should be."""


def proof(secret: bytes, role: str, *parts: bytes) -> bytes:
    text = b"|".join([role.encode(), *(hashlib.sha256(part).digest() for part in parts)])
    return hmac.new(secret, text, hashlib.sha256).digest()


class Link(asyncio.Protocol):
    """One end of a connection: frames out, frames in."""

    def __init__(self, own: str, secret: bytes) -> None:
        self.own = own
        self.secret = secret
        self.transport: asyncio.Transport | None = None
        self.unread = bytearray()
        self.unsent: list[bytes] = []
        self.proved = False
        self.closed = False
        self.heard_at = asyncio.get_running_loop().time()
        self.nonce = secrets.token_bytes(16)

    # ---- frames

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class

    def data_received(self, data: bytes) -> None:
        self.heard_at = asyncio.get_running_loop().time()
        unread = self.unread
        unread += data
        begin = 0
        while len(unread) - begin >= HEAD.size and not self.closed:
            length, channel, kind = HEAD.unpack_from(unread, begin)
            if length > (MOST_BODY if self.proved else MOST_STRANGE):
                self.close()
                return
            end = begin + HEAD.size + length
            if len(unread) < end:
                break
            body = bytes(memoryview(unread)[begin + HEAD.size : end])
            begin = end
            self.take(kind, channel, body)
        del unread[:begin]

    def take(self, kind: int, channel: int, body: bytes) -> None:
        if kind == HELLO:
            try:
                self.prove(msgspec.msgpack.decode(body, type=Hello))
            except (msgspec.DecodeError, NoWay) as error:
                log.warning("a link was refused", reason=str(error))
                self.close()
        elif kind != PING and self.proved:
            self.receive(kind, channel, body)

    def send(self, kind: int, channel: int, body: bytes = b"") -> None:
        """What is sent in one turn of the loop goes in one piece."""
        if self.closed:
            return
        if not self.unsent:
            asyncio.get_running_loop().call_soon(self.flush)
        self.unsent += (HEAD.pack(len(body), channel, kind), body)

    def flush(self) -> None:
        if self.closed or self.transport is None:
            return
        self.transport.write(b"".join(self.unsent))
        self.unsent.clear()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            log.warning("a server does not read what it is told")
            self.close()

    def hello(self, said: Hello) -> None:
        self.send(HELLO, 0, msgspec.msgpack.encode(said))

    def close(self) -> None:
        self.closed = True
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True
        self.lost()

    # ---- what the two ends do differently

    def prove(self, hello: Hello) -> None:
        raise NotImplementedError

    def receive(self, kind: int, channel: int, body: bytes) -> None:
        raise NotImplementedError

    def lost(self) -> None:
        raise NotImplementedError


Receive = Callable[[int, bytes], None]  # kind and body of what came for a channel


class Outgoing(Link):
    """The end of the server that passes on."""

    def __init__(self, own: str, secret: bytes, to: str) -> None:
        super().__init__(own, secret)
        self.to = to
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.channels: dict[int, Receive] = {}
        self.number = 0
        self.on_lost: Callable[[], None] = nothing

    def prove(self, hello: Hello) -> None:
        if not hello.proof:
            given = proof(self.secret, "dial", hello.nonce, self.nonce, *self.names())
            self.expected = proof(self.secret, "listen", hello.nonce, self.nonce, *self.names())
            self.hello(Hello(self.own, self.nonce, given))
        elif not hmac.compare_digest(hello.proof, self.expected):
            raise NoWay("the other end does not know the secret")
        else:
            self.proved = True
            self.ready.set_result(None)

    def names(self) -> tuple[bytes, bytes]:
        return self.own.encode(), self.to.encode()

    def open(self, receive: Receive) -> int:
        self.number += 1
        self.channels[self.number] = receive
        return self.number

    def done(self, channel: int) -> bool:
        """Whether it was open until now."""
        return self.channels.pop(channel, None) is not None

    def receive(self, kind: int, channel: int, body: bytes) -> None:
        receive = self.channels.get(channel)
        if receive is not None:
            receive(kind, body)

    def lost(self) -> None:
        if not self.ready.done():
            self.ready.set_exception(NoWay("it hung up"))
        for receive in list(self.channels.values()):
            receive(ENDED, b"")
        self.channels.clear()
        self.on_lost()


class Incoming(Link):
    """The end of the server that owns tables."""

    def __init__(self, own: str, secret: bytes, take: "Take") -> None:
        super().__init__(own, secret)
        self.take_in = take
        self.channels: dict[int, Receive] = {}
        self.on_lost: Callable[[], None] = nothing

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.hello(Hello(self.own, self.nonce))
        asyncio.get_running_loop().call_later(PROOF_SECONDS, self.hurry)

    def hurry(self) -> None:
        if not self.proved:
            self.close()

    def prove(self, hello: Hello) -> None:
        parts = (self.nonce, hello.nonce, hello.id.encode(), self.own.encode())
        if not hmac.compare_digest(hello.proof, proof(self.secret, "dial", *parts)):
            raise NoWay("the other end does not know the secret")
        self.proved = True
        self.hello(Hello(self.own, proof=proof(self.secret, "listen", *parts)))

    def receive(self, kind: int, channel: int, body: bytes) -> None:
        if kind in {OPEN, ASKED}:
            self.take_in(self, kind, channel, body)
            return
        receive = self.channels.get(channel)
        if receive is not None:
            receive(kind, body)

    def lost(self) -> None:
        for receive in list(self.channels.values()):
            receive(LEFT, b"")
        self.channels.clear()
        self.on_lost()


Take = Callable[[Incoming, int, int, bytes], None]


class Links:
    """All connections of one server, both ways."""

    def __init__(self, own: str, take: Take) -> None:
        self.own = own
        self.secret = b""
        self.take = take
        self.out: dict[str, asyncio.Task[Outgoing]] = {}
        self.incoming: set[Incoming] = set()
        self.listening: asyncio.Server | None = None
        self.on_lost: Callable[[str], None] = nothing_of
        self.tasks: list[asyncio.Task[Any]] = []

    async def listen(self, host: str, port: int, secret: bytes) -> str:
        """Where others reach us."""
        self.secret = secret
        loop = asyncio.get_running_loop()
        self.listening = await loop.create_server(self.met, host, port)
        self.tasks.append(asyncio.create_task(self.keep_alive()))
        name = self.listening.sockets[0].getsockname()
        return f"[{name[0]}]:{name[1]}" if ":" in name[0] else f"{name[0]}:{name[1]}"

    def met(self) -> Incoming:
        link = Incoming(self.own, self.secret, self.take)
        self.incoming.add(link)
        link.on_lost = lambda: self.incoming.discard(link)
        return link

    async def to(self, id: str, address: str) -> Outgoing:
        """The connection to a server; NoWay if there is none and none can be made."""
        known = self.out.get(id)
        if known is None:
            known = self.out[id] = asyncio.create_task(self.dial(id, address))
        try:
            return await asyncio.shield(known)
        except (OSError, TimeoutError, NoWay) as error:
            if self.out.get(id) is known:
                del self.out[id]
                log.warning("a server cannot be reached", server=id, reason=str(error))
                self.on_lost(id)
            raise NoWay(str(error)) from error

    async def dial(self, id: str, address: str) -> Outgoing:
        host, _, port = address.rpartition(":")
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PROOF_SECONDS):
            _, link = await loop.create_connection(
                lambda: Outgoing(self.own, self.secret, id), host.strip("[]"), int(port)
            )
            try:
                await link.ready
            except BaseException:
                link.close()
                raise
        link.on_lost = lambda: self.lost(id)
        return link

    def lost(self, id: str) -> None:
        if self.out.pop(id, None) is not None:
            self.on_lost(id)

    def drop(self, id: str) -> None:
        """Hang up on a server that is no longer there."""
        known = self.out.pop(id, None)
        if known is not None and known.done() and not known.cancelled() and not known.exception():
            known.result().close()

    async def keep_alive(self) -> None:
        """A network that was cut says nothing by itself."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(PING_SECONDS)
            for link in [*self.all_out(), *self.incoming]:
                link.send(PING, 0)
                if loop.time() - link.heard_at > SILENT_SECONDS:
                    link.close()

    def all_out(self) -> list[Outgoing]:
        done = [task for task in self.out.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    async def stop(self) -> None:
        await end_tasks([*self.tasks, *self.out.values()])
        for link in [*self.all_out(), *self.incoming]:
            link.close()
        if self.listening is not None:
            self.listening.close()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.listening.wait_closed()


def nothing() -> None:
    """Nobody wants to know."""


def nothing_of(_: str) -> None:
    """Nobody wants to know."""
