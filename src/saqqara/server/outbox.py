"""Which notices are to be sent, to people who asked for them: one for each turn, and one when
others want to play again.

A notice waits a little: who moves meanwhile, or was only asked for a moment, is not
disturbed. Whether it still holds is looked up when it is sent.
"""

from typing import Final

from sqlalchemy import Connection, Select, String, bindparam, delete, exists, insert, or_, select

from saqqara.kernel.match import Ply
from saqqara.server.schema import NOTICES, PUSH, USERS, WEBHOOKS
from saqqara.server.store import Prepared
from saqqara.server.wire import TableInfo
from saqqara.table.pace import LIVE
from saqqara.table.table import Table

PATIENCE: Final = 10.0  # seconds
LIVE_PATIENCE: Final = 30.0
TURN: Final = "turn"  # kinds of notices
REMATCH: Final = "rematch"
SENT: Final = 1e15  # due_at of what was sent: kept, so that no turn is told of twice


def newly_asked(table: Table, before: set[int], by: str) -> list[str]:
    """People whose turn began with this change, other than the one who made it."""
    fresh = [seat for seat in table.asked() if seat not in before]
    users = [table.seats[seat].user for seat in fresh if not table.seats[seat].stand_in]
    return sorted({user for user in users if user and user != by})


def reachable() -> Select[tuple[str]]:
    """Whether somebody asked for notices at all: looked up with every turn, so in one go."""
    user = bindparam("user", type_=String)
    channels = or_(
        exists().where(WEBHOOKS.c.user_id == user), exists().where(PUSH.c.user_id == user)
    )
    return select(USERS.c.id).where(USERS.c.id == user, channels)


REACHABLE: Final = Prepared(reachable())


def put(
    connection: Connection,
    info: TableInfo,
    users: list[str],
    ply: int,
    now: float,
    kind: str = TURN,
) -> None:
    for user in users:
        if not REACHABLE.finds(connection, {"user": user}):
            continue
        key = {"user_id": user, "table_id": info.id, "ply": ply}
        known = select(NOTICES.c.id).filter_by(**key)
        if connection.execute(known).first() is None:
            clear(connection, info.id, [user])
            patience = LIVE_PATIENCE if info.pace.kind == LIVE else PATIENCE
            connection.execute(insert(NOTICES).values(**key, kind=kind, due_at=now + patience))


def clear(connection: Connection, table: str, users: list[str] | None = None) -> None:
    """Forget notices of a table, sent or not: of earlier turns, or all when it is over."""
    found = delete(NOTICES).where(NOTICES.c.table_id == table)
    if users is not None:
        found = found.where(NOTICES.c.user_id.in_(users))
    connection.execute(found)


def taken_back(table: Table, gone: list[Ply]) -> list[str]:
    """People whose decisions are taken back: that they are asked again will be news."""
    users = {table.seats[ply.seat].user for ply in gone if ply.seat >= 0}
    return sorted(users - {""})
