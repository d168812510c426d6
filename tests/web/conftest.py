"""One server and one browser for all tests of a process that runs them.

Not for the whole session: while Playwright runs, no other test of the process can run asyncio.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from services.programs import MissingProgram
from services.table_server import TableServer
from web.browsers import DESK, NotBuilt, need_client, running_browser
from web.visitor import PATIENCE, Visitor, visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def tables() -> Iterator[TableServer]:
    try:
        need_client()
    except NotBuilt as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None
    with TableServer("--no-limits") as server:
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    try:
        with running_browser() as running:
            yield running
    except MissingProgram as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None


@pytest.fixture
def visit(browser: Browser, tables: TableServer) -> Iterator[Visit]:
    """Opens a browser for somebody; in the end nobody's console may have complained."""
    opened: list[Visitor] = []

    def open_browser(language: str = "en", size: tuple[int, int] = DESK, **wish: bool) -> Visitor:
        opened.append(visitor(browser, tables.url, language, size, **wish))
        return opened[-1]

    yield open_browser
    for each in opened:
        each.close()
