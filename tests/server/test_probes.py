"""What a server answers to those who look after it: is it alive, can people be sent to it?"""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Response
from sqlalchemy import Connection, text

from saqqara.server.migrate import version_in
from saqqara.server.parts import Parts
from saqqara.server.web import measures
from server.in_process import in_server
from services.postgres import Postgres
from services.redis_server import Redis

ALL_WELL = {
    "ok": True,
    "database": True,
    "migrations": True,
    "redis": True,
    "disk": True,
    "staying": True,
}


async def readiness(parts: Parts) -> tuple[int, dict[str, bool]]:
    answer: Response[dict[str, Any]] = await measures.readyz.fn(parts)
    return answer.status_code or 0, msgspec.convert(answer.content, dict[str, bool])


def not_ready(*missing: str) -> tuple[int, dict[str, bool]]:
    return 503, ALL_WELL | dict.fromkeys(["ok", *missing], False)


def set_version(version: str) -> Any:
    def unit(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = :v"), {"v": version})

    return unit


def test_alive_without_looking_at_anything() -> None:
    answer: Any = measures.healthz.fn()
    assert answer == {"ok": True}


def test_ready(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        assert await readiness(parts) == (200, ALL_WELL)

    in_server(database_url, tmp_path, test)


def test_a_database_of_an_older_version_is_not_ready(database_url: str, tmp_path: Path) -> None:
    """Nor is one that was emptied; one of a newer version is, while servers are replaced."""

    async def test(parts: Parts) -> None:
        was = await parts.store.read(version_in)
        await parts.store.write(set_version("0001"))
        assert await readiness(parts) == not_ready("migrations")
        await parts.store.write(set_version("9999"))
        assert await readiness(parts) == (200, ALL_WELL)
        await parts.store.write(set_version(was))

    in_server(database_url, tmp_path, test)


def test_not_ready_when_the_disk_is_full(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        (tmp_path / ".health").symlink_to("/dev/full")
        assert await readiness(parts) == not_ready("disk")
        assert await readiness(parts) == (200, ALL_WELL)

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


def test_not_ready_when_the_database_is_gone(tmp_path: Path) -> None:
    with Postgres() as own:
        own.create_database("probes")

        async def test(parts: Parts) -> None:
            assert await readiness(parts) == (200, ALL_WELL)
            own.stop()
            assert await readiness(parts) == not_ready("database", "migrations")

        in_server(own.url("probes"), tmp_path, test)


def test_not_ready_when_the_database_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measures, "CHECK_SECONDS", 0.01)

    async def test(parts: Parts) -> None:
        async def wait(_: object) -> None:
            await asyncio.sleep(60)

        monkeypatch.setattr(parts.store, "read", wait)
        assert await readiness(parts) == not_ready("database", "migrations")

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)


def test_not_ready_before_redis_was_reached(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        assert await readiness(parts) == not_ready("redis")

    url = f"sqlite:///{tmp_path}/saqqara.db"
    in_server(url, tmp_path, test, redis="redis://127.0.0.1:1")  # where nobody listens


def test_ready_when_redis_is_lost_later(tmp_path: Path) -> None:
    """It carries hints only: sending everybody away would be worse than hints that come late."""
    with Redis() as own:

        async def test(parts: Parts) -> None:
            async with asyncio.timeout(60):
                while await readiness(parts) != (200, ALL_WELL):
                    await asyncio.sleep(0.01)
            own.stop()
            assert await readiness(parts) == (200, ALL_WELL)

        in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test, redis=own.url())
