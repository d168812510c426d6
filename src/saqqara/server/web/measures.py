"""`/health`, `/healthz`, `/readyz` and `/metrics`: for whoever runs the server."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import Connection

from saqqara.build_info import version_line
from saqqara.server import accounts
from saqqara.server.migrate import newest, version_in
from saqqara.server.parts import Parts
from saqqara.server.store import StorageError

PROBE_BYTES: Final = 65_536  # about what the next moves need
CHECK_SECONDS: Final = 3.0  # until something is taken for gone; deploy/ waits for longer


@get("/health", include_in_schema=False)
async def health(parts: NamedDependency[Parts]) -> dict[str, Any]:
    """Answers when the database answers and takes more; 503 otherwise."""
    await check_file(parts)
    await parts.store.read(accounts.anybody)
    return {
        "ok": True,
        "version": version_line(),
        "uptime": round(time.time() - parts.started_at),
    }


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> dict[str, Any]:
    """Whether this process is alive, and nothing else: whoever restarts servers asks here, and
    that would not help against a database that is away."""
    return {"ok": True}


@get("/readyz", include_in_schema=False)
async def readyz(parts: NamedDependency[Parts]) -> Response[dict[str, Any]]:
    """Whether people can be sent here; 503 if not, and what is missing."""
    database, migrations, disk = await asyncio.gather(
        succeeds(parts.store.read(accounts.anybody)),
        succeeds(parts.store.read(check_version)),
        succeeds(check_file(parts)),
    )
    found = {
        "database": database,
        "migrations": migrations,
        "redis": parts.bus.was_connected(),
        "disk": disk,
        "staying": not parts.routes.leaving,  # else it is about to end, in good order
    }
    ready = all(found.values())
    return Response({"ok": ready, **found}, status_code=200 if ready else 503)


async def succeeds(check: Awaitable[object]) -> bool:
    """Whether a check ends well and in time: whoever asks does not wait for ever either."""
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            await check
    except (StorageError, TimeoutError):
        return False
    return True


def check_version(connection: Connection) -> None:
    """A database of a newer version is fine: while servers are replaced one by one, the first
    new one brings it there, and the others go on until it is their turn."""
    if version_in(connection) < newest():
        raise StorageError("it lacks migrations")


async def check_file(parts: Parts) -> None:
    """Of SQLite: is its file still there, and is there room to write?"""
    file = parts.store.engine.url.database
    if not parts.settings.is_sqlite() or not file:
        return
    if not Path(file).exists():
        raise StorageError("its file is gone")  # open connections would not notice
    await asyncio.to_thread(probe_disk, Path(file).parent)


def probe_disk(folder: Path) -> None:
    """Reading works on a full disk, too: only writing tells."""
    probe = folder / ".health"
    try:
        with probe.open("wb") as file:
            file.write(b"x" * PROBE_BYTES)
    except OSError as error:
        raise StorageError(error.strerror or type(error).__name__) from error
    finally:
        with contextlib.suppress(OSError):
            probe.unlink()


@get("/metrics", include_in_schema=False)
async def metrics(parts: NamedDependency[Parts]) -> Response[bytes]:
    registry = CollectorRegistry()
    registry.register(Totals(parts))
    Gauge("saqqara_tables_in_memory", "Tables kept in memory", registry=registry).set(
        len(parts.tables.slots)
    )
    Gauge("saqqara_connections", "Open WebSockets", registry=registry).set(
        sum(len(viewers) for viewers in parts.viewers.viewers.values())
    )
    elsewhere = "WebSockets whose table another server owns"
    Gauge("saqqara_connections_passed_on", elsewhere, registry=registry).set(
        len(parts.routes.passed)
    )
    Gauge("saqqara_servers", "Servers that own tables", registry=registry).set(
        max(1, len(parts.routes.members.owners))
    )
    Gauge("saqqara_jobs_running", "Tables being looked after", registry=registry).set(
        len(parts.workers.busy)
    )
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


class Totals(Collector):
    """What has been counted since the start."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    def collect(self) -> list[CounterMetricFamily]:
        parts = self.parts
        found = (
            ("saqqara_moves", "Changes of games, stored", parts.tables.moves),
            ("saqqara_updates", "Updates put on their way to viewers", parts.viewers.delivered),
            ("saqqara_jobs", "Bots' turns and deadlines", parts.workers.done),
            ("saqqara_notices", "Notices sent", parts.workers.notice_delivery.sent),
        )
        return [CounterMetricFamily(name, text, value=value) for name, text, value in found]
