"""What every test run shares."""

import os
import secrets
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from saqqara import build_info

# Helpers say what they saw, as tests do, when an assertion in them fails.
TESTS = Path(__file__).parent
pytest.register_assert_rewrite(*(path.stem for path in TESTS.iterdir() if path.stem[0] not in "._"))

settings.register_profile("dev", deadline=None, max_examples=50)
# The same examples every time, so that a change is judged by what it changes; at a desk others.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev")
)


# Mixes of options that the contract samples: other ones in every run, the same in all its workers.
os.environ.setdefault("SAQQARA_MIX_SEED", str(secrets.randbelow(1_000_000)))


def pytest_configure() -> None:
    """SAQQARA_EXPECT=compiled or pure: do not test another build than the one that was meant."""
    expected = os.environ.get("SAQQARA_EXPECT")
    found = "compiled" if build_info.compiled() else "pure"
    if expected not in {None, found}:
        raise pytest.UsageError(f"this is the {found} build, not the {expected} one")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Run in the background: programs that tests start would inherit that, and never end.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> list[str]:
    return [build_info.version_line(), f"SAQQARA_MIX_SEED={os.environ['SAQQARA_MIX_SEED']}"]
