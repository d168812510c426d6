"""One authority and its certificates for all tests of notices."""

import ssl
from typing import Any

import pytest

from saqqara.server.notices.sender import post
from server.notices.local import HOST, Authority, Send, Server, home, is_loopback


@pytest.fixture(scope="session")
def authority() -> Authority:
    return Authority()


@pytest.fixture(scope="session")
def client_context(authority: Authority) -> ssl.SSLContext:
    return authority.client_context()


@pytest.fixture(scope="session")
def server_context(
    authority: Authority, tmp_path_factory: pytest.TempPathFactory
) -> ssl.SSLContext:
    return authority.server_context(HOST, tmp_path_factory.mktemp("certificates"))


@pytest.fixture
def send(client_context: ssl.SSLContext) -> Send:
    """To a local server, with what production would refuse."""

    def send(server: Server, path: str = "/hook?x=1", **options: Any) -> int:
        url = f"https://{HOST}:{server.port}{path}"
        local: dict[str, Any] = {"resolver": home, "context": client_context, "allow": is_loopback}
        return post(url, b"hello", {"X-Kind": "a"}, **{**local, "ports": {server.port}, **options})

    return send
