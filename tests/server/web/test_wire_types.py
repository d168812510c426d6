"""The browser's types are those of the server."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_types_of_the_browser_are_up_to_date() -> None:
    """If not: python scripts/wire_types.py"""
    script = ROOT / "scripts" / "wire_types.py"
    # Compiled classes have no annotations to read: the source folder has.
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}"}
    check = subprocess.run([sys.executable, script, "--check"], env=environment, check=False)
    assert check.returncode == 0
