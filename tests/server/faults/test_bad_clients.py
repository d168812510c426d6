"""Clients that send garbage, never read, or flood: the others do not notice."""

import asyncio
import random
import re
import socket
import time

from drawing import SOAK
from load.websocket import TEXT, frame, upgrade
from server.faults.crowd import Crowd, Player, assert_true
from server.faults.server_process import Saqqara
from services.server import HOST

TABLES = 6 if SOAK else 2
BAD_CLIENTS = 4 if SOAK else 2  # of each kind


def hello(server: Saqqara, player: Player) -> bytes:
    """The bad ones watch a table at which others play."""
    return upgrade(f"{HOST}:{server.port}", f"/api/tables/{player.table}/live", "")


async def send_garbage(server: Saqqara, player: Player) -> None:
    """Wild bytes, broken frames, messages of all sorts; again whenever it is thrown out."""
    rng = random.Random(7)
    while True:
        reader, writer = await asyncio.open_connection(HOST, server.port)
        try:
            if rng.random() < 0.8:
                writer.write(hello(server, player))
                await reader.readuntil(b"\r\n\r\n")
            for _ in range(20):
                junk = rng.randbytes(rng.randrange(1, 3000))
                kind = rng.randrange(4)
                texts = (b"{", b'{"type":"play"}', b"[" * 2000, b'{"type":"undo","ply":-1,"to":9}')
                writer.write(junk if kind == 0 else frame(rng.randrange(16), junk[:120]))
                writer.write(frame(TEXT, rng.choice(texts)))
                await writer.drain()
                await asyncio.sleep(0.01)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()
        await asyncio.sleep(0.05)


async def never_read(server: Saqqara, player: Player) -> None:
    """Asks for much and takes nothing."""
    loop = asyncio.get_running_loop()
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    try:
        await loop.sock_connect(line, (HOST, server.port))
        await loop.sock_sendall(line, hello(server, player))
        await asyncio.sleep(3600)
    finally:
        line.close()


async def flood(server: Saqqara, player: Player) -> None:
    """As many messages as the server takes, and nothing of its answers."""
    reader, writer = await asyncio.open_connection(HOST, server.port)
    try:
        writer.write(hello(server, player))
        await reader.readuntil(b"\r\n\r\n")
        while True:
            writer.write(frame(TEXT, b'{"type":"ping"}') * 1000)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        writer.transport.abort()


def connections(server: Saqqara) -> int:
    text = server.get("/metrics")
    assert text is not None
    found = re.search(r"^saqqara_connections (\d+)", text, re.MULTILINE)
    assert found is not None
    return int(found[1])


def wait_until_alone(server: Saqqara) -> None:
    """Nothing is left of those who have gone, nor of those who flooded."""
    deadline = time.monotonic() + 240
    while connections(server) > 0:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_bad_clients_do_no_harm() -> None:
    async def play(server: Saqqara) -> Crowd:
        crowd = Crowd([server.port])
        await crowd.sit_down(TABLES)
        kinds = (send_garbage, never_read, flood)
        bad = [
            asyncio.create_task(kind(server, player))
            for kind in kinds
            for player in crowd.players[:BAD_CLIENTS]
        ]
        crowd.begin()
        await crowd.until_over()
        for task in bad:
            assert (
                not task.done() or task.exception() is None or isinstance(task.exception(), OSError)
            )
            task.cancel()
        await asyncio.gather(*bad, return_exceptions=True)
        return crowd

    with Saqqara() as server:  # with its limits
        crowd = asyncio.run(play(server))
        assert set(crowd.refusals) <= {"error-too-fast"}
        wait_until_alone(server)
        assert "Traceback" not in server.log.read_text("utf-8")
        server.stop()
        assert_true(server.database_url(), crowd)
