"""The few HTTP calls a load test makes, over connections that stay open."""

import asyncio
import json
from typing import Any


class CallFailed(Exception):
    """An answer other than 2xx."""


class Caller:
    """One connection to the server; one call at a time."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.lock = asyncio.Lock()

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        async with self.lock:
            # A connection that was idle for long has been ended by the server.
            if self.streams is None or self.streams[0].at_eof():
                self.streams = await asyncio.open_connection(self.host, self.port)
            return await self.call(*self.streams, path, json.dumps(body).encode(), token)

    async def call(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        path: str,
        body: bytes,
        token: str,
    ) -> dict[str, Any]:
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
        ]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        fields = {name.lower(): value for name, value in fields.items()}
        text = await reader.readexactly(int(fields["content-length"]))
        if not head.split(" ", 2)[1].startswith("2"):
            raise CallFailed(f"{path}: {text.decode()}")
        answer: dict[str, Any] = json.loads(text)
        if "set-cookie" in fields:
            answer["token"] = fields["set-cookie"].split("=", 1)[1].split(";", 1)[0]
        return answer

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
