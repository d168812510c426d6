"""Builds Saqqara, compiled where possible.

The engine (kernel, games, bots) is compiled with mypyc into one native library; everything else
stays plain Python. The package does the same without compilation, only slower, so an installation
never fails for want of a compiler: it falls back to plain Python and says so in one line.

Environment:
    SAQQARA_PURE=1              do not compile
    SAQQARA_REQUIRE_COMPILED=1  fail instead of falling back
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import traceback
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

PACKAGE = Path("src/saqqara")
COMPILED_PACKAGES = ("kernel", "games", "bots")
# Modules inside those packages that stay interpreted, as "bots/name.py".
NOT_COMPILED: frozenset[str] = frozenset(
    {"bots/foreign.py", "bots/foreign_program.py", "bots/plugin.py"}
)

BUILDING_COMMANDS = {"build", "build_ext", "bdist_wheel", "install", "develop", "editable_wheel"}


def compiled_sources() -> list[str]:
    """All modules of the native library. They must share one library: a class that is compiled
    apart from its base class behaves wrongly without any message."""
    return [
        path.as_posix()
        for package in COMPILED_PACKAGES
        for path in sorted((PACKAGE / package).rglob("*.py"))
        if path.relative_to(PACKAGE).as_posix() not in NOT_COMPILED
    ]


def missing_tool() -> str:
    """Why nothing can be compiled here, or "". Tried on one line of C, because translating the
    whole engine first would waste a minute on a machine that has no compiler."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    try:
        import mypyc  # noqa: F401
    except ImportError:
        return "mypy was missing"
    compiler = new_compiler()
    if compiler.compiler_type != "unix":
        return ""  # found out while building
    customize_compiler(compiler)
    if shutil.which(compiler.compiler_so[0]) is None:
        return "no C compiler was found"
    headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    with tempfile.TemporaryDirectory() as folder:
        for line, problem in (
            ("#include <stdlib.h>", "the C compiler did not work"),
            ("#include <Python.h>", "the C headers of Python were not found"),
        ):
            source = Path(folder, "probe.c")
            source.write_text(f"{line}\n")
            target = ["-c", str(source), "-o", str(Path(folder, "probe.o"))]
            run = subprocess.run(
                [*compiler.compiler_so, *headers, *target], capture_output=True, check=False
            )
            if run.returncode != 0:
                return problem
    return ""


def native_extensions() -> list[Extension]:
    """Translate the engine to C. mypycify leaves with SystemExit when it finds a type error."""
    from distutils.ccompiler import new_compiler

    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify(
        compiled_sources(),
        group_name="saqqara",
        multi_file=False,
        opt_level="3",
        debug_level="0",
    )
    for extension in extensions:
        # Other flags or another mypy mean another library.
        extension.depends = [*extension.depends, "setup.py", "pyproject.toml"]
        if new_compiler().compiler_type == "unix":
            # Hidden symbols let the compiler inline across the library: half as fast again.
            # Warnings about C that mypyc wrote help nobody, and looking for them takes longer
            # than compiling does.
            flags = extension.extra_compile_args
            quiet = ["-Wno-error", "-Wno-all", "-w"]
            extension.extra_compile_args = [*flags, "-fvisibility=hidden", *quiet]
    return extensions


def forget_earlier_builds(extensions: list[Extension]) -> None:
    """Clear the build folder of all but the libraries to be built now, which are slow to make and
    rebuilt only when their C code changed. Anything else there may be of a module since removed."""
    keep = {extension.name.replace(".", "/") for extension in extensions}
    for folder in Path("build").glob("bdist.*"):
        shutil.rmtree(folder)
    for folder in Path("build").glob("lib*"):
        for path in [path for path in folder.rglob("*") if path.is_file()]:
            name = path.relative_to(folder).as_posix()
            is_library = path.suffix in {".so", ".pyd"}
            if not (is_library and name.split(".", 1)[0] in keep):
                path.unlink()


def command_with_note(note: str) -> type[build_py]:
    """A build_py that leaves word in the package why it is not compiled (see build_info.py)."""

    class BuildWithNote(build_py):
        def run(self) -> None:
            super().run()
            if not self.editable_mode:
                Path(self.build_lib, "saqqara", "not_compiled.txt").write_text(f"{note}\n")

    return BuildWithNote


def build() -> None:
    problem = "SAQQARA_PURE was set" if os.environ.get("SAQQARA_PURE") == "1" else missing_tool()
    if not problem:
        try:
            extensions = native_extensions()
            forget_earlier_builds(extensions)
            # One large library and a small one for each module, which need not wait for it.
            at_once = {"build_ext": {"parallel": os.cpu_count() or 1}}
            setup(ext_modules=extensions, options=at_once)
            return
        except SystemExit:  # mypy or the C compiler has printed its errors
            problem = "compiling it failed"
        except Exception:
            traceback.print_exc()
            problem = "compiling it failed"
    if os.environ.get("SAQQARA_REQUIRE_COMPILED") == "1":
        sys.exit(f"saqqara: {problem}, and SAQQARA_REQUIRE_COMPILED asks for a compiled package")
    print(f"saqqara: installing without compilation, which is slower: {problem}", file=sys.stderr)
    forget_earlier_builds([])
    setup(cmdclass={"build_py": command_with_note(problem)})


if __name__ == "__main__":
    if BUILDING_COMMANDS.intersection(sys.argv):
        build()
    else:
        setup()
