"""What the forge runs by itself is what people run: workflows, pre-commit and templates."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from test_build import script

pytestmark = pytest.mark.once  # about files

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = sorted(path.name for path in FOLDER.glob("*.yml"))
SHELL = script("scripts/shell.py")
PROGRAMS = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def read(path: Path) -> dict[Any, Any]:
    content: dict[Any, Any] = yaml.safe_load(path.read_text("utf-8"))
    return content


def jobs(name: str) -> dict[str, Any]:
    found: dict[str, Any] = read(FOLDER / name)["jobs"]
    return found


def steps(name: str) -> Iterator[dict[str, Any]]:
    for job in jobs(name).values():
        yield from job.get("steps", [])


def commands(name: str) -> list[str]:
    return [step["run"] for step in steps(name) if "run" in step]


def test_all_are_there() -> None:
    assert WORKFLOWS == [
        "checks.yml",
        "image.yml",
        "release.yml",
        "site.yml",
        "wheels.yml",
    ]


@pytest.mark.parametrize("name", WORKFLOWS)
def test_what_is_called_exists(name: str) -> None:
    for command in commands(name):
        for target in re.findall(r"\bmake (\w+)", command):
            assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target
        for path in re.findall(r"\b(?:scripts|requirements|tests)/[\w./-]+", command):
            assert (ROOT / path).exists(), path
    for job in jobs(name).values():
        if "uses" in job:
            assert (ROOT / job["uses"]).exists(), job["uses"]


@pytest.mark.parametrize("name", WORKFLOWS)
def test_actions_are_pinned_and_may_do_little(name: str) -> None:
    """A name without its number may be something else tomorrow."""
    for step in steps(name):
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", step["uses"]), step["uses"]
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False
    assert read(FOLDER / name)["permissions"] == {"contents": "read"}
    for job in jobs(name).values():
        assert "uses" in job or job["timeout-minutes"] > 0


def test_the_checks_are_those_of_ci_run() -> None:
    ours = set(re.findall(r"^step make (\w+)", (ROOT / ".ci" / "run").read_text(), re.MULTILINE))
    called = re.findall(r"\bmake (\w+)", "\n".join(commands("checks.yml")))
    assert set(called) == ours == {"check", "test"}


def test_every_python_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    numbers = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    assert jobs("checks.yml")["test"]["strategy"]["matrix"]["python"] == numbers


def test_versions_in_workflows_are_those_of_the_requirements() -> None:
    pins = (ROOT / "requirements" / "dev.txt").read_text("utf-8").splitlines()
    named = re.findall(r"\b[\w-]+==[\w.]+", "\n".join(commands("checks.yml")))
    assert named
    assert set(named) <= set(pins)


def test_releases_are_signed_and_summed() -> None:
    publish = jobs("release.yml")["publish"]
    assert publish["permissions"]["id-token"] == "write"
    uses = [step.get("uses", "").split("@")[0] for step in publish["steps"]]
    assert "actions/attest-build-provenance" in uses
    assert any("sha256sum" in command for command in commands("release.yml"))


def test_the_site_is_published_by_releases_only() -> None:
    assert "make site" in commands("site.yml")
    assert "./.github/workflows/site.yml" in [
        job.get("uses") for job in jobs("release.yml").values()
    ]
    assert "refs/tags/v" in jobs("site.yml")["publish"]["if"]
    assert read(FOLDER / "site.yml")["permissions"] == {"contents": "read"}


def test_pre_commit_has_the_tools_of_the_project_only() -> None:
    for repository in read(ROOT / ".pre-commit-config.yaml")["repos"]:
        assert repository["repo"] == "local"
        assert all(hook["language"] == "system" for hook in repository["hooks"])


def test_files_for_the_forge_can_be_read() -> None:
    for path in sorted((ROOT / ".github").rglob("*.yml")):
        assert read(path), path
    citation = read(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors", "license"} <= set(citation)


WRONG = """
on: push
jobs:
  a:
    runs-on: ubuntu-24.04
    needs: b
    steps:
      - run: cat $1 | tail
"""


def test_actionlint_and_shellcheck_would_tell(tmp_path: Path) -> None:
    """`make check` has both read the workflows; so they must find something."""
    (workflow := tmp_path / "wrong.yml").write_text(WRONG)
    lint = [shutil.which("node", path=PROGRAMS) or "node", "web/scripts/workflows.mjs"]
    done = subprocess.run(
        [*lint, str(workflow)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert 'needs job "b" which does not exist' in done.stdout
    [told] = SHELL.problems([workflow], [])
    assert told.startswith("wrong.yml, a:")
    assert "SC2086" in told
    assert len(SHELL.scripts()) >= 9
