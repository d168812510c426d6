"""Which tables there are: in the lobby, and one's own. Units of work."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, select

from saqqara.games import game_spec
from saqqara.server.rows import CLOSED, RUNNING, info_of
from saqqara.server.schema import TABLES, VISITS
from saqqara.server.wire import MyTable, TableInfo

LOBBY_SIZE: Final = 100


def lobby(connection: Connection, game: str | None, status: str) -> list[TableInfo]:
    found = select(TABLES).where(TABLES.c.public, TABLES.c.status == status)
    if game is not None:
        found = found.where(TABLES.c.game == game_spec(game).id)
    newest = found.order_by(TABLES.c.updated_at.desc()).limit(LOBBY_SIZE)
    return [info_of(row) for row in connection.execute(newest)]


def mine(connection: Connection, user: str, skip: int = 0, limit: int = 100) -> list[MyTable]:
    """Tables at which this person sits: a page of those that are not over, then of the others,
    the newest first; on a page those that wait for them first."""
    found = going_on(connection, user, skip, limit)
    if len(found) < limit:
        before = max(0, skip - count_going_on(connection, user))
        found += over(connection, user, before, limit - len(found))
    tables = []
    for row in found:
        info = info_of(row)
        running = asked_seats_of(row) if info.status == RUNNING else []
        asked = any(info.seats[seat].user == user for seat in running)
        tables.append(MyTable(info, row.seat, asked, row.seen_ply))
    return sorted(tables, key=lambda each: (not each.asked, each.table.status != RUNNING))


# Two queries, as no index serves both orders. People have few games that go on, and may have
# thousands that are over: of these only the page is looked at.


def going_on(connection: Connection, user: str, skip: int, limit: int) -> list[Row[Any]]:
    page = select(TABLES, VISITS.c.seat, VISITS.c.seen_ply).join_from(VISITS, TABLES)
    page = page.where(*are_going_on(user)).order_by(TABLES.c.updated_at.desc(), TABLES.c.id)
    return list(connection.execute(page.limit(limit).offset(skip)))


def count_going_on(connection: Connection, user: str) -> int:
    found = select(func.count()).select_from(VISITS.join(TABLES)).where(*are_going_on(user))
    return connection.execute(found).scalar_one()


def are_going_on(user: str) -> list[Any]:
    sits = [VISITS.c.user_id == user, VISITS.c.seat >= 0]
    return [*sits, VISITS.c.over_at.is_(None), TABLES.c.status != CLOSED]


def over(connection: Connection, user: str, skip: int, limit: int) -> list[Row[Any]]:
    page = (
        select(VISITS.c.table_id, VISITS.c.seat, VISITS.c.seen_ply, VISITS.c.over_at)
        .where(VISITS.c.user_id == user, VISITS.c.seat >= 0, VISITS.c.over_at.is_not(None))
        .order_by(VISITS.c.over_at.desc(), VISITS.c.table_id)
        .limit(limit)
        .offset(skip)
        .subquery()
    )
    found = select(TABLES, page.c.seat, page.c.seen_ply).join(page, page.c.table_id == TABLES.c.id)
    return list(connection.execute(found.order_by(page.c.over_at.desc(), TABLES.c.id)))


def asked_seats_of(row: Row[Any]) -> list[int]:
    """People whose decision is waited for, as the row itself knows."""
    return list(msgspec.json.decode(row.live).get("running", []))
