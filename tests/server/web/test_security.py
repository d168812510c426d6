"""Cookies, origins, headers, sizes: what a browser or a stranger could be made to do."""

import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from services.table_server import SECONDS, TableServer, begin, open_table, say, told

FLAGS = ("--no-limits",)
HEADERS = {
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "cache-control",
}


def cookie_flags(server: TableServer) -> set[str]:
    with server.client() as client:
        answer = client.post("/api/guest", json={"name": "Ann"})
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(server: TableServer) -> None:
    flags = cookie_flags(server)
    assert {"httponly", "samesite=lax", "path=/"} < flags
    assert "secure" not in flags  # http://127.0.0.1 would lose it
    assert not any(flag.startswith("domain") for flag in flags)


def test_behind_tls_the_cookie_never_goes_without_it(behind_tls: TableServer) -> None:
    assert {"httponly", "samesite=lax", "secure"} < cookie_flags(behind_tls)


# ---- logging out


def hear_all(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=SECONDS)


def close_code(server: TableServer, table: str, client: httpx.Client, end: str) -> int:
    """How a connection ends when its person asks to end what it came with."""
    with server.live(table, client) as socket:
        told(socket, "snapshot")
        if end:
            client.delete(end).raise_for_status()
        else:
            client.post("/api/logout").raise_for_status()
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_logging_out_ends_the_connections_of_that_session(server: TableServer) -> None:
    with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = begin(ann)
        with server.live(table, bob) as other:
            told(other, "snapshot")
            assert close_code(server, table, ann, "") == 4401
            say(other, "ping")
            told(other, "pong")
        with server.live(table, ann) as nobody:
            assert told(nobody, "snapshot")["seat"] == -1


def test_removing_a_token_ends_its_connections(server: TableServer) -> None:
    with server.guest("Ann") as ann:
        table = begin(ann)
        made = ann.post("/api/me/tokens", json={"label": "bot"}).json()
        with server.client(made["token"]) as program, server.live(table, ann) as browser:
            told(browser, "snapshot")
            assert close_code(server, table, program, f"/api/me/tokens/{made['id']}") == 4401
            say(browser, "ping")
            told(browser, "pong")


# ---- other pages

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://["},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_no_other_page_changes_anything(
    server: TableServer, method: str, headers: dict[str, str]
) -> None:
    path = {"POST": "logout", "PUT": "me/webhook", "PATCH": "me", "DELETE": "me/webhook"}[method]
    with server.guest() as ann:
        answer = ann.request(method, f"/api/{path}", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "error-origin")
        assert ann.get("/api/me", headers=headers).status_code == 200


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_no_other_page_connects(server: TableServer, headers: dict[str, str]) -> None:
    with server.guest() as ann:
        table = open_table(ann)
        with server.live(table, ann, **headers) as socket:
            refusal = json.loads(socket.recv())
            assert (refusal["type"], refusal["code"]) == ("error", "error-origin")
            with pytest.raises(ConnectionClosed):
                socket.recv()
            assert socket.close_code == 4403


def test_our_own_page_may(server: TableServer, behind_tls: TableServer) -> None:
    for running, origin in ((server, server.url), (behind_tls, "https://play.example")):
        own = {"Origin": origin, "Sec-Fetch-Site": "same-origin"}
        with running.client() as ann:
            answer = ann.post("/api/guest", json={"name": "Ann"}, headers=own)
            assert answer.status_code == 201
            with running.live("nothing", ann, **own) as socket:
                assert told(socket, "error")["code"] == "error-missing"


def test_behind_tls_browsers_are_told_to_stay_there(
    server: TableServer, behind_tls: TableServer
) -> None:
    name = "strict-transport-security"
    assert "max-age" in httpx.get(f"{behind_tls.url}/health").headers[name]
    assert name not in httpx.get(f"{server.url}/health").headers


def test_behind_tls_only_the_public_address_is_our_own(behind_tls: TableServer) -> None:
    with behind_tls.client(Origin=behind_tls.url) as client:
        assert client.post("/api/guest", json={"name": "Ann"}).status_code == 403


# ---- every answer


def answers(client: httpx.Client) -> list[httpx.Response]:
    return [
        client.get("/"),
        client.get("/health"),
        client.get("/metrics"),
        client.get("/api/games"),
        client.get("/api/openapi.json"),
        client.get("/api/me"),  # 401
        client.get("/api/tables/nothing"),
        client.get("/nothing"),
        client.request("BREW", "/api/games"),
        client.delete("/api/games"),
        client.options("/api/games"),
        client.post("/api/guest", content=b"{"),
        client.post("/api/guest", content=b'"' + b"x" * 100_000 + b'"'),
        client.post("/api/guest", json={"name": "Ann"}, headers={"Origin": "null"}),
        client.get("/api/tables/%00"),
        client.get("/api/tables?status=%ff"),
    ]


def test_every_answer_has_the_headers(server: TableServer) -> None:
    with server.client() as client:
        for answer in answers(client):
            assert set(answer.headers) >= HEADERS, answer.url
            assert answer.headers["x-content-type-options"] == "nosniff"
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script" not in policy  # nothing beyond default-src
            assert answer.status_code < 500
            assert "Traceback" not in answer.text


def test_after_a_body_too_large_the_connection_ends(server: TableServer) -> None:
    """What is left of the body is not read, so the next request needs another connection."""
    with server.client() as client:
        for _ in range(30):
            answer = client.post("/api/guest", content=b'"' + b"x" * 100_000 + b'"')
            assert (answer.status_code, answer.headers["connection"]) == (413, "close")
            assert client.get("/health").status_code == 200


def test_refusals_are_json_with_a_code(server: TableServer) -> None:
    with server.client() as client:
        for answer in answers(client)[5:]:
            if answer.status_code < 400:
                continue
            assert answer.headers["content-type"] == "application/json"
            assert set(answer.json()) == {"code", "args", "text"}, answer.url


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/assets/nothing.js", 404, "error-path"),
        ("GET", "/api/nothing", 404, "error-path"),
        ("GET", "/api/tables/x/replay/first", 404, "error-path"),
        ("GET", "/api/tables/x/replay/" + "9" * 5000, 404, "error-path"),
        ("GET", "/api/tables/a%00b", 404, "error-missing"),
        ("GET", "/api/tables/%ed%a0%80", 404, "error-missing"),
        ("GET", "/api/users/nobody", 404, "error-missing"),
        ("GET", "/api/tables?game=chess", 400, "error-game"),
        ("GET", "/api/tables?status=void", 400, "error-request"),
        ("GET", "/assets/..%2f..%2fetc%2fpasswd", 404, "error-path"),
        ("DELETE", "/api/games", 405, "error-method"),
        ("POST", "/health", 405, "error-method"),
        ("GET", "/api/guest", 405, "error-method"),
    ],
)
def test_unknown_paths_and_methods(
    server: TableServer, method: str, path: str, status: int, code: str
) -> None:
    with server.client() as client:
        answer = client.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


# ---- sizes and shapes


def chunks(size: int) -> Iterator[bytes]:
    yield b'{"name": "'
    for _ in range(size // 1000):
        yield b"x" * 1000
    yield b'"}'


def test_a_body_has_a_size(server: TableServer) -> None:
    large = b'{"name": "' + b"x" * 70_000 + b'"}'
    with server.client() as client:
        for content in (large, chunks(70_000)):
            answer = client.post("/api/guest", content=content)
            assert (answer.status_code, answer.json()["code"]) == (413, "error-too-large")


def test_a_record_may_be_larger_up_to_a_size(server: TableServer) -> None:
    with server.guest() as ann:
        fits = ann.post("/api/records", json={"record": "x" * 1_000_000})
        assert (fits.status_code, fits.json()["code"]) == (400, "error-record")
        large = ann.post("/api/records", json={"record": "x" * 3_000_000})
        assert (large.status_code, large.json()["code"]) == (413, "error-too-large")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": "Ann", "admin": true}',
        b'{"name": ["Ann"]}',
        b'{"name": "Ann", "language": "xx"}',
        b'{"name": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    ],
)
def test_a_body_that_is_not_understood(server: TableServer, content: bytes) -> None:
    with server.client() as client:
        answer = client.post("/api/guest", content=content)
        assert (answer.status_code, answer.json()["code"]) == (400, "error-request")
        assert client.get("/api/me").status_code == 401


def test_what_people_write_never_comes_back_as_markup(server: TableServer) -> None:
    markup = "<script>alert(1)</script>"
    with server.guest(markup) as ann:
        table = begin(ann, name=markup, public=True)
        with server.live(table, ann) as socket:
            say(socket, "say", text=markup)
            assert told(socket, "chat")["lines"][-1]["text"] == markup
        pages = ["/api/me", f"/api/tables/{table}", "/api/tables?status=running"]
        for answer in [
            *map(ann.get, pages),
            ann.get(f"/api/users/{markup}"),
        ]:
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert markup not in ann.get(f"/table/{markup}").text
