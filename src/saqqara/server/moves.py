"""How a move is stored: with all others that wait for the disk at that moment."""

from collections.abc import Sequence
from typing import Self

from sqlalchemy import Connection

from saqqara.server import outbox, rows
from saqqara.server.rows import TableChange
from saqqara.server.store import Alike
from saqqara.server.wire import TableInfo


class Move(Alike):
    """A change of a running table that takes nothing back and does not end the game."""

    def __init__(self, info: TableInfo, change: TableChange, told: list[str]) -> None:
        self.info = info
        self.change = change
        self.told = told  # people whose turn it is now

    @classmethod
    def run_all(cls, connection: Connection, units: Sequence[Self]) -> None:
        rows.save_all(connection, [each.change for each in units])
        reachable = outbox.reachable(connection, {user for each in units for user in each.told})
        for each in units:
            users = [user for user in each.told if user in reachable]
            if users:
                values = each.change.values
                outbox.put(connection, each.info, users, values["v_ply"], values["v_updated_at"])
