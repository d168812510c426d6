"""The browser's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_types_of_the_browser_are_up_to_date() -> None:
    """If not: python scripts/wire_types.py"""
    script = ROOT / "scripts" / "wire_types.py"
    assert subprocess.run([sys.executable, script, "--check"], check=False).returncode == 0
