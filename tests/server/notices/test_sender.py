"""Sending, against a TLS server on this machine."""

import itertools
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from saqqara.server.notices import sender
from saqqara.server.notices.errors import GoneError, NoticeError
from saqqara.server.notices.formats import webhook_body
from saqqara.server.notices.sender import MOST_BYTES, post
from server.notices.local import (
    HOST,
    OK,
    TURN,
    Authority,
    Send,
    Server,
    answer,
    failure,
    home,
    is_loopback,
    serving,
)

PUBLIC = "93.184.216.34"


# ---- what arrives


def test_a_request_arrives(send: Send, server_context: ssl.SSLContext) -> None:
    with serving(server_context, answer(OK)) as server:
        assert send(server) == 204
    head, _, body = server.requests[0].partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert lines[0] == "POST /hook?x=1 HTTP/1.1"
    assert f"Host: {HOST}:{server.port}" in lines
    assert {"X-Kind: a", "Content-Length: 5", "Connection: close"} <= set(lines)
    assert any(line.startswith("User-Agent: Saqqara/") for line in lines)
    assert body == b"hello"


def test_a_webhook_arrives(client_context: ssl.SSLContext, server_context: ssl.SSLContext) -> None:
    body, headers = webhook_body("json", TURN)
    with serving(server_context, answer(OK)) as server:
        url = f"https://{HOST}:{server.port}/"
        post(
            url,
            body,
            headers,
            resolver=home,
            context=client_context,
            allow=is_loopback,
            ports={server.port},
        )
    assert server.requests[0].endswith(b"\r\n\r\n" + body)
    assert b"\r\nContent-Type: application/json\r\n" in server.requests[0]


def test_the_port_of_https_is_not_named(
    send: Send, server_context: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(server_context, answer(OK)) as server:
        reach_home(monkeypatch, server)
        assert send(Server(443), ports={443}) == 204
    assert f"\r\nHost: {HOST}\r\n".encode() in server.requests[0]


@pytest.mark.parametrize("status", [200, 201, 202, 204, 299])
def test_good_statuses(send: Send, server_context: ssl.SSLContext, status: int) -> None:
    with serving(server_context, answer(b"HTTP/1.1 %d X\r\n\r\nok" % status)) as server:
        assert send(server) == status


# ---- the address that was checked is the one that is used


def reach_home(monkeypatch: pytest.MonkeyPatch, server: Server) -> list[tuple[str, int]]:
    """Every connection ends at the server, wherever it was meant to go, and is written down."""
    meant: list[tuple[str, int]] = []
    real = sender.open_socket

    def open_socket(ip: str, port: int, seconds: float) -> socket.socket:
        meant.append((ip, port))
        return real("127.0.0.1", server.port, seconds)

    monkeypatch.setattr(sender, "open_socket", open_socket)
    return meant


def rebinding(answers: Iterator[str], asked: list[str]) -> Callable[[str], list[str]]:
    def resolver(host: str) -> list[str]:
        asked.append(host)
        return [next(answers)]

    return resolver


def test_a_name_that_changes_its_mind(
    client_context: ssl.SSLContext,
    server_context: ssl.SSLContext,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Public when it is checked, private from then on; only the first answer counts."""
    asked: list[str] = []
    resolver = rebinding(itertools.chain([PUBLIC], itertools.repeat("127.0.0.1")), asked)

    def lookup(*_: object, **__: object) -> None:
        raise AssertionError("a second lookup")

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    monkeypatch.setattr(socket, "gethostbyname", lookup)
    monkeypatch.setattr(socket, "create_connection", lookup)
    with serving(server_context, answer(OK)) as server:
        meant = reach_home(monkeypatch, server)
        url = f"https://{HOST}/hook"
        assert post(url, b"x", {}, resolver=resolver, context=client_context) == 204
        assert meant == [(PUBLIC, 443)]
        assert asked == [HOST]
        with pytest.raises(NoticeError) as caught:  # a later notice is checked anew
            post(url, b"x", {}, resolver=resolver, context=client_context)
    assert caught.value.code == "error-notice-range"
    assert meant == [(PUBLIC, 443)]
    assert len(server.requests) == 1


@pytest.mark.parametrize("answers", [["127.0.0.1"], [PUBLIC, "127.0.0.1"], ["::1", PUBLIC]])
def test_production_does_not_connect_to_a_bad_name(
    answers: list[str], client_context: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    def open_socket(*_: object) -> None:
        raise AssertionError("connected")

    monkeypatch.setattr(sender, "open_socket", open_socket)
    with pytest.raises(NoticeError) as caught:
        post(f"https://{HOST}/", b"", {}, resolver=lambda _: answers, context=client_context)
    assert caught.value.code == "error-notice-range"


def test_production_refuses_this_machine(server_context: ssl.SSLContext) -> None:
    with serving(server_context, answer(OK)) as server:
        for url, code in [
            ("https://127.0.0.1/", "error-notice-range"),
            ("https://[::1]/", "error-notice-range"),
            (f"https://127.0.0.1:{server.port}/", "error-notice-port"),
            (f"http://127.0.0.1:{server.port}/", "error-notice-https"),
        ]:
            with pytest.raises(NoticeError) as caught:
                post(url, b"", {})
            assert caught.value.code == code
    assert server.requests == []


def test_the_next_machine_is_tried(
    send: Send, server_context: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    real = sender.open_socket

    def open_socket(ip: str, port: int, seconds: float) -> socket.socket:
        tried.append(ip)
        if ip != "127.0.0.1":
            raise ConnectionRefusedError
        return real(ip, port, seconds)

    monkeypatch.setattr(sender, "open_socket", open_socket)
    with serving(server_context, answer(OK)) as server:
        assert send(server, resolver=lambda _: ["::1", "127.0.0.1"]) == 204
        assert tried == ["::1", "127.0.0.1"]
        many = [f"127.0.0.{last}" for last in range(2, 12)]
        assert failure(send, server, resolver=lambda _: many).code == "error-notice-connect"
    assert tried[2:] == many[:3]


def test_sockets_are_opened_by_number(server_context: ssl.SSLContext) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        with sender.open_socket("127.0.0.1", port, 5) as sock:
            assert sock.getpeername() == ("127.0.0.1", port)


# ---- answers that are no success


@pytest.mark.parametrize("status", [300, 301, 302, 303, 307, 308, 399])
def test_redirects_are_not_followed(
    send: Send, server_context: ssl.SSLContext, status: int
) -> None:
    where = b"HTTP/1.1 %d X\r\nLocation: https://%s/other\r\n\r\n" % (status, HOST.encode())
    with serving(server_context, answer(where)) as server:
        error = failure(send, server)
    assert (error.code, error.details) == (
        "error-notice-redirect",
        {"host": HOST, "status": status},
    )
    assert len(server.requests) == 1


@pytest.mark.parametrize("status", [101, 400, 401, 403, 405, 429, 500, 503, 999])
def test_bad_statuses(send: Send, server_context: ssl.SSLContext, status: int) -> None:
    with serving(server_context, answer(b"HTTP/1.1 %d X\r\n\r\n" % status)) as server:
        error = failure(send, server)
    assert (error.code, error.details) == ("error-notice-status", {"host": HOST, "status": status})
    assert not isinstance(error, GoneError)


@pytest.mark.parametrize("status", [404, 410])
def test_gone(send: Send, server_context: ssl.SSLContext, status: int) -> None:
    with serving(server_context, answer(b"HTTP/1.1 %d X\r\n\r\n" % status)) as server:
        error = failure(send, server)
    assert isinstance(error, GoneError)
    assert (error.code, error.details) == ("error-notice-gone", {"host": HOST, "status": status})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"SSH-2.0-OpenSSH_9.6\r\n",
        b"HTTP/1.1 abc X\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 200 + b"\r\n",
        b"HTTP/1.1 200 OK\r\nA: " + b"b" * (2 * MOST_BYTES),
        b"HTTP/1.1 100 Continue\r\n\r\n" * 10_000 + OK,
    ],
    ids=["nothing", "ssh", "no-number", "many-headers", "long-header", "continues"],
)
def test_answers_that_are_not_http(send: Send, server_context: ssl.SSLContext, data: bytes) -> None:
    with serving(server_context, answer(data)) as server:
        assert failure(send, server).code == "error-notice-answer"


def test_a_huge_answer_is_not_read(
    send: Send, server_context: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server would go on for ever; that it ends shows that we hung up."""
    readers: list[sender.WireReader] = []

    class Kept(sender.WireReader):
        def __init__(self, wire: sender.Wire) -> None:
            super().__init__(wire)
            readers.append(self)

    def flood(sock: ssl.SSLSocket) -> None:
        sock.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            sock.sendall(b"x" * 65536)

    monkeypatch.setattr(sender, "WireReader", Kept)
    with serving(server_context, flood) as server:
        assert send(server) == 200
    assert [MOST_BYTES - reader.rest < 16 * 1024 for reader in readers] == [True]


# ---- connection and TLS


def test_nobody_listens(send: Send) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        assert failure(send, Server(unused.getsockname()[1])).code == "error-notice-connect"


def test_a_certificate_of_another_name(send: Send, authority: Authority, tmp_path: Path) -> None:
    with serving(authority.server_context("other.example.org", tmp_path), answer(OK)) as server:
        assert failure(send, server).code == "error-notice-tls"
    assert server.requests == []


def test_a_certificate_of_the_ip_is_not_enough(
    send: Send, authority: Authority, tmp_path: Path
) -> None:
    with serving(authority.server_context("127.0.0.1", tmp_path), answer(OK)) as server:
        assert failure(send, server).code == "error-notice-tls"
    assert server.requests == []


def test_a_certificate_of_the_ip_is_right_for_an_ip(
    client_context: ssl.SSLContext, authority: Authority, tmp_path: Path
) -> None:
    with serving(authority.server_context("127.0.0.1", tmp_path), answer(OK)) as server:
        local: dict[str, Any] = {
            "context": client_context,
            "allow": is_loopback,
            "ports": {server.port},
        }
        assert post(f"https://127.0.0.1:{server.port}/", b"", {}, **local) == 204


def test_an_unknown_authority(send: Send, server_context: ssl.SSLContext) -> None:
    with serving(server_context, answer(OK)) as server:
        assert failure(send, server, context=None).code == "error-notice-tls"
    assert server.requests == []


def test_no_tls_at_all(send: Send) -> None:
    def talk(listener: socket.socket) -> None:
        plain, _ = listener.accept()
        with plain:
            plain.recv(65536)
            plain.sendall(b"HTTP/1.1 200 OK\r\n\r\n")

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=talk, args=(listener,))
        thread.start()
        error = failure(send, Server(listener.getsockname()[1]))
        thread.join()
    assert error.code == "error-notice-tls"


def test_a_header_cannot_smuggle_another(
    client_context: ssl.SSLContext, server_context: ssl.SSLContext
) -> None:
    with serving(server_context, answer(OK)) as server:
        local: dict[str, Any] = {"resolver": home, "context": client_context, "allow": is_loopback}
        with pytest.raises(ValueError, match="Invalid header value"):
            post(
                f"https://{HOST}:{server.port}/",
                b"",
                {"A": "b\r\nC: d"},
                ports={server.port},
                **local,
            )


def test_the_default_context_verifies() -> None:
    context = sender.default_context()
    assert context.check_hostname
    assert context.verify_mode == ssl.CERT_REQUIRED
