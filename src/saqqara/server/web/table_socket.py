"""The WebSocket of a table: `/api/tables/ID/live?since=PLY&version=VERSION&patches=1`."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any, cast

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from saqqara.kernel.errors import SaqqaraError
from saqqara.server import accounts
from saqqara.server.parts import Parts
from saqqara.server.table_session import TableSession, problem
from saqqara.server.viewers import Viewer
from saqqara.server.web import edge
from saqqara.server.web.lines import Line, Watch
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
MOST_NAMED = 80_000  # bytes of a message in all its fragments: 16,000 characters and some room
MOST_NAMELESS = 4_000  # who only watches has little to say
MOVED = 4409  # the seat was taken up elsewhere

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
    line = watch.open(viewer.user, address_of(socket, parts.settings.proxies))
    direct = direct_of(socket)
    line.heard_at = direct.last_heard
    direct.let_say(MOST_NAMED if viewer.user else MOST_NAMELESS)
    line.hang_up = viewer.drop
    try:
        yield line
    finally:
        watch.close(line)


async def serve_line(socket: Socket, session: TableSession, line: Line) -> None:
    direct = direct_of(socket)
    # Not kept in a name: it would stay as long as the connection.
    direct.tell(await session.open(number_of(socket, "since") or 0, number_of(socket, "version")))
    try:
        await talk(direct, session, line)
    finally:
        session.close()


async def talk(direct: edge.Socket, session: TableSession, line: Line) -> None:
    """Until either side has enough."""
    viewer = session.viewer
    direct.forget_request()
    viewer.connect(Outlet(direct, viewer, line))
    session.parts.viewers.presence_changed(viewer.table)
    while not viewer.dropped:
        message = cast(dict[str, Any], await direct.receive())
        if message["type"] == "websocket.disconnect":
            return
        await session.receive(message["bytes"])


def direct_of(socket: Socket) -> edge.Socket:
    found: edge.Socket = cast(dict[str, Any], socket.scope)["extensions"][edge.DIRECT]
    return found


class Outlet:
    """How a viewer is told something, and why no more."""

    def __init__(self, direct: edge.Socket, viewer: Viewer, line: Line) -> None:
        self.tell = direct.tell
        self.direct = direct
        self.viewer = viewer
        self.line = line

    def hang_up(self) -> None:
        self.direct.hang_up(self.line.code or reason_of(self.viewer))


def reason_of(viewer: Viewer) -> int:
    """Why we hung up."""
    if viewer.moved:
        return MOVED
    return SIGNED_OUT if viewer.signed_out else SLOW


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
    viewer.patches = number_of(socket, "patches") == 1
    viewer.reads_only = await may_only_read(socket, parts)
    return TableSession(parts, viewer, name)


def number_of(socket: Socket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def refuse(socket: Socket, error: SaqqaraError) -> None:
    with contextlib.suppress(Exception):
        await socket.send_text(problem(error).decode())
    await close(socket, REFUSED)


async def close(socket: Socket, code: int) -> None:
    with contextlib.suppress(Exception):  # it may be closed already, or nobody reads
        async with asyncio.timeout(edge.LAST_SECONDS):
            await socket.close(code)
