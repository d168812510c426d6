"""The raw client of boardgame.io speaks its protocol and does what ours does for a move."""

import asyncio
import json
from typing import Any

import pytest

from load.driver import PLAYERS, VIEWERS
from load.peer_play import EVENT, Load, Viewer, free_cells


class Line:
    """In place of a socket: what was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)


def event(*parts: Any) -> bytes:
    return EVENT + json.dumps(parts).encode()


def state(number: int, player: str, cells: list[str | None]) -> dict[str, Any]:
    return {"G": {"cells": cells}, "ctx": {"turn": 3, "currentPlayer": player}, "_stateID": number}


async def connected(load: Load) -> list[Viewer]:
    (match,) = load.matches
    for viewer in match.viewers:
        line: Any = Line()
        viewer.socket = line
        viewer.opened = asyncio.get_running_loop().create_future()
        viewer.receive(b'0{"sid":"a","upgrades":[],"pingInterval":10000}')
        viewer.receive(b'40/tic-tac-toe,{"sid":"b"}')
        viewer.receive(event("sync", match.id, {"state": state(0, "0", [None] * 9), "log": []}))
        assert viewer.opened.done()
    return match.viewers


def test_a_move_counts_once_and_is_told_to_everybody() -> None:
    async def test() -> None:
        load = Load(0, 1)
        viewers = await connected(load)
        first, second = viewers[0], viewers[1]
        sent: Any = first.socket
        hello, sync = sent.sent
        assert hello == b"40/tic-tac-toe,"
        assert json.loads(sync[len(EVENT) :]) == ["sync", load.matches[0].id, "0", None, PLAYERS]
        load.ready.popleft().move(0.0)
        assert load.busy()
        word, action, number, match, player = json.loads(sent.sent[2][len(EVENT) :])
        assert (word, number, match, player) == ("update", 0, load.matches[0].id, "0")
        cells: list[str | None] = [None] * 9
        cells[action["payload"]["args"][0]] = "0"
        for viewer in viewers:
            viewer.receive(event("update", match, state(2, "1", cells), [{"turn": 3}]))
        assert (load.moves, load.deliveries, load.matches[0].unseen) == (1, VIEWERS, 0)
        assert list(load.ready) == [second]
        assert not load.busy()
        assert not load.errors

    asyncio.run(test())


def test_pings_are_answered_and_matchmaking_is_skipped() -> None:
    async def test() -> None:
        load = Load(0, 1)
        line: Any = (await connected(load))[0].socket
        sent = len(line.sent)
        load.matches[0].viewers[0].receive(event("matchData", "m", [{"id": 0}]))
        load.matches[0].viewers[0].receive(b"2")
        assert line.sent[sent:] == [b"3"]
        assert load.deliveries == 0

    asyncio.run(test())


@pytest.mark.parametrize(
    ("cells", "free"),
    [
        ("0.1......", [1, 3, 4, 5, 6, 7, 8]),
        ("000.12312", list(range(9))),  # won: the next move clears it
        ("012312300", list(range(9))),  # full
    ],
)
def test_legal_cells(cells: str, free: list[int]) -> None:
    assert free_cells([None if cell == "." else cell for cell in cells]) == free
