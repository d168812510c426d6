"""A person who vanished from a table without a clock: what the others may do about it.

Never by itself: somebody who is there decides. A bot gives the seat back whenever its person
comes; a table is ended only where nobody else is left to ask.
"""

from typing import Final

from litestar import Router, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from saqqara.server import lobby, rows, wire
from saqqara.server.parts import Parts
from saqqara.server.rows import CLOSED, RUNNING, Loaded
from saqqara.server.web.problems import CHANGE_OWN
from saqqara.server.web.security import SIGNED_IN
from saqqara.server.web.tables import told
from saqqara.table.errors import TableError
from saqqara.table.pace import NONE
from saqqara.table.seats import FORMER
from saqqara.table.table import Table

OurParts = NamedDependency[Parts]
SignedIn = NamedDependency[str]  # the id of who asks

PATIENCE: Final = 180.0  # seconds without a move and without the person


def is_gone(parts: Parts, loaded: Loaded, seat: int) -> bool:
    """Whether the table has waited in vain for the person at this seat."""
    table = loaded.table
    if table is None or loaded.info.status != RUNNING or loaded.info.pace.kind != NONE:
        return False
    who = table.seats[seat]
    here, _ = parts.viewers.here(loaded.info.id)
    is_person = who.user and who.user != FORMER and not who.stand_in
    quiet = parts.tables.clock() - loaded.info.updated_at
    return bool(is_person and seat in table.asked() and who.user not in here and quiet >= PATIENCE)


def check_seated(loaded: Loaded, user: str) -> None:
    if lobby.seat_of(loaded.info, user) < 0:
        raise TableError("only who sits at the table can do that", "error-spectator", {})


def not_gone() -> TableError:
    return TableError("that person is here, or was a moment ago; wait", "error-not-gone", {})


@post(
    "/api/tables/{id:str}/stand-in",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Let a bot play on for somebody who vanished",
)
async def stand_in(
    parts: OurParts, user: SignedIn, id: FromPath[str], data: JSONBody[wire.StandIn]
) -> wire.TableInfo:
    loaded = await parts.tables.loaded(id)
    check_seated(loaded, user)
    if data.seat >= loaded.info.players:
        raise lobby.no_seat(data.seat)
    if not is_gone(parts, loaded, data.seat):
        raise not_gone()

    def act(table: Table, now: float) -> int:
        if data.seat not in table.asked():  # they came and moved meanwhile
            raise not_gone()
        return table.replace_gone(data.seat, now)

    await parts.tables.change(id, act)
    parts.workers.wake()
    return (await parts.tables.loaded(id)).info


@post(
    "/api/tables/{id:str}/end",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="End a table whose other people have vanished; there is no result",
)
async def end(parts: OurParts, user: SignedIn, id: FromPath[str]) -> wire.TableInfo:
    loaded = await parts.tables.loaded(id)
    check_seated(loaded, user)
    seats = range(loaded.info.players)
    if not any(is_gone(parts, loaded, seat) for seat in seats):
        raise not_gone()
    here, _ = parts.viewers.here(id)
    if any(seat.user in here and seat.user != user for seat in loaded.info.seats):
        raise TableError("others are here: play on with a bot", "error-others-here", {})
    now = parts.tables.clock()

    def unit(connection: Connection) -> None:
        row = rows.table_row(connection, id)
        if row.version != loaded.info.version:
            raise not_gone()
        lobby.change_open(connection, row, now, status=CLOSED, due_at=None)

    await parts.store.write(unit)
    return await told(parts, id)


ROUTES = [Router("/", tags=["tables"], route_handlers=[stand_in, end])]
