"""Finds on a board what moves without being a piece: its parts should keep their places."""

from typing import Final

# Adds up what moves on the board without having been pressed for, from now on. Entries come late:
# `shifts()` waits for a frame.
WATCH_SHIFTS: Final = """() => {
    const found = [];
    const name = (node) => {
        const it = node instanceof Element ? node : node?.parentElement;
        return it ? `${it.localName}.${it.getAttribute("class") ?? ""}` : "?";
    };
    const note = (entries) => {
        for (const entry of entries) {
            for (const { node, previousRect: from, currentRect: to } of entry.sources) {
                if (!node || !(node.parentElement ?? node).closest(".room")) continue;
                const [across, down] = [to.x - from.x, to.y - from.y].map(Math.round);
                const grown = [to.width - from.width, to.height - from.height].map(Math.round);
                found.push(`${name(node)} moved ${across} ${down}, grew ${grown}`);
            }
        }
    };
    const watcher = new PerformanceObserver((list) => note(list.getEntries()));
    watcher.observe({ type: "layout-shift" });
    window.shifts = async () => {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        note(watcher.takeRecords());
        return found.splice(0);
    };
}"""
