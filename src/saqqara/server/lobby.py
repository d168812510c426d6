"""Tables before a game: open, sit down, leave, start. Units of work."""

import functools
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, select, update

from saqqara.games import game_spec
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.edition import OPTION as EDITION
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match
from saqqara.server import manners, outbox, visits
from saqqara.server.accounts import clean_name, user_row
from saqqara.server.glance import glance_text
from saqqara.server.levels import offered
from saqqara.server.new_tables import NewRow, dumps, insert_table
from saqqara.server.prepared import Prepared
from saqqara.server.rows import (
    CLOSED,
    INSERT,
    OPEN,
    RUNNING,
    Conflict,
    Deal,
    deal_of,
    info_of,
    live_text,
    no_game,
    ply_rows,
    seats_of,
    sitting,
    table_row,
)
from saqqara.server.schema import CHAT, NOTICES, TABLES, VISITS
from saqqara.server.wire import NewTable, SeatInfo, TableInfo
from saqqara.table.clock import new_clock
from saqqara.table.errors import TableError
from saqqara.table.pace import check_pace
from saqqara.table.seats import WEAK, may_be_rated
from saqqara.table.table import Table

MOST_OPEN: Final = 20  # tables that one person may have waiting for players
LONGEST_SALT: Final = 128  # as the database has it
FREE: Final = SeatInfo("", "", "", "")
RATED_SUBSTITUTE: Final = WEAK  # plays for people who are away from a rated game


# ---- opening


def check_level(level: str) -> str:
    if level not in offered():
        allowed = ", ".join(offered())
        raise OptionError(
            f"there is no level {level!r}; choose one of {allowed}",
            "error-level",
            {"level": level, "allowed": allowed},
        )
    return level


def checked_wish(wish: NewTable) -> NewTable:
    """The wish with complete options, in the form that is kept; an error if it cannot be met.

    Done before the unit below: reading an edition takes a while, and SQLite has one writer.
    """
    spec = game_spec(wish.game)
    options = spec.game(wish.players, wish.options).options
    check_pace(wish.pace)
    check_level(wish.substitute)
    return msgspec.structs.replace(wish, game=spec.id, options=options)


def open_table(connection: Connection, user: str, wish: NewTable, now: float) -> str:
    """Of a checked wish."""
    too_many_open(connection, user)
    seats = first_seats(connection, user, wish)
    name = clean_name(wish.name) if wish.name.strip() else ""
    # An edition is strength in another game; at a family table a seat may change hands.
    rated = wish.rated and EDITION not in wish.options and not wish.family
    row = NewRow(
        name=name,
        game=wish.game,
        players=wish.players,
        options=wish.options,
        seats=seats,
        pace=wish.pace,
        public=wish.public and not wish.family,
        rated=rated,
        substitute=RATED_SUBSTITUTE if rated else wish.substitute,
        owner=user,
        origin={"family": True} if wish.family else {},
    )
    return insert_table(connection, row, now)


def too_many_open(connection: Connection, user: str) -> None:
    mine = select(TABLES.c.id).where(TABLES.c.owner == user, TABLES.c.status == OPEN)
    if len(connection.execute(mine.limit(MOST_OPEN)).all()) >= MOST_OPEN:
        raise TableError(
            f"you have {MOST_OPEN} tables waiting already; start or close one",
            "error-open-tables",
            {"most": MOST_OPEN},
        )


def first_seats(connection: Connection, user: str, wish: NewTable) -> list[SeatInfo]:
    seats = [FREE] * wish.players
    if wish.seat >= wish.players:
        raise no_seat(wish.seat)
    if wish.seat >= 0:
        seats[wish.seat] = SeatInfo(user, user_row(connection, user).name, "", "")
    for number, name in wish.local.items():
        if not 0 <= number < wish.players:
            raise no_seat(number)
        if seats[number] != FREE:
            raise TableError("this seat is taken", "error-seat-taken", {"seat": number + 1})
        seats[number] = SeatInfo(user, clean_name(name), "", "")
    free = [number for number, seat in enumerate(seats) if seat == FREE]
    if len(wish.bots) > len(free):
        raise TableError(
            f"there are {len(free)} free seats for {len(wish.bots)} bots",
            "error-bots-surplus",
            {"free": len(free), "bots": len(wish.bots)},
        )
    for number, level in zip(reversed(free), reversed(wish.bots), strict=False):
        seats[number] = SeatInfo("", "", check_level(level), "")
    return seats


def no_seat(seat: int) -> TableError:
    return TableError(f"there is no seat {seat}", "error-seat", {"seat": seat})


# ---- sitting down


def change_open(connection: Connection, row: Row[Any], now: float, **values: object) -> None:
    names = tuple(sorted({"version", "updated_at", *values}))
    given = {f"v_{name}": value for name, value in values.items()}
    given |= {"b_id": row.id, "b_version": row.version}
    given |= {"v_version": row.version + 1, "v_updated_at": now}
    if changing(names).run(connection, [given]) != 1:
        raise Conflict


@functools.cache
def changing(names: tuple[str, ...]) -> Prepared:
    """A statement for each few columns that change together."""
    return Prepared(
        update(TABLES)
        .where(TABLES.c.id == bindparam("b_id"), TABLES.c.version == bindparam("b_version"))
        .values({name: bindparam(f"v_{name}") for name in names})
    )


def open_row(connection: Connection, id: str) -> tuple[Row[Any], TableInfo]:
    row = table_row(connection, id)
    if row.status == CLOSED:
        raise no_game(info_of(row))
    if row.status != OPEN:
        raise TableError("the game has begun already", "error-begun", {})
    return row, info_of(row)


def seat_of(info: TableInfo, user: str) -> int:
    """The seat of a person, -1 if they have none, as nobody ("") never has."""
    for number, seat in enumerate(info.seats):
        if user and seat.user == user:
            return number
    return -1


def seat_for(info: TableInfo, user: str, wanted: int) -> int:
    """Of several seats of one person (who share a device) the wanted one."""
    if user and 0 <= wanted < len(info.seats) and info.seats[wanted].user == user:
        return wanted
    return seat_of(info, user)


def kept_seats(info: TableInfo, user: str) -> list[int]:
    """Seats that wait for this person's answer: of several people who share a device, theirs."""
    return [number for number, seat in enumerate(info.seats) if user and seat.kept_for == user]


def join(connection: Connection, id: str, user: str, wanted: int, now: float) -> int:
    """Sit down, or move to another free seat; returns the seat."""
    row, info = open_row(connection, id)
    current = seat_of(info, user)
    if current >= 0 and wanted in {-1, current}:
        return current
    if current < 0 and manners.has_blocked(connection, info.owner, user):
        raise TableError("you cannot sit at this table", "error-blocked", {})
    kept = kept_seats(info, user)
    free = [number for number, seat in enumerate(info.seats) if seat == FREE]
    number = (kept or free or [-1])[0] if wanted < 0 else wanted
    if number >= info.players:
        raise no_seat(number)
    if number not in kept and number not in free:
        raise no_room(info, number)
    name = user_row(connection, user).name
    if current >= 0:
        info.seats[current] = FREE
    for each in kept:  # an answer, whichever seat it is
        known = info.seats[each].name
        info.seats[each] = SeatInfo(user, known, "", "") if number in kept else FREE
    if number not in kept or len(kept) == 1:
        info.seats[number] = SeatInfo(user, name, "", "")
    change_open(connection, row, now, seats=dumps(info.seats))
    visits.visit(connection, id, user, number, now)
    outbox.clear(connection, id, [user])
    return number


def no_room(info: TableInfo, number: int) -> TableError:
    """Why somebody cannot sit at a seat, or at none (-1)."""
    kept = [at for at, seat in enumerate(info.seats) if seat.kept_for]
    if number in kept or (number < 0 and kept):
        number = max(number, kept[0])
        name = info.seats[number].name
        return TableError(
            f"this seat is kept for {name}; you can watch",
            "error-seat-kept",
            {"seat": number + 1, "name": name},
        )
    if number < 0:
        return TableError("all seats are taken; you can watch", "error-full", {})
    return TableError("this seat is taken", "error-seat-taken", {"seat": number + 1})


def leave(connection: Connection, id: str, user: str, now: float) -> str:
    """Get up before the game begins, with all who share the device, or say no to a seat that is
    kept; a table that its owner leaves alone is closed. Returns the table at which a rematch is
    offered no longer, if any."""
    row, info = open_row(connection, id)
    if seat_of(info, user) < 0 and not kept_seats(info, user) and info.owner != user:
        return ""
    info.seats = [FREE if user in {seat.user, seat.kept_for} else seat for seat in info.seats]
    people = [seat.user for seat in info.seats if seat.user]
    owner = info.owner
    if owner == user:
        if not people:
            remove_table(connection, id)
            return withdraw(connection, info)
        owner = people[0]
    change_open(connection, row, now, seats=dumps(info.seats), owner=owner)
    visits.visit(connection, id, user, -1, now)
    outbox.clear(connection, id, [user])
    return ""


def remove_table(connection: Connection, id: str) -> None:
    """Only tables at which nothing was played are ever removed."""
    for part in (VISITS, CHAT, NOTICES):
        connection.execute(delete(part).where(part.c.table_id == id))
    connection.execute(delete(TABLES).where(TABLES.c.id == id, TABLES.c.status == OPEN))


def withdraw(connection: Connection, info: TableInfo) -> str:
    """A table is gone: where it was offered as a rematch, it is no longer."""
    before = str(info.origin.get("rematch_of", ""))
    row = connection.execute(select(TABLES).where(TABLES.c.id == before)).one_or_none()
    if row is None:
        return ""
    origin = msgspec.json.decode(row.origin)
    if origin.pop("rematch", "") != info.id:
        return ""
    change_open(connection, row, row.updated_at, origin=dumps(origin))
    return before


def owner_only(info: TableInfo, user: str) -> None:
    if info.owner != user:
        raise TableError("only who opened the table can do that", "error-owner", {})


def seat_bot(
    connection: Connection, id: str, user: str, number: int, level: str, now: float
) -> None:
    """Put a bot on a free seat, or change its level, or free the seat; also one that is kept."""
    row, info = open_row(connection, id)
    owner_only(info, user)
    if number >= info.players:
        raise no_seat(number)
    if info.seats[number].user and info.seats[number].user != user:
        raise TableError("this seat is taken", "error-seat-taken", {"seat": number + 1})
    before = info.seats[number]
    info.seats[number] = SeatInfo("", "", check_level(level), "") if level else FREE
    if before.user:
        visits.visit(connection, id, user, seat_of(info, user), now)
    if before.kept_for and not kept_seats(info, before.kept_for):
        visits.visit(connection, id, before.kept_for, -1, now)
        outbox.clear(connection, id, [before.kept_for])
    change_open(connection, row, now, seats=dumps(info.seats))


def give_word(connection: Connection, id: str, user: str, word: str, now: float) -> bool:
    """A person's part of the salt, after the secret was promised. The first one stays.

    Is it part of the deal? Not if the game began while it was on its way: nobody waits for words,
    so that is no mistake of theirs.
    """
    row = table_row(connection, id)
    info = info_of(row)
    if info.status == CLOSED:
        raise no_game(info)
    if seat_of(info, user) < 0:
        raise TableError("only who sits at the table can do that", "error-spectator", {})
    deal = deal_of(row)
    if info.status == OPEN and user not in deal.words:
        deal.words[user] = word
        change_open(connection, row, now, deal=dumps(deal))
    return deal.words.get(user) == word


# ---- starting


def start(connection: Connection, id: str, user: str, salt: str, now: float) -> None:
    row, info = open_row(connection, id)
    owner_only(info, user)
    if not all(seat.user or seat.bot for seat in info.seats):
        raise TableError(
            "some seats are still free; seat people or bots there first", "error-seats-free", {}
        )
    deal = deal_of(row)
    if salt:
        deal.words.setdefault(user, salt)
    deal.given = deal.words_of(info.seats)
    # The players' part of the sealed deal: fixed after the secret was promised. Without any
    # word it only tells deals apart.
    words = dict.fromkeys([*deal.given, deal.words.get(user, "")])
    named = [*(seat.user or seat.bot for seat in info.seats), f"{now:.3f}"]
    salt = "|".join([word for word in words if word] or named)
    table = begin(connection, row, info, deal, salt[:LONGEST_SALT], now)
    outbox.clear(connection, id)
    told = outbox.newly_asked(table, set(), user)
    outbox.put(connection, info, told, table.ply(), now)


def begin(
    connection: Connection, row: Row[Any], info: TableInfo, deal: Deal, salt: str, now: float
) -> Table:
    """The table's game, by today's rules whatever they were when it was opened."""
    match = Match(game_spec(info.game), info.players, info.options)
    dealer = SealedDealer(row.secret, salt, deal.version)
    seats = sitting(info.seats)
    clock = new_clock(info.pace, info.players, now)
    rated = info.rated and may_be_rated(seats)
    substitute = RATED_SUBSTITUTE if rated else info.substitute
    table = Table(match, dealer, seats, clock, substitute, strict=rated, rated=rated)
    table.begin(now)
    change_open(
        connection,
        row,
        now,
        status=RUNNING,
        rules=match.spec.rules,
        salt=salt,
        deal=dumps(deal),
        started_at=now,
        ply=table.ply(),
        seats=dumps(seats_of(table)),
        live=live_text(table, 0),
        glance=glance_text(match, now),
        due_at=table.due(now),
        rated=rated,
        substitute=substitute,
    )
    insert_plies(connection, info.id, match, row.version + 1, now)
    return table


def insert_plies(connection: Connection, id: str, match: Match, version: int, now: float) -> None:
    """The whole game so far."""
    found = ply_rows(id, match, 0, version, now)
    if found:
        INSERT.run(connection, found)


# ---- names


def rename_seats(connection: Connection, user: str, name: str, now: float) -> list[str]:
    """Show a person's new name at tables that have not begun; returns those."""
    found = connection.execute(
        select(TABLES)
        .join(VISITS, VISITS.c.table_id == TABLES.c.id)
        .where(VISITS.c.user_id == user, VISITS.c.over_at.is_(None), TABLES.c.status == OPEN)
    ).all()
    renamed = []
    for row in found:
        info = info_of(row)
        number = seat_of(info, user)
        if number >= 0 and info.seats[number].name != name:
            info.seats[number].name = name
            change_open(connection, row, now, seats=dumps(info.seats))
            renamed.append(info.id)
    return renamed
