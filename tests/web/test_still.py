"""A board stands still while things move over it: the browser says so itself."""

from typing import Final

import pytest

from services.table_server import TableServer
from web.browsers import PHONE
from web.conftest import Visit
from web.filming import DESK, QUIET, decide, until_quiet
from web.moments import SCENES, Moment, found, table_at
from web.smoothness import seen, watch
from web.visitor import Visitor

# Besides what this browser remembers already; a page without an address remembers nothing.
QUICK: Final = """try {
    const kept = JSON.parse(localStorage.getItem("saqqara") ?? "{}");
    localStorage.setItem("saqqara", JSON.stringify({ ...kept, speed: 3 }));
} catch { }"""

# With every frame, of Return of the Pharaoh: the lot on offer, and what is in the air.
WATCH_LOTS: Final = """(() => {
    window.lots = [];
    const pieces = (within) =>
        [...document.querySelectorAll(`${within} [data-piece]`)].map((it) => it.dataset.piece);
    const frame = () => {
        window.lots.push([pieces("[data-place=row-0]"), pieces(".air")]);
        requestAnimationFrame(frame);
    };
    frame();
})()"""

# The dice of Cleopatra that tumble over the palace, and how many of them show an ankh.
WATCH_DICE: Final = """() => {
    window.rolled = [];
    new MutationObserver(() => {
        const { rolled, ankhs } = document.querySelector("[data-rolled]")?.dataset ?? {};
        if (rolled) window.rolled.push([Number(rolled), Number(ankhs)]);
    }).observe(document.querySelector(".room"), { childList: true, subtree: true });
}"""

# Points that rise: over which site of Imhotep, and whether they are in sight.
WATCH_POINTS: Final = """() => {
    window.risen = [];
    const known = new Set();
    const frame = () => {
        const sites = [...document.querySelectorAll("[data-site]")];
        for (const points of document.querySelectorAll(".air .points")) {
            const { x, y, width, height } = points.getBoundingClientRect();
            const opacity = Number(getComputedStyle(points.parentElement).opacity);
            if (known.has(points) || opacity < 0.9) continue;
            known.add(points);
            const middle = x + width / 2;
            const site = sites.find((it) => {
                const box = it.getBoundingClientRect();
                return middle >= box.left && middle <= box.right
                    && y + height >= box.top && y <= box.bottom;
            });
            window.risen.push([site?.dataset.site ?? "", middle > 0 && middle < innerWidth]);
        }
        requestAnimationFrame(frame);
    };
    frame();
}"""

# Presses a card whenever something flies, until all is quiet; returns how much was in the air in
# the frame after each press.
PRESS_ON: Final = """async (place) => {
    const flying = () => document.querySelectorAll(".air > *").length;
    const frame = () => new Promise(requestAnimationFrame);
    const isQuiet = %s;
    const left = [];
    while (!left.length || !isQuiet()) {
        await frame();
        const card = document.querySelector(`[data-place=${place}] button`);
        if (!card || !flying()) continue;
        card.click();
        await frame();
        left.push(flying());
    }
    return left;
}"""
# What lies where, and what is said of it.
BOARD: Final = """() => [...document.querySelectorAll(".room [data-place]")].map((place) => [
    place.dataset.place,
    [...place.querySelectorAll("[data-piece]")].map((piece) => piece.dataset.piece),
    place.innerText,
])"""


@pytest.mark.parametrize(
    ("board", "scene"),
    [
        ("cleopatra", "chain"),
        ("murals", "chain"),
        ("imhotep", "chain"),
        ("dynasty-c", "chain"),
        ("dynasty-c", "round"),
        ("pharaoh", "auction"),
        ("pharaoh", "round"),
        ("senet", "chain"),
    ],
)
def test_nothing_on_a_board_jumps_during_a_turn(
    board: str, scene: str, visit: Visit, tables: TableServer
) -> None:
    """Of a decision with much to see, until somebody is asked again."""
    desk, table, moment = seated(visit, tables, board, scene)
    watch(desk)
    if board == "pharaoh":
        desk.page.evaluate(WATCH_LOTS)
    until_quiet(desk.page, decide(desk, tables, table, moment))
    told = seen(desk)
    assert told.flying(1), "nothing flew"
    assert told.shifts == []
    if board == "pharaoh":
        the_next_lot_waited(desk)


def seated(
    visit: Visit, tables: TableServer, board: str, scene: str, size: tuple[int, int] = DESK
) -> tuple[Visitor, str, Moment]:
    """Somebody who is asked for this decision, and for whom things move quickly."""
    moment = found(board, {scene: SCENES[board][scene]}, games=3)[scene]
    desk = visit("en", size, moving=True)
    desk.page.add_init_script(QUICK)
    with tables.guest() as client:
        desk.take_over(client)
        table = table_at(client, moment)
    desk.show(f"/table/{table}")
    desk.standing(-1, "mine")
    return desk, table, moment


def the_next_lot_waited(desk: Visitor) -> None:
    """While the lot that was won flew, no other lay in its place."""
    frames: list[tuple[list[str], list[str]]] = desk.page.evaluate("window.lots")
    [lot] = next(lying for lying, _ in frames if lying)
    flew = [lying for lying, flying in frames if lot in flying]
    assert flew, f"{lot} was not seen to fly"
    assert [lying for lying in flew if lying and lying != [lot]] == []


def test_presses_while_the_stage_plays_end_on_the_same_board(
    visit: Visit, tables: TableServer
) -> None:
    """On a card of the hand, of all places: whoever is in a hurry decides nothing by it."""
    desk, table, moment = seated(visit, tables, "pharaoh", "auction")
    decide(desk, tables, table, moment)
    left = desk.page.evaluate(PRESS_ON % QUIET, f"hand-{moment.seat}")
    assert left == [0] * len(left), "something flew on"
    shown = desk.page.evaluate(BOARD)
    desk.show(f"/table/{table}")
    desk.standing(-1, "mine")
    assert shown == desk.page.evaluate(BOARD)


def test_on_a_phone_points_rise_where_they_are_earned(visit: Visit, tables: TableServer) -> None:
    """Whoever looks at another site is taken to the Temple when it pays."""
    phone, table, moment = seated(visit, tables, "imhotep", "round", PHONE)
    phone.page.evaluate(WATCH_POINTS)
    until_quiet(phone.page, decide(phone, tables, table, moment))
    risen: list[tuple[str, bool]] = phone.page.evaluate("window.risen")
    paid = [id for id, _ in moment.told if id == "imhotep-event-temple-points"]
    assert [site for site, _ in risen].count("temple") == len(paid) > 0
    assert all(is_seen for _, is_seen in risen), risen


def test_the_dice_are_seen_to_roll(visit: Visit, tables: TableServer) -> None:
    """As many as are not on the Altar, and as many ankhs as come to lie there."""
    desk, table, moment = seated(visit, tables, "cleopatra", "visit")
    dice = desk.page.locator(".altar [data-piece=die]")
    before = dice.count()
    desk.page.evaluate(WATCH_DICE)
    until_quiet(desk.page, decide(desk, tables, table, moment))
    [rolled, ankhs] = desk.page.evaluate("window.rolled[0]")
    assert rolled == 5 - before
    assert dice.count() == before + ankhs
