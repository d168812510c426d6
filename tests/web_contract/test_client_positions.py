"""The positions that the unit tests of the browser client compare with (web/README.md)."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_they_are_what_the_engine_says_today() -> None:
    """If not: python scripts/client_positions.py"""
    script = ROOT / "scripts" / "client_positions.py"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    check = subprocess.run([sys.executable, script, "--check"], env=environment, check=False)
    assert check.returncode == 0
