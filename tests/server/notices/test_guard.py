"""Addresses that notices are not sent to, in all their disguises."""

from ipaddress import IPv4Address, IPv6Address, ip_address

import pytest

from saqqara.server.notices.errors import NoticeError
from saqqara.server.notices.guard import LONGEST_URL, Address, check_url, is_public
from server.notices.samples import (
    DISGUISES,
    PRIVATE_4,
    PRIVATE_6,
    PUBLIC_4,
    PUBLIC_6,
    disguised,
    teredo_client,
)


def code_of(url: str) -> str:
    with pytest.raises(NoticeError) as caught:
        check_url(url)
    assert url not in str(caught.value)
    return caught.value.code


def bracketed(ip: str) -> str:
    return f"[{ip}]" if ":" in ip else ip


# ---- addresses as they are


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("https://a.example", Address("a.example", 443, "/")),
        ("https://a.example:443/", Address("a.example", 443, "/")),
        ("HTTPS://A.Example:8443/X?y=Z&w", Address("a.example", 8443, "/X?y=Z&w")),
        ("https://a.example?y", Address("a.example", 443, "/?y")),
        ("https://a.example/x@y:z#part", Address("a.example", 443, "/x@y:z")),
        ("https://xn--wgv71a.example/", Address("xn--wgv71a.example", 443, "/")),
        (f"https://{PUBLIC_4}/x", Address(PUBLIC_4, 443, "/x", PUBLIC_4)),
        (f"https://[{PUBLIC_6}]:8443/", Address(PUBLIC_6, 8443, "/", PUBLIC_6)),
    ],
)
def test_public_addresses_are_taken_apart(url: str, address: Address) -> None:
    assert check_url(url) == address


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        (Address("a.example", 443, "/x"), "https://a.example"),
        (Address("a.example", 8443, "/x"), "https://a.example:8443"),
        (Address(PUBLIC_6, 443, "/", PUBLIC_6), f"https://[{PUBLIC_6}]"),
    ],
)
def test_origin(address: Address, origin: str) -> None:
    assert address.origin == origin


@pytest.mark.parametrize(
    "url",
    [
        "http://a.example/",
        "//a.example/",
        "a.example/",
        "a.example:443/",
        "ftp://a.example/",
        "file:///etc/hosts",
        "gopher://a.example/",
        "javascript:alert(1)",
        "httpss://a.example/",
    ],
)
def test_only_https(url: str) -> None:
    assert code_of(url) == "error-notice-https"


@pytest.mark.parametrize(
    "url",
    [
        "https://anna@a.example/",
        "https://anna:secret@a.example/",
        "https://@a.example/",
        "https://:@a.example/",
        "https://a.example@127.0.0.1/",
        "https://a.example:443@b.example/",
        "https://a@b@c.example/",
    ],
)
def test_no_credentials(url: str) -> None:
    assert code_of(url) == "error-notice-credentials"


@pytest.mark.parametrize(
    "port", [0, 1, 22, 25, 80, 442, 444, 6379, 8080, 8442, 65535, 65979, 99999]
)
def test_no_odd_ports(port: int) -> None:
    assert code_of(f"https://a.example:{port}/") == "error-notice-port"


@pytest.mark.parametrize(
    "port", ["x", "-1", "443x", "4 43", "0443443", "443:443", "+443", "４４３"]
)
def test_ports_are_numbers(port: str) -> None:
    assert code_of(f"https://a.example:{port}/") == "error-notice-url"


def test_length() -> None:
    url = "https://a.example/"
    longest = url + "x" * (LONGEST_URL - len(url))
    assert len(check_url(longest).path) == LONGEST_URL - len("https://a.example")
    assert code_of(longest + "x") == "error-notice-long"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "https://",
        "https:///x",
        "https:a.example",
        "https://a.example:/x",
        "https://localhost/",
        "https://metadata/",
        "https://a.example./",
        "https://.example/",
        "https://a..example/",
        "https://a.example\\@b.example/",
        "https://a.example\\.b.example/",
        "https://a.example/x\\y",
        "https://a.example /",
        " https://a.example/",
        "https://a.example/\n",
        "https://a.exa\tmple/",
        "https://a.example/x y",
        "https://a.example/\r\nHost: b.example",
        "https://a.example/\x00",
        "https://a.example/日本",
        "https://日本.example/",
        "https://ａ.example/",
        "https://①②⑦.0.0.1/",
        "https://127。0。0。1/",
        "https://a%2eexample/",
        "https://%31%32%37.0.0.1/",
        "https://[::1/",
        "https://::1/",
        "https://[]/",
        "https://[::1]x/",
        "https://x[::1]/",
        "https://[v1.x]/",
        "https://[fe80::1%25eth0]/",
        "https://[127.0.0.1]x/",
        "https://[1.2.3.4.5]/",
        "https://[:::1]/",
        f"https://{'a' * 64}.example/",
        f"https://{'a.' * 127}example/",
    ],
)
def test_malformed_addresses(url: str) -> None:
    with pytest.raises(NoticeError) as caught:
        check_url(url)
    assert caught.value.code in {"error-notice-url", "error-notice-https"}
    assert caught.value.code == "error-notice-url" or not url.startswith("https:")


@pytest.mark.parametrize(
    "host",
    [
        "2130706433",
        "0x7f000001",
        "017700000001",
        "127.1",
        "127.0.1",
        "0x7f.1",
        "0x7f.0.0.1",
        "0177.0.0.1",
        "127.0.0.01",
        "127.0.0.0x1",
        "127.0.0.0x",
        "0300.0250.0.1",
        "192.168.257",
        "256.256.256.256",
        "1.2.3.4.5",
        "a.example.1",
        "a.example.0x1",
        "0.0",
    ],
)
def test_odd_writings_of_ipv4_are_no_names(host: str) -> None:
    assert code_of(f"https://{host}/") == "error-notice-url"


@pytest.mark.parametrize("ip", [*PRIVATE_4, *PRIVATE_6])
def test_ips_that_are_not_public(ip: str) -> None:
    assert not is_public(ip_address(ip))
    assert code_of(f"https://{bracketed(ip)}/") == "error-notice-range"
    assert code_of(f"https://{bracketed(ip)}:8443/x") == "error-notice-range"


@pytest.mark.parametrize("form", DISGUISES)
@pytest.mark.parametrize("ip", PRIVATE_4)
def test_ips_in_disguise(form: str, ip: str) -> None:
    assert code_of(f"https://[{disguised(form, ip)}]/") == "error-notice-range"


@pytest.mark.parametrize("ip", PRIVATE_4)
def test_ips_behind_teredo(ip: str) -> None:
    hidden = IPv6Address(teredo_client(ip))
    assert hidden.teredo is not None
    assert hidden.teredo[1] == IPv4Address(ip)
    assert code_of(f"https://[{hidden}]/") == "error-notice-range"


@pytest.mark.parametrize(
    "text", ["::ffff:127.0.0.1", "::ffff:7f00:1", "0:0:0:0:0:FFFF:7F00:0001", "::127.0.0.1"]
)
def test_other_spellings(text: str) -> None:
    assert code_of(f"https://[{text}]/") == "error-notice-range"


@pytest.mark.parametrize("form", [form for form in DISGUISES if form != "nat64"])
def test_disguises_are_refused_even_of_public_ips(form: str) -> None:
    assert code_of(f"https://[{disguised(form, PUBLIC_4)}]/") == "error-notice-range"


def test_nat64_is_as_public_as_what_it_holds() -> None:
    """Hosts without IPv4 reach all IPv4 addresses so."""
    ip = disguised("nat64", PUBLIC_4)
    assert check_url(f"https://[{ip}]/").ip == ip


def test_a_zone_is_never_public() -> None:
    assert is_public(ip_address(PUBLIC_6))
    assert not is_public(ip_address(f"{PUBLIC_6}%eth0"))
