"""What a server is told, and what it tells of itself."""

import asyncio
import ipaddress
import signal
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from saqqara.kernel.errors import OptionError
from saqqara.server.run import check_port, stop_event
from saqqara.server.settings import Settings
from saqqara.text import LANGUAGES, Texts


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_an_open_house_names_an_address_that_others_can_use(host: str) -> None:
    shown = urlsplit(Settings(Path(), host=host).address())
    assert shown.port == 8077
    assert not ipaddress.ip_address(shown.hostname or "").is_unspecified


def test_other_addresses_are_shown_as_they_are() -> None:
    assert Settings(Path(), host="10.1.2.3", port=80).address() == "http://10.1.2.3:80"
    assert Settings(Path(), host="::1").address() == "http://[::1]:8077"
    assert Settings(Path(), origin="https://play.example").address() == "https://play.example"


def test_a_port_that_is_taken_is_named_as_it_is_written() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(OptionError) as refused:
            check_port(Settings(Path(), host="127.0.0.1", port=port))
    for lang in LANGUAGES:
        assert f"127.0.0.1:{port}" in Texts(lang).error(refused.value)


@pytest.mark.parametrize("system", ["others", "Windows"])
def test_a_signal_ends_the_server(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def refuse(*_: object) -> None:
        raise NotImplementedError

    async def wait() -> None:
        if system == "Windows":  # no loop takes signals there
            monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", refuse)
        event = stop_event()
        signal.raise_signal(signal.SIGTERM)
        await asyncio.wait_for(event.wait(), 10)

    try:
        asyncio.run(wait())
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
