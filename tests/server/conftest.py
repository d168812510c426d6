"""Real servers, one of each for every process that runs tests.

A test that stops or kills a server starts one of its own.
"""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from services.databases import clear_database, make_database, make_file
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


@pytest.fixture(scope="session")
def cleared_database(postgres: Postgres) -> str:
    """One for all tests of this process, by name; see postgres_url."""
    make_database(postgres, "tests")
    return "tests"


@pytest.fixture
def postgres_url(postgres: Postgres, cleared_database: str) -> Iterator[str]:
    """A database of this version, for this test alone while it runs, and without a row."""
    yield postgres.url(cleared_database)
    clear_database(postgres, cleared_database)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same, of either kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    file = tmp_path / "saqqara.db"
    make_file(file)
    return f"sqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One in which there is nothing, as a first start finds it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/saqqara.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"empty_{next(NUMBERS)}"
    postgres.create_database(name)
    return postgres.url(name)
