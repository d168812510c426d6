"""Which tables there are: in the lobby, and one's own. Units of work."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, select

from saqqara.games import game_spec
from saqqara.server.rows import CLOSED, OVER, RUNNING, info_of
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
    page = (
        select(VISITS.c.table_id, VISITS.c.seat, VISITS.c.seen_ply)
        .join(TABLES, VISITS.c.table_id == TABLES.c.id)
        .where(VISITS.c.user_id == user, VISITS.c.seat >= 0, TABLES.c.status != CLOSED)
        .order_by(TABLES.c.status == OVER, TABLES.c.updated_at.desc(), TABLES.c.id)
        .limit(limit)
        .offset(skip)
        .subquery()
    )
    found = connection.execute(
        select(TABLES, page.c.seat, page.c.seen_ply)
        .join(page, page.c.table_id == TABLES.c.id)
        .order_by(TABLES.c.updated_at.desc())
    )
    tables = []
    for row in found:
        info = info_of(row)
        running = asked_seats_of(row) if info.status == RUNNING else []
        asked = any(info.seats[seat].user == user for seat in running)
        tables.append(MyTable(info, row.seat, asked, row.seen_ply))
    return sorted(tables, key=lambda each: (not each.asked, each.table.status != RUNNING))


def asked_seats_of(row: Row[Any]) -> list[int]:
    """People whose decision is waited for, as the row itself knows."""
    return list(msgspec.json.decode(row.live).get("running", []))
