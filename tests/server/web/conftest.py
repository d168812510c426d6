"""Real servers, one for all modules that ask for the same flags; their logs are looked at."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from services.table_server import TableServer

# How long bots seem to think, and how often connections are looked at, is other tests' matter.
HURRIED = (
    'saqqara.server.timing.STEPS={"novice": 0.02}',
    "saqqara.server.web.lines.LOOK_SECONDS=0.1",
)


@pytest.fixture(scope="session")
def server_with() -> Iterator[Callable[..., TableServer]]:
    """Starts the first time what it gives again for the same flags. Who stops it starts it."""
    servers: dict[tuple[tuple[str, ...], tuple[str, ...]], TableServer] = {}

    with ExitStack() as until_the_end:

        def server_with(*flags: str, constants: tuple[str, ...] = ()) -> TableServer:
            if (flags, constants) not in servers:
                server = TableServer(*flags, constants=(*constants, *HURRIED))
                servers[flags, constants] = until_the_end.enter_context(server)
            return servers[flags, constants]

        yield server_with


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, server_with: Callable[..., TableServer]
) -> Iterator[TableServer]:
    """As the module's FLAGS and CONSTANTS say."""
    flags = getattr(request.module, "FLAGS", ())
    server = server_with(*flags, constants=getattr(request.module, "CONSTANTS", ()))
    yield server
    assert server.troubles() == []


@pytest.fixture(scope="module")
def behind_tls(server_with: Callable[..., TableServer]) -> Iterator[TableServer]:
    server = server_with("--no-limits", "--origin", "https://play.example")
    yield server
    assert server.troubles() == []
