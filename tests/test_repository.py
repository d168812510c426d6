"""What must hold for the files of the project as such."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.once  # about files

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "saqqara"
LONGEST_FILE = 600  # lines; 400 is the guidance, `make check` names what is above 450

# Written so that no pattern matches its own line.
FORBIDDEN = {
    "a path of somebody's machine": r"(?<![\w.)\]}])/(?:work|root|home/\w+|Users/\w+)/",
    "a package index address": r"index[-_]url|find[-]links",
    "a registry address": r"https?://[\w.-]*(?:registry\.|pypi)|registry\s*=\s*[\"']?https?:",
    "a download address in a lock file": r"\"resolved\":\s*\"http",
}
PIN = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!+]+")
MADE_BY_TOOLS = {
    *(".git", ".venv", "build", "dist", "node_modules", "__pycache__"),
    *(".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache"),
}


def project_files() -> list[Path]:
    """Tracked files and those about to be; outside git (an unpacked sdist) all that is there."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
        paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = sorted(ROOT.rglob("*"))
    return [
        path
        for path in paths
        if path.is_file() and not MADE_BY_TOOLS.intersection(path.relative_to(ROOT).parts)
    ]


def findings(name: str, content: bytes) -> list[str]:
    """Forbidden things in one file; a file with a zero byte is no text."""
    if b"\0" in content:
        return []
    lines = content.decode("utf-8", errors="replace").splitlines()
    return [
        f"{name}:{number}: {what}"
        for number, line in enumerate(lines, start=1)
        for what, pattern in FORBIDDEN.items()
        if re.search(pattern, line)
    ]


def unpinned(requirements: str) -> list[str]:
    """Lines of a requirements file that are neither exact pins nor comments."""
    lines = [line.split("#", 1)[0].split(";", 1)[0].strip() for line in requirements.splitlines()]
    return [line for line in lines if line and not PIN.fullmatch(line)]


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = [
        finding
        for path in project_files()
        for finding in findings(path.relative_to(ROOT).as_posix(), path.read_bytes())
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "cd /wo" + "rk/main",
        "python=/ro" + "ot/bin/python",
        "see /ho" + "me/anna/saqqara",
        "--index" + "-url something",
        "https://" + "registry.example/left-pad",
        "registry=" + "https://mirror.example",
        '"resolved": ' + '"https://mirror.example/x.tgz"',
    ],
)
def test_forbidden_lines_are_found(line: str) -> None:
    assert findings("file", line.encode())


def test_ordinary_lines_pass() -> None:
    text = "docs/work/plan.md https://example.org/home/page ./root/x a/home/b/ /usr/bin/env"
    assert findings("file", text.encode()) == []


def test_requirements_are_exact_pins() -> None:
    files = sorted((ROOT / "requirements").glob("*.txt"))
    assert files
    assert {path.name: unpinned(path.read_text("utf-8")) for path in files} == {
        path.name: [] for path in files
    }


@pytest.mark.parametrize("line", ["a>=1", "a", "a @ https://x.example/a.whl", "-r other.txt"])
def test_loose_requirements_are_found(line: str) -> None:
    assert unpinned(f"# comment\n{line}\n") == [line]


def test_build_requirements_agree_with_the_pins() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pins = (ROOT / "requirements" / "play.txt").read_text("utf-8").splitlines()
    assert set(project["build-system"]["requires"]) <= set(pins)


def test_modules_are_short() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in PACKAGE.rglob("*.py")
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_every_folder_with_modules_is_a_package() -> None:
    """setup.py would leave the others out of the wheel."""
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []
