"""People whose table another server owns, passed on to it.

The server that got the socket knows who comes (the cookie, the page, the limits of connections) and
carries messages both ways as they are; the owner does all else, as for people of its own. Should
the way between them end, or the table get another owner, the socket is closed with COME_BACK:
clients come back at once, say what they know, and are led to whoever owns the table then.
"""

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
import structlog
from msgspec import Struct

from saqqara.kernel.errors import SaqqaraError
from saqqara.server import accounts
from saqqara.server.links import ENDED, HEARD, LEFT, OPEN, SAID, TOLD, Incoming, Outgoing
from saqqara.server.table_session import TableSession, problem
from saqqara.server.viewers import Viewer

if TYPE_CHECKING:
    from saqqara.server.parts import Parts

COME_BACK: Final = 1012  # close codes: at once, to whichever server
FAILED: Final = 1011  # our fault
SLOW: Final = 1013
REFUSED: Final = 4403
SIGNED_OUT: Final = 4401
MOVED: Final = 4409  # the seat was taken up elsewhere

MOST_UNHEARD: Final = 32  # messages of one viewer that the owner has not carried out yet
HEARD_EVERY: Final = 8

log = structlog.get_logger()


class Arrival(Struct):
    """Who comes to a table, and how: all that its owner has to know."""

    table: str
    user: str  # "": nobody we know
    session: str  # id of the session or token
    reads_only: bool
    query: dict[str, str]

    def number(self, name: str) -> int | None:
        text = self.query.get(name, "")
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


class Session(Protocol):
    """A viewer and what becomes of its messages: here (TableSession) or elsewhere (PassedOn)."""

    viewer: Viewer

    async def receive(self, text: str | bytes) -> None: ...

    def close(self) -> None: ...


async def session_of(parts: "Parts", arrival: Arrival) -> TableSession:
    """For a table of our own. Anybody with the link may watch, also without a name."""
    name = ""
    if arrival.user:
        me = await parts.store.read(lambda c: accounts.me(c, arrival.user))
        name = me.name
    wanted = arrival.number("seat")
    wanted = -1 if wanted is None else wanted
    viewer = Viewer(arrival.table, arrival.user, wanted, arrival.session)
    viewer.watches = arrival.number("watch") == 1
    viewer.wants_hands = arrival.number("hands") == 1
    viewer.patches = arrival.number("patches") == 1
    viewer.reads_only = arrival.reads_only
    return TableSession(parts, viewer, name)


async def begin(session: TableSession, arrival: Arrival) -> bytes:
    """The snapshot."""
    return await session.open(arrival.number("since") or 0, arrival.number("version"))


def reason_of(viewer: Viewer) -> int:
    """Why we hung up."""
    if viewer.code:
        return viewer.code
    if viewer.moved:
        return MOVED
    return SIGNED_OUT if viewer.signed_out else SLOW


# ---- at the server that got the socket


class PassedOn:
    """A viewer of ours whose table is elsewhere."""

    def __init__(self, link: Outgoing, viewer: Viewer) -> None:
        self.link = link
        self.viewer = viewer  # the way to it only: it is not among our viewers
        self.unheard = 0
        self.room = asyncio.Event()
        self.channel = link.open(self.hear)

    def begin(self, arrival: Arrival) -> None:
        """What comes first is the snapshot, or why there is none."""
        self.link.send(OPEN, self.channel, msgspec.json.encode(arrival))
        if self.link.closed:  # just now
            self.hang_up(COME_BACK)

    def hear(self, kind: int, body: bytes) -> None:
        if kind == TOLD:
            self.viewer.put(body)
        elif kind == HEARD:
            self.unheard -= HEARD_EVERY
            self.room.set()
        elif kind == ENDED:
            self.hang_up(int.from_bytes(body, "big") or COME_BACK)

    def hang_up(self, code: int) -> None:
        self.viewer.code = code
        self.viewer.drop()
        self.room.set()

    async def receive(self, text: str | bytes) -> None:
        """As fast as its owner carries them out."""
        while self.unheard >= MOST_UNHEARD and not self.viewer.dropped:
            self.room.clear()
            await self.room.wait()
        self.unheard += 1
        self.link.send(SAID, self.channel, text.encode() if isinstance(text, str) else text)

    def close(self) -> None:
        if self.link.done(self.channel):
            self.link.send(LEFT, self.channel)


# ---- at the owner


class TakenIn:
    """A viewer that another server passes on to us."""

    def __init__(self, parts: "Parts", link: Incoming, channel: int) -> None:
        self.parts = parts
        self.link = link
        self.channel = channel
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        link.channels[channel] = self.hear

    def hear(self, kind: int, body: bytes) -> None:
        if kind == SAID and self.inbox.qsize() < 2 * MOST_UNHEARD:
            self.inbox.put_nowait(body)
        else:  # it left, or it does not wait as it should
            self.inbox.put_nowait(None)

    def tell(self, message: bytes) -> bool:
        """Who does not read is dropped by the server that has the socket."""
        self.link.send(TOLD, self.channel, message)
        return True

    def hang_up(self) -> None:
        self.inbox.put_nowait(None)

    def end(self, code: int) -> None:
        self.link.send(ENDED, self.channel, code.to_bytes(2, "big"))
        self.link.channels.pop(self.channel, None)

    async def serve(self, arrival: Arrival) -> None:
        """From the snapshot to the end; whatever goes wrong is told to the other server."""
        try:
            code = await self.serve_session(arrival)
        except SaqqaraError as error:
            self.tell(problem(error))
            code = REFUSED
        except Exception:
            log.exception("connection failed", table=arrival.table)
            code = FAILED
        self.end(code)

    async def serve_session(self, arrival: Arrival) -> int:
        session = await session_of(self.parts, arrival)
        self.tell(await begin(session, arrival))
        try:
            session.viewer.connect(self)
            self.parts.viewers.presence_changed(arrival.table)
            await self.hear_all(session)
        finally:
            session.close()
        return reason_of(session.viewer)

    async def hear_all(self, session: TableSession) -> None:
        """Until it leaves, or is dropped."""
        heard = 0
        while (text := await self.inbox.get()) is not None and not session.viewer.dropped:
            await session.receive(text)
            heard += 1
            if heard % HEARD_EVERY == 0:
                self.link.send(HEARD, self.channel)
