"""Our own fonts draw every character that the catalogues use."""

import os
import subprocess
import sys
from pathlib import Path

from web.browsers import ROOT


def test_every_character_can_be_drawn() -> None:
    """One that no font of a stack holds is left out by a browser without such a font of its own."""
    check = ["node", "scripts/characters.mjs"]
    with_ours = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node's wheel
    done = subprocess.run(
        check,
        cwd=ROOT / "web",
        env=os.environ | {"PATH": with_ours},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
