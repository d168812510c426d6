"""A moment is played while somebody looks: the decision is made, and then all becomes quiet."""

import time
from typing import Final

from playwright.sync_api import Page

from services.table_server import TableServer, say, told
from web.moments import Moment
from web.visitor import Visitor

DESK: Final = (1280, 720)
AFTER: Final = 1.6  # seconds, when all is quiet
LONGEST: Final = 45.0

# Nothing moves over the board, and somebody may decide or look at the result.
QUIET: Final = """() => {
    const at = document.querySelector("[data-turn]");
    return !!at && ["mine", "over"].includes(at.dataset.turn)
        && !document.querySelector(".air > *, [data-stage], [data-counted]");
}"""


def decide(guest: Visitor, server: TableServer, table: str, moment: Moment) -> float:
    """Makes the decision on the board, or where it takes many presses from another device of the
    same person; returns when."""
    page, words = guest.page, list(moment.words)
    thing = page.locator(f'[data-word="{words[0]}"]:enabled >> visible=true')
    if len(words) == 1 and (words[0].startswith("sail ") or thing.count()):
        guest.pick(words[0])
        page.wait_for_timeout(400)
        begin = time.time()
        guest.confirm()
        return begin
    with guest.client() as client, server.live(table, client) as socket:
        begin = time.time()
        say(socket, "play", id="film", ply=moment.ply, moves=words)
        told(socket, "ack")
    return begin


def until_quiet(page: Page, begin: float) -> float:
    """A while after nothing moves any more; returns when."""
    now = quiet = time.time()
    while now < min(max(quiet, begin) + AFTER, begin + LONGEST):
        page.wait_for_timeout(50)
        now = time.time()
        if not page.evaluate(QUIET):
            quiet = now
    return now
