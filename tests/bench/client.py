"""How quick the browser client is: the first board after a cold load, and a scrubbed replay.

    PYTHONPATH=tests python tests/bench/client.py [SLOWDOWN]

On a processor slowed down so many times (1), with an empty cache, against a server on this machine.
Besides the time on the wall it tells what the main thread of the page was busy for, which does not
depend on what else the machine does.
"""

import statistics
import sys
from typing import Final

from playwright.sync_api import CDPSession

from services.table_server import TableServer, told
from web.browsers import DESK, Contexts, need_client, running_browser
from web.played import finished, in_the_middle
from web.visitor import Visitor, visitor

SLOWDOWN: Final = int(sys.argv[1]) if len(sys.argv) > 1 else 1
LOADS: Final = 5  # cold loads of each board; the median is told
EVENTS: Final = 200  # of the replay, at least
GAMES: Final = ("imhotep", "pharaoh")
SCRUBBED: Final = (*GAMES, "murals")

# When the first part of a board has been painted, in milliseconds since the page was asked for.
WATCH_BOARD: Final = """
new MutationObserver((_, watcher) => {
    if (!document.querySelector(".room [data-place]")) return;
    watcher.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.boardAt = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
# Moves the slider from end to end, one step a frame. The times between frames, in milliseconds.
SCRUB: Final = """async () => {
    const slider = document.querySelector("input[type=range]");
    const frames = [];
    let last = performance.now();
    for (let ply = 0; ply <= Number(slider.max); ply += 1) {
        slider.value = String(ply);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(done));
        frames.push(performance.now() - last);
        last = performance.now();
    }
    return frames;
}"""


def slow_page(contexts: Contexts, server: TableServer) -> tuple[Visitor, CDPSession]:
    """A new context, so an empty cache; it is closed, not left for others."""
    guest = visitor(contexts, server.url, "en", DESK)
    control = guest.context.new_cdp_session(guest.page)
    control.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    control.send("Performance.enable", {"timeDomain": "threadTicks"})
    return guest, control


def busy(control: CDPSession) -> float:
    """Seconds that the main thread has worked so far."""
    metrics = control.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def first_board(contexts: Contexts, server: TableServer, game: str) -> tuple[float, float]:
    """Seconds on the wall, and of work."""
    guest, control = slow_page(contexts, server)
    with server.guest("Ann") as client:
        guest.take_over(client)
        table = in_the_middle(server, client, 40, game=game, players=3, bots=["novice"] * 2)
    guest.page.add_init_script(WATCH_BOARD)
    guest.go(f"/table/{table}")
    at = float(guest.page.wait_for_function("() => window.boardAt").json_value())
    worked = busy(control)
    guest.context.close()
    return at / 1000, worked


def scrub(contexts: Contexts, server: TableServer, game: str) -> tuple[int, list[float], float]:
    """Events of the replay, milliseconds between frames, and of work for each step."""
    guest, control = slow_page(contexts, server)
    with server.guest("Ann") as client:
        guest.take_over(client)
        table = finished(server, client, game=game, players=4, bots=["novice"] * 3)
        with server.live(table, client) as socket:
            events = len(told(socket, "snapshot")["update"]["events"])
    guest.show(f"/replay/{table}/0")
    before = busy(control)
    frames: list[float] = guest.page.evaluate(SCRUB)
    worked = (busy(control) - before) / len(frames) * 1000
    guest.context.close()
    return events, frames, worked


def main() -> None:
    need_client()
    with TableServer("--no-limits") as server, running_browser() as contexts:
        for game in GAMES:
            loads = [first_board(contexts, server, game) for _ in range(LOADS)]
            wall, work = (statistics.median(each) for each in zip(*loads, strict=True))
            sys.stdout.write(f"{game}: first board after {wall:.2f} s, {work:.2f} s of work\n")
        for game in SCRUBBED:
            events, frames, work = scrub(contexts, server, game)
            if events < EVENTS:
                raise SystemExit(f"only {events} events: too short a game to tell anything")
            slow = sorted(frames)[int(0.95 * len(frames))]
            sys.stdout.write(
                f"{game}: {events} events in {len(frames)} steps, a frame {work:.0f} ms of work;"
                f" on the wall {statistics.median(frames):.0f} ms, 95 % within {slow:.0f} ms\n"
            )


if __name__ == "__main__":
    main()
