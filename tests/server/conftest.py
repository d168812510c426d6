"""Real servers, one of each for every process that runs tests.

A test that stops or kills a server starts one of its own.
"""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from services.hurried import same_deals
from services.postgres import Postgres
from services.programs import MissingProgram
from services.redis_server import Redis
from services.server import Server

AnyServer = TypeVar("AnyServer", bound=Server)
NUMBERS = itertools.count(1)


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in every run."""
    same_deals(monkeypatch.setattr)


def running(kind: Callable[[], AnyServer]) -> Iterator[AnyServer]:
    try:
        server = kind()
    except MissingProgram as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None
    with server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from running(Postgres)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    yield from running(Redis)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of its own for every test, of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/saqqara.db"
        return
    yield request.getfixturevalue("postgres_url")


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The same, for tests that need PostgreSQL."""
    name = f"test_{next(NUMBERS)}"
    postgres.create_database(name)
    yield postgres.url(name)
    postgres.drop_database(name)
