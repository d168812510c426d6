"""The WebSocket of a table: `/api/tables/ID/live?since=PLY&version=VERSION`."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from saqqara.kernel.errors import SaqqaraError
from saqqara.server import accounts
from saqqara.server.parts import Parts
from saqqara.server.table_session import LONGEST_MESSAGE, TableSession, problem
from saqqara.server.viewers import Viewer
from saqqara.server.web.lines import TOO_LONG, Line, Watch, peer_of
from saqqara.server.web.security import (
    address_of,
    check_origin,
    check_path,
    count,
    find_user,
    may_only_read,
    shown_token,
)

SLOW = 1013  # close codes: try again later
FAILED = 1011  # our fault
REFUSED = 4403
SIGNED_OUT = 4401
MOVED = 4409  # the seat was taken up elsewhere
LAST_SECONDS = 1.0  # for what is being sent when a connection ends

log = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    parts: Parts = socket.app.state.parts
    await socket.accept()
    try:
        session = await new_session(socket, parts, id)
        with open_line(socket, session.viewer) as line:
            await serve_line(socket, session, line)
    except SaqqaraError as error:
        await refuse(socket, error)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("connection failed", table=id)
        await close(socket, FAILED)


@contextlib.contextmanager
def open_line(socket: Socket, viewer: Viewer) -> Iterator[Line]:
    parts: Parts = socket.app.state.parts
    watch: Watch = socket.app.state.watch
    peer = peer_of(socket.client.host, socket.client.port) if socket.client else None
    line = watch.open(viewer.user, address_of(socket, parts.settings.proxies), peer)
    line.hang_up = viewer.drop
    try:
        yield line
    finally:
        watch.close(line)


async def serve_line(socket: Socket, session: TableSession, line: Line) -> None:
    first = await session.open(number_of(socket, "since") or 0, number_of(socket, "version"))
    try:
        await talk(socket, session, line, first)
    finally:
        session.close()


async def talk(socket: Socket, session: TableSession, line: Line, first: bytes) -> None:
    """Until either side has enough."""
    viewer = session.viewer
    await send(socket, first)
    session.parts.viewers.presence_changed(viewer.table)
    sender = asyncio.create_task(send_all(socket, viewer))
    receiver = asyncio.create_task(receive_all(socket, session, line))
    dropping = asyncio.create_task(viewer.dropping.wait())
    tasks: list[asyncio.Task[Any]] = [sender, receiver, dropping]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        dropped = viewer.dropped
    finally:
        await end_all(viewer, sender, tasks)
    if dropped:
        await close(socket, line.code or reason_of(viewer))
    for task in (receiver, sender):
        if not task.cancelled():
            task.result()  # what went wrong, if anything did


def reason_of(viewer: Viewer) -> int:
    """Why we hung up."""
    if viewer.moved:
        return MOVED
    return SIGNED_OUT if viewer.signed_out else SLOW


async def end_all(
    viewer: Viewer, sender: "asyncio.Task[None]", tasks: list["asyncio.Task[Any]"]
) -> None:
    """A send is not cut short if it can end: Granian would keep the connection open."""
    viewer.drop()
    await asyncio.wait([sender], timeout=LAST_SECONDS)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def new_session(socket: Socket, parts: Parts, id: str) -> TableSession:
    """Anybody with the link may watch, also without a name."""
    await count(socket, parts)
    check_path(socket)
    check_origin(socket, parts.settings)
    user = await find_user(socket, parts) or ""
    name = ""
    if user:
        me = await parts.store.read(lambda c: accounts.me(c, user))
        name = me.name
    wanted = number_of(socket, "seat")
    session = accounts.session_id(shown_token(socket)) if user else ""
    viewer = Viewer(id, user, -1 if wanted is None else wanted, session)
    viewer.watches = number_of(socket, "watch") == 1
    viewer.wants_hands = number_of(socket, "hands") == 1
    viewer.reads_only = await may_only_read(socket, parts)
    return TableSession(parts, viewer, name)


def number_of(socket: Socket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def refuse(socket: Socket, error: SaqqaraError) -> None:
    with contextlib.suppress(Exception):
        await send(socket, problem(error))
    await close(socket, REFUSED)


async def close(socket: Socket, code: int) -> None:
    with contextlib.suppress(Exception):  # it may be closed already, or nobody reads
        async with asyncio.timeout(LAST_SECONDS):
            await socket.close(code)


async def send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


async def send_all(socket: Socket, viewer: Viewer) -> None:
    """Everything that is put into the viewer's box, until it is dropped."""
    while not viewer.dropped:
        await viewer.filled()
        while viewer.outbox:
            await send(socket, viewer.outbox.popleft())


async def receive_all(socket: Socket, session: TableSession, line: Line) -> None:
    watch: Watch = socket.app.state.watch
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if message["type"] != "websocket.receive":
            continue
        line.heard(watch.clock())
        text = message.get("text") or message.get("bytes") or b""
        if len(text) > 8 * LONGEST_MESSAGE:
            await socket.close(TOO_LONG)
            return
        await session.receive(text)
