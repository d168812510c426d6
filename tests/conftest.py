"""What every test run shares."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import grouping
from drawing import FEW, SEED, SOAK, examples
from saqqara import build_info

# Helpers say what they saw, as tests do, when an assertion in them fails.
TESTS = Path(__file__).parent
pytest.register_assert_rewrite(*(path.stem for path in TESTS.iterdir() if path.is_dir()))

# The same examples every time, so that a change is judged by what it changes.
settings.register_profile(
    "test", deadline=None, derandomize=True, max_examples=examples(50), database=None
)
# Others, and many; scripts/soak.sh gives them a seed.
settings.register_profile(
    "soak",
    deadline=None,
    max_examples=examples(50),
    print_blob=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("soak" if SOAK else "test")

FIRST = ("web", "server")  # the longest tests, so that no worker is left alone with one at the end


def pytest_configure(config: pytest.Config) -> None:
    """SAQQARA_EXPECT=compiled or pure: do not test another build than the one that was meant."""
    config.pluginmanager.register(grouping)
    config.addinivalue_line("markers", "once: not about the engine's build (scripts/test.sh)")
    expected = os.environ.get("SAQQARA_EXPECT")
    found = "compiled" if build_info.compiled() else "pure"
    if expected not in {None, found}:
        raise pytest.UsageError(f"this is the {found} build, not the {expected} one")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Run in the background: programs that tests start would inherit that, and never end.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> list[str]:
    soaking = " SAQQARA_SOAK=1" if SOAK else ""
    return [build_info.version_line(), f"SAQQARA_SEED={SEED}{soaking}"]


def group_of(item: pytest.Item) -> str:
    """Tests that share something costly run one after the other in one process: those of the
    contract the walks of their case, those that ask a server over the network that server, others
    what their file sets up. Browser tests are long, and share only what the whole process has."""
    if item.path.is_relative_to(TESTS / "web"):
        return item.nodeid
    if item.path.is_relative_to(TESTS / "server" / "web"):
        return "server/web"
    drawn = getattr(item, "callspec", None)  # of a parametrized test
    if drawn is not None and "case" in drawn.params:
        return str(drawn.params["case"])
    if drawn is not None and item.path.is_relative_to(TESTS / "records"):
        return item.nodeid
    return item.path.relative_to(TESTS).as_posix()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if FEW:  # the second run of scripts/test.sh
        once = [item for item in items if item.get_closest_marker("once")]
        config.hook.pytest_deselected(items=once)
        items[:] = [item for item in items if not item.get_closest_marker("once")]
    groups: dict[str, list[pytest.Item]] = {}
    for item in items:
        groups.setdefault(group_of(item), []).append(item)
    grouping.write_groups(config, {item.nodeid: name for name in groups for item in groups[name]})
    ordered = [item for members in groups.values() for item in members]
    items[:] = sorted(ordered, key=rank)


def rank(item: pytest.Item) -> int:
    folder = item.path.relative_to(TESTS).parts[0]
    return FIRST.index(folder) if folder in FIRST else len(FIRST)
