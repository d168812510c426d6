"""Lays out the package in .venv/package: the engine compiled, all else linked to src.

    python scripts/package.py          compiles if the engine changed, and refreshes the links
    python scripts/package.py --check  leaves with 0 if nothing needs compiling

.venv/package/saqqara holds a link for each file and folder of src/saqqara, so what is edited there
is what runs. Only kernel, games and bots are folders of their own, in which the compiled libraries
stand before the (linked) source of each module. Libraries inside src would be found by the plain
source too, which the tests run beside the compiled one.

The environment variables are those of setup.sh.
"""

import hashlib
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from pathlib import Path

ENGINE = ("kernel", "games", "bots")
# What else the compiled libraries follow from, besides the sources of the engine.
RECIPE = ("setup.py", "requirements/play.txt")
STAMP = "engine.stamp"
NOTE = "not_compiled.txt"  # see build_info.py
PROGRESS = "saqqara: "  # how setup.py begins a line for people
Compile = Callable[[Path], str]  # fills a folder, or returns why it could not


def say(words: str) -> None:
    print(f"setup: {words}", flush=True)


def native_tools() -> bool:
    """Are there a C compiler and Python's C headers? setup.py tries them out before it compiles."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(shlex.split(compiler)[0]) is not None and header.exists()


def wants_plain() -> bool:
    return os.environ.get("SAQQARA_PURE") == "1"


def must_compile() -> bool:
    asked = os.environ.get("SAQQARA_REQUIRE_COMPILED")
    return asked == "1" or (asked == "auto" and native_tools() and not wants_plain())


def fingerprint(root: Path) -> str:
    """Changes with everything that the engine is compiled from, and with nothing else."""
    pyproject = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    settings = [pyproject["build-system"], pyproject["tool"]["mypy"], sys.version]
    tools = [native_tools(), wants_plain(), *map(os.environ.get, ("CC", "CFLAGS", "LDFLAGS"))]
    digest = hashlib.sha256(repr((settings, tools)).encode())
    package = root / "src" / "saqqara"
    sources = [path for name in ENGINE for path in sorted((package / name).rglob("*.py"))]
    for path in [*sources, *[root / name for name in RECIPE]]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_current(root: Path, package: Path) -> bool:
    """An earlier run may have fallen back to plain Python where it must not."""
    stamp = package / STAMP
    if not stamp.is_file() or stamp.read_text("utf-8") != fingerprint(root):
        return False
    return not (must_compile() and is_plain(package))


def is_plain(package: Path) -> bool:
    return (package / "saqqara" / NOTE).exists()


def wanted_links(root: Path, plain: bool) -> dict[str, Path]:
    """Where each link of the package leads to, by its path in it."""
    source = root.resolve() / "src" / "saqqara"
    links: dict[str, Path] = {}
    for entry in source.iterdir():
        if entry.name in ENGINE and not plain:
            links |= {path.relative_to(source).as_posix(): path for path in entry.rglob("*.py")}
            links |= {path.relative_to(source).as_posix(): path for path in entry.rglob("*.bin")}
        elif entry.name != "__pycache__":
            links[entry.name] = entry
    return links


def refresh_links(root: Path, package: Path) -> None:
    folder = package / "saqqara"
    links = wanted_links(root, is_plain(package))
    for place, folders, files in os.walk(folder):  # does not follow links
        for path in [Path(place, name) for name in [*folders, *files]]:
            name = path.relative_to(folder).as_posix()
            if path.is_symlink() and path.readlink() == links.get(name):
                del links[name]
            elif path.is_symlink():
                path.unlink()
    for name, target in links.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).symlink_to(target)


def lay_out(root: Path, package: Path, compile_into: Compile) -> str:
    """Make the package anew. Returns why it is not compiled, or ""."""
    stamp = fingerprint(root)  # before compiling: what changes meanwhile is for the next time
    new, old = package.with_name("package.new"), package.with_name("package.old")
    shutil.rmtree(new, ignore_errors=True)
    problem = "SAQQARA_PURE was set" if wants_plain() else compile_into(new)
    if problem and must_compile():
        sys.exit(f"setup: {problem}, and SAQQARA_REQUIRE_COMPILED asks for a compiled package")
    if problem:
        shutil.rmtree(new, ignore_errors=True)
        (new / "saqqara").mkdir(parents=True)
        (new / "saqqara" / NOTE).write_text(f"{problem}\n", "utf-8")
    refresh_links(root, new)
    (new / STAMP).write_text(stamp, "utf-8")
    # Whoever runs the package now keeps what it has open.
    shutil.rmtree(old, ignore_errors=True)
    if package.exists():
        package.rename(old)
    new.rename(package)
    shutil.rmtree(old, ignore_errors=True)
    return problem


def compiler(root: Path, log: Path) -> Compile:
    def compile_into(folder: Path) -> str:
        problem: str = runpy.run_path(str(root / "setup.py"))["missing_tool"]()
        if problem:
            return problem
        # Kept from one time to the next, because few of the libraries change.
        libraries = root / "build" / "lib.engine"
        command = [sys.executable, "-u", "setup.py", "build_ext", "--build-lib", str(libraries)]
        asked = os.environ | {"SAQQARA_REQUIRE_COMPILED": "1"}
        with (
            log.open("w", encoding="utf-8") as file,
            subprocess.Popen(
                command, cwd=root, env=asked, text=True, encoding="utf-8", errors="replace",
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            ) as build,
        ):  # fmt: skip
            assert build.stdout is not None
            for line in build.stdout:
                file.write(line)
                if line.startswith(PROGRESS):
                    say(line.removeprefix(PROGRESS).rstrip())
        if build.returncode == 0:
            for path in libraries.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
                target = folder / path.relative_to(libraries)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, target)
            return ""
        lines = log.read_text("utf-8").splitlines()
        print(*[line for line in lines if "error:" in line][-30:], sep="\n", file=sys.stderr)
        return "compiling it failed"

    return compile_into


def set_up(root: Path, package: Path, compile_into: Compile) -> str:
    """Do what is needed, and no more. Returns why the package could not be compiled, or ""."""
    if not is_current(root, package):
        return lay_out(root, package, compile_into)
    refresh_links(root, package)
    return ""


def main(arguments: list[str]) -> int:
    root = Path(__file__).parents[1]
    package, log = root / ".venv" / "package", root / "build" / "engine.log"
    if arguments == ["--check"]:
        return 0 if is_current(root, package) else 1
    log.parent.mkdir(exist_ok=True)
    problem = set_up(root, package, compiler(root, log))
    if problem and not wants_plain():
        hint = (
            f"{log.relative_to(root)} tells what went wrong"
            if native_tools()
            else "install a C compiler and Python's headers (Debian or Ubuntu: "
            "apt-get install gcc python3-dev) and run make setup again"
        )
        say(f"saqqara is not compiled and therefore slower: {problem}; {hint}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
