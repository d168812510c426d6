"""`saqqara serve` and `saqqara worker`: the table server."""

import contextlib
import gc
import os
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from saqqara.cli.command import Given
from saqqara.cli.extras import require
from saqqara.cli.lan import for_lan, lan_lines
from saqqara.cli.output import complain
from saqqara.cli.values import bad_input, number
from saqqara.server.levels import own_bots
from saqqara.server.settings import (
    GRACE_SECONDS,
    HOST,
    KEPT,
    PORT,
    REVIEW_SIMULATIONS,
    Settings,
    normal_database,
    usual_folder,
    usual_thinkers,
)
from saqqara.text import Texts

MOST_THINKERS = 256
MOST_WORKERS = 256
MOST_GRACE = 600
MOST_SIMULATIONS = 1_000_000
MOST_DAYS = 36_500
NEEDED = (
    "alembic",
    "argon2",
    "litestar",
    "msgspec",
    "redis",
    "segno",
    "sqlalchemy",
    "structlog",
    "uvicorn",
)


@contextlib.contextmanager
def quick_start() -> Iterator[None]:
    """Nothing of what is loaded is garbage, so nobody need look for it meanwhile."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def run(given: Given, texts: Texts) -> int:
    require(NEEDED, "server")
    with quick_start():
        from saqqara.server import supervisor
        from saqqara.server.run import serve

    settings = settings_of(given)
    if supervisor.is_child():
        settings = supervisor.child_settings(settings)
        serve(settings, say_ready, supervisor.parent_has_ended)
        return 0
    lan = is_set(given, "--lan")
    if lan:
        settings = for_lan(settings, option(given, "--host"))

    def ready() -> None:
        told = lan_lines(settings, texts) if lan else []
        for line in [*start_lines(settings, texts, lan), *told]:
            print(line, flush=True)

    if not has_client():
        complain(texts.say("cli-serve-no-client"))
    code = 0
    if settings.workers > 1:
        check_workers(settings)
        code = supervisor.supervise(settings, ready)
    else:
        serve(settings, ready)
    if code == 0:
        print(texts.say("cli-serve-ended"))
    return code


def check_workers(settings: Settings) -> None:
    """Several processes need what several machines need."""
    if settings.is_sqlite() or not settings.redis:
        raise bad_input("cli-error-workers-database")
    if sys.platform != "linux":
        raise bad_input("cli-error-workers-system")


def say_ready() -> None:
    """To the parent of this process."""
    print("ready", flush=True)


def start_lines(settings: Settings, texts: Texts, lan: bool = False) -> list[str]:
    """Where the house is, who can come, and where its data is."""
    lines = [texts.say("cli-serve-ready", address=settings.address())]
    if not settings.origin and not settings.address_for_others():
        lines.append(texts.say("cli-serve-here-only"))
    elif not settings.origin and not lan:  # else more is said of it
        lines.append(texts.say("cli-serve-network"))
    return [*lines, texts.say("cli-serve-data", place=shown_database(settings))]


def has_client() -> bool:
    """Whether the pages for browsers were built into this installation."""
    return files("saqqara").joinpath("server", "web", "client", "index.html").is_file()


def run_worker(given: Given, texts: Texts) -> int:
    require(NEEDED, "server")
    with quick_start():
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
    return given.option(name) or in_environment(name)


def bots_named(given: Given) -> list[str]:
    """Each `--bot NAME=BOT`; in SAQQARA_BOT they are separated by semicolons."""
    said = given.options.get("--bot") or in_environment("--bot").split(";")
    return [bot for bot in said if bot.strip()]


def is_set(given: Given, name: str) -> bool:
    """A flag without a value: --no-worker is SAQQARA_NO_WORKER=1."""
    return name in given.flags or in_environment(name).lower() in {"1", "on", "true", "yes"}


def in_environment(name: str) -> str:
    return os.environ.get("SAQQARA_" + name.removeprefix("--").upper().replace("-", "_"), "")


def settings_of(given: Given) -> Settings:
    log = option(given, "--log") or "text"
    if log not in {"text", "json"}:
        raise bad_input("cli-error-log", value=log)
    origin = option(given, "--origin").rstrip("/")
    if origin and not origin.startswith(("http://", "https://")):
        raise bad_input("cli-error-origin", value=origin)
    thinkers = number(option(given, "--thinkers") or None, "--thinkers", 0, MOST_THINKERS, 0)
    budget = option(given, "--review-simulations") or None
    folder = option(given, "--data")
    kept = {
        f"keep_{what.replace('-', '_')}": number(
            option(given, f"--keep-{what}") or None, f"--keep-{what}", 0, MOST_DAYS, 0
        )
        for what in KEPT
    }
    return Settings(
        data=Path(folder) if folder else usual_folder(),
        database=normal_database(option(given, "--database")),
        redis=option(given, "--redis"),
        host=option(given, "--host") or HOST,
        inner=option(given, "--inner"),
        grace=number(option(given, "--grace") or None, "--grace", 0, MOST_GRACE, GRACE_SECONDS),
        workers=number(option(given, "--workers") or None, "--workers", 1, MOST_WORKERS, 1),
        port=number(option(given, "--port") or None, "--port", 1, 65535, PORT),
        origin=origin,
        proxies=number(option(given, "--proxies") or None, "--proxies", 0, 10, 0),
        review_simulations=number(
            budget, "--review-simulations", 0, MOST_SIMULATIONS, REVIEW_SIMULATIONS
        ),
        own_bots=own_bots(bots_named(given)),
        leaderboards=not is_set(given, "--no-leaderboards"),
        limits=not is_set(given, "--no-limits"),
        worker=not is_set(given, "--no-worker"),
        log_format=log,
        contact=option(given, "--contact") or "mailto:admin@localhost",
        thinkers=thinkers or usual_thinkers(),
        **kept,
    )
