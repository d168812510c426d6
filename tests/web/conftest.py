"""One server and one browser for all tests of a process that runs them.

Not for the whole session: while Playwright runs, no other test of the process can run asyncio.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from services.programs import MissingProgram
from services.table_server import TableServer
from web.browsers import DESK, Contexts, NotBuilt, need_client, running_browser
from web.played import QUICK_REVIEWS
from web.visitor import PATIENCE, Visitor, visitor

Visit = Callable[..., Visitor]
LONG: Final = 900  # seconds: a whole game is one test, and a busy machine takes its time


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.timeout(LONG))


@pytest.fixture(scope="package")
def server() -> Iterator[TableServer]:
    try:
        need_client()
    except NotBuilt as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None
    with TableServer("--no-limits", *QUICK_REVIEWS, by_test=True) as server:
        yield server


@pytest.fixture
def tables(server: TableServer) -> TableServer:
    """With the chance of this test."""
    server.tell_test()
    return server


@pytest.fixture(scope="package")
def contexts() -> Iterator[Contexts]:
    expect.set_options(timeout=PATIENCE)
    try:
        with running_browser() as running:
            yield running
    except MissingProgram as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None


@pytest.fixture
def visit(contexts: Contexts, tables: TableServer) -> Iterator[Visit]:
    """Opens a browser for somebody; in the end nobody's console may have complained."""
    opened: list[Visitor] = []

    def open_browser(language: str = "en", size: tuple[int, int] = DESK, **wish: bool) -> Visitor:
        opened.append(visitor(contexts, tables.url, language, size, **wish))
        return opened[-1]

    yield open_browser
    for each in opened:
        each.close()
