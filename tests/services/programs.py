"""Where the programs are that tests run against.

    python programs.py packages postgresql redis    the Debian packages of those that are missing
    python programs.py check postgresql redis       fails with one line if any is missing

Takes the standard library only: scripts/services.sh runs it before anything else is there.
"""

import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Service:
    name: str
    programs: tuple[tuple[str, ...], ...]  # any of these sets will do, each from one folder
    debian: str  # packages
    homebrew: str


SERVICES: Final = {
    "postgresql": Service("PostgreSQL", (("initdb", "postgres"),), "postgresql", "postgresql"),
    "redis": Service("Redis", (("redis-server",), ("valkey-server",)), "redis-server", "redis"),
    "faketime": Service("libfaketime", (("faketime",),), "faketime", "libfaketime"),
    "chromium": Service(
        "Chromium",
        (
            ("chromium-headless-shell",),  # the same without windows: half the work for a page
            ("chromium",),
            ("chromium-browser",),
            ("google-chrome",),
            ("Google Chrome",),
        ),
        "chromium-headless-shell",
        "google-chrome",
    ),
    "caddy": Service("Caddy", (("caddy",),), "caddy", "caddy"),
    "nginx": Service("nginx", (("nginx",),), "nginx-light", "nginx"),
}

# Where they are when they are not on the PATH, as patterns.
PLACES: Final = (
    "/usr/lib/postgresql/*/bin",  # Debian
    "/usr/sbin",
    "/usr/pgsql-*/bin",  # Fedora
    "/opt/homebrew/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/bin",
    "/usr/local/opt/postgresql*/bin",
    "/Applications/Google Chrome.app/Contents/MacOS",
)


class MissingProgram(Exception):
    """Says in one line what to install."""


def numbers(path: Path) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", str(path))]


def folders() -> list[Path]:
    """Where to look, in this order; of several versions in one place the newest is first."""
    on_path = [Path(name) for name in os.get_exec_path() if name]
    root = Path("/")
    found = [
        sorted(root.glob(place.removeprefix("/")), key=numbers, reverse=True) for place in PLACES
    ]
    return on_path + [folder for place in found for folder in place]


def is_program(path: Path) -> bool:
    return path.is_file() and os.access(path, os.X_OK)


def find(key: str) -> list[Path] | None:
    """The programs of a service, or None."""
    for names in SERVICES[key].programs:
        for folder in folders():
            paths = [folder / name for name in names]
            if all(is_program(path) for path in paths):
                return paths
    return None


def need(key: str) -> list[Path]:
    found = find(key)
    if found is None:
        raise MissingProgram(advice([key]))
    return found


def advice(keys: list[str]) -> str:
    services = [SERVICES[key] for key in keys]
    names = ", ".join(service.name for service in services)
    debian = " ".join(service.debian for service in services)
    homebrew = " ".join(service.homebrew for service in services)
    return (
        f"{names} not found, which tests need; on Debian or Ubuntu: apt-get install {debian},"
        f" on macOS: brew install {homebrew}"
    )


def main(action: str, *keys: str) -> None:
    missing = [key for key in keys if find(key) is None]
    if action == "packages":
        sys.stdout.write(" ".join(SERVICES[key].debian for key in missing))
    elif missing:
        sys.exit(f"services: {advice(missing)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
