"""Which addresses notices are sent to: https, public, looked up once.

People give us addresses, and our server can reach more than they can: itself, its neighbours,
the metadata service of its cloud. So an address is checked in two steps: `check_url` when it
is entered and again before it is used, `pin` right before it is used. `pin` looks the name up,
refuses it if any of its addresses is not public, and the sender connects to what was checked:
a name that means something else a moment later changes nothing.
"""

import re
import socket
from collections.abc import Callable, Collection
from concurrent.futures import Future
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from threading import Thread
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from saqqara.server.notices.errors import NoticeError

IP = IPv4Address | IPv6Address
Resolver = Callable[[str], list[str]]  # all addresses of a host name; OSError if there is none
Allow = Callable[[IP], bool]

LONGEST_URL: Final = 2048
PORTS: Final = frozenset({443, 8443})
VISIBLE: Final = re.compile(r"[!-~]+")  # urlsplit drops line ends and tabs in silence
NETLOC: Final = re.compile(
    r"(?P<host>\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)+)(?::(?P<port>[0-9]{1,5}))?",
    re.IGNORECASE,
)
LONGEST_HOST: Final = 253
LONGEST_LABEL: Final = 63
# 127.1, 0x7f.0.0.1, 0177.0.0.1: the C library reads such names as addresses.
NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")

# The special-purpose registries of IANA, written out: what `is_global` knows of them differs
# between the releases of Python.
REFUSED_4: Final = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # carriers' own
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # a public number that Azure uses for the host of a machine
        "169.254.0.0/16",  # link-local, with the metadata services of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
# All of IPv6 that is given out. Outside it are loopback, link-local, private, multicast, and
# IPv4 addresses in disguise (::ffff:0:0/96, ::/96).
GIVEN_OUT_6: Final = IPv6Network("2000::/3")
REFUSED_6: Final = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocol assignments, with Teredo, which holds IPv4 addresses
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which holds IPv4 addresses
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)
# Hosts without IPv4 see all IPv4 addresses in here, so it is as good as the address it holds.
NAT64: Final = IPv6Network("64:ff9b::/96")
LOW_32: Final = 0xFFFF_FFFF
# The third quarter of an ISATAP address, which holds an IPv4 address in the fourth.
ISATAP: Final = frozenset({0x0000_5EFE, 0x0200_5EFE})


class Address(msgspec.Struct, frozen=True):
    """Where a notice goes."""

    host: str
    port: int
    path: str  # with the query
    ip: str = ""  # where to connect to; "" while the host has not been looked up

    @property
    def origin(self) -> str:
        """As browsers write it: the port only if it is not that of https."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"https://{host}" if self.port == 443 else f"https://{host}:{self.port}"


def is_public(ip: IP) -> bool:
    """Whether everybody on the internet would reach the same machine by this address."""
    if isinstance(ip, IPv4Address):
        return ip.is_global and not any(ip in network for network in REFUSED_4)
    if ip.scope_id is not None:
        return False
    if ip in NAT64:
        return is_public(IPv4Address(int(ip) & LOW_32))
    if ip not in GIVEN_OUT_6 or any(ip in network for network in REFUSED_6):
        return False
    return ip.is_global and (int(ip) >> 32) & LOW_32 not in ISATAP


def check_url(url: str, *, allow: Allow = is_public, ports: Collection[int] = PORTS) -> Address:
    """The parts of an address that notices may be sent to, as far as it can be told without
    looking up its host."""
    parts = split(url)
    if parts.scheme != "https":
        raise NoticeError("notices are only sent to https", "error-notice-https", {})
    if "@" in parts.netloc:
        text = "the address contains a user name or a password"
        raise NoticeError(text, "error-notice-credentials", {})
    found = NETLOC.fullmatch(parts.netloc)
    if found is None:
        raise malformed()
    port = int(found["port"] or 443)
    if port not in ports:
        allowed = ", ".join(str(port) for port in sorted(ports))
        text = f"notices are not sent to port {port}; choose one of {allowed}"
        raise NoticeError(text, "error-notice-port", {"allowed": allowed})
    host = found["host"].strip("[]").lower()
    query = f"?{parts.query}" if parts.query else ""
    return Address(host, port, (parts.path or "/") + query, checked_literal(host, allow))


def split(url: str) -> SplitResult:
    if len(url) > LONGEST_URL:
        text = f"the address has more than {LONGEST_URL} characters"
        raise NoticeError(text, "error-notice-long", {"limit": LONGEST_URL})
    if not VISIBLE.fullmatch(url) or "\\" in url:  # browsers read \ as /
        raise malformed()
    try:
        return urlsplit(url)
    except ValueError:
        raise malformed() from None


def checked_literal(host: str, allow: Allow) -> str:
    """The host if it is an IP address and may be used, "" if it is a name."""
    labels = host.split(".")
    if ":" not in host and not NUMBER.fullmatch(labels[-1]):
        if len(host) > LONGEST_HOST or max(len(label) for label in labels) > LONGEST_LABEL:
            raise malformed()
        return ""
    try:
        ip = ip_address(host)
    except ValueError:
        raise malformed() from None
    if not allow(ip):
        raise refused(host)
    return str(ip)


def malformed() -> NoticeError:
    return NoticeError("this is not an address to send notices to", "error-notice-url", {})


def refused(host: str) -> NoticeError:
    text = f"{host} is not an address of the public internet"
    return NoticeError(text, "error-notice-range", {"host": host})


def system_lookup(host: str) -> list[str]:
    """All addresses that the system knows for the name."""
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
    return list(dict.fromkeys(str(sockaddr[0]) for *_, sockaddr in found))


def resolve(
    host: str,
    resolver: Resolver = system_lookup,
    *,
    allow: Allow = is_public,
    seconds: float = 5.0,
) -> list[str]:
    """Its addresses, every one of which may be used. Looks the name up exactly once."""
    try:
        ips = [ip_address(text) for text in look_up(host, resolver, seconds)]
    except TimeoutError:
        text = f"no address was found for {host} in time"
        raise NoticeError(text, "error-notice-timeout", {"host": host}) from None
    except (OSError, ValueError):  # ValueError: a name that cannot be asked for
        ips = []
    if not ips:
        raise NoticeError(f"there is no address for {host}", "error-notice-dns", {"host": host})
    if not all(allow(ip) for ip in ips):
        raise refused(host)
    return [str(ip) for ip in ips]


def look_up(host: str, resolver: Resolver, seconds: float) -> list[str]:
    """In a thread of its own, because the system's lookup takes no time limit."""
    answer: Future[list[str]] = Future()

    def ask() -> None:
        try:
            answer.set_result(resolver(host))
        except Exception as error:
            answer.set_exception(error)

    Thread(target=ask, daemon=True).start()
    return answer.result(seconds)


def pin(
    address: Address,
    resolver: Resolver = system_lookup,
    *,
    allow: Allow = is_public,
    seconds: float = 5.0,
) -> list[Address]:
    """The same address once for every machine behind it, with the IP to connect to."""
    if address.ip:
        return [address]
    ips = resolve(address.host, resolver, allow=allow, seconds=seconds)
    return [msgspec.structs.replace(address, ip=ip) for ip in ips]
