"""Tests of one group run one after the other in one process, and share what they set up.

A plug-in of tests/conftest.py, which says what the groups are. It does what xdist's own
`--dist loadgroup` promises: that one changes the ids of tests, which pytest no longer allows, and
so every test would be a group of its own without a word. Ids stay as they are here; processes that
run tests write down the groups, and the one that hands tests out reads that.
"""

import json
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import LoadScopeScheduling
    from xdist.workermanage import WorkerController

GROUPS: Final = "groups"
FILE: Final = pytest.StashKey[Path]()


def write_groups(config: pytest.Config, groups: dict[str, str]) -> None:
    """The group of each id; every process finds the same."""
    given: dict[str, str] = getattr(config, "workerinput", {})
    if GROUPS in given:
        draft = Path(f"{given[GROUPS]}.{os.getpid()}")
        draft.write_text(json.dumps(groups), "utf-8")
        draft.replace(given[GROUPS])


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: "WorkerController") -> None:
    if FILE not in node.config.stash:
        node.config.stash[FILE] = Path(tempfile.mkdtemp(prefix="saqqara-groups-"), "groups.json")
    node.workerinput[GROUPS] = str(node.config.stash[FILE])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(
    config: pytest.Config, log: "Producer"
) -> "LoadScopeScheduling | None":
    if config.getvalue("dist") != "loadgroup":
        return None
    from xdist.scheduler import LoadScopeScheduling

    class ByGroup(LoadScopeScheduling):  # type: ignore[misc]
        groups: dict[str, str] | None = None

        def _split_scope(self, nodeid: str) -> str:
            if self.groups is None:  # by now all have collected
                self.groups = json.loads(config.stash[FILE].read_text("utf-8"))
            return self.groups[nodeid]

    return ByGroup(config, log)


def pytest_unconfigure(config: pytest.Config) -> None:
    if FILE in config.stash:
        config.stash[FILE].unlink(missing_ok=True)
        config.stash[FILE].parent.rmdir()
