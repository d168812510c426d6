"""Servers that share a database and a bus."""

import itertools
from collections.abc import Iterator

import pytest

from services.postgres import Postgres
from services.redis_server import Redis

NUMBERS = itertools.count(1)


@pytest.fixture
def shared(postgres: Postgres, redis_server: Redis) -> Iterator[tuple[str, ...]]:
    """The options of servers that share a database of their own, the URL of it second."""
    name = f"faults_{next(NUMBERS)}"
    postgres.create_database(name)
    yield ("--database", postgres.url(name), "--redis", redis_server.url(), "--no-limits")
    postgres.drop_database(name)
