"""Ray on this machine, for a test."""

import tempfile
import time
from collections.abc import Iterator

import pytest


class SlowClock:
    """Ray gives itself 30 seconds to start, which is little on a busy machine."""

    def __getattr__(self, name: str) -> object:
        return getattr(time, name)

    def monotonic(self) -> float:
        return time.monotonic() / 20


@pytest.fixture
def ray_may_take_its_time(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with tempfile.TemporaryDirectory(prefix="ray") as folder:  # a short path, for sockets
        monkeypatch.setenv("RAY_TMPDIR", folder)
        monkeypatch.setattr("ray._private.node.time", SlowClock())
        yield
