"""The engine is compiled whole or not at all."""

import os
import runpy
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

from saqqara import build_info

ROOT = Path(__file__).parents[1]


def engine_modules(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules that setup.py compiles, by dotted name."""
    monkeypatch.chdir(ROOT)
    sources: list[str] = runpy.run_path("setup.py")["compiled_sources"]()
    names = [source.removeprefix("src/").removesuffix(".py") for source in sources]
    return [name.removesuffix("/__init__").replace("/", ".") for name in names]


def test_all_engine_modules_come_from_one_build(monkeypatch: pytest.MonkeyPatch) -> None:
    native = {}
    for name in engine_modules(monkeypatch):
        spec = find_spec(name)
        assert spec is not None, f"{name} is not installed"
        assert spec.origin is not None
        native[name] = spec.origin.endswith(tuple(EXTENSION_SUFFIXES))
    assert native
    assert set(native.values()) == {build_info.compiled()}


def test_version_line_names_the_build() -> None:
    line = build_info.version_line()
    assert line.startswith("saqqara ")
    assert "\n" not in line
    assert ("not compiled" in line) is not build_info.compiled()


def test_the_note_of_an_uncompiled_installation_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_info, "__file__", os.fspath(tmp_path / "build_info.py"))
    assert build_info.why_not_compiled() == "it runs from its source folder"
    (tmp_path / "not_compiled.txt").write_text("no C compiler was found\n", encoding="utf-8")
    told = build_info.why_not_compiled()
    assert told == "no C compiler was found when it was installed"
