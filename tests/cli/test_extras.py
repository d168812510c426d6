"""Libraries that are missing: who called us through uvx or pipx is given them."""

import sys
from pathlib import Path

import pytest

from saqqara.cli import extras
from saqqara.kernel.errors import SaqqaraError

UVX = Path("/cache/uv/archive-v0/f5Kq-2")
PIPX = Path("/cache/pipx/dd5320d5d0d4af6")
CALL = ["/somewhere/bin/saqqara", "serve", "--port", "9000"]


@pytest.fixture
def released(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(extras, "__version__", "1.0.0")
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    monkeypatch.delenv(extras.ONCE, raising=False)
    return monkeypatch


def program(folder: Path, name: str) -> str:
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_uvx_is_asked_for_the_same_with_the_extra(released: pytest.MonkeyPatch) -> None:
    found = extras.fetching("server", UVX, {"UV": "/usr/bin/uv"}, CALL)
    told = ["/usr/bin/uv", "tool", "run", "--from", "saqqara[server]==1.0.0", "saqqara"]
    assert found == [*told, *CALL[1:]]


def test_pipx_is_asked_too(released: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pipx = program(tmp_path, "pipx")
    told = [pipx, "run", "--spec", "saqqara[server]==1.0.0", "saqqara", *CALL[1:]]
    assert extras.fetching("server", PIPX, {"PATH": str(tmp_path)}, CALL) == told


@pytest.mark.parametrize(
    ("prefix", "environment"),
    [
        (Path("/opt/saqqara"), {"UV": "/usr/bin/uv"}),  # `uv run` in a project of one's own
        (UVX, {}),
        (PIPX, {"PATH": ""}),
        (Path("/local/pipx/venvs/saqqara"), {}),  # `pipx install`
    ],
)
def test_others_are_told_what_to_install(
    released: pytest.MonkeyPatch, prefix: Path, environment: dict[str, str]
) -> None:
    assert extras.fetching("server", prefix, environment, CALL) == []


def test_a_program_that_only_imports_us_is_never_begun_anew(released: pytest.MonkeyPatch) -> None:
    assert extras.fetching("server", UVX, {"UV": "/usr/bin/uv"}, ["/tmp/mine.py"]) == []


def test_each_extra_is_asked_for_once(released: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def begin(command: list[str], environment: dict[str, str]) -> None:
        begun.append(command[4])
        released.setenv(extras.ONCE, environment[extras.ONCE])
        raise SystemExit

    released.setattr(extras, "begin_anew", begin)
    released.setattr(sys, "prefix", str(UVX))
    released.setattr(sys, "argv", CALL)
    released.setenv("UV", "/usr/bin/uv")
    for extra in ("arena", "ray"):
        with pytest.raises(SystemExit):
            extras.require(("a_library",), extra)
    assert begun == ["saqqara[arena]==1.0.0", "saqqara[arena,ray]==1.0.0"]
    with pytest.raises(SaqqaraError):
        extras.require(("a_library",), "ray")
