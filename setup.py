"""Builds Saqqara, compiled where possible.

The engine (kernel, games, bots) is compiled with mypyc into one native library; everything else
stays plain Python. The package does the same without compilation, only slower, so an installation
never fails for want of a compiler: it falls back to plain Python and says so in one line.

An editable installation is plain source: libraries in src would go stale without a word.
scripts/package.py makes one that is compiled and editable too.

Environment:
    SAQQARA_PURE=1              do not compile
    SAQQARA_REQUIRE_COMPILED=1  fail instead of falling back
    SAQQARA_HOMEPAGE=...        the address of the repository on GitHub, for the links of a release
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import traceback
from concurrent.futures import ThreadPoolExecutor, as_completed
from email import message_from_string
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/saqqara")
COMPILED_PACKAGES = ("kernel", "games", "bots")
# Modules inside those packages that stay interpreted, as "bots/name.py".
NOT_COMPILED: frozenset[str] = frozenset(
    {"bots/foreign.py", "bots/foreign_program.py", "bots/plugin.py"}
)

BUILDING_COMMANDS = {"build", "build_ext", "bdist_wheel", "install"}

LIBRARY = "saqqara__mypyc"  # as mypyc names it
OBJECTS = Path("build/objects")  # what was compiled before, by what it was compiled from
KEPT_OBJECTS = 40
FUNCTION = re.compile(r"^\w[^\n;]*\bCPyDef_\w+\([^\n;]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
MODULE_BODY = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{$", re.MULTILINE)
# "## 1.0.0 (unreleased)", later with its day instead.
NEWEST = re.compile(r"^## (\d+\.\d+\.\d+\w*) \((unreleased|\d{4}-\d{2}-\d{2})\)$", re.MULTILINE)
SMALL = 200  # lines of C, declarations too; with 60 Murals and Pharaoh are 3 % slower


def say(words: str) -> None:
    print(f"saqqara: {words}", file=sys.stderr, flush=True)


def git(*arguments: str) -> str:
    """What git answers; "" where it cannot."""
    try:
        run = subprocess.run(["git", *arguments], capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return run.stdout.strip()


def version_here() -> str:
    """In an unpacked sdist what it says; at a tag v1.2.3 that; else what the changelog says is
    being made, with the commit where there is git."""
    told = Path("PKG-INFO")
    if told.is_file():
        return str(message_from_string(told.read_text("utf-8"))["Version"])
    newest = NEWEST.search(Path("CHANGELOG.md").read_text("utf-8"))
    assert newest is not None, "CHANGELOG.md names no version"
    in_git = Path(".git").exists()  # ours, not that of a project around us
    if in_git and (tag := git("describe", "--tags", "--exact-match", "--match", "v[0-9]*")):
        return tag.removeprefix("v")
    commits, commit = ("", "")
    if in_git:
        commits, commit = git("rev-list", "--count", "HEAD"), git("rev-parse", "--short", "HEAD")
    number = f"{newest[1]}.dev{commits or 0}" if newest[2] == "unreleased" else newest[1]
    return f"{number}+g{commit}" if commit else number


def description(homepage: str, number: str) -> str:
    """The README, for places where its links would lead nowhere."""
    text = Path("README.md").read_text("utf-8")
    if not homepage:
        return text
    text = re.sub(r'(!\[[^]]*\]\(|src=")(?!https?:|#)', rf"\g<0>{homepage}/raw/v{number}/", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?!https?:|#)", rf"\g<0>{homepage}/blob/v{number}/", text)


def about() -> dict[str, object]:
    """What pyproject.toml calls dynamic. Nobody but whoever releases knows the address."""
    number, homepage = version_here(), os.environ.get("SAQQARA_HOMEPAGE", "").rstrip("/")
    pages = {
        "Homepage": "",
        "Source": "",
        "Documentation": "/tree/main/docs",
        "Changelog": "/blob/main/CHANGELOG.md",
        "Issues": "/issues",
    }
    return {
        "version": number,
        "long_description": description(homepage, number),
        "long_description_content_type": "text/markdown",
        "project_urls": {name: homepage + page for name, page in pages.items()} if homepage else {},
    }


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

    in_parts = new_compiler().compiler_type == "unix"
    say("translating the engine to C (1 of 2)")
    extensions: list[Extension] = mypycify(
        # Of what the engine does not need to run, errors are no matter here, nor are libraries
        # that pip does not bring for building.
        ["--follow-imports=silent", *compiled_sources()],
        group_name="saqqara",
        multi_file=True,  # for Windows as mypy itself: one large file may not fit its compiler
        opt_level="3",
        debug_level="0",
    )
    for extension in extensions:
        # Other flags or another mypy mean another library.
        extension.depends = [*extension.depends, "setup.py", "pyproject.toml"]
        if in_parts:
            # Hidden symbols let the compiler inline across a part: half as fast again.
            # Warnings about C that mypyc wrote help nobody, and looking for them takes longer
            # than compiling does.
            flags = extension.extra_compile_args
            quiet = ["-Wno-error", "-Wno-all", "-w"]
            extension.extra_compile_args = [*flags, "-fvisibility=hidden", *quiet]
            if extension.name == LIBRARY:
                extension.sources = write_parts(extension.sources)
    return extensions


def write_parts(sources: list[str]) -> list[str]:
    """Sort the C code of all modules into files that are compiled beside each other: one for each
    game, and one for all else. One file for each module would be quick to compile but slow to
    run, because only what is in one file can be inlined. Returns their names, the largest first."""
    texts: dict[str, list[str]] = {}
    for source in sources:
        game = re.search(r"___games___(.+?)(?:___|\.c$)", source)
        texts.setdefault(game[1] if game else "kernel", []).append(Path(source).read_text("utf-8"))
    kernel = [Path(source).read_text("utf-8") for source in sources if "___kernel" in source]
    small = inlined("".join(kernel))
    sizes: dict[str, int] = {}
    for name, group in texts.items():
        text = "".join(group)
        # What runs once, at the import, need not be quick.
        text = MODULE_BODY.sub(r"__attribute__((cold))\n\g<0>", text)
        if name != "kernel":
            text = small + text
        text = re.sub(r"^ +", " ", text, flags=re.MULTILINE)  # mypyc indents by up to 1,400
        path = Path("build", "parts", f"{name}.c")
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
        sizes[path.as_posix()] = len(text)
    return sorted(sizes, key=sizes.__getitem__, reverse=True)


def inlined(text: str) -> str:
    """The small functions of the kernel once more, for the games to inline and for nothing else:
    the compiler makes no code of them by themselves."""
    found = [
        function
        for function in FUNCTION.findall(text)
        if function.count("\n") <= SMALL and not MODULE_BODY.search(function)
    ]
    headers = '#include "__native_saqqara.h"\n#include "__native_internal_saqqara.h"\n'
    return headers + "".join(f"extern inline __attribute__((gnu_inline)) {each}" for each in found)


class BuildInParts(build_ext):
    """Compiles the parts of the library beside each other, and none that was compiled before."""

    def build_extension(self, ext: Extension) -> None:
        if ext.name == LIBRARY and self.compiler.compiler_type == "unix":
            ext.extra_objects = self.compiled_parts(ext)
            ext.depends = [*ext.depends, *ext.sources]
            ext.sources = []
        super().build_extension(ext)

    def compiled_parts(self, ext: Extension) -> list[str]:
        OBJECTS.mkdir(parents=True, exist_ok=True)
        start, number = time.monotonic(), len(ext.sources)
        say(f"compiling the C code (2 of 2), in {number} parts")
        objects = [self.object_name(ext, source) for source in ext.sources]
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            jobs = [
                pool.submit(self.compile_part, ext, source, target)
                for source, target in zip(ext.sources, objects, strict=True)
                if not target.is_file()
            ]
            for done, job in enumerate(as_completed(jobs), number - len(jobs) + 1):
                job.result()
                say(f"{done} of {number} parts are compiled, {time.monotonic() - start:.0f} s")
        for path in objects:
            path.touch()
        for path in sorted(OBJECTS.iterdir(), key=lambda path: path.stat().st_mtime)[
            :-KEPT_OBJECTS
        ]:
            path.unlink()
        return [path.as_posix() for path in objects]

    def object_name(self, ext: Extension, source: str) -> Path:
        compiler = self.compiler.compiler_so
        told = subprocess.run([compiler[0], "--version"], capture_output=True, check=False).stdout
        flags = [compiler, ext.extra_compile_args, self.compiler.include_dirs, ext.include_dirs]
        digest = hashlib.sha256(repr((flags, told, sys.version, version("mypy"))).encode())
        for path in [Path(source), *sorted(Path("build").glob("__native_*.h"))]:
            digest.update(path.read_bytes())
        return OBJECTS / f"{Path(source).stem}-{digest.hexdigest()[:32]}.o"

    def compile_part(self, ext: Extension, source: str, target: Path) -> None:
        [made] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
        )
        os.replace(made, target)


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
            commands = {"build_ext": BuildInParts}
            setup(**about(), ext_modules=extensions, cmdclass=commands, options=at_once)
            return
        except SystemExit:  # mypy or the C compiler has printed its errors
            problem = "compiling it failed"
        except Exception:
            traceback.print_exc()
            problem = "compiling it failed"
    if os.environ.get("SAQQARA_REQUIRE_COMPILED") == "1":
        sys.exit(f"saqqara: {problem}, and SAQQARA_REQUIRE_COMPILED asks for a compiled package")
    say(f"installing without compilation, which is slower: {problem}")
    forget_earlier_builds([])
    setup(**about(), cmdclass={"build_py": command_with_note(problem)})


if __name__ == "__main__":
    if BUILDING_COMMANDS.intersection(sys.argv):
        build()
    else:
        setup(**about())
