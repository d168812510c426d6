"""Tries the built wheel as a newcomer would: `python scripts/ship.py [WHEEL]`.

In an empty folder, with nothing on the path but Python: install the wheel, simulate games, install
the server, serve, and fetch the browser client as a browser does. Each step says what it did and
how long it took. It leaves with 1 if one fails, or if all together took more than a minute; where
others keep every core busy, that minute is of processor time.
Libraries come from wherever pip is set up to find them. Without an argument the wheel is the one of
dist/ that this Python would choose.
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIMIT = 60.0  # seconds, all steps together
ABSENT = ("cc", "gcc", "clang", "c++", "g++", "tcc", "node", "npm", "git", "make")
WINDOWS = os.name == "nt"
# What of the environment a newcomer has too: how pip reaches its index.
KEPT = ("PIP_", "SSL_", "REQUESTS_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SYSTEMROOT", "TEMP")


class Failure(Exception):
    """What went wrong, for people."""


def wheel_of(arguments: Sequence[str]) -> Path:
    if arguments:
        return Path(arguments[0]).resolve()
    wheels = sorted((ROOT / "dist").glob("saqqara-*.whl"))
    python = f"-cp{sys.version_info.major}{sys.version_info.minor}-"
    fitting = [path for path in wheels if python in path.name] or [
        path for path in wheels if path.name.endswith("-none-any.whl")
    ]
    if not fitting:
        raise Failure("there is no wheel in dist/; make build makes one")
    return fitting[0]


class Place:
    """An environment of its own, in which only its own programs are found."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "env" / ("Scripts" if WINDOWS else "bin")
        self.environment = {
            name: value for name, value in os.environ.items() if name.upper().startswith(KEPT)
        } | {
            "PATH": str(self.programs),
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_NO_CACHE_DIR": "1",  # nothing that was built here before
        }

    def make(self) -> str:
        subprocess.run([sys.executable, "-m", "venv", str(self.folder / "env")], check=True)
        found = [name for name in ABSENT if shutil.which(name, path=str(self.programs))]
        if found:
            raise Failure(f"the empty place is not empty: {', '.join(found)}")
        return f"Python {sys.version.split()[0]}, no compiler, no Node, no git on the path"

    def run(self, program: str, *arguments: str) -> str:
        told = subprocess.run(
            [str(self.programs / program), *arguments], cwd=self.folder, env=self.environment,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8", check=False,
        )  # fmt: skip
        if told.returncode != 0:
            raise Failure(f"{program} {' '.join(arguments)}:\n{told.stdout}{told.stderr}".strip())
        return told.stdout

    def install(self, what: str) -> str:
        self.run("python", "-m", "pip", "install", "--no-input", "--quiet", what)
        names = self.run("python", "-m", "pip", "list", "--format=freeze").split()
        return f"{len(names)} packages, {size(self.folder / 'env') / 1e6:.0f} MB with Python's own"


def size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file())


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=10) as answer:
        content: bytes = answer.read()
        return content


def fetch_client(base: str) -> str:
    """The page and all that it names, as a browser fetches them."""
    page = fetch(base).decode()
    parts = sorted(set(re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)))
    if not any(part.endswith(".js") for part in parts):
        raise Failure("the page at / is not the browser client")
    total = len(page) + sum(len(fetch(base + part)) for part in parts)
    games = len(json.loads(fetch(f"{base}/api/games")))
    return f"the page, {len(parts)} scripts and styles, {total / 1e3:.0f} kB; {games} games in /api"


def serve_and_fetch(place: Place) -> str:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with (
        (place.folder / "server.log").open("w+", encoding="utf-8") as log,
        subprocess.Popen(
            [str(place.programs / "saqqara"), "serve", "--port", str(port), "--data", "data"],
            cwd=place.folder, env=place.environment,
            stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
        ) as server,
    ):  # fmt: skip
        try:
            wait_for(f"{base}/health", server)
            told = fetch_client(base)
        except (OSError, Failure) as error:
            server.kill()
            log.seek(0)
            raise Failure(f"{error}\n{log.read()}".strip()) from error
        server.terminate() if WINDOWS else server.send_signal(signal.SIGINT)
        code = server.wait(20)
    if code != 0 and not WINDOWS:
        raise Failure(f"the server ended with {code}")
    return told


def wait_for(address: str, server: "subprocess.Popen[bytes]") -> None:
    while server.poll() is None:
        try:
            fetch(address)
            return
        except urllib.error.HTTPError:
            raise
        except OSError:  # not yet
            time.sleep(0.1)
    raise Failure(f"the server ended with {server.returncode}")


def without_extra(place: Place) -> str:
    """Serving without its libraries must say in one line what to install."""
    try:
        place.run("saqqara", "serve")
    except Failure as failure:
        told = str(failure).splitlines()[1:]
        if len(told) == 1 and "[server]" in told[0]:
            return told[0]
        raise
    raise Failure("saqqara serve runs without its libraries")


def ship(wheel: Path, folder: Path) -> float:
    place = Place(folder)
    steps: list[tuple[str, Callable[[], str]]] = [
        ("make an empty place", place.make),
        (f"pip install {wheel.name}", lambda: place.install(str(wheel))),
        ("saqqara --version", lambda: place.run("saqqara", "--version")),
        (
            "saqqara simulate pharaoh",
            lambda: place.run(
                "saqqara", "simulate", "pharaoh", "--games", "10000", "--seed", "1"
            ).splitlines()[0],
        ),
        ("saqqara serve, without the extra", lambda: without_extra(place)),
        ('pip install "saqqara[server]"', lambda: place.install(f"{wheel}[server]")),
        ("saqqara serve, and fetch the client", lambda: serve_and_fetch(place)),
    ]
    began = time.monotonic()
    for name, step in steps:
        start = time.monotonic()
        told = step().strip()
        print(f"ship: {time.monotonic() - start:5.1f} s  {name}\n               {told}", flush=True)
    return time.monotonic() - began


def is_busy() -> bool:
    """More wants to run here than there are cores, and by far: the clock tells of the others then.
    (Windows does not say.)"""
    return hasattr(os, "getloadavg") and os.getloadavg()[0] > 2 * (os.cpu_count() or 1)


def judge(seconds: float, worked: float, *, busy: bool) -> tuple[bool, str]:
    """Was that quick enough, and what to say of it."""
    told = f"ship: {seconds:5.1f} s  all of it ({worked:.1f} s of processor time)"
    if busy and seconds > LIMIT:
        return worked <= LIMIT, f"{told}; the machine is busy: {LIMIT:.0f} s of that are allowed"
    return seconds <= LIMIT, f"{told}; {LIMIT:.0f} s are allowed"


def main(arguments: Sequence[str]) -> int:
    try:
        wheel = wheel_of(arguments)
        print(f"ship: {wheel.name}, {wheel.stat().st_size / 1e6:.2f} MB", flush=True)
        with tempfile.TemporaryDirectory(
            prefix="saqqara-ship-", ignore_cleanup_errors=True
        ) as name:
            seconds = ship(wheel, Path(name))
    except (OSError, Failure) as error:
        print(f"ship: failed: {error}", file=sys.stderr)
        return 1
    spent = os.times()
    is_quick, told = judge(seconds, spent.children_user + spent.children_system, busy=is_busy())
    print(told)
    return 0 if is_quick else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
