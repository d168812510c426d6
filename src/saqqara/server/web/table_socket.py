"""The WebSocket of a table: `/api/tables/ID/live?since=PLY&version=VERSION`.

Whoever comes here is served here if the table is ours, else passed on to its owner.
"""

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
from saqqara.server.passing import (
    COME_BACK,
    FAILED,
    REFUSED,
    Arrival,
    PassedOn,
    Session,
    begin,
    reason_of,
    session_of,
)
from saqqara.server.table_session import LONGEST_MESSAGE, problem
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

LAST_SECONDS = 1.0  # for what is being sent when a connection ends

log = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    parts: Parts = socket.app.state.parts
    await socket.accept()
    try:
        arrival = await arrival_of(socket, parts, id)
        if parts.routes.closed:
            await close(socket, COME_BACK)
            return
        link = await parts.routes.way_to(id)
        if link is None:
            session = await session_of(parts, arrival)
            with open_line(socket, session.viewer) as line:
                first = await begin(session, arrival)
                await serve_line(socket, session, line, first, parts)
        else:
            passed = PassedOn(link, Viewer(id, arrival.user, session=arrival.session))
            with open_line(socket, passed.viewer) as line, parts.routes.passing(passed):
                await serve_line(socket, passed, line, await passed.open(arrival))
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


async def serve_line(
    socket: Socket, session: Session, line: Line, first: bytes, here: Parts | None = None
) -> None:
    """From the snapshot on. *here*: the viewer is one of ours."""
    try:
        await talk(socket, session, line, first, here)
    finally:
        session.close()


async def talk(
    socket: Socket, session: Session, line: Line, first: bytes, here: Parts | None
) -> None:
    """Until either side has enough."""
    viewer = session.viewer
    if first:
        await send(socket, first)
    if here is not None:
        here.viewers.presence_changed(viewer.table)
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


async def end_all(
    viewer: Viewer, sender: "asyncio.Task[None]", tasks: list["asyncio.Task[Any]"]
) -> None:
    """A send is not cut short if it can end: Granian would keep the connection open."""
    viewer.drop()
    await asyncio.wait([sender], timeout=LAST_SECONDS)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def arrival_of(socket: Socket, parts: Parts, id: str) -> Arrival:
    await count(socket, parts)
    check_path(socket)
    check_origin(socket, parts.settings)
    user = await find_user(socket, parts) or ""
    session = accounts.session_id(shown_token(socket)) if user else ""
    reads_only = await may_only_read(socket, parts)
    return Arrival(id, user, session, reads_only, dict(socket.query_params.items()))


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


async def receive_all(socket: Socket, session: Session, line: Line) -> None:
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
