"""What a group shares is set up once: all its tests run in one process."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
CONFTEST = """
import grouping

def pytest_configure(config):
    config.pluginmanager.register(grouping)

def pytest_collection_modifyitems(config, items):
    grouping.write_groups(config, {item.nodeid: item.name[-1] for item in items})
"""
FILE = """
import os, pathlib

def test_a(): note("a")
def test_b(): note("b")

def note(group):
    with open("ran", "a") as file:
        file.write(f"{group} {os.getpid()}\\n")
"""


def test_a_group_runs_in_one_process(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    for name in ("one", "two", "three"):
        (tmp_path / f"test_{name}.py").write_text(FILE)
    flags = ["-p", "xdist", "-n", "2", "--dist", "loadgroup", "--no-loadscope-reorder"]
    environment = os.environ | {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONPATH": str(TESTS),
        "PYTEST_ADDOPTS": "",
    }
    for outer in ("PYTEST_XDIST_WORKER", "PYTEST_XDIST_WORKER_COUNT"):  # not those of this run
        environment.pop(outer, None)
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, *flags, "."]
    found = subprocess.run(
        [*command, f"--rootdir={tmp_path}"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout + found.stderr
    ran = (tmp_path / "ran").read_text().split("\n")[:-1]
    assert len(ran) == 6
    assert len(set(ran)) == len({line.split()[1] for line in ran}) == 2
