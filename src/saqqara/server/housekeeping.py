"""What is thrown away by itself: sessions that have ended, guests of whom nothing is left, and what
whoever runs the server does not want to keep for ever.

Each unit of work does a little: the writer has other things to do. Where there may be much to look
through, it is looked through in order, and a Broom remembers how far it came.
"""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, select

from saqqara.server import retention
from saqqara.server.schema import METADATA, RESULTS, SESSIONS, TABLES, USERS, VISITS
from saqqara.server.settings import Settings

GUEST_SECONDS: Final = 7 * 86400.0  # a guest who has just come may not have done anything yet
MOST_AT_ONCE: Final = 500


@dataclass
class Gone:
    sessions: int = 0
    guests: int = 0
    kept: int = 0  # what was kept for as long as it should be

    def any(self) -> bool:
        return bool(self.sessions or self.guests or self.kept)


class Broom:
    """Goes through the house from one end to the other, and begins again."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.guest = (0.0, "")  # the last one looked at: when they came, and who
        self.table = (0.0, "")  # the same of finished games

    def sweep(self, connection: Connection, now: float) -> tuple[Gone, bool]:
        """What went, and whether there is more to look at now."""
        gone = Gone(sessions=end_sessions(connection, now))
        gone.guests, self.guest = forget_guests(connection, now, self.guest)
        gone.kept, self.table = retention.throw_away(connection, self.settings, now, self.table)
        more = gone.sessions == MOST_AT_ONCE or self.guest[0] > 0 or self.table[0] > 0
        return gone, more or gone.kept > 0


def end_sessions(connection: Connection, now: float) -> int:
    ended = select(SESSIONS.c.token).where(SESSIONS.c.expires_at <= now).limit(MOST_AT_ONCE)
    tokens = connection.execute(ended).scalars().all()
    if tokens:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.token.in_(tokens)))
    return len(tokens)


def forget_guests(
    connection: Connection, now: float, after: tuple[float, str]
) -> tuple[int, tuple[float, str]]:
    """Those who can never come back, as they have no session, and whom nothing mentions; of so many
    who came after one. How many went, and the last looked at: nobody when all have been."""
    came, id = after
    looked = (
        select(USERS.c.id, USERS.c.created_at, USERS.c.login)
        .where(USERS.c.created_at >= came, USERS.c.created_at <= now - GUEST_SECONDS)
        .where((USERS.c.created_at > came) | (USERS.c.id > id))
        .order_by(USERS.c.created_at, USERS.c.id)
        .limit(MOST_AT_ONCE)
    )
    rows = connection.execute(looked).all()
    guests = [row.id for row in rows if row.login is None]
    alone = select(USERS.c.id).where(
        USERS.c.id.in_(guests),
        ~exists().where(SESSIONS.c.user_id == USERS.c.id),
        ~exists().where(VISITS.c.user_id == USERS.c.id),
    )
    ids = set(connection.execute(alone).scalars()) if guests else set()
    for column in mentions():
        if ids:
            named = select(column).where(column.in_(ids)).distinct()
            ids.difference_update(connection.execute(named).scalars().all())
    if ids:
        connection.execute(delete(USERS).where(USERS.c.id.in_(ids)))
    is_end = len(rows) < MOST_AT_ONCE
    return len(ids), (0.0, "") if is_end else (rows[-1].created_at, rows[-1].id)


def mentions() -> list[Any]:
    """Every column that may name a person: who is in one of them has left something behind."""
    found: list[Any] = [TABLES.c.owner, RESULTS.c.user_id]
    for table in METADATA.sorted_tables:
        found += [column for column in table.c if column.references(USERS.c.id)]
    return found
