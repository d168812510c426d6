"""The WebSocket of a table: `/api/tables/ID/live?since=PLY&version=VERSION&patches=1`.

Whoever comes here is served here if the table is ours, else passed on to its owner.
"""

from functools import partial
from typing import Any, cast

import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from saqqara.kernel.errors import SaqqaraError
from saqqara.server import accounts
from saqqara.server.links import Outgoing
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
from saqqara.server.table_session import problem
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

MOST_NAMED = 80_000  # bytes of a message in all its fragments: 16,000 characters and some room
MOST_NAMELESS = 4_000  # who only watches has little to say

log = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    """Look who comes; what follows is of the connection alone."""
    parts: Parts = socket.app.state.parts
    await socket.accept()
    direct = direct_of(socket)
    try:
        arrival = await arrival_of(socket, parts, id)
    except SaqqaraError as error:
        refuse(direct, error)
    except Exception:
        log.exception("connection failed", table=id)
        direct.hang_up(FAILED)
    else:
        address = address_of(socket, parts.settings.proxies)
        direct.follow = partial(follow, parts, socket.app.state.watch, direct, arrival, address)


async def follow(
    parts: Parts, watch: Watch, direct: edge.Socket, arrival: Arrival, address: str
) -> None:
    """To the end of the connection."""
    try:
        if parts.routes.closed:
            direct.hang_up(COME_BACK)
            return
        line = watch.open(arrival.user, address)
        try:
            link = await parts.routes.way_to(arrival.table)
            if link is None:
                await serve_here(parts, direct, line, arrival)
            else:
                await pass_on(parts, direct, line, arrival, link)
        finally:
            watch.close(line)
    except SaqqaraError as error:
        refuse(direct, error)
    except Exception:
        log.exception("connection failed", table=arrival.table)
        direct.hang_up(FAILED)


async def serve_here(parts: Parts, direct: edge.Socket, line: Line, arrival: Arrival) -> None:
    session = await session_of(parts, arrival)
    take_up(direct, line, session.viewer)
    # Not kept in a name: it would stay as long as the connection.
    direct.tell(await begin(session, arrival))
    try:
        session.viewer.connect(Outlet(direct, session.viewer, line))
        parts.viewers.presence_changed(arrival.table)
        await listen(direct, session)
    finally:
        session.close()


async def pass_on(
    parts: Parts, direct: edge.Socket, line: Line, arrival: Arrival, link: Outgoing
) -> None:
    passed = PassedOn(link, Viewer(arrival.table, arrival.user, session=arrival.session))
    with parts.routes.passing(passed):
        take_up(direct, line, passed.viewer)
        passed.viewer.connect(Outlet(direct, passed.viewer, line))
        passed.begin(arrival)
        await listen(direct, passed)


def take_up(direct: edge.Socket, line: Line, viewer: Viewer) -> None:
    """From now on we know who it is: what they may say, and how to hang up on them."""
    line.heard_at = direct.last_heard
    direct.let_say(MOST_NAMED if viewer.user else MOST_NAMELESS)
    line.hang_up = viewer.drop


async def listen(direct: edge.Socket, session: Session) -> None:
    """Until either side has enough."""
    while not session.viewer.dropped:
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


async def arrival_of(socket: Socket, parts: Parts, id: str) -> Arrival:
    await count(socket, parts)
    check_path(socket)
    check_origin(socket, parts.settings)
    user = await find_user(socket, parts) or ""
    session = accounts.session_id(shown_token(socket)) if user else ""
    reads_only = await may_only_read(socket, parts)
    return Arrival(id, user, session, reads_only, dict(socket.query_params.items()))


def refuse(direct: edge.Socket, error: SaqqaraError) -> None:
    direct.tell(problem(error))
    direct.hang_up(REFUSED)
