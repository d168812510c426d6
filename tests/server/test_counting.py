"""By what requests are counted: persons and addresses together, and what weighs more."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from saqqara.server import limits
from saqqara.server.limits import CROWD, REQUESTS, Limits, TooFast, network_of
from saqqara.server.parts import Parts
from saqqara.server.web.security import Connection, count
from saqqara.server.web.tables import scores, verify
from server.in_process import HandClock, in_server


def request_of(user: str, address: str) -> Connection:
    made: Any = SimpleNamespace(
        headers={}, client=SimpleNamespace(host=address), scope={"user": user or None}
    )
    return cast(Connection, made)


async def allowed(parts: Parts, user: str, address: str, most: int) -> int:
    """How many requests pass before one does not."""
    for number in range(most):
        try:
            await count(request_of(user, address), parts)
        except TooFast:
            return number
    return most


def counted(tmp_path: Path, *who: tuple[str, str]) -> list[int]:
    found: list[int] = []

    async def test(parts: Parts) -> None:
        parts.limits.clock = HandClock()
        for user, address in who:
            found.append(await allowed(parts, user, address, 10_000))

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test, limits=True)
    return found


def test_many_names_do_not_get_many_times_as_much(tmp_path: Path) -> None:
    one = int(REQUESTS.burst)
    people = [(f"u{number}", "192.0.2.1") for number in range(31)]
    others = [("", "192.0.2.1"), ("u0", "192.0.2.2"), ("new", "192.0.2.2")]
    found = counted(tmp_path, *people, *others)
    assert sum(found[:31]) <= CROWD * one
    assert found[30:] == [0, 0, 0, one]


def test_a_network_of_ipv6_is_one_address(tmp_path: Path) -> None:
    one = int(REQUESTS.burst)
    addresses = ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1", "::ffff:192.0.2.9"]
    assert counted(tmp_path, *[("", each) for each in addresses]) == [one, 0, one, one]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("unknown", "unknown"),
    ],
)
def test_networks(address: str, network: str) -> None:
    assert network_of(address) == network


def test_what_takes_more_counts_for_more() -> None:
    found = Limits(True, HandClock())
    for _ in range(2):
        found.check("ann", limits.Rate(10, 1), 5)
    with pytest.raises(TooFast) as caught:
        found.check("ann", limits.Rate(10, 1), 5)
    assert caught.value.seconds == 6
    assert scores.opt["cost"] == verify.opt["cost"] > 1


def test_wrong_cookies_do_not_reach_the_database(tmp_path: Path) -> None:
    """Each is another, so only the address can be counted before it is looked up."""

    async def test(parts: Parts) -> None:
        looked_up = 0

        async def read(_: object) -> None:
            nonlocal looked_up
            looked_up += 1

        parts.store.read = read  # type: ignore[assignment]
        parts.limits.clock = HandClock()
        for number in range(int(CROWD * REQUESTS.burst) + 50):
            request = request_of("", "192.0.2.1")
            del cast(Any, request).scope["user"]
            cast(Any, request).cookies = {"saqqara": f"wrong-{number}"}
            try:
                await count(request, parts)
            except TooFast:
                continue
        assert looked_up == CROWD * REQUESTS.burst

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test, limits=True)
