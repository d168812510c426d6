"""`saqqara serve` and `saqqara worker`: the table server."""

import os
from pathlib import Path

from saqqara.cli.command import Given
from saqqara.cli.extras import require
from saqqara.cli.values import bad_input, number
from saqqara.server.settings import HOST, PORT, Settings, normal_database, usual_folder
from saqqara.text import Texts

MOST_THINKERS = 256
NEEDED = ("alembic", "argon2", "granian", "litestar", "msgspec", "redis", "sqlalchemy", "structlog")


def run(given: Given, texts: Texts) -> int:
    require(NEEDED, "server")
    from saqqara.server.run import serve

    settings = settings_of(given)

    def ready() -> None:
        print(texts.say("cli-serve-ready", address=settings.address()), flush=True)
        print(texts.say("cli-serve-data", place=shown_database(settings)), flush=True)

    serve(settings, ready)
    print(texts.say("cli-serve-ended"))
    return 0


def run_worker(given: Given, texts: Texts) -> int:
    require(NEEDED, "server")
    from saqqara.server.run import work

    settings = settings_of(given)
    if settings.is_sqlite():
        raise bad_input("cli-error-worker-database")

    def ready() -> None:
        print(texts.say("cli-worker-ready", place=shown_database(settings)), flush=True)

    work(settings, ready)
    print(texts.say("cli-serve-ended"))
    return 0


def shown_database(settings: Settings) -> str:
    """Where the data is, without a password."""
    if settings.is_sqlite():
        return settings.database_url().removeprefix("sqlite:///")
    return settings.database_url().rsplit("@", 1)[-1]


def option(given: Given, name: str) -> str:
    """A flag, or what the environment says: --database is SAQQARA_DATABASE."""
    variable = "SAQQARA_" + name.removeprefix("--").upper().replace("-", "_")
    return given.option(name) or os.environ.get(variable, "")


def settings_of(given: Given) -> Settings:
    log = option(given, "--log") or "text"
    if log not in {"text", "json"}:
        raise bad_input("cli-error-log", value=log)
    origin = option(given, "--origin").rstrip("/")
    if origin and not origin.startswith(("http://", "https://")):
        raise bad_input("cli-error-origin", value=origin)
    thinkers = number(option(given, "--thinkers") or None, "--thinkers", 0, MOST_THINKERS, 0)
    folder = option(given, "--data")
    return Settings(
        data=Path(folder) if folder else usual_folder(),
        database=normal_database(option(given, "--database")),
        redis=option(given, "--redis"),
        host=option(given, "--host") or HOST,
        port=number(option(given, "--port") or None, "--port", 1, 65535, PORT),
        origin=origin,
        proxies=number(option(given, "--proxies") or None, "--proxies", 0, 10, 0),
        leaderboards="--no-leaderboards" not in given.flags,
        limits="--no-limits" not in given.flags,
        worker="--no-worker" not in given.flags,
        log_format=log,
        contact=option(given, "--contact") or "mailto:admin@localhost",
        **({"thinkers": thinkers} if thinkers else {}),
    )
