"""What is thrown away by itself: sessions that have ended, and guests of whom nothing is left."""

from typing import Any, Final

from sqlalchemy import Connection, delete, exists, select

from saqqara.server.schema import METADATA, RESULTS, SESSIONS, TABLES, USERS, VISITS

GUEST_SECONDS: Final = 7 * 86400.0  # a guest who has just come may not have done anything yet
MOST_AT_ONCE: Final = 500  # the writer has other things to do


def throw_away(connection: Connection, now: float) -> tuple[int, int]:
    """How many sessions and guests went; more may be left for the next time."""
    ended = select(SESSIONS.c.token).where(SESSIONS.c.expires_at <= now).limit(MOST_AT_ONCE)
    tokens = connection.execute(ended).scalars().all()
    if tokens:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.token.in_(tokens)))
    return len(tokens), forget_guests(connection, now)


def forget_guests(connection: Connection, now: float) -> int:
    """Those who can never come back, as they have no session, and whom nothing mentions."""
    found = (
        select(USERS.c.id)
        .where(
            USERS.c.login.is_(None),
            USERS.c.created_at <= now - GUEST_SECONDS,
            ~exists().where(SESSIONS.c.user_id == USERS.c.id),
            ~exists().where(VISITS.c.user_id == USERS.c.id),
        )
        .limit(MOST_AT_ONCE)
    )
    ids = set(connection.execute(found).scalars())
    for column in mentions():
        if ids:
            named = select(column).where(column.in_(ids)).distinct()
            ids.difference_update(connection.execute(named).scalars().all())
    if ids:
        connection.execute(delete(USERS).where(USERS.c.id.in_(ids)))
    return len(ids)


def mentions() -> list[Any]:
    """Every column that may name a person: who is in one of them has left something behind."""
    found: list[Any] = [TABLES.c.owner, RESULTS.c.user_id]
    for table in METADATA.sorted_tables:
        found += [column for column in table.c if column.references(USERS.c.id)]
    return found
