"""Family tables: one board that everybody in a room sees, and a hand for each seat. Units of work.

Whoever opened such a table has the board. The board shows codes; whoever scans one holds that
seat from then on, also in the middle of a game when a phone has died. Whoever held it before is
told so and sees nothing more of it. Nowhere else does a seat change hands.
"""

import hashlib
import hmac
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from saqqara.server import outbox, visits
from saqqara.server.accounts import user_row
from saqqara.server.lobby import FREE, change_open, no_seat, open_row, owner_only, seat_of
from saqqara.server.new_tables import dumps
from saqqara.server.rows import OPEN, RUNNING, Loaded
from saqqara.server.wire import SeatInfo, TableInfo
from saqqara.table.errors import TableError, resigned
from saqqara.table.table import Table

CODE_LENGTH: Final = 20  # hexadecimal digits: 80 bits


def seat_code(secret: bytes, id: str, seat: int, holder: str) -> str:
    """Opens a seat for as long as *holder* has it.

    It follows from the secret of the deal, so nothing has to be kept and every server knows it.
    The secret is told after the game: by then no seat can be taken any more.
    """
    message = f"saqqara seat|{id}|{seat}|{holder}".encode()
    return hmac.new(secret, message, hashlib.sha256).hexdigest()[:CODE_LENGTH]


def check_family(info: TableInfo) -> None:
    if not info.family:
        raise TableError("this is no family table", "error-not-family", {})


def seat_codes(loaded: Loaded, user: str) -> list[str]:
    """By seat, for whoever has the board; "" where a bot plays, or once the game is over."""
    info = loaded.info
    check_family(info)
    owner_only(info, user)
    if info.status not in {OPEN, RUNNING}:
        return [""] * info.players
    return [
        "" if seat.bot else seat_code(loaded.secret, info.id, at, seat.user)
        for at, seat in enumerate(info.seats)
    ]


def check_code(secret: bytes, info: TableInfo, seat: int, holder: str, code: str) -> None:
    known = seat_code(secret, info.id, seat, holder)
    if not hmac.compare_digest(known.encode(), code.encode()):
        raise TableError(
            "this code no longer opens the seat; scan the one on the board", "error-seat-code", {}
        )


def check_seat(info: TableInfo, seat: int) -> None:
    check_family(info)
    if not 0 <= seat < info.players:
        raise no_seat(seat)
    if info.seats[seat].bot:
        raise TableError("a bot plays at this seat", "error-seat-bot", {"seat": seat + 1})


# ---- taking a seat up on another phone


def take_waiting(
    connection: Connection, id: str, user: str, seat: int, code: str, now: float
) -> None:
    """Before the game. The name stays, as it is the same person; a free seat gets that of who
    comes."""
    row, info = open_row(connection, id)
    check_seat(info, seat)
    before = info.seats[seat]
    check_code(row.secret, info, seat, before.user, code)
    name = before.name if before.user else user_row(connection, user).name
    info.seats[seat] = SeatInfo(user, name, "", "")
    change_open(connection, row, now, seats=dumps(info.seats))
    remember(connection, info, {user, before.user} - {""}, now)


def take_playing(
    loaded: Loaded, user: str, seat: int, code: str, left: list[str]
) -> Callable[[Table, float], int]:
    """In the middle of a game, as a change of its table; tells in *left* who held the seat."""
    info = loaded.info
    check_seat(info, seat)

    def act(table: Table, now: float) -> int:
        held = table.seats[seat]
        check_code(loaded.secret, info, seat, held.user, code)
        if held.resigned:
            raise resigned()
        left[:] = [held.user]
        table.come_back(seat, now)  # from a bot that played for a phone without battery
        held.user = user
        table.open_hands = [each for each in table.open_hands if each != seat]  # ask anew
        return table.ply()

    return act


def remember(connection: Connection, info: TableInfo, people: set[str], now: float) -> None:
    """The table is among theirs, with the seat they have now."""
    for person in sorted(people):
        visits.visit(connection, info.id, person, seat_of(info, person), now)
    outbox.clear(connection, info.id, sorted(people))


# ---- several seats on one phone


def sit_beside(
    connection: Connection, id: str, user: str, seat: int, name: str, now: float
) -> None:
    """Another seat for somebody who shares the phone of a person who sits here."""
    row, info = open_row(connection, id)
    check_seat(info, seat)
    if info.seats[seat] != FREE:
        raise TableError("this seat is taken", "error-seat-taken", {"seat": seat + 1})
    info.seats[seat] = SeatInfo(user, name, "", "")
    change_open(connection, row, now, seats=dumps(info.seats))
    remember(connection, info, {user}, now)
