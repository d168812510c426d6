"""Which tables there are: in the lobby, one's own, and one to sit down at. Units of work."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, false, func, or_, select

from saqqara.games import VARIANTS, game_spec
from saqqara.kernel.edition import OPTION as EDITION
from saqqara.server import lobby as tables
from saqqara.server import manners
from saqqara.server.glance import glance_in
from saqqara.server.rows import CLOSED, OPEN, RUNNING, info_of
from saqqara.server.schema import TABLES, VISITS
from saqqara.server.wire import MyTable, NewTable, TableInfo
from saqqara.table.pace import DAYS

LOBBY_SIZE: Final = 100
LOCK: Final = 7_203_118  # any number that is not another lock's: who looks for a table
JUST_NOW: Final = 120.0  # seconds in which somebody who opened a table is still on the way there


def lobby(
    connection: Connection, game: str | None, status: str, after: str = ""
) -> list[TableInfo]:
    """The newest first, from behind one of them on."""
    found = select(TABLES).where(TABLES.c.public.is_(True), TABLES.c.status == status)
    if game is not None:
        found = found.where(TABLES.c.game == game_spec(game).id)
    if after:
        found = found.where(*behind(connection, after))
    newest = found.order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(LOBBY_SIZE)
    return [info_of(row) for row in connection.execute(newest)]


def behind(connection: Connection, table: str) -> list[Any]:
    """What comes after a table, the newest first; nothing if there is none such."""
    at = connection.execute(select(TABLES.c.updated_at).where(TABLES.c.id == table)).scalar()
    if at is None:
        return [false()]
    # The first for the index, the second for what happened at the same moment.
    order = TABLES.c.updated_at
    return [order <= at, or_(order < at, TABLES.c.id > table)]


def mine(
    connection: Connection, user: str, skip: int = 0, limit: int = 100, after: str = ""
) -> list[MyTable]:
    """Tables at which this person sits: a page of those that are not over, then of the others,
    the newest first; on a page those that wait for them first. *after* is a table that is over:
    those behind it, however many there are before."""
    found = [] if after else going_on(connection, user, skip, limit)
    if len(found) < limit:
        before = 0 if after or not skip else max(0, skip - count_going_on(connection, user))
        found += over(connection, user, before, limit - len(found), after)
    tables = []
    for row in found:
        info = info_of(row)
        running = asked_seats_of(row) if info.status == RUNNING else []
        asked = any(info.seats[seat].user == user for seat in running)
        tables.append(MyTable(info, row.seat, asked, row.seen_ply, glance_in(row.glance)))
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


def over(
    connection: Connection, user: str, skip: int, limit: int, after: str = ""
) -> list[Row[Any]]:
    mine = VISITS.c.user_id == user
    theirs = select(VISITS.c.table_id, VISITS.c.seat, VISITS.c.seen_ply, VISITS.c.over_at)
    theirs = theirs.where(mine, VISITS.c.seat >= 0, VISITS.c.over_at.is_not(None))
    if after:
        when = select(VISITS.c.over_at).where(mine, VISITS.c.table_id == after)
        at = connection.execute(when).scalar()
        if at is None:
            return []
        then = or_(VISITS.c.over_at < at, VISITS.c.table_id > after)
        theirs = theirs.where(VISITS.c.over_at <= at, then)
    ordered = theirs.order_by(VISITS.c.over_at.desc(), VISITS.c.table_id)
    page = ordered.limit(limit).offset(skip).subquery()
    found = select(TABLES, page.c.seat, page.c.seen_ply).join(page, page.c.table_id == TABLES.c.id)
    return list(connection.execute(found.order_by(page.c.over_at.desc(), TABLES.c.id)))


def asked_seats_of(row: Row[Any]) -> list[int]:
    """People whose decision is waited for, as the row itself knows."""
    return list(msgspec.json.decode(row.live).get("running", []))


# ---- one to sit down at

Here = frozenset[tuple[str, str]]  # tables and people who are looking at them now


def find(connection: Connection, user: str, wish: NewTable, here: Here, now: float) -> str:
    """Sit down at a public table that waits for players of this game, or open one: a checked
    wish. One's own is found again. Two who ask at the same moment meet."""
    if connection.dialect.name == "postgresql":  # SQLite has one writer anyway
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    waiting = (
        select(TABLES)
        .where(TABLES.c.public.is_(True), TABLES.c.game == wish.game, TABLES.c.status == OPEN)
        .where(TABLES.c.rated.is_(False))  # those count, so they are chosen with open eyes
        .order_by(TABLES.c.updated_at.desc())
        .limit(LOBBY_SIZE)
    )
    box = box_of(wish.game, wish.options)
    found = [info_of(row) for row in connection.execute(waiting)]
    found = [info for info in found if box_of(info.game, info.options) == box]
    own = [info.id for info in found if tables.seat_of(info, user) >= 0]
    if own:
        return own[0]
    fitting = [
        info
        for info in found
        if can_be_joined(info, here, now)
        and not manners.has_blocked(connection, info.owner, user)
        and not manners.has_blocked(connection, user, info.owner)
    ]
    if not fitting:
        return tables.open_table(connection, user, wish, now)
    best = min(fitting, key=lambda info: preference(info, wish))
    tables.join(connection, best.id, user, -1, now)
    return best.id


def can_be_joined(info: TableInfo, here: Here, now: float) -> bool:
    """With a free seat, the usual figures, and somebody who can start the game."""
    is_attended = (info.id, info.owner) in here or now - info.updated_at < JUST_NOW
    return tables.FREE in info.seats and EDITION not in info.options and is_attended


def preference(info: TableInfo, wish: NewTable) -> tuple[bool, bool, bool, float]:
    """The lowest is best: as wished, and of those the one that has waited longest."""
    return (
        info.pace.kind == DAYS,  # rather a game for now than one for weeks
        info.players != wish.players,
        info.options != wish.options,
        info.created_at,
    )


def box_of(game: str, options: dict[str, str]) -> str:
    """Which box is played: a game, or what is played as options of it."""
    for variant in VARIANTS:
        for preset in variant.presets:
            if variant.game == game and preset.options.items() <= options.items():
                return variant.id
    return game
