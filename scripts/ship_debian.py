"""Tries the built wheel in a Debian with nothing but Python: `python scripts/ship_debian.py`.

debootstrap makes that Debian in a folder, smallest variant, with python3 and python3-venv; then
scripts/ship.py runs there, as in a container. The Debian is the one that has this Python, and is
kept in build/ for the next time. Takes root, a Debian-like system and its mirror; elsewhere it says
so in a line and leaves with 0, unless it was asked for with --must. Like `make setup` it installs
what is missing (debootstrap) with apt-get, unless SAQQARA_NO_APT=1.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
MIRROR: Final = os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian")
SUITES: Final = {(3, 11): "bookworm", (3, 13): "trixie"}  # by their python3
CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
TOOLS: Final = ("cc", "gcc", "clang", "make", "node", "npm", "git")
# Nothing of this machine but how the index is reached.
KEPT: Final = ("PIP_", "SSL_", "REQUESTS_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")


def say(words: str) -> None:
    print(f"ship: {words}", flush=True)


def hindrance() -> str:
    """Why there can be no such Debian here; "" if there can."""
    if sys.version_info[:2] not in SUITES:
        return "no Debian that is released has this Python"
    if os.name == "nt" or os.geteuid() != 0:
        return "that takes root"
    if shutil.which("debootstrap") is None and not install_debootstrap():
        return "that takes debootstrap"
    return ""


def install_debootstrap() -> bool:
    if os.environ.get("SAQQARA_NO_APT") == "1" or shutil.which("apt-get") is None:
        return False
    say("installing debootstrap with apt-get")
    nothing = subprocess.DEVNULL
    for words in (["update"], ["install", "-y", "--no-install-recommends", "debootstrap"]):
        subprocess.run(["apt-get", *words], check=False, stdin=nothing, stdout=nothing)
    return shutil.which("debootstrap") is not None


def make(suite: str) -> Path:
    """A Debian of its own, made once."""
    place = ROOT / "build" / f"debian-{suite}"
    if place.is_dir():
        return place
    say(f"making a Debian ({suite}) with nothing but Python")
    unfinished = place.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.parent.mkdir(exist_ok=True)
    packages = "--include=python3,python3-venv,ca-certificates"
    command = ["debootstrap", "--variant=minbase", packages, suite, str(unfinished), MIRROR]
    log = ROOT / "build" / "debootstrap.log"
    with log.open("w", encoding="utf-8") as told:
        code = subprocess.run(command, stdout=told, stderr=told, check=False).returncode
    if code != 0:
        print(log.read_text("utf-8")[-500:], file=sys.stderr)
        sys.exit(f"ship: failed: debootstrap could not make it (all of it: {log})")
    unfinished.rename(place)
    return place


def let_it_see_the_network(place: Path) -> None:
    shutil.copy("/etc/resolv.conf", place / "etc" / "resolv.conf")
    if CERTIFICATES.is_file():  # those of this machine, which may sit behind a proxy of its own
        shutil.copy(CERTIFICATES, place / CERTIFICATES.relative_to("/"))


def ship(place: Path, wheel: Path) -> int:
    """scripts/ship.py with the wheel, inside."""
    if tools := [name for name in TOOLS if (place / "usr" / "bin" / name).exists()]:
        sys.exit(f"ship: failed: {place} has more than Python: {', '.join(tools)}")
    let_it_see_the_network(place)
    (home := place / "root").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home, prefix="ship-") as name:
        inside = Path("/", Path(name).relative_to(place))
        for path in (wheel, ROOT / "scripts" / "ship.py"):
            shutil.copy(path, name)
        environment = {key: value for key, value in os.environ.items() if key.startswith(KEPT)}
        environment |= {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
        command = ["chroot", str(place), "/usr/bin/python3", str(inside / "ship.py")]
        return subprocess.run(
            [*command, str(inside / wheel.name)], env=environment, check=False
        ).returncode


def main() -> int:
    if why := hindrance():
        say(f"not in a Debian with nothing but Python: {why}")
        return int("--must" in sys.argv)
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    wheels = sorted((ROOT / "dist").glob(f"saqqara-*-{tag}-*.whl"))
    if not wheels:
        sys.exit("ship: failed: there is no wheel in dist/; make build makes one")
    return ship(make(SUITES[sys.version_info[:2]]), wheels[0])


if __name__ == "__main__":
    sys.exit(main())
