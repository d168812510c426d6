"""A real server for every module of these tests; what it logs is looked at afterwards."""

from collections.abc import Iterator

import pytest

from services.table_server import TableServer


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest) -> Iterator[TableServer]:
    """Flags come from the module's FLAGS."""
    with TableServer(*getattr(request.module, "FLAGS", ())) as running:
        yield running
        assert running.troubles() == []
