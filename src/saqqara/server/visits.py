"""What is remembered of a person at a table: the seat, how far they looked, their notes. Units of
work."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, bindparam, insert, select, update

from saqqara.server.prepared import Prepared
from saqqara.server.schema import VISITS


def one(table: str, user: str) -> ColumnElement[bool]:
    return (VISITS.c.table_id == table) & (VISITS.c.user_id == user)


THIS: Final = (VISITS.c.table_id == bindparam("b_table")) & (
    VISITS.c.user_id == bindparam("b_user")
)
SIT: Final = Prepared(
    update(VISITS).where(THIS).values(seat=bindparam("b_seat"), updated_at=bindparam("b_now"))
)
SEEN: Final = Prepared(select(VISITS.c.seen_ply).where(THIS))


def visit(connection: Connection, table: str, user: str, seat: int, now: float) -> None:
    """Note that somebody sits, or watches, at a table; so it is among theirs."""
    values = {"b_table": table, "b_user": user, "b_seat": seat, "b_now": now}
    if not SIT.run(connection, [values]):
        connection.execute(
            insert(VISITS).values(table_id=table, user_id=user, seat=seat, updated_at=now)
        )


def seen_ply(connection: Connection, table: str, user: str) -> int:
    """Up to where somebody has looked, for the recap."""
    row = SEEN.row(connection, {"b_table": table, "b_user": user})
    return row.seen_ply if row else 0


def see(connection: Connection, table: str, user: str, ply: int) -> None:
    connection.execute(update(VISITS).where(one(table, user)).values(seen_ply=ply))


def notes(connection: Connection, table: str, user: str) -> str:
    row = connection.execute(select(VISITS.c.notes).where(one(table, user))).first()
    return row.notes if row else ""


def write_notes(connection: Connection, table: str, user: str, text: str) -> None:
    """Of somebody who has been there."""
    connection.execute(update(VISITS).where(one(table, user)).values(notes=text))
