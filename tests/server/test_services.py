"""The servers that other tests rely on are real, and do what tests ask of them."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
import redis
from sqlalchemy import Engine, create_engine, inspect, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from services import programs
from services.databases import clear_database, make_database
from services.postgres import Postgres
from services.redis_server import Redis
from services.server import HOST

TESTS = Path(__file__).parents[1]


def engine_for(url: str) -> Engine:
    return create_engine(url, poolclass=NullPool)


def run(url: str, *statements: str) -> list[object]:
    """The first column of what the last of some statements returns."""
    with engine_for(url).begin() as connection:
        for statement in statements:
            result = connection.execute(text(statement))
        return [row[0] for row in result] if result.returns_rows else []


# ---- they are real


def test_postgres_is_real_and_writes_to_disk(postgres: Postgres) -> None:
    url = postgres.url("postgres")
    (version,) = run(url, "SELECT version()")
    assert str(version).startswith("PostgreSQL ")
    assert run(url, "SHOW fsync") == ["on"]
    assert run(url, "SHOW listen_addresses") == [HOST]


def test_redis_is_real_and_keeps_nothing(redis_server: Redis) -> None:
    with redis.Redis.from_url(redis_server.url(), decode_responses=True) as client:
        assert client.set("greeting", "hail")
        assert client.get("greeting") == "hail"
        assert client.config_get("save") == {"save": ""}
        assert client.config_get("appendonly") == {"appendonly": "no"}
        assert client.config_get("bind") == {"bind": HOST}


@pytest.mark.parametrize("time", ["first", "second"])
def test_every_test_has_a_database_without_a_row(database_url: str, time: str) -> None:
    assert run(database_url, "SELECT count(*) FROM users") == [0]
    assert run(database_url, *ANN_REPORTS_HERSELF) == [1]  # the first number, each time


ANN_REPORTS_HERSELF = (
    "INSERT INTO users (id, name, created_at) VALUES ('ann', 'Ann', 7)",
    "INSERT INTO reports (user_id, other_id, at) VALUES ('ann', 'ann', 7)",
    "SELECT id FROM reports",
)


def test_a_database_is_cleared_though_somebody_is_at_work_in_it(postgres: Postgres) -> None:
    url = make_database(postgres, "cleared")
    run(url, *ANN_REPORTS_HERSELF)
    with engine_for(url).connect() as at_work:
        at_work.execute(text("UPDATE users SET name = 'Bob'"))  # holds a lock
        clear_database(postgres, "cleared")
        with pytest.raises(OperationalError):
            at_work.execute(text("SELECT 1"))
    assert run(url, *ANN_REPORTS_HERSELF) == [1]


@pytest.mark.parametrize("time", ["first", "second"])
def test_a_test_may_have_an_empty_database(empty_database_url: str, time: str) -> None:
    engine = engine_for(empty_database_url)
    assert inspect(engine).get_table_names() == []
    run(empty_database_url, "CREATE TABLE games (id INTEGER)", "INSERT INTO games VALUES (7)")
    assert run(empty_database_url, "SELECT id FROM games") == [7]


# ---- they end and come back


def test_postgres_keeps_its_data_through_restart_and_crash(postgres: Postgres) -> None:
    postgres.create_database("games")
    url = postgres.url("games")
    run(url, "CREATE TABLE plies (number INTEGER)", "INSERT INTO plies VALUES (1)")
    try:
        postgres.restart()
        run(url, "INSERT INTO plies VALUES (2)")
        with engine_for(url).connect() as idle:  # its process must not hold up the next start
            idle.execute(text("SELECT 1"))
            postgres.kill()
            with pytest.raises(OperationalError):
                idle.execute(text("SELECT 1"))
        with pytest.raises(OperationalError):
            run(url, "SELECT 1")
    finally:
        if postgres.process is None:  # others need it too
            postgres.start()
    assert postgres.url("games") == url
    assert run(url, "SELECT number FROM plies ORDER BY number") == [1, 2]


def test_redis_comes_back_empty_on_the_same_port() -> None:
    with Redis() as server, redis.Redis.from_url(server.url()) as client:
        client.set("greeting", "hail")
        server.kill()
        with pytest.raises(redis.ConnectionError):
            client.ping()
        server.start()
        assert client.get("greeting") is None
        server.restart()
        assert client.ping()
    assert not server.folder.exists()


STARTED_AND_LEFT = """
import sys, time
from services.databases import clear_database, make_database
from services.postgres import Postgres
from services.redis_server import Redis

with {kind}() as server:
    print(server.port, server.folder, flush=True)
    time.sleep(1000)
"""


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


@pytest.mark.parametrize("kind", ["Postgres", "Redis"])
def test_a_server_is_gone_when_its_owner_is_killed(kind: str) -> None:
    script = STARTED_AND_LEFT.format(kind=kind)
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=TESTS) as it:
        assert it.stdout
        port, folder = it.stdout.readline().decode().split(maxsplit=1)
        assert answers(int(port))
        it.send_signal(signal.SIGKILL)
    while answers(int(port)) or Path(folder.strip()).exists():
        time.sleep(0.05)  # for as long as a test may take


# ---- finding them


def make_program(folder: Path, name: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.touch(mode=0o755)
    return path


def test_the_newest_postgres_is_found_off_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for version in ("9", "15", "17"):
        make_program(tmp_path / version / "bin", "postgres")
    found = make_program(tmp_path / "15" / "bin", "initdb")
    make_program(tmp_path / "9" / "bin", "initdb")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(programs, "PLACES", (f"{tmp_path}/*/bin",))
    assert programs.need("postgresql") == [found, found.with_name("postgres")]


def test_valkey_stands_in_for_redis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(programs, "PLACES", ())
    valkey = make_program(tmp_path, "valkey-server")
    assert programs.need("redis") == [valkey]
    redis_itself = make_program(tmp_path, "redis-server")
    assert programs.need("redis") == [redis_itself]


@pytest.mark.parametrize("kind", [Postgres, Redis])
def test_what_is_missing_is_named_in_one_line(
    kind: type[Postgres | Redis], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(programs, "PLACES", ())
    with pytest.raises(programs.MissingProgram, match=r"^\w+ not found, .*apt-get install [^\n]*$"):
        kind()
