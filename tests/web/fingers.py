"""Presses things as people do: with a mouse that goes down and up, or with a finger.

Nothing reaches the server, so the position stays as it is: what would have been sent is kept, and
the page is told that it arrived.
"""

from typing import Final

from web.visitor import Visitor

# Notes every "play" that the page sends, and every click that a press leads to.
LISTEN: Final = """() => {
    const send = WebSocket.prototype.send;
    window.sent = [];
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.type !== "play") return send.call(this, text);
        window.sent.push(message.moves);
        const data = JSON.stringify({ type: "ack", id: message.id, ply: message.ply });
        this.dispatchEvent(new MessageEvent("message", { data }));
    };
    window.clicked = null;
    window.swallow = false; // what a press does besides, focus and hover, is not kept away
    window.addEventListener("click", (event) => {
        window.clicked = event.target;
        if (!window.swallow) return;
        event.stopImmediatePropagation();
        event.preventDefault();
    }, true);
}"""

# All that can be pressed now, kept by number.
GATHER: Final = """(selector) => {
    const shown = (it) => it.checkVisibility({ visibilityProperty: true })
        && !it.closest("[inert]") && getComputedStyle(it).pointerEvents !== "none";
    window.things = [...document.querySelectorAll(selector)].filter(shown);
    return window.things.map((it) => [
        it.dataset.word ?? it.dataset.dock ?? "", it.hasAttribute("data-refused"),
        `${it.localName}.${it.className} ${it.dataset.place ?? ""}`
            + ` ${it.ariaLabel ?? it.textContent.trim().slice(0, 40)}`,
    ]);
}"""

# A point at which nothing else is hit; if there is none, a word about what lies over it.
AIM: Final = """async ([number, touch]) => {
    window.clicked = null;
    const it = window.things[number];
    const place = () => it.getBoundingClientRect();
    const before = place();
    it.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const frame = () => new Promise(requestAnimationFrame);
    const moved = (from, to) => from.top !== to.top || from.left !== to.left;
    let box = place();
    if (touch || moved(before, box)) {
        let last; // a finger touches what is drawn, once it has come to rest
        do {
            last = box;
            await frame();
            await frame();
            box = place();
        } while (moved(last, box));
    }
    let over = null;
    for (const down of [0.5, 0.2, 0.8, 0.08, 0.92]) {
        for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            const hit = document.elementFromPoint(x, y);
            if (hit && it.contains(hit)) return [x, y];
            over ??= hit;
        }
    }
    return over ? `under ${over.localName}.${over.className}` : "beyond the edge";
}"""

COVERED: Final = ("under ", "beyond ")
REACHED: Final = """(number) => {
    const it = window.things[number];
    if (it.contains(window.clicked)) return "";
    return it.isConnected ? `its click goes to ${window.clicked?.localName}` : "drawn anew";
}"""
PRESSED: Final = "(number) => window.things[number].ariaPressed"
# What was sent at once, or goes out on confirming; that leaves the focus where it is.
SENT: Final = """() => {
    if (!window.sent.length) document.querySelector("[data-confirm]")?.click();
    return window.sent.splice(0);
}"""


class Fingers:
    def __init__(self, guest: Visitor, *, touch: bool) -> None:
        self.guest = guest
        self.page = guest.page
        self.touch = touch
        self.page.add_init_script(f"({LISTEN})()")

    def gather(self, selector: str) -> list[tuple[str, bool, str]]:
        """The word, whether it is refused, and a name to complain with, of each by its number."""
        found: list[tuple[str, bool, str]] = self.page.evaluate(GATHER, selector)
        return [(word, refused, name) for word, refused, name in found]

    def press(self, number: int) -> str:
        """Why it could not be pressed; "" = it was."""
        point = self.page.evaluate(AIM, [number, self.touch])
        if isinstance(point, str):
            return point
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.move(*point)
            self.page.mouse.down()
            self.page.mouse.up()
        missed: str = self.page.evaluate(REACHED, number)
        return missed

    def press_first(self, selector: str) -> bool:
        return bool(self.gather(selector)) and not self.press(0)

    def is_pressed(self, number: int) -> str | None:
        found: str | None = self.page.evaluate(PRESSED, number)
        return found

    def would_send(self) -> list[list[str]]:
        """What this page would tell the server."""
        sent: list[list[str]] = self.page.evaluate(SENT)
        return sent

    def only_click(self, selector: str, known: set[str]) -> list[str]:
        """Presses all of them one after the other; nothing follows but focus and hover. Things
        that are known by their names from another question are left out.

        Those whose press does not become a click on them. What lies under something else, as
        the market does while a card is chosen, is left out: nobody can press it.
        """
        names = self.gather(selector)
        new = [(number, name) for number, (*_, name) in enumerate(names) if name not in known]
        self.page.evaluate("window.swallow = true")
        tried = [(name, self.press(number)) for number, name in new]
        self.page.evaluate("window.swallow = false")
        known.update(name for name, why in tried if not why)
        missed = [(name, why) for name, why in tried if why and not why.startswith(COVERED)]
        return [f"{name}: {why}" for name, why in missed]
