"""What goes after a while, if whoever runs the server says so: finished games of guests, chat,
reviews, notices. Nothing of it goes by default. Parts of units of work.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select

from saqqara.server.outbox import SENT
from saqqara.server.reviews import DONE, FAILED
from saqqara.server.rows import OVER
from saqqara.server.schema import CHAT, NOTICES, PLIES, RESULTS, REVIEWS, TABLES, USERS, VISITS
from saqqara.server.settings import Settings
from saqqara.server.wire import SeatInfo
from saqqara.table.seats import FORMER

DAY: Final = 86400.0
MOST_AT_ONCE: Final = 200
Place = tuple[float, str]  # in the order in which games ended: when, and which
PARTS: Final = (PLIES, VISITS, CHAT, NOTICES, REVIEWS, RESULTS)  # of a table, before itself


def throw_away(
    connection: Connection, settings: Settings, now: float, after: Place
) -> tuple[int, Place]:
    """A little of all that has been kept for long enough; how much, and how far finished games
    were looked through: to the end if that is (0, "")."""
    gone = 0
    if settings.keep_chat:
        gone += old_chat(connection, now - settings.keep_chat * DAY)
    if settings.keep_reviews:
        gone += old_reviews(connection, now - settings.keep_reviews * DAY)
    if settings.keep_notices:
        gone += old_notices(connection, now - settings.keep_notices * DAY)
    if not settings.keep_guest_games:
        return gone, (0.0, "")
    games, place = guest_games(connection, now - settings.keep_guest_games * DAY, after)
    return gone + games, place


def old_chat(connection: Connection, before: float) -> int:
    """Lines are numbered as they are said, so the oldest come first."""
    oldest = select(CHAT.c.id, CHAT.c.at).order_by(CHAT.c.id).limit(MOST_AT_ONCE)
    ids = [row.id for row in connection.execute(oldest) if row.at < before]
    return remove(connection, CHAT.c.id, ids)


def old_reviews(connection: Connection, before: float) -> int:
    """Those that are made; whoever asks again gets another."""
    made = select(REVIEWS.c.table_id).where(
        REVIEWS.c.created_at < before, REVIEWS.c.status.in_([DONE, FAILED])
    )
    ids = connection.execute(made.limit(MOST_AT_ONCE)).scalars().all()
    return remove(connection, REVIEWS.c.table_id, ids)


def old_notices(connection: Connection, before: float) -> int:
    """That were sent, of tables at which nothing happened since."""
    sent = select(NOTICES.c.id).join(TABLES, TABLES.c.id == NOTICES.c.table_id)
    sent = sent.where(NOTICES.c.due_at >= SENT, TABLES.c.updated_at < before)
    return remove(
        connection, NOTICES.c.id, connection.execute(sent.limit(MOST_AT_ONCE)).scalars().all()
    )


def guest_games(connection: Connection, before: float, after: Place) -> tuple[int, Place]:
    """Finished games in which nobody with an account sat, with all that belongs to them. Their
    results go too: if a game was rated, it was among guests."""
    when, id = after
    order = (TABLES.c.updated_at, TABLES.c.id)
    ended = (
        select(TABLES.c.id, TABLES.c.updated_at, TABLES.c.seats, TABLES.c.owner)
        .where(TABLES.c.status == OVER, TABLES.c.updated_at >= when, TABLES.c.updated_at < before)
        .where((TABLES.c.updated_at > when) | (TABLES.c.id > id))
        .order_by(*order)
        .limit(MOST_AT_ONCE)
    )
    rows = connection.execute(ended).all()
    people = {row.id: people_of(row) for row in rows}
    everybody = sorted(set().union(*people.values()))
    known = select(USERS.c.id).where(USERS.c.id.in_(everybody), USERS.c.login.is_not(None))
    accounts = set(connection.execute(known).scalars()) if everybody else set()
    ids = [id for id, who in people.items() if not who & accounts]
    for part in PARTS:
        remove(connection, part.c.table_id, ids)
    remove(connection, TABLES.c.id, ids)
    is_end = len(rows) < MOST_AT_ONCE
    return len(ids), (0.0, "") if is_end else (rows[-1].updated_at, rows[-1].id)


def people_of(row: Any) -> set[str]:
    """Who sat at a table, and who opened it: an imported record is its owner's."""
    seats = msgspec.json.decode(row.seats, type=list[SeatInfo])
    return {row.owner, *(seat.user for seat in seats)} - {"", FORMER}


def remove(connection: Connection, column: Any, values: Any) -> int:
    if values:
        connection.execute(delete(column.table).where(column.in_(values)))
    return len(values)
