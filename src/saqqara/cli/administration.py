"""What whoever runs a server may do about people and tables. Units of work.

Everything is done in the database; servers that run look there every two seconds.
"""

import secrets
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, func, or_, select, update

from saqqara.kernel.errors import OptionError
from saqqara.server import accounts, late, lobby, rows
from saqqara.server.rows import CLOSED, OPEN, RUNNING
from saqqara.server.schema import REPORTS, TABLES, USERS, VISITS

MOST_LISTED: Final = 500
ANYWHERE: Final = "*"  # before a text: it may stand inside
LAST_LETTER: Final = "\U0010ffff"
MOST_NAMED: Final = 5  # people of one name that an error lists


def people(connection: Connection, text: str) -> list[dict[str, Any]]:
    """The newest first; with a text those whose name begins with it, or whose login or id it is.
    A star before the text: those who have it anywhere, for which everybody is looked at."""
    newest = (USERS.c.created_at.desc(), USERS.c.id.desc())
    tables = select(func.count()).where(VISITS.c.user_id == USERS.c.id, VISITS.c.seat >= 0)
    found = select(USERS, tables.scalar_subquery().label("tables"))
    if text:
        found = found.where(called(connection, text))
    found = found.order_by(*newest).limit(MOST_LISTED)
    return [
        {
            "id": row.id,
            "name": row.name,
            "login": row.login,
            "created_at": row.created_at,
            "tables": row.tables,
            "banned": row.banned_at is not None,
        }
        for row in connection.execute(found)
    ]


def called(connection: Connection, text: str) -> ColumnElement[bool]:
    part = text.removeprefix(ANYWHERE).lower()
    untold = select(USERS.c.id).where(USERS.c.key.is_(None)).limit(1)
    if text.startswith(ANYWHERE) or connection.execute(untold).first():
        inside = f"%{like(part)}%"
        names = (func.lower(USERS.c.name), USERS.c.key, USERS.c.login)
        return or_(USERS.c.id == part, *(name.like(inside, escape="\\") for name in names))
    key = late.key_of(text)
    by_name = USERS.c.key.between(key, key + LAST_LETTER)
    ids: set[str] = set()
    for way in (by_name, USERS.c.login == part, USERS.c.id == text):  # each has an index
        ids |= set(connection.execute(select(USERS.c.id).where(way).limit(MOST_LISTED)).scalars())
    return USERS.c.id.in_(ids)


def reports(connection: Connection, text: str) -> list[dict[str, Any]]:
    """What people reported, the newest first; with a text only of who is called that."""
    about, by = USERS.alias("about"), USERS.alias("by")
    found = (
        select(
            REPORTS,
            about.c.name.label("about_name"),
            by.c.name.label("by_name"),
        )
        .join(about, about.c.id == REPORTS.c.other_id)
        .join(by, by.c.id == REPORTS.c.user_id)
    )
    if text:
        found = found.where(
            or_(
                func.lower(about.c.name) == text.lower(),
                about.c.login == text.lower(),
                about.c.id == text,
            )
        )
    newest = found.order_by(REPORTS.c.id.desc()).limit(MOST_LISTED)
    return [
        {
            "id": row.id,
            "at": row.at,
            "about": {"id": row.other_id, "name": row.about_name},
            "by": {"id": row.user_id, "name": row.by_name},
            "table": row.table_id,
            "line": row.line,
            "text": row.text,
        }
        for row in connection.execute(newest)
    ]


def like(text: str) -> str:
    """The text itself, where LIKE would read a pattern."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def tables(connection: Connection, text: str) -> list[dict[str, Any]]:
    """Open and running ones, the last changed first; with a text those that name it."""
    found = select(TABLES).where(TABLES.c.status.in_([OPEN, RUNNING]))
    if text:
        part = f"%{like(text.lower())}%"
        found = found.where(
            or_(
                TABLES.c.id == text,
                TABLES.c.game == text.lower(),
                func.lower(TABLES.c.name).like(part, escape="\\"),
                func.lower(TABLES.c.seats).like(part, escape="\\"),
            )
        )
    newest = found.order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(MOST_LISTED)
    return [
        {
            "id": info.id,
            "game": info.game,
            "name": info.name,
            "status": info.status,
            "seats": [seat.name or seat.bot for seat in info.seats],
            "public": info.public,
            "updated_at": info.updated_at,
        }
        for info in map(rows.info_of, connection.execute(newest))
    ]


def person(connection: Connection, text: str) -> Row[Any]:
    """By login or id, or by a name that only one person has."""
    for column in (USERS.c.login == text.lower(), USERS.c.id == text):
        row = connection.execute(select(USERS).where(column)).one_or_none()
        if row is not None:
            return row
    named = connection.execute(select(USERS).where(USERS.c.name == text).limit(MOST_NAMED)).all()
    if len(named) == 1:
        return named[0]
    if named:
        ids = ", ".join(row.id for row in named)
        raise OptionError(
            f"several people are called {text!r}; name one by id: {ids}",
            "cli-error-admin-several",
            {"name": text, "ids": ids},
        )
    raise OptionError(f"there is nobody called {text!r}", "cli-error-admin-person", {"name": text})


def ban(connection: Connection, id: str, now: float) -> None:
    """Out, everywhere and at once; signing in is refused until `unban`."""
    connection.execute(update(USERS).where(USERS.c.id == id).values(banned_at=now))
    accounts.end_sessions(connection, id, "", (accounts.COOKIE, accounts.TOKEN))


def unban(connection: Connection, id: str) -> None:
    connection.execute(update(USERS).where(USERS.c.id == id).values(banned_at=None))


def reset_password(connection: Connection, row: Row[Any]) -> str:
    """A new password, shown once; whoever was signed in is no longer."""
    if row.login is None:
        raise OptionError(
            f"{row.name!r} is a guest and has no password",
            "cli-error-admin-guest",
            {"name": row.name},
        )
    password = secrets.token_urlsafe(12)
    accounts.set_password(connection, row.id, accounts.HASHER.hash(password))
    accounts.end_sessions(connection, row.id, "", (accounts.COOKIE, accounts.TOKEN))
    return password


def close(connection: Connection, id: str, now: float) -> None:
    """A table that waits or is being played, without a result."""
    try:
        row = rows.table_row(connection, id)
    except rows.Missing as error:
        raise OptionError(
            f"there is no table {id!r}", "cli-error-admin-table", {"table": id}
        ) from error
    if row.status not in {OPEN, RUNNING}:
        raise OptionError(
            f"the table {id!r} is over already", "cli-error-admin-over", {"table": id}
        )
    lobby.change_open(connection, row, now, status=CLOSED, due_at=None)
