"""What a server is told, and what it tells of itself."""

import ipaddress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from saqqara.server.settings import Settings


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_an_open_house_names_an_address_that_others_can_use(host: str) -> None:
    shown = urlsplit(Settings(Path(), host=host).address())
    assert shown.port == 8077
    assert not ipaddress.ip_address(shown.hostname or "").is_unspecified


def test_other_addresses_are_shown_as_they_are() -> None:
    assert Settings(Path(), host="10.1.2.3", port=80).address() == "http://10.1.2.3:80"
    assert Settings(Path(), host="::1").address() == "http://[::1]:8077"
    assert Settings(Path(), origin="https://play.example").address() == "https://play.example"
