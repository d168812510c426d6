"""A piece of network that can be told to stall or to be cut: between a server and its database.

with Relay(postgres.port) as relay:
    ...connect to relay.port instead...
    relay.stall()   nothing comes through, and nobody is told
    relay.cut()     every connection is reset, and new ones are
    relay.heal()
"""

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Callable
from typing import Final, Self

from services.server import HOST, free_port

AT_ONCE: Final = 65536  # bytes
RESET: Final = struct.pack("ii", 1, 0)  # SO_LINGER: no farewell


class Relay:
    """In a thread of its own, so that it goes on while a test waits."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = free_port()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.writers: set[asyncio.StreamWriter] = set()
        self.passing: set[asyncio.Task[None]] = set()
        self.is_cut = False
        self.flowing = asyncio.Event()

    def __enter__(self) -> Self:
        self.thread.start()
        self.tell(self.flowing.set)
        opening = asyncio.start_server(self.pass_on, HOST, self.port)
        self.server = asyncio.run_coroutine_threadsafe(opening, self.loop).result()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result()
        self.tell(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def end(self) -> None:
        self.server.close()
        self.flowing.set()
        self.drop_all()
        await asyncio.gather(*self.passing, return_exceptions=True)

    def stall(self) -> None:
        self.tell(self.flowing.clear)

    def cut(self) -> None:
        self.is_cut = True
        self.tell(self.drop_all)

    def heal(self) -> None:
        self.is_cut = False
        self.tell(self.flowing.set)

    def tell(self, what: Callable[[], object]) -> None:
        self.loop.call_soon_threadsafe(what)

    def drop_all(self) -> None:
        for writer in self.writers:
            reset(writer)
        self.writers.clear()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.passing.add(task)
        task.add_done_callback(self.passing.discard)
        try:
            if self.is_cut:
                raise ConnectionRefusedError
            there, back = await asyncio.open_connection(HOST, self.target)
        except OSError:
            reset(writer)
            return
        self.writers |= {writer, back}
        await asyncio.gather(self.pump(reader, back), self.pump(there, writer))
        self.writers -= {writer, back}

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(AT_ONCE):
                await self.flowing.wait()
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()


def reset(writer: asyncio.StreamWriter) -> None:
    line = writer.get_extra_info("socket")
    if line is not None:
        with contextlib.suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    writer.transport.abort()
