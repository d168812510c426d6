"""Another game with the same people. Units of work."""

from sqlalchemy import Connection

from saqqara.server import lobby, outbox
from saqqara.server.lobby import FREE
from saqqara.server.new_tables import NewRow, dumps, insert_table
from saqqara.server.rows import OPEN, Missing, info_of, table_row
from saqqara.server.wire import SeatInfo, TableInfo
from saqqara.table.errors import TableError
from saqqara.table.seats import FORMER


def rematch(connection: Connection, id: str, user: str, now: float) -> str:
    """A new table like this one with the same seats moved on by one. The first to ask makes it,
    everybody after sits down there: nobody else can until they have answered."""
    row = table_row(connection, id)
    info = info_of(row)
    has_board = info.family and info.owner == user
    if row.status == OPEN or (lobby.seat_of(info, user) < 0 and not has_board):
        raise TableError("only who played here can ask for another game", "error-rematch", {})
    known = str(info.origin.get("rematch", ""))
    if known and (has_board or sit_again(connection, known, user, now)):
        return known
    seats = [
        seat_again(info.seats[(number + 1) % info.players], user) for number in range(info.players)
    ]
    again = NewRow(
        name=info.name,
        game=info.game,
        players=info.players,
        options=info.options,
        seats=seats,
        pace=info.pace,
        rated=info.rated,
        substitute=info.substitute,
        # The board of a family stays where it is.
        owner=info.owner if info.family and info.owner != FORMER else user,
        origin={"rematch_of": id} | ({"family": True} if info.family else {}),
    )
    new = insert_table(connection, again, now)
    lobby.change_open(connection, row, now, origin=dumps(info.origin | {"rematch": new}))
    offered = info_of(table_row(connection, new))
    outbox.put(connection, offered, asked_again(offered), 0, now, outbox.REMATCH)
    return new


def seat_again(seat: SeatInfo, user: str) -> SeatInfo:
    """Bots and who asks sit there, the others' seats are kept until they answer."""
    if seat.user in {"", user}:
        return SeatInfo(seat.user, seat.name, seat.bot, "")
    if seat.user == FORMER:
        return FREE
    return SeatInfo("", seat.name, "", "", kept_for=seat.user)


def sit_again(connection: Connection, id: str, user: str, now: float) -> bool:
    """Sit down at a rematch if there is a seat; whether there is such a table."""
    try:
        info = info_of(table_row(connection, id))
    except Missing:
        return False
    if info.status == OPEN and (lobby.kept_seats(info, user) or FREE in info.seats):
        lobby.join(connection, id, user, -1, now)
    return True


def asked_again(info: TableInfo) -> list[str]:
    """People who have not answered yet."""
    return sorted({seat.kept_for for seat in info.seats if seat.kept_for})
