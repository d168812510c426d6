"""What the log holds when requests go wrong: nothing that somebody sent."""

import io
import sys
from collections.abc import Callable

import pytest
import structlog
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from saqqara.server.logs import note_lost_error, set_up_logs
from services.table_server import TableServer

SECRET = "Osiris-4711"  # in everything that must not be told


@pytest.mark.parametrize("flags", [(), ("--log", "text")], ids=["json", "text"])
def test_requests_that_fail_leave_no_secret_in_the_log(
    server_with: Callable[..., TableServer], flags: tuple[str, ...]
) -> None:
    server = server_with("--no-limits", *flags)
    with server.guest() as ann:
        cookie = ann.cookies["saqqara"]
        token = ann.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        secret = {"login": "osiris", "password": SECRET}
        ann.post("/api/me/claim", json=secret).raise_for_status()
        with server.client(token) as program:
            for client in (ann, program):
                login = b'{"login": "osiris", "password": "' + SECRET.encode() + b'\xff"}'
                assert client.post("/api/login", content=login).status_code == 400
                wrong = client.post("/api/login", json=secret, headers={"Origin": "http://["})
                assert wrong.status_code == 403
                assert client.post("/api/tables", json={"game": SECRET}).status_code == 400
        told = server.log.read_text("utf-8", errors="replace")
        for hidden in (SECRET, cookie, token):
            assert hidden not in told


def fail_with_a_body(password: str) -> None:
    body = b'{"password": "' + password.encode() + b'\xff"}'
    body.decode()


def fail_in_the_database(password: str) -> None:
    with create_engine("sqlite://", hide_parameters=True).connect() as connection:
        connection.execute(text("CREATE TABLE users (login TEXT UNIQUE, password TEXT)"))
        for _ in range(2):
            connection.execute(text("INSERT INTO users VALUES ('a', :it)"), {"it": password})


def fail_with_words(password: str) -> None:
    int(password)


@pytest.mark.parametrize("style", ["json", "text"])
@pytest.mark.parametrize(
    ("fail", "kind"),
    [
        (fail_with_a_body, UnicodeDecodeError),
        (fail_in_the_database, IntegrityError),
        (fail_with_words, ValueError),
    ],
)
def test_a_traceback_tells_where_and_not_what(
    style: str,
    fail: Callable[[str], object],
    kind: type[Exception],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stderr = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stderr)
    set_up_logs(style)
    try:
        with pytest.raises(kind) as caught:
            fail(SECRET)
        structlog.get_logger().error("request failed", exc_info=caught.value)
        note_lost_error(None, {"message": "nobody waited", "exception": caught.value})  # type: ignore[arg-type]
    finally:
        structlog.reset_defaults()
    told = stderr.getvalue()
    assert told.count(fail.__name__) >= 2
    assert told.count(kind.__name__) >= 2
    assert SECRET not in told
