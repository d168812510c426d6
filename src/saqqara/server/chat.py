"""What people say to each other at a table. Units of work."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from saqqara.server import lobby, manners
from saqqara.server.messages import ChatLine
from saqqara.server.prepared import Prepared
from saqqara.server.rows import info_of, table_row
from saqqara.server.schema import BLOCKS, CHAT

SHOWN: Final = 100  # lines when one comes
TOLD: Final = 5  # when somebody says something
MOST: Final = 1000  # lines kept of a table


UNHEARD: Final = select(BLOCKS.c.other_id).where(BLOCKS.c.user_id == bindparam("b_viewer"))
NEWEST: Final = Prepared(
    select(CHAT)
    .where(CHAT.c.table_id == bindparam("b_table"), CHAT.c.user_id.not_in(UNHEARD))
    .order_by(CHAT.c.id.desc())
    .limit(SHOWN)
)


def lines(connection: Connection, table: str, viewer: str) -> list[ChatLine]:
    """The newest, without those of people whom the viewer has blocked."""
    newest = NEWEST.rows(connection, {"b_table": table, "b_viewer": viewer})
    if not newest:
        return []
    info = info_of(table_row(connection, table))
    return [
        ChatLine(row.id, row.user_id, row.name, lobby.seat_of(info, row.user_id), row.text, row.at)
        for row in reversed(newest)
    ]


def last_lines(connection: Connection, table: str) -> tuple[list[ChatLine], set[tuple[str, str]]]:
    """And who has blocked one of those who said them: (who, whom)."""
    last = lines(connection, table, "")[-TOLD:]
    return last, manners.who_blocked(connection, {line.user for line in last})


def say(connection: Connection, table: str, user: str, name: str, text: str, now: float) -> None:
    """A chat has an end: what is older than so many lines goes."""
    said = {"table_id": table, "user_id": user, "name": name, "text": text, "at": now}
    connection.execute(insert(CHAT).values(**said))
    newest = select(CHAT.c.id).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc())
    last = connection.execute(newest.limit(1).offset(MOST)).scalar_one_or_none()
    if last is not None:
        connection.execute(delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.id <= last))
