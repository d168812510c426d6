"""What a person takes along, and what stays when they delete themselves. Units of work.

A finished game is also the others' game: it stays, with a former player at the seat. All else
that says who the person was goes: name, login, settings, notes, chat lines, ratings, sessions.
"""

from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, select, union, update

from saqqara.server import accounts, lobby, manners, rows
from saqqara.server.new_tables import dumps
from saqqara.server.rows import OPEN, RUNNING
from saqqara.server.schema import (
    BLOCKS,
    CHAT,
    LESSONS,
    NOTICES,
    PUSH,
    PUZZLE_RATINGS,
    PUZZLE_TRIES,
    RATINGS,
    REPORTS,
    RESULTS,
    SESSIONS,
    TABLES,
    USERS,
    VISITS,
    WEBHOOKS,
)
from saqqara.table.seats import FORMER

LEARNT = (LESSONS, PUZZLE_TRIES, PUZZLE_RATINGS)
THEIRS = (SESSIONS, VISITS, CHAT, RATINGS, WEBHOOKS, PUSH, NOTICES, BLOCKS, REPORTS, *LEARNT)


@dataclass
class Left:
    """What others have to hear of."""

    sessions: list[str] = field(default_factory=list)  # that ended, by id
    tables: list[str] = field(default_factory=list)  # at which a seat changed
    removed: list[str] = field(default_factory=list)  # tables that nobody was left at


def delete_person(connection: Connection, user: str, now: float) -> Left:
    """For good."""
    left = Left(accounts.end_sessions(connection, user, "", (accounts.COOKIE, accounts.TOKEN)))
    for id in tables_of(connection, user):
        told = get_up(connection, id, user, now)
        if told:
            left.tables.append(told)
        there = connection.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first()
        (left.tables if there else left.removed).append(id)
    connection.execute(update(RESULTS).where(RESULTS.c.user_id == user).values(user_id=None))
    connection.execute(update(TABLES).where(TABLES.c.owner == user).values(owner=FORMER))
    for theirs in THEIRS:
        connection.execute(delete(theirs).where(theirs.c.user_id == user))
    for about_them in (BLOCKS, REPORTS):
        connection.execute(delete(about_them).where(about_them.c.other_id == user))
    connection.execute(delete(USERS).where(USERS.c.id == user))
    return left


def tables_of(connection: Connection, user: str) -> list[str]:
    seats = select(VISITS.c.table_id).where(VISITS.c.user_id == user, VISITS.c.seat >= 0)
    owned = select(TABLES.c.id).where(TABLES.c.owner == user)
    return sorted(connection.execute(union(seats, owned)).scalars())


def get_up(connection: Connection, id: str, user: str, now: float) -> str:
    """From every seat at a table; in a running game that is to resign. Returns another table that
    has changed with it, if any."""
    row = rows.table_row(connection, id)
    if row.status == OPEN:
        return lobby.leave(connection, id, user, now)
    loaded = rows.load(connection, id)
    table = loaded.table
    if row.status == RUNNING and table is not None:
        before = kept = table.ply()
        for number, seat in enumerate(table.seats):
            if seat.user == user:
                kept = min(kept, table.resign(number, now))
                seat.user, seat.name = FORMER, ""
        rows.save(connection, rows.change_of(loaded, table, kept, before, now))
        return ""
    seats = [
        replace(seat, user=FORMER, name="") if seat.user == user else seat
        for seat in loaded.info.seats
    ]
    lobby.change_open(connection, row, row.updated_at, seats=dumps(seats))
    return ""


def belongings(connection: Connection, user: str, now: float) -> dict[str, Any]:
    """Everything that is kept about a person, for themselves."""
    games = games_at(connection, user, tables_of(connection, user))
    return about(connection, user, now) | {"games": games}


def about(connection: Connection, user: str, now: float) -> dict[str, Any]:
    """All of it but their games."""
    row = accounts.user_row(connection, user)
    hook = connection.execute(select(WEBHOOKS).where(WEBHOOKS.c.user_id == user)).first()
    browsers = select(func.count()).select_from(PUSH).where(PUSH.c.user_id == user)
    return {
        "profile": {
            "id": row.id,
            "name": row.name,
            "login": row.login,
            "language": row.language,
            "created_at": row.created_at,
        },
        "settings": msgspec.json.decode(row.settings),
        "sessions": accounts.sessions(connection, user, "", now),
        "tokens": accounts.tokens(connection, user),
        "notices": {
            "webhook": {"kind": hook.kind, "url": hook.url} if hook else None,
            "browsers": connection.execute(browsers).scalar_one(),
        },
        "ratings": mappings(
            connection,
            select(RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
            .where(RATINGS.c.user_id == user)
            .order_by(RATINGS.c.game),
        ),
        **{
            learnt.name: mappings(
                connection,
                select(*(column for column in learnt.c if column.name != "user_id"))
                .where(learnt.c.user_id == user)
                .order_by(*learnt.primary_key),
            )
            for learnt in LEARNT
        },
        "notes": mappings(
            connection,
            select(VISITS.c.table_id, VISITS.c.notes, VISITS.c.updated_at)
            .where(VISITS.c.user_id == user, VISITS.c.notes != "")
            .order_by(VISITS.c.table_id),
        ),
        "chat": mappings(
            connection,
            select(CHAT.c.table_id, CHAT.c.text, CHAT.c.at)
            .where(CHAT.c.user_id == user)
            .order_by(CHAT.c.id),
        ),
        "blocks": manners.blocks_of(connection, user),
        "reports": mappings(
            connection,
            select(
                *(REPORTS.c.other_id, REPORTS.c.table_id, REPORTS.c.line),
                *(REPORTS.c.text, REPORTS.c.at),
            )
            .where(REPORTS.c.user_id == user)
            .order_by(REPORTS.c.id),
        ),
    }


def mappings(connection: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def games_at(connection: Connection, user: str, tables: list[str]) -> list[dict[str, Any]]:
    """What a person did at tables; the record of a finished game is at `record`."""
    games = []
    for id in tables:
        theirs = (RESULTS.c.table_id == id) & (RESULTS.c.user_id == user)
        placed = connection.execute(select(RESULTS).where(theirs))
        results = {(row.table_id, row.seat): row for row in placed}
        info = rows.info_of(rows.table_row(connection, id))
        for seat, who in enumerate(info.seats):
            if who.user != user:
                continue
            result = results.get((id, seat))
            games.append(
                {
                    "table": id,
                    "game": info.game,
                    "options": info.options,
                    "status": info.status,
                    "seat": seat,
                    "place": result.place if result else None,
                    "score": result.score if result else None,
                    "rated": info.rated,
                    "created_at": info.created_at,
                    "record": f"/api/tables/{id}/record" if info.status == rows.OVER else None,
                }
            )
    return games


def check_name(connection: Connection, user: str, name: str) -> None:
    """A guest has no password to show: the name says that it is meant."""
    row = accounts.user_row(connection, user)
    if " ".join(name.split()) != row.name:
        raise accounts.AccountError(
            f"write your name, {row.name!r}, to delete it", "error-confirm-name", {"name": row.name}
        )
