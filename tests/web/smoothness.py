"""What a browser itself says of a page that moves: frames, and what was shifted in the layout."""

from dataclasses import dataclass
from typing import Any, Final

from web.visitor import Visitor

LONG: Final = 50  # milliseconds: whoever looks sees that something stopped

# Notes every shift of a part of the board, and with each frame how many things are in the air. What
# is smaller than a hundredth of it is a sign or a number, a hand closes up when a card has left it,
# and a sheet over the board has the height of what it says.
WATCH: Final = """(() => {
    const seen = (window.seen = { shifts: [], frames: [] });
    const name = (node) => `${node.nodeName.toLowerCase()}.${node.getAttribute("class") ?? ""}`;
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    const note = (entry) => {
        for (const { node, previousRect, currentRect } of entry.sources) {
            if (node?.nodeType === Node.TEXT_NODE) continue; // other words in the same place
            const board = node?.parentElement?.closest(".room");
            if (!board || node.closest(".air, .over, [data-place^=hand]")) continue;
            const area = board.clientWidth * board.clientHeight;
            if (currentRect.width * currentRect.height < area / 100) continue;
            const at = node.closest("[data-place]")?.dataset.place ?? "";
            const moved = `${box(previousRect)} -> ${box(currentRect)}`;
            seen.shifts.push(`${name(node)} ${at}: ${moved}`);
        }
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type: "layout-shift",
        buffered: false,
    });
    let last = performance.now();
    const frame = (now) => {
        const flying = document.querySelectorAll(".air > *").length;
        seen.frames.push([now - last, flying]);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})()"""


@dataclass(frozen=True)
class Seen:
    shifts: list[str]  # of what, from where to where
    frames: list[tuple[float, int]]  # milliseconds, things in the air

    def flying(self, least: int) -> list[float]:
        """Milliseconds of the frames with at least so many things in the air."""
        return [time for time, flying in self.frames if flying >= least]


def watch(guest: Visitor) -> None:
    """From now on."""
    guest.page.evaluate(WATCH)


def seen(guest: Visitor) -> Seen:
    found: dict[str, Any] = guest.page.evaluate("window.seen")
    return Seen(found["shifts"], [(float(time), int(flying)) for time, flying in found["frames"]])
