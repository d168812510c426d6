"""Which notices are to be sent, to people who asked for them: one for each turn, and one when
others want to play again.

A notice waits a little: who moves meanwhile, or was only asked for a moment, is not
disturbed. Whether it still holds is looked up when it is sent.
"""

from typing import Final

from sqlalchemy import Connection, Select, String, bindparam, delete, exists, insert, or_, select

from saqqara.kernel.match import Ply
from saqqara.server.prepared import Prepared, PreparedRows
from saqqara.server.schema import NOTICES, PUSH, USERS, WEBHOOKS
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


def reachable_of(number: int) -> Select[tuple[str]]:
    """Who of so many people asked for notices at all: looked up with every turn, so in one go."""
    users = [bindparam(f"user{row}", type_=String) for row in range(number)]
    channels = or_(
        exists().where(WEBHOOKS.c.user_id == USERS.c.id),
        exists().where(PUSH.c.user_id == USERS.c.id),
    )
    return select(USERS.c.id).where(USERS.c.id.in_(users), channels)


REACHABLE: Final = PreparedRows(["user"], reachable_of)


def reachable(connection: Connection, users: set[str]) -> set[str]:
    return {row[0] for row in REACHABLE.fetch(connection, [[user] for user in users])}


def put(
    connection: Connection,
    info: TableInfo,
    users: list[str],
    ply: int,
    now: float,
    kind: str = TURN,
) -> None:
    for user in reachable(connection, set(users)):
        key = {"user_id": user, "table_id": info.id, "ply": ply}
        known = select(NOTICES.c.id).filter_by(**key)
        if connection.execute(known).first() is None:
            clear(connection, info.id, [user])
            patience = LIVE_PATIENCE if info.pace.kind == LIVE else PATIENCE
            connection.execute(insert(NOTICES).values(**key, kind=kind, due_at=now + patience))


CLEAR: Final = Prepared(delete(NOTICES).where(NOTICES.c.table_id == bindparam("b_table")))
CLEAR_OF: Final = Prepared(
    delete(NOTICES).where(
        NOTICES.c.table_id == bindparam("b_table"), NOTICES.c.user_id == bindparam("b_user")
    )
)


def clear(connection: Connection, table: str, users: list[str] | None = None) -> None:
    """Forget notices of a table, sent or not: of earlier turns, or all when it is over."""
    if users is None:
        CLEAR.run(connection, [{"b_table": table}])
    elif users:
        CLEAR_OF.run(connection, [{"b_table": table, "b_user": user} for user in users])


def taken_back(table: Table, gone: list[Ply]) -> list[str]:
    """People whose decisions are taken back: that they are asked again will be news."""
    users = {table.seats[ply.seat].user for ply in gone if ply.seat >= 0}
    return sorted(users - {""})
