"""All that an installed environment needs to run, and nothing else, in one folder: the file system
of the image (deploy/Containerfile).

    python3 scripts/image_root.py ENVIRONMENT ROOT

Copied are the environment, its Python with the standard library, the shared libraries that both are
linked to, and the certificates of the system. There is no shell and no package manager in it.
"""

import compileall
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Final

# Of the standard library: its own tests, windows, and what installs and explains.
LEFT_OUT: Final = (
    *("test", "idlelib", "tkinter", "turtledemo", "lib2to3", "ensurepip", "pydoc_data"),
    *("config-*", "site-packages", "dist-packages", "_tkinter*", "__pycache__"),
)
CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
PEOPLE: Final = "root:x:0:0:root:/:/\nsaqqara:x:10001:10001:Saqqara:/data:/\n"


def libraries(files: Iterable[Path]) -> Iterator[Path]:
    """What these files are linked to, and the loader."""
    told = subprocess.run(
        ["ldd", *map(str, files)], capture_output=True, text=True, check=False
    ).stdout  # it also complains of files that are linked to nothing
    if missing := re.findall(r"^\s+(\S+) => not found", told, re.MULTILINE):
        sys.exit(f"image: libraries are missing: {', '.join(sorted(set(missing)))}")
    for path in sorted(set(re.findall(r"(/\S+) \(0x", told))):
        yield Path(path)


def copy(path: Path, root: Path) -> None:
    """To the same place; a link with what it leads to."""
    path = path.parent.resolve() / path.name  # /lib may lead to /usr/lib
    place = root / path.relative_to("/")
    if place.exists() or place.is_symlink():
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    if path.is_symlink():
        copy(path.parent / path.readlink(), root)
    shutil.copy2(path, place, follow_symlinks=False)


def fill(environment: Path, root: Path) -> None:
    library = Path(sysconfig.get_path("stdlib"))
    root.mkdir()
    for name in ("lib", "lib64"):
        if Path("/", name).is_symlink():
            (root / name).symlink_to(Path("/", name).readlink())
    shutil.copytree(environment, root / environment.relative_to("/"), symlinks=True)
    for program in (environment / "bin").iterdir():
        if program.is_symlink():  # in the end the Python that it was made with
            copy(program.parent / program.readlink(), root)
    shutil.copytree(
        library, root / library.relative_to("/"), ignore=shutil.ignore_patterns(*LEFT_OUT)
    )
    # Nothing can be written there later, and how old a file is may be lost on the way.
    compileall.compile_dir(
        root / library.relative_to("/"), stripdir=str(root), prependdir="/", quiet=2,
        invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
    )  # fmt: skip
    native = [path for folder in (environment, library) for path in folder.rglob("*.so*")]
    folders = set()
    for path in libraries([Path(sys.executable).resolve(), *native]):
        if not path.resolve().is_relative_to(environment):
            copy(path, root)
            folders.add(str(path.parent.resolve()))
    copy(CERTIFICATES, root)
    (root / "etc" / "ld.so.conf").write_text("\n".join(sorted(folders)) + "\n", "ascii")
    subprocess.run(["ldconfig", "-r", str(root)], check=True)
    (root / "etc" / "passwd").write_text(PEOPLE, "ascii")
    (root / "tmp").mkdir()
    (root / "tmp").chmod(0o1777)


if __name__ == "__main__":
    fill(Path(sys.argv[1]), Path(sys.argv[2]))
