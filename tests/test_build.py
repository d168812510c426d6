"""The engine is compiled whole or not at all, and only when it changed."""

import os
import runpy
import shutil
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import saqqara
from saqqara import build_info

ROOT = Path(__file__).parents[1]


def script(name: str) -> Any:
    """A program of the project, as a module."""
    spec = spec_from_file_location(Path(name).stem, ROOT / name)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PACKAGE = script("scripts/package.py")


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
    assert told == "no C compiler was found when it was built"


def test_what_is_tested_is_what_the_sources_say() -> None:
    folder = Path(saqqara.__file__).parent
    stamp = folder.parent / PACKAGE.STAMP
    if stamp.exists():  # laid out by make setup
        assert stamp.read_text("utf-8") == PACKAGE.fingerprint(ROOT), "run make setup"
    assert (folder / "cli").samefile(ROOT / "src" / "saqqara" / "cli"), "run make setup"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As much of a project as setting it up looks at."""
    for name in ("SAQQARA_PURE", "SAQQARA_REQUIRE_COMPILED"):
        monkeypatch.delenv(name, raising=False)
    names = "kernel/bits bots/plugin games/__init__ games/mini/rules server/run server/web/pages"
    for name in [f"src/saqqara/{module}.py" for module in ("__init__", *names.split())]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("before = 1\n")
    (tmp_path / "src/saqqara/locales/en").mkdir(parents=True)
    (tmp_path / "src/saqqara/locales/en/words.ftl").write_text("word = before\n")
    (tmp_path / "requirements").mkdir()
    (tmp_path / ".venv").mkdir()
    for name in ("setup.py", "pyproject.toml", "requirements/play.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


class Compiler:
    """Stands for the real one, and counts."""

    def __init__(self, problem: str = "") -> None:
        self.problem = problem
        self.runs = 0

    def __call__(self, folder: Path) -> str:
        self.runs += 1
        for name in ("saqqara__mypyc.so", "saqqara/kernel/bits.so", "saqqara/games/mini/rules.so"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text("native")
        return self.problem


def set_up(project: Path, compiler: Compiler) -> Path:
    package = project / ".venv" / "package"
    assert PACKAGE.set_up(project, package, compiler) == compiler.problem
    return package / "saqqara"


def test_set_up_again_compiles_nothing(project: Path) -> None:
    compiler = Compiler()
    package = set_up(project, compiler)
    built = sorted((path, path.lstat().st_ctime_ns) for path in package.rglob("*"))
    assert set_up(project, compiler) == package
    assert compiler.runs == 1
    assert built == sorted((path, path.lstat().st_ctime_ns) for path in package.rglob("*"))


def test_libraries_stand_beside_their_sources(project: Path) -> None:
    package = set_up(project, Compiler())
    assert (package / "kernel/bits.so").read_text() == "native"
    for name in ("kernel/bits.py", "games/mini/rules.py", "server/web/pages.py", "__init__.py"):
        assert (package / name).samefile(project / "src" / "saqqara" / name)
    assert not list((project / "src").rglob("*.so"))
    assert not (package / PACKAGE.NOTE).exists()


@pytest.mark.parametrize(
    "name",
    [
        *("src/saqqara/locales/en/words.ftl", "src/saqqara/server/run.py"),
        *("src/saqqara/server/new.py", "src/saqqara/new.py", "src/saqqara/new/__init__.py"),
    ],
)
def test_what_is_not_engine_is_seen_and_not_compiled(project: Path, name: str) -> None:
    compiler = Compiler()
    package = set_up(project, compiler)
    (project / name).parent.mkdir(exist_ok=True)
    (project / name).write_text("after")
    assert set_up(project, compiler) == package
    assert compiler.runs == 1
    assert (package / name.removeprefix("src/saqqara/")).read_text() == "after"


def test_what_was_removed_is_gone(project: Path) -> None:
    compiler = Compiler()
    package = set_up(project, compiler)
    shutil.rmtree(project / "src/saqqara/locales")
    set_up(project, compiler)
    assert not (package / "locales").is_symlink()
    (project / "src/saqqara/games/mini/rules.py").unlink()
    set_up(project, compiler)
    assert not (package / "games/mini/rules.py").is_symlink()


@pytest.mark.parametrize(
    "name",
    [
        *("src/saqqara/kernel/bits.py", "src/saqqara/bots/plugin.py"),
        *("src/saqqara/games/mini/rules.py", "src/saqqara/games/new/rules.py"),
        *("setup.py", "requirements/play.txt"),
    ],
)
def test_a_changed_engine_is_compiled(project: Path, name: str) -> None:
    compiler = Compiler()
    set_up(project, compiler)
    (project / name).parent.mkdir(exist_ok=True)
    with (project / name).open("a") as file:
        file.write("# a comma\n")
    set_up(project, compiler)
    set_up(project, compiler)
    assert compiler.runs == 2


@pytest.mark.parametrize(("table", "compiles"), [("build-system", True), ("project", False)])
def test_of_the_settings_only_those_of_the_compiler_count(
    project: Path, table: str, compiles: bool
) -> None:
    compiler = Compiler()
    set_up(project, compiler)
    settings = project / "pyproject.toml"
    text = settings.read_text("utf-8")
    settings.write_text(text.replace(f"[{table}]\n", f'[{table}]\nnew = "setting"\n', 1))
    set_up(project, compiler)
    assert compiler.runs == 1 + compiles


def test_without_compilation_all_of_it_is_source(project: Path) -> None:
    package = set_up(project, Compiler("no C compiler was found"))
    assert (package / PACKAGE.NOTE).read_text("utf-8") == "no C compiler was found\n"
    assert (package / "kernel").samefile(project / "src" / "saqqara" / "kernel")
    assert not list(package.rglob("*.so"))


def test_where_compiled_is_asked_for_plain_is_not_enough(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = set_up(project, Compiler("compiling it failed"))
    monkeypatch.setenv("SAQQARA_REQUIRE_COMPILED", "1")
    with pytest.raises(SystemExit, match="compiling it failed, and SAQQARA_REQUIRE_COMPILED"):
        set_up(project, Compiler("compiling it failed"))
    assert (package / PACKAGE.NOTE).exists()  # as it was
    set_up(project, Compiler())
    assert not (package / PACKAGE.NOTE).exists()


KERNEL = """char CPyDef_bits___bit(int64_t n) {
    if (n) {
        return 1;
    }
    return 0;
}
PyObject *CPyPy_bits___bit(PyObject *self) {
    return NULL;
}
char CPyDef_bits_____top_level__(void) {
                                        return 1;
}
"""
GAME = """char CPyDef_rules_____top_level__(void) {
    return CPyDef_bits___bit(1);
}
"""


def test_c_is_sorted_into_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    texts = {
        "__native_saqqara___kernel___bits.c": KERNEL,
        "__native_saqqara___games___mini.c": "int mini;\n" * 100,
        "__native_saqqara___games___mini___rules.c": GAME,
        "init.c": "int runtime;\n",
    }
    for name, text in texts.items():
        Path(name).write_text(text)
    parts = script("setup.py").write_parts(sorted(texts))
    assert parts == ["build/parts/mini.c", "build/parts/kernel.c"]  # the largest first
    mini, kernel = [Path(part).read_text() for part in parts]
    assert "extern inline __attribute__((gnu_inline)) char CPyDef_bits___bit(int64_t n) {" in mini
    assert "CPyPy_bits" not in mini  # what Python calls is no matter of the games
    assert mini.count("int mini;") == 100
    assert "gnu_inline" not in kernel
    assert "int runtime;" in kernel
    for part, module in ((mini, "rules"), (kernel, "bits")):
        assert f"__attribute__((cold))\nchar CPyDef_{module}_____top_level__(void) {{" in part
        assert part.count("top_level__") == 1
        assert "  " not in part


def test_a_part_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    compiled = []

    def compile_(sources: list[str], **_: object) -> list[str]:
        compiled.extend(sources)
        made = Path(sources[0]).with_suffix(".o")
        made.write_text("made")
        return [str(made)]

    def parts_compiled() -> list[str]:
        setup = script("setup.py")
        build = setup.BuildInParts(import_module("setuptools").Distribution())
        build.compiler = SimpleNamespace(
            compile=compile_, compiler_so=[sys.executable], include_dirs=[]
        )
        compiled.clear()
        objects = build.compiled_parts(setup.Extension("library", ["a.c", "b.c"]))
        assert [Path(path).read_text() for path in objects] == ["made", "made"]
        return sorted(compiled)

    Path("build").mkdir()
    for name in ("a.c", "b.c", "build/__native_internal.h"):
        Path(name).write_text("int before;\n")
    assert parts_compiled() == ["a.c", "b.c"]
    assert parts_compiled() == []
    Path("b.c").write_text("int after;\n")
    assert parts_compiled() == ["b.c"]
    Path("build/__native_internal.h").write_text("int after;\n")
    assert parts_compiled() == ["a.c", "b.c"]


# ---- which rules and bots


def copied_engine(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in which a test may change a file."""
    for path in (ROOT / "src" / "saqqara").rglob("*"):
        place = folder / path.relative_to(ROOT / "src" / "saqqara")
        if path.suffix in {".py", ".bin"} and place.parts[len(folder.parts)] in PACKAGE.ENGINE:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)
    monkeypatch.setattr(build_info, "__file__", str(folder / "build_info.py"))
    return folder


@pytest.mark.parametrize(
    ("name", "game", "weights", "is_other"),
    [
        ("kernel/game.py", "murals", True, True),
        ("bots/greedy.py", "murals", True, True),
        ("games/murals/rules.py", "murals", True, True),
        ("games/senet/rules.py", "murals", True, False),
        ("bots/weights/murals-2-755.bin", "murals", True, True),
        ("bots/weights/murals-2-755.bin", "murals", False, False),
        ("bots/weights/murals-2-755.bin", "senet", True, False),
    ],
)
def test_the_digest_of_the_engine_changes_with_what_a_game_depends_on(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    game: str,
    weights: bool,
    is_other: bool,
) -> None:
    package = copied_engine(tmp_path, monkeypatch)
    digest = build_info.engine_digest.__wrapped__
    before = digest(game, weights)
    with (package / name).open("ab") as file:
        file.write(b"#")
    assert (digest(game, weights) != before) is is_other


def test_the_number_of_a_release() -> None:
    assert build_info.release("1.2.0.dev7+g0123abc") == "1.2.0"
    assert build_info.release("1.2.0") == "1.2.0"
    assert build_info.release("0+source") == "0"
    assert build_info.release(None) == "None"
