"""A client process of the load test at boardgame.io's server: python -m load.peer_play PORT TABLES

The same work as at ours, over the same raw sockets: so many matches of four players, each
with a spectator, random legal play. Of Engine.IO 4 and Socket.IO there is what one
WebSocket needs: the handshake, the connection to the game's namespace, pings, events.
Matches come into being when somebody asks for them, and go on for ever: see peer/game.js.
"""

import asyncio
import os
import random
import sys
from typing import Final

import msgspec
from msgspec import Struct

from load.driver import HOST, PLAYERS, Driver, Told, drive
from load.websocket import Socket, upgrade

PATH: Final = "/socket.io/?EIO=4&transport=websocket"
HELLO: Final = b"0"  # Engine.IO: open
PING: Final = b"2"
PONG: Final = b"3"
NAMESPACE: Final = b"/tic-tac-toe,"
CONNECT: Final = b"40" + NAMESPACE
EVENT: Final = b"42" + NAMESPACE
REFUSED: Final = b"44" + NAMESPACE
SYNC: Final = EVENT + b'["sync",'
UPDATE: Final = EVENT + b'["update",'

Cells = list[str | None]
ROWS: Final = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
)


# ---- what is read of its messages; the rest is skipped unread


class Board(Struct):
    cells: Cells


class Turn(Struct, rename="camel"):
    current_player: str


class State(Struct):
    board: Board = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(Struct):
    state: State


class Sync(Struct, array_like=True):
    event: str
    match: str
    info: Synced


class Update(Struct, array_like=True):
    event: str
    match: str
    state: State


READ_SYNC: Final = msgspec.json.Decoder(Sync).decode
READ_UPDATE: Final = msgspec.json.Decoder(Update).decode
ENCODE: Final = msgspec.json.Encoder().encode


def free_cells(cells: Cells) -> list[int]:
    """Where a move is legal: a board that is won or full is cleared by the next one."""
    done = None not in cells or any(
        cells[a] is not None and cells[a] == cells[b] == cells[c] for a, b, c in ROWS
    )
    return [number for number, cell in enumerate(cells) if done or cell is None]


class Viewer:
    def __init__(self, match: "LiveMatch", player: str | None) -> None:
        self.match = match
        self.player = player  # None = spectator
        self.socket: Socket | None = None
        self.cells: Cells = []
        self.number = -1  # of the state it saw last
        self.waits = False  # for the answer to a move

    async def connect(self) -> None:
        load = self.match.load
        request = upgrade(f"{HOST}:{load.port}", PATH, "")
        loop = asyncio.get_running_loop()
        self.opened = loop.create_future()
        _, self.socket = await loop.create_connection(
            lambda: Socket(request, self.receive, self.lost), HOST, load.port
        )
        await self.opened

    def lost(self) -> None:
        if not self.match.load.closing:
            self.match.load.error("connection lost")
            if not self.opened.done():
                self.opened.set_exception(ConnectionError("boardgame.io refused a connection"))

    def receive(self, data: bytes) -> None:
        assert self.socket is not None
        if data.startswith(UPDATE):
            self.match.load.deliveries += 1
            self.see(READ_UPDATE(data[len(EVENT) :]).state)
        elif data == PING:
            self.socket.send(PONG)
        elif data.startswith(HELLO):
            self.socket.send(CONNECT)
        elif data.startswith(CONNECT):
            # its credentials are nobody's: the match was not made through its lobby
            self.socket.send(event("sync", self.match.id, self.player, None, PLAYERS))
        elif data.startswith(SYNC):
            self.see(READ_SYNC(data[len(EVENT) :]).info.state)
            self.opened.set_result(None)
        elif data.startswith(REFUSED):
            self.socket.close()

    def see(self, state: State) -> None:
        match = self.match
        if state.number <= self.number:
            match.load.error("an update out of order")
        self.number, self.cells = state.number, state.board.cells
        match.seen(state.number)
        if self.waits:  # its own move comes back: that is the answer
            self.waits = False
            match.load.moves += 1
        if state.turn.current_player == self.player:
            match.load.asked(self)

    def move(self, at: float) -> None:
        assert self.socket is not None
        self.waits = True
        cell = random.choice(free_cells(self.cells))
        self.match.sent(self.number, at)
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "clickCell", "args": [cell], "playerID": self.player},
        }
        self.socket.send(event("update", action, self.number, self.match.id, self.player))


def event(*parts: object) -> bytes:
    return EVENT + ENCODE(parts)


class LiveMatch(Told):
    def __init__(self, load: "Load", id: str) -> None:
        super().__init__(load)
        self.load = load
        self.id = id
        players = [*(str(number) for number in range(PLAYERS)), None]
        self.viewers = [Viewer(self, player) for player in players]


class Load(Driver):
    def __init__(self, port: int, matches: int) -> None:
        super().__init__()
        self.port = port
        # Several client processes share a server: each has matches of its own.
        self.matches = [LiveMatch(self, f"match-{os.getpid()}-{n}") for n in range(matches)]
        self.closing = False

    async def prepare(self) -> None:
        for match in self.matches:
            for viewer in match.viewers:
                await viewer.connect()

    def busy(self) -> bool:
        return any(m.unseen or v.waits for m in self.matches for v in m.viewers)

    def close(self) -> None:
        self.closing = True
        for match in self.matches:
            for viewer in match.viewers:
                assert viewer.socket is not None
                viewer.socket.close()


if __name__ == "__main__":
    asyncio.run(drive(Load(int(sys.argv[1]), int(sys.argv[2]))))
