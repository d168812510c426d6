"""Redis, or Valkey, which keeps nothing.

with Redis() as server:
    client = redis.Redis.from_url(server.url())
"""

import socket
from contextlib import suppress

from services.programs import need
from services.server import HOST, Server


class Redis(Server):
    def __init__(self) -> None:
        (self.program,) = need("redis")
        super().__init__("redis")

    def command(self) -> list[str]:
        place = ["--bind", HOST, "--port", str(self.port), "--dir", str(self.folder)]
        return [str(self.program), *place, "--save", "", "--appendonly", "no"]

    def is_ready(self) -> bool:
        with suppress(OSError), socket.create_connection((HOST, self.port)) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(7) == b"+PONG\r\n"
        return False

    def url(self, database: int = 0) -> str:
        return f"redis://{HOST}:{self.port}/{database}"
