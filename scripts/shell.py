"""shellcheck reads all that is written in sh: `python scripts/shell.py`.

These are our scripts, and what the workflows of the forge run (actionlint reads the rest of them).
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

ROOT: Final = Path(__file__).parents[1]
SHELLCHECK: Final = Path(sys.executable).with_name("shellcheck")
EXPRESSION: Final = re.compile(r"\$\{\{.*?\}\}")
# Whoever sources it says what shell this is and sets these.
SOURCED: Final = {"common.sh": ["--shell=sh", "--exclude=SC2154"]}


def scripts() -> list[Path]:
    """Files that are told to be scripts by their first line or their name."""
    found = [*ROOT.glob("scripts/*"), *ROOT.glob("deploy/*"), *ROOT.glob(".ci/*")]
    return sorted(
        path
        for path in found
        if path.is_file()
        and (path.suffix == ".sh" or re.match(rb"#!.*\b(ba)?sh\b", path.read_bytes()))
    )


def commands(workflow: Path) -> Iterator[tuple[str, str]]:
    """What each step runs, by the name of its job; expressions are words there, as the forge puts
    them in. It calls `bash -e` on Linux and macOS, and here also on Windows."""
    content: dict[str, Any] = yaml.safe_load(workflow.read_text("utf-8"))
    for name, job in content["jobs"].items():
        for step in job.get("steps", []):
            if "run" in step:
                yield f"{workflow.name}, {name}", EXPRESSION.sub("expression", step["run"])


def shellcheck(arguments: list[str], text: str = "") -> str:
    """What it finds wrong."""
    done = subprocess.run(
        [SHELLCHECK, "--color=never", *arguments],
        input=text, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


def problems(workflows: list[Path], paths: list[Path]) -> Iterator[str]:
    for path in paths:
        yield shellcheck([*SOURCED.get(path.name, ["--external-sources"]), str(path)])
    for workflow in workflows:
        for place, text in commands(workflow):
            if told := shellcheck(["--shell=bash", "-"], text):
                yield f"{place}:\n{told}"


def main() -> int:
    found = [*problems(sorted((ROOT / ".github" / "workflows").glob("*.yml")), scripts())]
    told = "\n".join(filter(None, found))
    if told:
        print(told)
    return int(bool(told))


if __name__ == "__main__":
    sys.exit(main())
