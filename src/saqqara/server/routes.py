"""Where the people of a table are served: here if it is ours, else by its owner.

Puts together who there is (members), the connections between servers (links) and those who are
passed on (passing). Alone, without Redis, all tables are ours and nothing of this costs anything.
"""

import asyncio
import contextlib
import hashlib
import random
import socket
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from saqqara.server import deployment
from saqqara.server.bus import Alive
from saqqara.server.links import OPEN, Incoming, Links, NoWay, Outgoing
from saqqara.server.members import LINKS, Members
from saqqara.server.passing import COME_BACK, Arrival, PassedOn, TakenIn
from saqqara.server.tasks import end_tasks
from saqqara.server.viewers import Viewer

if TYPE_CHECKING:
    from saqqara.server.parts import Parts

MEET_SECONDS: Final = 0.3  # until the others have answered our first word
CONNECT_SECONDS: Final = 2.0  # for Redis to be there at the start
AGAIN_SECONDS: Final = 5.0  # between two attempts to reach a server
SPREAD_SECONDS: Final = 1.5  # over which people are sent elsewhere, not all at once
TRIES: Final = 3

log = structlog.get_logger()
OnRequest = Callable[[Incoming, int, bytes], Coroutine[Any, Any, None]]


class Routes:
    def __init__(self, parts: "Parts") -> None:
        self.parts = parts
        settings = parts.settings
        own = Alive(
            parts.id,
            machine=socket.gethostname(),
            links=LINKS,
            works=settings.worker,
            thinkers=settings.thinkers,
        )
        self.members = Members(parts.bus, own)
        self.members.on_change = self.move_on
        parts.bus.listeners = self.members.listeners
        self.links = Links(parts.id, self.take)
        self.links.on_lost = self.lost
        self.passed: set[PassedOn] = set()
        self.tasks: list[asyncio.Task[Any]] = []
        self.taken: set[asyncio.Task[None]] = set()
        # What answers requests over HTTP; set by the application.
        self.on_request: OnRequest = nothing_to_ask
        self.leaving = False
        self.closed = False  # who comes now is sent away

    async def start(self, owns: bool) -> None:
        """Before anybody comes. *owns*: whether this process serves people at all."""
        if not self.parts.settings.redis:
            return
        own, place = self.members.own, self.parts.settings.inner_address()
        secret = await self.parts.store.write(deployment.link_secret)
        own.deployment = hashlib.sha256(secret).hexdigest()[:16]
        if owns and place is not None:
            own.address = await self.links.listen(*place, secret)
            self.members.choose_owners()
        elif owns:
            log.warning("no address for other servers: give one with --inner")
        await self.meet()
        self.tasks.append(asyncio.create_task(self.beat()))
        self.tasks.append(asyncio.create_task(self.try_again()))

    async def meet(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                while not self.parts.bus.is_connected():
                    await asyncio.sleep(0.01)
        self.members.beat()
        await asyncio.sleep(MEET_SECONDS)

    async def stop(self) -> None:
        await end_tasks([*self.tasks, *self.taken])
        await self.links.stop()

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(self.members.pace())
            self.members.beat()

    async def try_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            for id in list(self.members.avoided):
                with contextlib.suppress(NoWay):
                    await self.link_to(id)
                    self.members.trust(id)

    # ---- people who come

    async def way_to(self, table: str) -> Outgoing | None:
        """The connection to the owner of a table; None: it is ours, or nobody can be reached."""
        for _ in range(TRIES):
            owner = self.members.owner_of(table)
            if owner == self.parts.id:
                return None
            with contextlib.suppress(NoWay):  # then it is passed over
                return await self.link_to(owner)
        return None

    async def link_to(self, id: str) -> Outgoing:
        known = self.members.others.get(id)
        if known is None:
            raise NoWay("it is gone")
        return await self.links.to(id, known.address)

    def lost(self, id: str) -> None:
        if id not in self.members.avoided and id in self.members.owners:
            log.warning("a server cannot be reached", server=id)
        self.members.avoid(id)

    @contextlib.contextmanager
    def passing(self, passed: PassedOn) -> Iterator[None]:
        self.passed.add(passed)
        try:
            yield
        finally:
            self.passed.discard(passed)
            passed.close()

    def take(self, link: Incoming, kind: int, channel: int, body: bytes) -> None:
        """Somebody, or a request, is passed on to us."""
        if kind == OPEN:
            arrival = msgspec.json.decode(body, type=Arrival)
            serving = TakenIn(self.parts, link, channel).serve(arrival)
        else:
            serving = self.on_request(link, channel, body)
        task = asyncio.create_task(serving)
        self.taken.add(task)
        task.add_done_callback(self.taken.discard)

    # ---- people who have to go elsewhere

    def move_on(self) -> None:
        """Servers came or went: whose table has another owner now comes back and is led there."""
        members = self.members
        for id in list(self.links.out):
            if id not in members.others:
                self.links.drop(id)
        ours = self.parts.viewers.viewers.items()
        here = [v for table, viewers in ours if not members.is_ours(table) for v in viewers]
        away = [p for p in self.passed if members.owner_of(p.viewer.table) != p.link.to]
        self.send_away(here, away, SPREAD_SECONDS)

    def send_away(self, here: list[Viewer], away: list[PassedOn], seconds: float) -> None:
        loop = asyncio.get_running_loop()
        for viewer in here:
            loop.call_later(
                seconds * random.random(), self.parts.viewers.hang_up, viewer, COME_BACK
            )
        for passed in away:
            loop.call_later(seconds * random.random(), passed.hang_up, COME_BACK)

    async def leave(self) -> None:
        """Before the end: our tables are handed on, and people come back at another server."""
        self.leaving = True
        loop = asyncio.get_running_loop()
        until = loop.time() + self.parts.settings.grace
        self.members.leave()  # moves on whoever is here
        while not self.members.is_alone() and loop.time() < until:
            await asyncio.sleep(0.05)
        self.closed = True
        alone = self.members.is_alone()  # also where all leave together
        everybody = [v for viewers in self.parts.viewers.viewers.values() for v in viewers]
        seconds = 0.0 if alone else SPREAD_SECONDS
        self.send_away(everybody, list(self.passed), seconds)
        await asyncio.sleep(seconds + 0.1)


async def nothing_to_ask(_: Incoming, __: int, ___: bytes) -> None:
    """Where there is no application."""
