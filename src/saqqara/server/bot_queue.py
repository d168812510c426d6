"""What people see while a bot at their table waits for others to have thought: its place.

The rows that are due are the queue of all workers (workers.py), so any server can tell it.
"""

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select

from saqqara.server.messages import ENCODE, Queue
from saqqara.server.schema import TABLES
from saqqara.server.workers import SEARCHES

if TYPE_CHECKING:
    from saqqara.server.parts import Parts

LONG_SECONDS: Final = 3.0  # of waiting, until people are told
MOST_PLACES: Final = 1000


def waiting_longest(connection: Connection, now: float) -> list[tuple[str, float]]:
    """Tables at which a search is due, with since when. A unit of work."""
    due = (
        select(TABLES.c.id, TABLES.c.due_at, TABLES.c.seats)
        .where(TABLES.c.due_at <= now)
        .order_by(TABLES.c.due_at)
        .limit(MOST_PLACES)
    )
    return [(row.id, row.due_at) for row in connection.execute(due) if SEARCHES.search(row.seats)]


async def tell_places(parts: "Parts") -> None:
    """To those who have waited for long; the bot's move takes it back."""
    viewers = parts.viewers
    if not viewers.viewers:
        return
    now = parts.tables.clock()
    found = await parts.store.read(lambda c: waiting_longest(c, now))
    for place, (table, since) in enumerate(found, start=1):
        if now - since >= LONG_SECONDS and viewers.is_watched(table):
            viewers.tell(table, ENCODE(Queue(place, len(found))))
