"""A pytest plugin for scripts/mutants.py: which test noticed first, written to a file.

A test that computes for too long has noticed too: a mistake may well make play endless. The
limit counts seconds of the processor, so that a busy machine makes no difference.
"""

import os
import signal
from collections.abc import Generator
from pathlib import Path
from types import FrameType

import pytest

SECONDS = 120  # of computing, for one test; the longest sound one takes a third of that

report = Path(os.environ["SAQQARA_MUTANT_REPORT"])
running = ""


def note(test: str, how: str) -> None:
    if not report.exists():
        report.write_text(f"{how} {test}", encoding="utf-8")


def too_long(signum: int, frame: FrameType | None) -> None:
    note(running, "endless")
    os._exit(1)  # an exception might be caught by the test


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    global running  # noqa: PLW0603
    running = item.nodeid
    signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        note(report.nodeid, "fails")


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        note(report.nodeid, "fails")
