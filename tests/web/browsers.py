"""A browser to test with: Chromium as the system has it, and the client that it shows."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright

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


class Setting(NamedTuple):
    """What somebody's browser is like for as long as it runs."""

    language: str = "en"
    dark: bool = False
    touch: bool = False
    usual: bool = False  # with a service worker, which fetches everything once more, for later
    moving: bool = False  # things move as they do for people


LOCALES: Final = {"en": "en-GB", "ja": "ja-JP"}


class Contexts:
    """Browsers for people. Who comes after somebody finds what was fetched, as everybody does who
    has been here before, and nothing else: a page is quicker to load by far."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.left: dict[Setting, list[BrowserContext]] = {}

    def take(self, setting: Setting) -> BrowserContext:
        left = self.left.get(setting)
        return left.pop() if left else self.new(setting)

    def new(self, setting: Setting) -> BrowserContext:
        return self.browser.new_context(
            locale=LOCALES[setting.language],
            color_scheme="dark" if setting.dark else "light",
            reduced_motion="no-preference" if setting.moving else "reduce",
            has_touch=setting.touch,
            is_mobile=setting.touch,
            service_workers="allow" if setting.usual else "block",
        )

    def leave(self, setting: Setting, context: BrowserContext, address: str) -> None:
        """Forgets who was here; what a service worker keeps could not be told from what is new."""
        if setting.usual:
            context.close()
            return
        control = context.new_cdp_session(context.pages[0])
        what = {"origin": address, "storageTypes": "all"}
        control.send("Storage.clearDataForOrigin", what)
        context.clear_cookies()
        for page in context.pages:
            page.close()
        self.left.setdefault(setting, []).append(context)


@contextmanager
def running_browser() -> Iterator[Contexts]:
    [chromium] = programs.need("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        try:
            yield Contexts(browser)
        finally:
            browser.close()
