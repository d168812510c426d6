"""Servers that share a database and a bus."""

import itertools

import pytest

from services.databases import make_database
from services.postgres import Postgres
from services.redis_server import Redis

NUMBERS = itertools.count(1)


@pytest.fixture
def shared(postgres: Postgres, redis_server: Redis) -> tuple[str, ...]:
    """The options of servers that share a database of their own, the URL of it second."""
    url = make_database(postgres, f"faults_{next(NUMBERS)}")
    return ("--database", url, "--redis", redis_server.url(), "--no-limits")
