"""Somebody at a browser of their own, who plays by pressing what the board offers."""

import json
import random
import re
import zlib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import httpx
from fluent.runtime import FluentResource
from playwright.sync_api import (
    ConsoleMessage,
    Locator,
    WebSocket,
    expect,
)

from drawing import SEED
from saqqara.text.texts import Texts, bundle_of, catalogues_of, is_only_in_browsers
from services.table_server import running_test
from web.browsers import DESK, Contexts, Setting

PATIENCE: Final = 90_000  # milliseconds, on a busy machine; only what fails takes so long
MOST_MOVES: Final = 400  # of one person in one game
BY_MOUSE: Final = 2  # moves of each kind, before they are played more quickly
SITES: Final = ("market", "pyramids", "temple", "burial", "obelisks")  # of Imhotep
NO_WORKER: Final = "Service Worker registration blocked by Playwright"

# Where the table stands: whose turn it is, and the ply that is shown. Waits for a state among
# the wanted ones that is not the turn already played; a board is fetched after its table.
STANDS: Final = """([wanted, played]) => {
    const at = document.querySelector("[data-turn]");
    if (!at || !wanted.includes(at.dataset.turn)) return null;
    if (at.dataset.turn === "mine" && !document.querySelector(".room > *")) return null;
    const ply = Number(at.dataset.ply ?? -1);
    const isOld = ply === played && ["mine", "others"].includes(at.dataset.turn);
    return isOld ? null : [at.dataset.turn, ply];
}"""

# How many answers a page waits for; what it asks in the background for itself does not count.
COUNT_REQUESTS: Final = """{
    const ask = window.fetch;
    window.pending = 0;
    window.fetch = (...wish) => {
        window.pending += 1;
        return ask(...wish).finally(() => (window.pending -= 1));
    };
}"""

# A page is there as a whole: not the one that was left, nothing is on its way, letters included,
# and a few frames have changed nothing.
WHOLE: Final = """async (patience) => {
    const end = performance.now() + patience;
    const frame = () => new Promise(requestAnimationFrame);
    const quiet = () => {
        const there = document.querySelector("h1, [data-turn], input[type=range]");
        const room = document.querySelector(".room");
        const here = there && !there.closest("[data-left]") && (!room || room.firstElementChild);
        return here && !window.pending ? document.getElementsByTagName("*").length : 0;
    };
    let [before, frames] = [0, 0];
    while (frames < 3) {
        await frame();
        if (performance.now() > end) {
            const room = document.querySelector(".room")?.outerHTML.slice(0, 80);
            throw new Error(`${location.href} is not whole: ${window.pending} answers, ${room}`);
        }
        const now = quiet();
        frames = now && now === before ? frames + 1 : 0;
        before = now;
    }
    await document.fonts.ready;
    await frame();
}"""

# To another page of the client without loading it anew, as its own links go.
STROLL: Final = """(path) => {
    if (location.pathname + location.search === path) return;
    for (const it of document.querySelector("main").children) it.dataset.left = "";
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""

# Presses one thing after the other, each as soon as it can be pressed.
PRESS: Final = """async ([patience, ...selectors]) => {
    const end = performance.now() + patience;
    const ready = (it) => !it.disabled && !it.closest("[inert]")
        && it.checkVisibility({ visibilityProperty: true });
    for (const selector of selectors) {
        let found;
        while (!(found = [...document.querySelectorAll(selector)].find(ready))) {
            if (performance.now() > end) throw new Error(`nothing to press: ${selector}`);
            await new Promise((done) => setTimeout(done, 5));
        }
        if (found.ariaPressed !== "true") found.click(); // what is picked already stays so
        await new Promise((done) => setTimeout(done));
    }
}"""

# Lays cards of the hand, the last ones first, until they are enough to declare.
DECLARE: Final = """async () => {
    const enough = () => document.querySelector('.act[data-word^="declare"]:not([data-refused])');
    const cards = document.querySelectorAll("[data-card]").length;
    for (let number = cards - 1; number >= 0 && !enough(); number--) {
        document.querySelectorAll("[data-card]")[number].click();
        await new Promise((done) => setTimeout(done));
    }
    enough().click();
}"""

# Counts how often what stands in the place of the board is replaced as a whole.
WATCH_BOARD: Final = """() => {
    window.replaced = 0;
    new MutationObserver((changes) => {
        const gone = changes.flatMap((change) => [...change.removedNodes]);
        window.replaced += gone.filter((node) => node instanceof Element).length;
    }).observe(document.querySelector(".room"), { childList: true });
}"""


# What this browser remembers, unless it has been changed since.
CAREFUL: Final = """try {
    const kept = JSON.parse(localStorage.getItem("saqqara") ?? "{}");
    const careful = { confirmAll: true, forced: false, ...kept };
    localStorage.setItem("saqqara", JSON.stringify(careful));
} catch { /* a page without an address remembers nothing */ }"""


# No coach who asks about moves that are anything but good; a test of it switches it on.
ALONE: Final = """try {
    const kept = JSON.parse(localStorage.getItem("saqqara") ?? "{}");
    localStorage.setItem("saqqara", JSON.stringify({ coach: false, ...kept }));
} catch { /* a page without an address remembers nothing */ }"""


# Chance that is known: a word of a deal, a side that is drawn by lot, the beat of a replay.
KNOWN_CHANCE: Final = """{
    let state = %d;
    const next = () => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return state >>> 0;
    };
    crypto.getRandomValues = (numbers) => numbers.map((_, at) => (numbers[at] = next()));
    Math.random = () => next() / 2 ** 32;
}"""


@cache
def browser_texts(language: str) -> Texts:
    """With the catalogues that only browsers load."""
    for name, text in catalogues_of(language).items():
        if is_only_in_browsers(name):
            bundle_of(language).add_resource(FluentResource(text))
    return Texts(language)


@dataclass(frozen=True)
class Standing:
    turn: str  # mine, others, over, hand-over
    ply: int


class Visitor:
    def __init__(
        self, contexts: Contexts, setting: Setting, address: str, size: tuple[int, int]
    ) -> None:
        self.contexts = contexts
        self.setting = setting
        self.context = contexts.take(setting)
        self.context.set_default_timeout(PATIENCE)
        self.address = address
        self.texts = browser_texts(setting.language)
        self.page = self.context.new_page()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()  # what a console may say when a server goes away
        self.moves: Counter[str] = Counter()  # by verb
        self.words: dict[int, list[str]] = {}  # the legal choices by ply, as the server sent them
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.listen)
        self.page.on("websocket", self.overhear)

    # ---- what goes on behind the page

    def listen(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"}:
            return
        if not any(part in message.text for part in (NO_WORKER, *self.forgiven)):
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.note_choices)

    def note_choices(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        update = message.get("update", message)
        if update.get("decision"):
            choices = update["decision"]["choices"]
            self.words[update["ply"]] = [choice["word"] for choice in choices]

    def choices(self, ply: int) -> list[str]:
        """The legal words; the page may have read them a moment before we did."""
        for _ in range(1000):
            if ply in self.words:
                break
            self.page.evaluate("new Promise(requestAnimationFrame)")
        return self.words[ply]

    def close(self) -> None:
        """Whatever a console said before somebody left counts; what leaving cuts off does not."""
        complaints = self.complaints.copy()
        self.contexts.leave(self.setting, self.context, self.address)
        assert not complaints, "\n".join(complaints)

    # ---- finding things

    def say(self, id: str, **args: int | str) -> str:
        return self.texts.say(id, **args)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def show(self, path: str) -> None:
        """And wait until all of it is there."""
        self.go(path)
        self.page.evaluate(WHOLE, PATIENCE)

    def stroll(self, path: str) -> None:
        """The same without loading everything anew, from any page of the client."""
        kind = path.split("/")[1]
        here = self.page.url.removeprefix(self.address).split("/")[1]
        if kind == here and kind not in {"table", "nowhere"}:
            self.stroll("/nowhere")  # a page of the same kind is kept in part, but for tables
        self.page.evaluate(STROLL, path)
        self.page.evaluate(WHOLE, PATIENCE)

    def speak(self, language: str) -> None:
        """Changes the language of the client, from any of its pages."""
        self.stroll("/nowhere")
        self.texts = browser_texts(language)
        self.page.locator(f"header button[lang={language}]").click()
        expect(self.page.locator("h1")).to_have_text(self.say("web-missing-title"))

    def take_over(self, client: httpx.Client) -> None:
        """Be whoever that client is."""
        cookie = {"name": "saqqara", "value": client.cookies["saqqara"], "url": self.address}
        self.context.add_cookies([cookie])  # type: ignore[list-item]

    def client(self) -> httpx.Client:
        """Whoever is at this browser, without it."""
        cookies = {each["name"]: each["value"] for each in self.context.cookies()}
        return httpx.Client(base_url=self.address, cookies={"saqqara": cookies["saqqara"]})

    def button(self, id: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    def press(self, id: str, **args: int | str) -> None:
        self.button(id, **args).click()

    def introduce(self, name: str, action: str) -> None:
        """The form that asks for a name, where one is needed."""
        self.page.get_by_label(self.say("web-home-name")).fill(name)
        self.press(action)

    def choose_sides(self, sides: str) -> None:
        """On the page for a new table of Imhotep: a picture for each side of each site."""
        for site, side in zip(SITES, sides, strict=True):
            board = self.page.get_by_role("group", name=self.say(f"imhotep-site-{site}"))
            letter = self.page.locator("b", has_text=re.compile(rf"^\s*{side}"))
            board.get_by_role("button").filter(has=letter).click()

    # ---- playing

    def standing(self, played: int = -1, *wanted: str) -> Standing:
        states = list(wanted or ("mine", "over", "hand-over"))
        found = self.page.wait_for_function(STANDS, arg=[states, played]).json_value()
        return Standing(*found)

    def watch_board(self) -> None:
        self.standing()
        self.page.evaluate(WATCH_BOARD)

    def kept_board(self) -> bool:
        """One and the same board since it was watched, until the result took its place.

        A board that is built anew loses what somebody has half composed on it.
        """
        expect(self.page.locator(".result")).to_be_visible()
        return bool(self.page.evaluate("window.replaced") == 1)

    def pick(self, word: str) -> None:
        """On the board: press the thing that stands for a choice."""
        verb, *rest = word.split()
        if verb == "sail":
            hull = self.page.locator(f'[data-place="berth-{int(rest[0]) - 1}"] .hull')
            if hull.get_attribute("aria-pressed") != "true":
                press_at_the_bow(hull)
            self.page.locator(f'[data-dock="{rest[1]}"]').click()
        elif verb == "coin":
            self.press("web-dynasty-pay")
            for slot in rest:
                self.page.locator(f'[data-place="market-{int(slot) - 1}"]').click()
        else:
            # What stands for it twice may be shut in one place: a space without its stone.
            self.page.locator(f'[data-word="{word}"]:enabled >> visible=true').first.click()

    def confirm(self) -> None:
        self.page.locator("[data-confirm]").click()

    def move(self, ply: int, chance: random.Random) -> None:
        word = chance.choice(self.choices(ply))
        verb, *rest = word.split()
        self.moves[verb] += 1
        if verb == "lay" and "pass" in self.choices(ply):
            self.declare()
        elif self.moves[verb] <= BY_MOUSE or verb == "coin":
            self.pick(word)
            if verb != "lay":  # a card is laid at once
                self.confirm()
        else:
            ship = f'[data-place="berth-{int(rest[0]) - 1}"] .hull' if verb == "sail" else ""
            things = [ship, f'[data-dock="{rest[-1]}"]'] if ship else [f'[data-word="{word}"]']
            self.press_all([*things, *(["[data-confirm]"] if verb != "lay" else [])])

    def press_all(self, selectors: list[str]) -> None:
        """Quickly, without a mouse: whether things can be reached is seen elsewhere."""
        self.page.evaluate(PRESS, [PATIENCE, *selectors])

    def declare(self) -> None:
        """Cards of the hand, the last ones first, until they are enough; then all in one go."""
        if self.moves["lay"] > BY_MOUSE:
            self.page.evaluate(DECLARE)
            self.press_all(["[data-confirm]"])
            return
        enough = self.page.locator('.act[data-word^="declare"]:not([data-refused])')
        cards = self.page.locator("[data-card]")
        for number in range(cards.count() - 1, -1, -1):
            cards.nth(number).click()
            if enough.count():
                break
        enough.first.click()
        self.confirm()

    def play_on(self, chance: random.Random, until: int = 1_000_000) -> Standing:
        """Until the game is over, the device goes to somebody else, or a ply is reached."""
        played = -1
        for _ in range(MOST_MOVES):
            now = self.standing(played)
            if now.turn != "mine" or now.ply >= until:
                return now
            self.move(now.ply, chance)
            played = now.ply
        raise AssertionError("the game does not end")

    def see_result(self) -> None:
        """Who won, the points by source, and how it went."""
        expect(self.button("web-table-rematch")).to_be_visible()
        expect(self.page.get_by_role("heading", name=self.say("web-table-sheet"))).to_be_visible()


def press_at_the_bow(hull: Locator) -> None:
    """In the middle of a ship are the spaces for stones."""
    box = hull.bounding_box()
    assert box is not None
    hull.click(position={"x": box["width"] * 0.88, "y": box["height"] / 2})


def visitor(
    contexts: Contexts,
    address: str,
    language: str = "en",
    size: tuple[int, int] = DESK,
    *,
    dark: bool = False,
    touch: bool = False,
    usual: bool = False,
    moving: bool = False,
) -> Visitor:
    """Nothing moves for them unless they wish so, and nothing has to be waited for; unless with the
    usual settings they confirm every move, and nothing plays itself."""
    guest = Visitor(contexts, Setting(language, dark, touch, usual, moving), address, size)
    words = f"{SEED}|{running_test()}|{language}|{size}"
    guest.page.add_init_script(KNOWN_CHANCE % (zlib.crc32(words.encode()) or 1))
    guest.page.add_init_script(COUNT_REQUESTS)
    guest.page.add_init_script(ALONE)
    if not usual:
        guest.page.add_init_script(CAREFUL)
    return guest
