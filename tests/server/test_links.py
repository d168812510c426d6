"""Connections between servers: who may come in, and what they carry."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from saqqara.server import links
from saqqara.server.links import ENDED, HEAD, HELLO, OPEN, SAID, TOLD, Incoming, Links, NoWay
from saqqara.server.web.edge import loop_factory

SECRET = b"of this deployment"
Test = Callable[[Links, Links, str, list[tuple[int, int, bytes]]], Awaitable[None]]


def connected(test: Test, theirs: bytes = SECRET) -> None:
    """Server "a" passes on to server "b", which keeps what it is told and answers."""

    async def run() -> None:
        heard: list[tuple[int, int, bytes]] = []

        def take(link: Incoming, kind: int, channel: int, body: bytes) -> None:
            heard.append((kind, channel, body))
            link.channels[channel] = lambda kind, body: heard.append((kind, channel, body))
            link.send(TOLD, channel, b"told " + body)

        a, b = Links("a", take), Links("b", take)
        await a.listen("127.0.0.1", 0, SECRET)
        address = await b.listen("127.0.0.1", 0, theirs)
        try:
            async with asyncio.timeout(60):
                await test(a, b, address, heard)
        finally:
            await a.stop()
            await b.stop()

    with asyncio.Runner(loop_factory=loop_factory()) as runner:  # as a server has it
        runner.run(run())


async def until(is_so: Callable[[], object]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def test_frames_go_both_ways_in_their_order() -> None:
    async def test(a: Links, _: Links, address: str, heard: list[tuple[int, int, bytes]]) -> None:
        link = await a.to("b", address)
        assert await a.to("b", address) is link  # one connection for all
        told: list[tuple[int, bytes]] = []
        bodies = [b"", b"x", b"y" * 300_000]
        channels = [link.open(lambda kind, body: told.append((kind, body))) for _ in bodies]
        for channel, body in zip(channels, bodies, strict=True):
            link.send(OPEN, channel, body)
            link.send(SAID, channel, body * 2)
        await until(lambda: len(told) == 3)
        assert told == [(TOLD, b"told " + body) for body in bodies]
        assert heard == [
            (kind, channel, body * (1 + (kind == SAID)))
            for channel, body in zip(channels, bodies, strict=True)
            for kind in (OPEN, SAID)
        ]

    connected(test)


def test_another_secret_is_refused_by_both() -> None:
    async def test(a: Links, b: Links, address: str, heard: list[tuple[int, int, bytes]]) -> None:
        lost: list[str] = []
        a.on_lost = lost.append
        with pytest.raises(NoWay):
            await a.to("b", address)
        assert lost == ["b"]
        await until(lambda: not b.incoming)
        assert heard == []

    connected(test, b"of another")


def test_another_server_at_that_address_is_refused() -> None:
    async def test(a: Links, _: Links, address: str, heard: list[tuple[int, int, bytes]]) -> None:
        with pytest.raises(NoWay):
            await a.to("c", address)
        assert heard == []

    connected(test)


@pytest.mark.parametrize(
    "sent",
    [
        HEAD.pack(2, 1, OPEN) + b"{}",  # without a word of who it is
        HEAD.pack(links.MOST_STRANGE + 1, 0, HELLO),
        HEAD.pack(4, 0, HELLO) + b"\xff\xff\xff\xff",
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
def test_a_stranger_is_heard_of_nothing_and_hung_up_on(
    sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "PROOF_SECONDS", 0.2)

    async def test(_: Links, b: Links, address: str, heard: list[tuple[int, int, bytes]]) -> None:
        host, port = address.rsplit(":", 1)
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(sent)
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await reader.readexactly(100_000)
        writer.close()
        assert heard == []
        assert not b.incoming

    connected(test)


def test_when_the_owner_dies_everybody_hears_of_the_end() -> None:
    async def test(a: Links, b: Links, address: str, heard: list[tuple[int, int, bytes]]) -> None:
        lost: list[str] = []
        a.on_lost = lost.append
        link = await a.to("b", address)
        told: list[tuple[int, bytes]] = []
        link.open(lambda kind, body: told.append((kind, body)))
        await until(lambda: b.incoming)
        for each in b.incoming:
            each.close()
        await until(lambda: lost)
        assert (told, lost, heard) == ([(ENDED, b"")], ["b"], [])
        assert await a.to("b", address) is not link

    connected(test)


def test_a_server_that_hangs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "PING_SECONDS", 0.02)
    monkeypatch.setattr(links, "SILENT_SECONDS", 0.3)

    async def test(a: Links, b: Links, address: str, heard: list[tuple[int, int, bytes]]) -> None:
        lost: list[str] = []
        a.on_lost = lost.append
        await a.to("b", address)
        await asyncio.sleep(0.6)
        assert not lost  # pings keep it
        for each in b.incoming:
            assert each.transport is not None
            each.transport.pause_reading()
            monkeypatch.setattr(each, "send", lambda *_: None)
        await until(lambda: lost)
        assert heard == []

    connected(test)
