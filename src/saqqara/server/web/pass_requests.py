"""Requests that change a table are passed on to its owner, as sockets are: it has the table in
memory and tells everybody. Others, and what is too large to be one of ours, are answered here."""

import asyncio
import re
from typing import Any, Final, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from msgspec import Struct

from saqqara.server.links import ANSWERED, ASKED, Incoming, Outgoing
from saqqara.server.parts import Parts
from saqqara.server.store import StorageError
from saqqara.server.web.problems import Trouble
from saqqara.server.web.security import SAFE

OF_A_TABLE: Final = re.compile(r"/api/tables/([^/]+)/[^/]+/?")
LARGEST: Final = 64_000  # bytes of a body
BODY_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 30.0

Headers = list[tuple[bytes, bytes]]


class Asked(Struct):
    method: str
    path: str
    query: bytes
    headers: Headers
    client: tuple[str, int] | None
    scheme: str
    body: bytes


class Answered(Struct):
    status: int
    headers: Headers
    body: bytes


def lost() -> Answered:
    error = StorageError("the owner of the table is gone")
    trouble = Trouble(error.code, dict(error.details), str(error))
    headers = [(b"content-type", b"application/json")]
    return Answered(503, headers, msgspec.json.encode(trouble))


class PassRequests:
    """Around the application."""

    def __init__(self, app: ASGIApp, parts: Parts) -> None:
        self.app = app
        self.parts = parts
        parts.routes.on_request = self.answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_to_change(scope)
        link = await self.parts.routes.way_to(table) if table else None
        if link is None:
            await self.app(scope, receive, send)
            return
        parts, whole = await body_of(receive)
        if not whole:
            await self.app(scope, replayed(parts, receive), send)
            return
        body = b"".join(part.get("body", b"") for part in parts)
        answer = await ask(link, asked(cast(HTTPScope, scope), body))
        await send(
            {
                "type": "http.response.start",
                "status": answer.status,
                "headers": [(bytes(name), bytes(value)) for name, value in answer.headers],
            }
        )
        await send({"type": "http.response.body", "body": answer.body, "more_body": False})

    # ---- at the owner

    async def answer(self, link: Incoming, channel: int, body: bytes) -> None:
        told = Answered(500, [], b"")

        async def receive() -> Any:
            return {"type": "http.request", "body": request.body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                told.status = message["status"]
                told.headers = list(message["headers"])
            elif message["type"] == "http.response.body":
                told.body += message["body"]

        try:
            request = msgspec.msgpack.decode(body, type=Asked)
            await self.app(scope_of(request), receive, send)
        finally:
            link.send(ANSWERED, channel, msgspec.msgpack.encode(told))


def table_to_change(scope: Scope) -> str:
    """ "" if this is another request."""
    if scope["type"] != ScopeType.HTTP or scope["method"] in SAFE:
        return ""
    found = OF_A_TABLE.fullmatch(scope["path"])
    length = dict(scope["headers"]).get(b"content-length", b"0")
    chunked = b"transfer-encoding" in dict(scope["headers"])
    short = length.isdigit() and int(length) <= LARGEST and not chunked
    return found[1] if found and short else ""


async def body_of(receive: Receive) -> tuple[list[Any], bool]:
    """Its parts, and whether it came whole and in time; whoever is slow is looked after by the
    application."""
    parts: list[Any] = []
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                parts.append(await receive())
                if parts[-1]["type"] != "http.request":
                    return parts, False
                if not parts[-1].get("more_body", False):
                    return parts, True
    except TimeoutError:
        return parts, False


def replayed(parts: list[Any], receive: Receive) -> Receive:
    async def next_part() -> Any:
        return parts.pop(0) if parts else await receive()

    return next_part


def asked(scope: HTTPScope, body: bytes) -> Asked:
    return Asked(
        scope["method"],
        scope["path"],
        scope["query_string"],
        [(bytes(name), bytes(value)) for name, value in scope["headers"]],
        (scope["client"][0], int(scope["client"][1])) if scope["client"] else None,
        scope["scheme"],
        body,
    )


def scope_of(request: Asked) -> Any:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.scheme,
        "path": request.path,
        "raw_path": request.path.encode(),
        "query_string": request.query,
        "root_path": "",
        "headers": request.headers,
        "client": request.client,
        "server": None,
        "state": {},
        "extensions": {},
    }


async def ask(link: Outgoing, request: Asked) -> Answered:
    """The owner's answer. If none comes, nobody knows whether it was done: 503, and whoever asked
    looks at the table."""
    answered: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()

    def hear(kind: int, body: bytes) -> None:
        if not answered.done():
            whole = kind == ANSWERED
            answered.set_result(msgspec.msgpack.decode(body, type=Answered) if whole else lost())

    channel = link.open(hear)
    link.send(ASKED, channel, msgspec.msgpack.encode(request))
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await answered
    except TimeoutError:
        return lost()
    finally:
        link.done(channel)
