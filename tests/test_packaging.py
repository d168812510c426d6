"""What is released: its version, what the packages hold and say, and what they need."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from test_build import script

pytestmark = pytest.mark.once  # about files

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SETUP = script("setup.py")
SHIP = script("scripts/ship.py")
DEBIAN = script("scripts/ship_debian.py")


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def in_folder(folder: Path, monkeypatch: pytest.MonkeyPatch, heading: str) -> None:
    monkeypatch.chdir(folder)
    (folder / "CHANGELOG.md").write_text(f"# Changelog\n\n## {heading}\n\n## 0.9.0 (2026-01-01)\n")


def git(*arguments: str) -> str:
    who = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false"]
    run = subprocess.run(["git", *who, *arguments], check=True, capture_output=True, text=True)
    return run.stdout.strip()


# ---- the version


@pytest.mark.parametrize(
    ("heading", "version"),
    [("1.0.0 (unreleased)", "1.0.0.dev0"), ("1.0.0 (2026-12-24)", "1.0.0")],
)
def test_without_git_the_changelog_tells_the_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heading: str, version: str
) -> None:
    in_folder(tmp_path, monkeypatch, heading)
    assert SETUP.version_here() == version


def test_in_an_sdist_the_version_is_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_folder(tmp_path, monkeypatch, "1.1.0 (unreleased)")
    Path("PKG-INFO").write_text(
        "Metadata-Version: 2.4\nName: saqqara\nVersion: 1.0.0\n\nVersion: 7"
    )
    assert SETUP.version_here() == "1.0.0"


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
def test_a_tag_is_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_folder(tmp_path, monkeypatch, "1.0.0 (unreleased)")
    git("init", "--quiet")
    git("add", "CHANGELOG.md")
    git("commit", "--quiet", "-m", "Begin")
    commit = git("rev-parse", "--short", "HEAD")
    assert SETUP.version_here() == f"1.0.0.dev1+g{commit}"
    git("tag", "nonsense")
    git("tag", "v1.0.0")
    assert SETUP.version_here() == "1.0.0"
    git("commit", "--quiet", "--allow-empty", "-m", "Go on")
    commit = git("rev-parse", "--short", "HEAD")
    assert SETUP.version_here() == f"1.0.0.dev2+g{commit}"


def test_the_changelog_begins_with_what_is_being_made() -> None:
    headings = re.findall(r"^## .*$", text_of("CHANGELOG.md"), re.MULTILINE)
    assert headings
    assert all(SETUP.NEWEST.fullmatch(heading) for heading in headings)
    assert not any("unreleased" in heading for heading in headings[1:])


# ---- what the packages say


def test_links_of_the_description_lead_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    told = SETUP.description("https://forge.example/saqqara", "1.0.0")
    links = re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", told)
    assert len(links) > 20
    for link in [markdown or html for markdown, html in links]:
        assert link.startswith("https://forge.example/saqqara/"), link
        kind, _, name = link.removeprefix("https://forge.example/saqqara/").split("/", 2)
        assert (ROOT / name).exists(), name
        assert (kind == "raw") is name.endswith((".png", ".webp")), name
    assert SETUP.description("", "1.0.0") == text_of("README.md")


def test_addresses_are_told_by_whoever_releases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("SAQQARA_HOMEPAGE", raising=False)
    assert SETUP.about()["project_urls"] == {}
    monkeypatch.setenv("SAQQARA_HOMEPAGE", "https://forge.example/saqqara/")
    urls = SETUP.about()["project_urls"]
    assert urls["Issues"] == "https://forge.example/saqqara/issues"
    assert urls["Homepage"] == "https://forge.example/saqqara"


def test_pythons_are_the_same_everywhere() -> None:
    classified = [
        found[1]
        for each in PROJECT["project"]["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each))
    ]
    assert tuple(classified) == PYTHONS
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"
    wheels = [f"cp{python.replace('.', '')}-*" for python in PYTHONS]
    assert PROJECT["tool"]["cibuildwheel"]["build"].split() == wheels


def test_the_sdist_holds_what_lies_in_the_project() -> None:
    """What MANIFEST.in forgets is missing from it without a word."""
    manifest = text_of("MANIFEST.in")
    included = " ".join(re.findall(r"^(?:include|graft) (.*)$", manifest, re.MULTILINE)).split()
    always = {"pyproject.toml", "setup.py", "MANIFEST.in"}
    of_tools = {".git", ".venv", "build", "dist", "saqqara-data", "PKG-INFO", "setup.cfg"}
    caches = {".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", "__pycache__"}
    present = {path.name for path in ROOT.iterdir()} - of_tools - caches
    assert present - {*included, *always} == set()


def test_wheels_hold_all_that_is_in_the_package() -> None:
    """Files that no pattern names are missing from them without a word."""
    package = ROOT / "src" / "saqqara"
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["saqqara"]
    named = {path for pattern in patterns for path in package.glob(pattern)}
    other = {
        path
        for path in package.rglob("*")
        if path.is_file()
        and path.suffix != ".py"
        and "__pycache__" not in path.parts
        # pathlib's ** names folders only before Python 3.13, setuptools' files too
        and "client" not in path.parts
    }
    assert len(other) > 100
    assert other - named == set()
    assert "server/web/client/**" in patterns


# ---- what they need


def test_playing_and_simulating_takes_the_core_only() -> None:
    """`pip install saqqara` has none of what the extras bring."""
    extras = PROJECT["project"]["optional-dependencies"]
    names = {re.split(r"[\[<>=]", each)[0] for extra in extras.values() for each in extra}
    modules = {name.replace("-", "_") for name in names} | {"argon2", "PIL", "pyspiel", "httpx"}
    code = (
        f"import sys; sys.modules |= dict.fromkeys({sorted(modules)})\n"
        "from saqqara.cli.main import main\n"
        "assert main(['simulate', 'pharaoh', '--games', '2']) == 0\n"
        "sys.exit(main(['play', 'senet']))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, input="1\n1\nquit\n",
        check=False, cwd=ROOT,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr


def test_compiling_needs_no_library_of_the_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine refers to modules that import more than pip brings for building; what mypy cannot
    find there must not end in a package that is not compiled."""
    given: list[str] = []

    def mypycify(arguments: list[str], **_: object) -> list[object]:
        given.extend(arguments)
        return []

    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("mypyc.build.mypycify", mypycify)
    SETUP.native_extensions()
    assert given == ["--follow-imports=silent", *SETUP.compiled_sources()]


def test_the_wheel_to_ship_is_that_of_this_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SHIP, "ROOT", tmp_path)
    with pytest.raises(SHIP.Failure, match="make build"):
        SHIP.wheel_of([])
    (tmp_path / "dist").mkdir()
    own = f"cp{sys.version_info.major}{sys.version_info.minor}"
    for tags in ("cp27-cp27-win32", "py3-none-any"):
        (tmp_path / "dist" / f"saqqara-1.0.0-{tags}.whl").touch()
    assert SHIP.wheel_of([]).name == "saqqara-1.0.0-py3-none-any.whl"
    (tmp_path / "dist" / f"saqqara-1.0.0-{own}-{own}-manylinux_2_17_x86_64.whl").touch()
    assert own in SHIP.wheel_of([]).name
    assert SHIP.wheel_of(["other.whl"]).name == "other.whl"


def test_shipping_takes_a_minute_of_the_clock_or_on_busy_machines_of_work() -> None:
    assert SHIP.judge(59, 30, busy=False)[0]
    assert not SHIP.judge(61, 30, busy=False)[0]
    assert SHIP.judge(61, 30, busy=True)[0]
    assert not SHIP.judge(90, 61, busy=True)[0]


@pytest.mark.parametrize("tool", ["gcc", "npm"])
def test_a_debian_with_a_compiler_is_refused(tmp_path: Path, tool: str) -> None:
    (tmp_path / "usr" / "bin").mkdir(parents=True)
    (tmp_path / "usr" / "bin" / tool).touch()
    with pytest.raises(SystemExit, match=f"more than Python: {tool}"):
        DEBIAN.ship(tmp_path, tmp_path / "wheel")


def test_without_debian_shipping_there_is_left_out_unless_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(DEBIAN, "hindrance", lambda: "that takes root")
    monkeypatch.setattr(sys, "argv", ["ship_debian.py"])
    assert DEBIAN.main() == 0
    assert "that takes root" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["ship_debian.py", "--must"])
    assert DEBIAN.main() == 1
