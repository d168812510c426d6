"""What may be amiss with a server: one finding for each thing that `saqqara doctor` looks at.

Nothing is changed, and nothing is made that was not there: a server makes its folder, its
database and its keys by itself.
"""

import os
import platform
import secrets
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from saqqara import __version__, build_info
from saqqara.cli.serve import NEEDED, has_client, shown_database
from saqqara.server.settings import Settings, is_loopback

if TYPE_CHECKING:
    from sqlalchemy import Connection

FINE: Final = "fine"
NOTE: Final = "note"  # worth knowing; a server runs well all the same
WRONG: Final = "wrong"

LEAST_FREE: Final = 500  # MB; a year of games takes less
EARLIEST: Final = datetime(2026, 1, 1, tzinfo=UTC)  # no clock that is right is before this
MOST_SKEW: Final = 2.0  # seconds between two machines; deadlines are shared
PATIENCE: Final = 5  # seconds for a database or Redis to answer
USUAL_PORTS: Final = {"http": 80, "https": 443}


class Finding(NamedTuple):
    about: str  # what was looked at, one word for programs
    level: str
    code: str  # the message that says it, and what to do
    args: dict[str, int | str]


def finding(about: str, level: str, code: str, /, **args: int | str) -> Finding:
    return Finding(about, level, code, args)


def findings(settings: Settings) -> list[Finding]:
    """One or more for each thing, in the order in which things build on each other."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        return [
            build(),
            system(),
            finding("libraries", WRONG, "cli-doctor-libraries", missing=names),
        ]
    checks: list[Callable[[Settings], Finding]] = [data_folder, disk, clock]
    return [
        build(),
        system(),
        *[check(settings) for check in checks],
        *database(settings),
        retention(settings),
        redis(settings),
        *inner(settings),
        push_keys(settings),
        *contact(settings),
        origin(settings),
        client(),
    ]


def build() -> Finding:
    if build_info.compiled():
        return finding("version", FINE, "cli-doctor-version", version=build_info.version_line())
    return finding(
        "version",
        NOTE,
        "cli-doctor-not-compiled",
        version=__version__,
        reason=build_info.why_not_compiled(),
    )


def system() -> Finding:
    return finding(
        "system",
        FINE,
        "cli-doctor-system",
        python=platform.python_version(),
        sqlite=sqlite3.sqlite_version,
        system=platform.platform(),
    )


# ---- this machine


def nearest(folder: Path) -> Path:
    """The folder, or the one that it would be made in."""
    folder = folder.absolute()
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder


def data_folder(settings: Settings) -> Finding:
    shown = str(settings.data)
    place = nearest(settings.data)
    probe = place / f".probe-{secrets.token_hex(4)}"
    try:
        probe.touch(mode=0o600)
        probe.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        return finding("data", WRONG, "cli-doctor-data", folder=shown, reason=reason)
    if not settings.data.exists():
        return finding("data", FINE, "cli-doctor-data-new", folder=shown)
    return finding("data", FINE, "cli-doctor-data-fine", folder=shown)


def disk(settings: Settings) -> Finding:
    free = shutil.disk_usage(nearest(settings.data)).free // 1_000_000
    args: dict[str, int | str] = {"folder": str(settings.data), "free": free}
    if free < LEAST_FREE:
        return Finding("disk", WRONG, "cli-doctor-disk", args | {"least": LEAST_FREE})
    return Finding("disk", FINE, "cli-doctor-disk-fine", args)


def clock(_: Settings) -> Finding:
    now = datetime.fromtimestamp(time.time(), UTC)
    shown = now.strftime("%Y-%m-%d %H:%M:%S UTC")
    if now < EARLIEST:
        return finding("clock", WRONG, "cli-doctor-clock", time=shown)
    return finding("clock", FINE, "cli-doctor-clock-fine", time=shown)


# ---- the database


def database(settings: Settings) -> list[Finding]:
    place = shown_database(settings)
    if settings.is_sqlite():
        file = Path(place)
        if not file.exists():
            return [finding("database", FINE, "cli-doctor-database-new", place=place)]
        if is_of_another(file):
            return [finding("database", WRONG, "cli-doctor-database-owner", place=place)]
    return asked_database(settings, place)


def is_of_another(file: Path) -> bool:
    """Whoever opens a SQLite file leaves files of their own beside it, which would then be in the
    way of whom it belongs to."""
    return sys.platform != "win32" and file.stat().st_uid != os.geteuid()


def asked_database(settings: Settings, place: str) -> list[Finding]:
    """What it says itself."""
    from sqlalchemy import create_engine
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.pool import NullPool

    from saqqara.server.migrate import version_in

    waiting = "timeout" if settings.is_sqlite() else "connect_timeout"
    try:
        engine = create_engine(
            settings.database_url(), poolclass=NullPool, connect_args={waiting: PATIENCE}
        )
        with engine.connect() as connection:
            found = [shape(version_in(connection), place)]
            if not settings.is_sqlite():
                found.append(skew(connection))
            if found[0].level == FINE and version_in(connection):
                found += late_rows(connection)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        return [finding("database", WRONG, "cli-doctor-database", place=place, reason=reason)]
    return found


def shape(version: str, place: str) -> Finding:
    from saqqara.server.migrate import newest

    if not version:
        return finding("database", FINE, "cli-doctor-database-empty", place=place)
    if version < newest():
        code = "cli-doctor-database-old"
    elif version > newest():
        code = "cli-doctor-database-newer"
    else:
        return finding("database", FINE, "cli-doctor-database-fine", place=place, version=version)
    return finding("database", WRONG, code, place=place, version=version, newest=newest())


def skew(connection: "Connection") -> Finding:
    """Of this clock against the database's, which other servers go by as well."""
    from sqlalchemy import text

    before = time.time()
    there = float(
        connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
    )
    after = time.time()
    apart = max(before - there, there - after, 0.0)
    if apart > MOST_SKEW:
        return finding("skew", WRONG, "cli-doctor-skew", seconds=f"{apart:.0f}")
    return finding("skew", FINE, "cli-doctor-skew-fine")


def late_rows(connection: "Connection") -> list[Finding]:
    """Whether a server has still to tell of rows what it tells of new ones (server/late.py)."""
    from sqlalchemy import select

    from saqqara.server.schema import RESULTS, USERS

    untold = (
        select(USERS.c.id).where(USERS.c.key.is_(None)),
        select(RESULTS.c.seat).where(RESULTS.c.box.is_(None)),
    )
    if any(connection.execute(each.limit(1)).first() for each in untold):
        return [finding("late", NOTE, "cli-doctor-late")]
    return []


def retention(settings: Settings) -> Finding:
    kept = ", ".join(f"{what} {days}" for what, days in settings.kept().items())
    if kept:
        return finding("retention", FINE, "cli-doctor-retention", kept=kept)
    return finding("retention", FINE, "cli-doctor-retention-none")


# ---- what it works with


def redis(settings: Settings) -> Finding:
    if not settings.redis:
        return finding("redis", FINE, "cli-doctor-redis-none")
    from redis import Redis
    from redis.exceptions import RedisError

    place = settings.redis.rsplit("@", 1)[-1].removeprefix("redis://")  # without a password
    try:
        with Redis.from_url(
            settings.redis, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
        ) as client:
            client.ping()
    except (RedisError, OSError, ValueError) as error:
        reason = type(error).__name__  # its words may hold the address with the password
        return finding("redis", WRONG, "cli-doctor-redis", place=place, reason=reason)
    if settings.is_sqlite():
        return finding("redis", NOTE, "cli-doctor-redis-alone", place=place)
    return finding("redis", FINE, "cli-doctor-redis-fine", place=place)


def inner(settings: Settings) -> list[Finding]:
    """Where other servers reach this one."""
    if not settings.redis:
        return []
    place = settings.inner_address()
    if place is None:
        return [finding("inner", NOTE, "cli-doctor-inner-none", host=settings.host)]
    return [finding("inner", FINE, "cli-doctor-inner", host=place[0])]


def push_keys(settings: Settings) -> Finding:
    from saqqara.server.notices.errors import NoticeError
    from saqqara.server.notices.push import KEY_FILE, load_keys

    file = settings.data / KEY_FILE
    try:
        load_keys(file)
    except FileNotFoundError:
        return finding("push", FINE, "cli-doctor-push-new", file=str(file))
    except NoticeError:
        return finding("push", WRONG, "cli-doctor-push", file=str(file))
    except OSError as error:
        reason = error.strerror or str(error)
        return finding("push", WRONG, "cli-doctor-push-unread", file=str(file), reason=reason)
    return finding("push", FINE, "cli-doctor-push-fine", file=str(file))


def contact(settings: Settings) -> list[Finding]:
    """Browsers take notices only where the address is https, so others need no contact."""
    if settings.is_tls() and settings.contact == Settings.contact:  # nobody has set it
        return [finding("contact", NOTE, "cli-doctor-contact", contact=settings.contact)]
    return []


def origin(settings: Settings) -> Finding:
    """Does what people type lead here, and does the server know what stands in front of it?"""
    address = settings.origin
    if not address:
        if settings.proxies:
            return finding("origin", WRONG, "cli-doctor-origin-missing", proxies=settings.proxies)
        return finding("origin", FINE, "cli-doctor-origin-fine", address=settings.address())
    usual = as_browsers_say(address)
    if usual != address:
        return finding("origin", WRONG, "cli-doctor-origin-form", origin=address, usual=usual)
    if settings.is_tls() and not settings.proxies:
        return finding("origin", WRONG, "cli-doctor-origin-proxies", origin=address)
    if not settings.proxies and not is_reached(settings):
        listens = f"{settings.host}:{settings.port}"
        return finding(
            "origin", WRONG, "cli-doctor-origin-elsewhere", origin=address, listens=listens
        )
    if settings.proxies and not settings.is_tls():
        return finding("origin", NOTE, "cli-doctor-origin-plain", origin=address)
    return finding("origin", FINE, "cli-doctor-origin-fine", address=address)


def as_browsers_say(address: str) -> str:
    """The one way in which browsers write where a request comes from."""
    parts = urlsplit(address)
    try:
        port = parts.port
    except ValueError:
        port = None
    host = parts.hostname or ""
    host = f"[{host}]" if ":" in host else host
    known = port is None or port == USUAL_PORTS[parts.scheme]
    return f"{parts.scheme}://{host}" if known else f"{parts.scheme}://{host}:{port}"


def is_reached(settings: Settings) -> bool:
    """Whether people who come to the origin come to this port, with nothing between."""
    parts = urlsplit(settings.origin)
    host = parts.hostname or ""
    local = host == "localhost" or is_loopback(host)
    own = is_loopback(settings.host) or settings.host == "localhost"
    return (parts.port or USUAL_PORTS[parts.scheme]) == settings.port and (local or not own)


def client() -> Finding:
    if has_client():
        return finding("client", FINE, "cli-doctor-client-fine")
    return finding("client", WRONG, "cli-doctor-client")
