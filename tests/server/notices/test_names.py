"""Host names: looked up once, and refused for a single bad address."""

import socket
import threading

import pytest

from saqqara.server.notices.errors import NoticeError
from saqqara.server.notices.guard import Resolver, check_url, pin, resolve, system_lookup
from server.notices.samples import PRIVATE_4, PRIVATE_6, PUBLIC_4, PUBLIC_6


def test_a_name_is_looked_up_once() -> None:
    asked: list[str] = []

    def resolver(host: str) -> list[str]:
        asked.append(host)
        return [PUBLIC_4, PUBLIC_6] if len(asked) == 1 else ["127.0.0.1"]

    found = pin(check_url("https://a.example/x"), resolver)
    assert [address.ip for address in found] == [PUBLIC_4, PUBLIC_6]
    assert {(address.host, address.port, address.path) for address in found} == {
        ("a.example", 443, "/x")
    }
    assert asked == ["a.example"]


def test_an_ip_is_not_looked_up() -> None:
    def resolver(host: str) -> list[str]:
        raise AssertionError(host)

    address = check_url(f"https://{PUBLIC_4}/")
    assert pin(address, resolver) == [address]


@pytest.mark.parametrize("ip", [*PRIVATE_4, *PRIVATE_6, "::ffff:93.184.216.34", "fe80::1%eth0"])
def test_one_bad_ip_spoils_a_name(ip: str) -> None:
    for answers in ([ip], [PUBLIC_4, ip], [ip, PUBLIC_6], [PUBLIC_4, PUBLIC_6, ip, PUBLIC_4]):
        with pytest.raises(NoticeError) as caught:
            resolve("a.example", {"a.example": answers}.__getitem__)
        assert caught.value.code == "error-notice-range"
        assert caught.value.details == {"host": "a.example"}


def failing(error: Exception) -> Resolver:
    def resolver(host: str) -> list[str]:
        raise error

    return resolver


@pytest.mark.parametrize(
    ("resolver", "code"),
    [
        (lambda _: [], "error-notice-dns"),
        (lambda _: ["nonsense"], "error-notice-dns"),
        (failing(socket.gaierror(socket.EAI_NONAME, "unknown")), "error-notice-dns"),
        (failing(OSError("no network")), "error-notice-dns"),
        (failing(UnicodeError("label too long")), "error-notice-dns"),
        (failing(TimeoutError()), "error-notice-timeout"),
    ],
)
def test_names_without_an_address(resolver: Resolver, code: str) -> None:
    with pytest.raises(NoticeError) as caught:
        resolve("a.example", resolver)
    assert caught.value.code == code


def test_a_lookup_has_a_time_limit() -> None:
    end = threading.Event()

    def resolver(host: str) -> list[str]:
        end.wait()
        return [PUBLIC_4]

    try:
        with pytest.raises(NoticeError) as caught:
            resolve("a.example", resolver, seconds=0.01)
    finally:
        end.set()
    assert caught.value.code == "error-notice-timeout"


def test_the_system_is_asked_for_all_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def getaddrinfo(host: str, port: object, **_: object) -> list[tuple[object, ...]]:
        assert (host, port) == ("a.example", None)
        return [
            (socket.AF_INET6, socket.SOCK_STREAM, 6, "", (PUBLIC_6, 0, 0, 0)),
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (PUBLIC_4, 0)),
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (PUBLIC_4, 0)),
        ]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    assert system_lookup("a.example") == [PUBLIC_6, PUBLIC_4]
    assert resolve("a.example") == [PUBLIC_6, PUBLIC_4]


def test_localhost_is_refused_by_default() -> None:
    with pytest.raises(NoticeError) as caught:
        resolve("localhost")
    assert caught.value.code == "error-notice-range"
