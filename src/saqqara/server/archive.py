"""Everything of one person as one archive: what is kept about them, and the record of each of their
finished games. It is made while it is sent, a few games at a time, so that thousands of games take
no more memory than a few."""

import io
import zipfile
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from saqqara.server import finished_games, leaving, rows
from saqqara.server.store import Store

AT_ONCE: Final = 10  # games; each is played again for its record


class Outlet(io.RawIOBase):
    """Where an archive is written to that is never looked back at; what is there can be taken."""

    def __init__(self) -> None:
        self.waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.waiting += data
        return len(data)

    def take(self) -> bytes:
        taken = bytes(self.waiting)
        self.waiting.clear()
        return taken


async def pieces(store: Store, user: str, now: float) -> AsyncIterator[bytes]:
    outlet = Outlet()
    with zipfile.ZipFile(outlet, "w", zipfile.ZIP_DEFLATED) as packed:
        about = await store.read(lambda c: leaving.about(c, user, now))
        packed.writestr("me.json", text_of(about))
        tables = await store.read(lambda c: leaving.tables_of(c, user))
        for first in range(0, len(tables), AT_ONCE):
            part = tables[first : first + AT_ONCE]
            for name, text in await store.read(partial(games, user=user, tables=part)):
                packed.writestr(name, text)
            yield outlet.take()
    yield outlet.take()


def text_of(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)


def games(connection: Connection, user: str, tables: list[str]) -> list[tuple[str, bytes]]:
    """A file for each table at which the person sat or sits, and one for the record of a game that
    is over: of one that runs nothing is told that its board would not tell."""
    found = []
    for id in tables:
        there = leaving.games_at(connection, user, [id])
        if there:
            found.append((f"games/{id}.json", text_of(there)))
        if any(each["status"] == rows.OVER for each in there):
            loaded = rows.load(connection, id)
            if loaded.table is not None:  # else its rules are no longer ours
                text = finished_games.record_text(loaded)
                found.append((f"records/{id}.json", text.encode()))
    return found
