"""`saqqara doctor` on a real PostgreSQL and a real Redis."""

import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from saqqara.cli import findings as checks
from saqqara.cli.findings import FINE, NOTE, WRONG
from saqqara.server.settings import Settings, normal_database
from services.redis_server import Redis


def looked_at(url: str) -> list[tuple[str, str]]:
    settings = Settings(Path(), database=normal_database(url))
    return [(found.level, found.code) for found in checks.database(settings)]


def test_a_database_that_is_well(postgres_url: str) -> None:
    assert looked_at(postgres_url) == [
        (FINE, "cli-doctor-database-fine"),
        (FINE, "cli-doctor-skew-fine"),
    ]


def test_a_database_without_a_table(empty_database_url: str, tmp_path: Path) -> None:
    """Of SQLite there is not even a file."""
    is_sqlite = empty_database_url.startswith("sqlite")
    expected = "cli-doctor-database-new" if is_sqlite else "cli-doctor-database-empty"
    assert looked_at(empty_database_url)[0] == (FINE, expected)


@pytest.mark.parametrize("seconds", [60.0, -60.0])
def test_a_clock_that_differs(
    postgres_url: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong_clock = SimpleNamespace(time=lambda: time.time() + seconds)
    monkeypatch.setattr(checks, "time", wrong_clock)
    assert looked_at(postgres_url)[1] == (WRONG, "cli-doctor-skew")


def test_redis_that_answers(redis_server: Redis, postgres_url: str) -> None:
    url = redis_server.url()
    linked = Settings(Path(), database=normal_database(postgres_url), redis=url)
    assert checks.redis(linked)[1:3] == (FINE, "cli-doctor-redis-fine")
    alone = Settings(Path(), redis=url)
    assert checks.redis(alone)[1:3] == (NOTE, "cli-doctor-redis-alone")
