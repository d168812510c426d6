"""A browser to test with: Chromium as the system has it, and the client that it shows."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from services import programs

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: Final = (390, 844)
DESK: Final = (1440, 900)
QUIET: Final = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class NotBuilt(Exception):
    """Says in one line what to run."""


def need_client() -> None:
    client = files("saqqara").joinpath("server", "web", "client", "index.html")
    if not client.is_file():
        raise NotBuilt("the browser client is not built; run scripts/web.sh, then test again")


def need_axe() -> str:
    """The program that finds what keeps people out."""
    if not AXE.is_file():
        raise NotBuilt("axe-core is not there; run scripts/web.sh, then test again")
    return AXE.read_text("utf-8")


@contextmanager
def running_browser() -> Iterator[Browser]:
    [chromium] = programs.need("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        try:
            yield browser
        finally:
            browser.close()
