"""A table as it is first stored, however it comes about: opened, played again, forked, imported.
Part of units of work."""

import secrets
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

from saqqara.games import game_spec
from saqqara.kernel.dealer import SEALED
from saqqara.server import visits
from saqqara.server.glance import NONE
from saqqara.server.ids import table_id
from saqqara.server.rows import OPEN, Deal
from saqqara.server.schema import TABLES
from saqqara.server.wire import SeatInfo
from saqqara.table.pace import Pace


def dumps(value: object) -> str:
    return msgspec.json.encode(value).decode()


@dataclass(kw_only=True)
class NewRow:
    """By default it waits for its game to begin, under the rules of today."""

    game: str
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    owner: str
    substitute: str
    name: str = ""
    rules: int | None = None
    pace: Pace = field(default_factory=Pace)
    public: bool = False
    rated: bool = False
    origin: dict[str, Any] = field(default_factory=dict)  # fork, import, rematch, family
    status: str = OPEN
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    salt: str = ""
    deal: Deal = field(default_factory=lambda: Deal(SEALED))
    ply: int = 0
    live: str = "{}"
    glance: str = NONE
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    started_at: float | None = None
    due_at: float | None = None

    def values(self) -> dict[str, Any]:
        """As the columns have them."""
        texts = {
            name: dumps(getattr(self, name))
            for name in ("options", "seats", "pace", "origin", "deal", "scores", "winners")
        }
        rules = game_spec(self.game).rules if self.rules is None else self.rules
        return vars(self) | texts | {"rules": rules}


def insert_table(connection: Connection, row: NewRow, now: float) -> str:
    """Its id. It is among the tables of everybody who sits there, or for whom a seat is kept."""
    id = table_id()
    times = {"created_at": now, "updated_at": now}
    connection.execute(insert(TABLES).values(id=id, version=1, **times, **row.values()))
    numbered = list(enumerate(row.seats))
    first = {seat.user: number for number, seat in reversed(numbered) if seat.user}
    kept = {seat.kept_for: number for number, seat in numbered if seat.kept_for}
    for user, number in (kept | first).items():
        visits.visit(connection, id, user, number, now)
    return id
