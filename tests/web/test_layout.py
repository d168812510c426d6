"""What a decision needs is on the screen when it is asked: nothing has to be scrolled to."""

import json
import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from drawing import SOAK
from services.table_server import TableServer, begin
from web.architect import Architect
from web.browsers import DESK, PHONE
from web.clipping import SETTLED
from web.conftest import Visit
from web.visitor import Visitor

LAPTOP: Final = (1280, 720)
DECISIONS: Final = 24 if SOAK else 5
PADDING: Final = 16  # pixels below the last row, which may go under the edge
SITE_VERBS: Final = {"take", "keep", "pyramid", "bonus", "no", "point", "stones", "next"}
TABLES: Final[dict[str, dict[str, Any]]] = {
    "pharaoh": {"game": "pharaoh"},
    "imhotep-a": {"game": "imhotep", "options": {"sides": "AAAAA"}},
    "imhotep-b": {"game": "imhotep", "options": {"sides": "BBBBB"}},
}
PALACES: Final[dict[str, dict[str, Any]]] = {
    "row": {"game": "cleopatra"},
    "stalls": {"game": "cleopatra", "options": {"market": "stalls"}},
}

ALL_CREW: Final = [str(number) for number in range(1, 6)] * 4 + ["3f", "4f", "5f", "6f", "7f"]

# Those of the elements that cannot be pressed where they are: beyond an edge, or covered.
OUT_OF_REACH: Final = """things => things.filter(thing => {
    const {left, top, right, bottom, width, height} = thing.getBoundingClientRect();
    const within = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const beside = there?.parentElement === thing.parentElement; // a space of the same ship
    return !within || !(thing.contains(there) || there?.contains(thing) || beside);
}).map(thing => thing.dataset.word ?? thing.className)"""

BELOW_THE_EDGE: Final = "room => room.scrollHeight - room.clientHeight"


def sit_down(visit: Visit, tables: TableServer, table: str, size: tuple[int, int]) -> Visitor:
    guest = visit("ja", size, touch=size == PHONE)
    bots = ["novice", "novice", "novice"]
    with tables.guest("Ann") as client:
        id = begin(client, players=4, bots=bots, **(TABLES | PALACES)[table])
        guest.take_over(client)
    guest.go(f"/table/{id}")
    return guest


def out_of_reach(guest: Visitor, selector: str) -> list[str]:
    found: list[str] = guest.page.locator(selector).evaluate_all(OUT_OF_REACH)
    return found


def legal(guest: Visitor, ply: int, within: str = "") -> str:
    """A selector of everything on the board that stands for a legal choice."""
    targets = [f'{within} [data-word="{word}"]' for word in guest.choices(ply)]
    return ", ".join([*targets, f"{within} .hull.sailable"])


@pytest.mark.parametrize("table", TABLES)
def test_a_desk_shows_all_that_can_be_chosen(visit: Visit, tables: TableServer, table: str) -> None:
    """Four players; neither page nor board scrolls, with a notice above them neither."""
    guest = sit_down(visit, tables, table, DESK)
    chance = random.Random(9)
    now = guest.standing()
    for _ in range(DECISIONS):
        if now.turn == "over":
            break
        for size in (LAPTOP, DESK):
            resize(guest, size)
            expect(guest.page.locator("[data-turn] b[role=status]")).to_be_in_viewport(ratio=1)
            assert out_of_reach(guest, legal(guest, now.ply)) == []
            see_all_of_the_board(guest)
        guest.move(now.ply, chance)
        now = guest.standing(now.ply)
    guest.press("web-table-menu")
    guest.press("web-table-pause")
    expect(guest.page.get_by_text(guest.say("web-table-paused-about"))).to_be_visible()
    see_all_of_the_board(guest)


def resize(guest: Visitor, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(SETTLED)


def see_all_of_the_board(guest: Visitor) -> None:
    hidden = guest.page.locator(".room").evaluate(BELOW_THE_EDGE)
    assert hidden <= PADDING, f"{hidden} pixels of the board are below the edge"


@pytest.mark.parametrize("table", TABLES)
def test_a_phone_docks_what_is_mine(visit: Visit, tables: TableServer, table: str) -> None:
    """Hand or sled are above the prompt, and a site that asks something is in sight."""
    guest = sit_down(visit, tables, table, PHONE)
    chance = random.Random(10)
    now = guest.standing()
    for _ in range(DECISIONS):
        if now.turn == "over":
            break
        words = guest.choices(now.ply)
        expect(guest.page.locator("[data-turn] b[role=status]")).to_be_in_viewport(ratio=1)
        docked = legal(guest, now.ply, "[data-docked]")
        assert out_of_reach(guest, docked) == []
        if any(word.startswith("load ") for word in words):
            see_where_to_load(guest)
        elif {word.split()[0] for word in words} <= SITE_VERBS:
            assert len(out_of_reach(guest, legal(guest, now.ply))) < len(words)
        elif table == "pharaoh":
            assert guest.page.locator(docked).count() >= len(words)
        guest.move(now.ply, chance)
        now = guest.standing(now.ply)


def pharaoh_with(guest: Visitor, tables: TableServer, change: Callable[[Any], None]) -> None:
    """Sit down at a table of four whose board is shown with this change."""

    def change_on_the_way(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            view = message.get("update", message).get("view")
            if view:
                change(view["board"])
            line.send(json.dumps(message))

        server.on_message(pass_on)

    guest.page.route_web_socket("**/live?*", change_on_the_way)
    with tables.guest("Ann") as client:
        id = begin(client, players=4, bots=["novice"] * 3, **TABLES["pharaoh"])
        guest.take_over(client)
    guest.go(f"/table/{id}")
    guest.standing()


def all_crew_is_ill(board: Any) -> None:
    """Every card lies in the hospital, and half of them once more in the own tent."""
    board["hospital"] = ALL_CREW
    board["camps"][0]["tent"] = ALL_CREW[::2]


def the_hand_is_full(board: Any) -> None:
    board["camps"][0]["hand"] = sorted(ALL_CREW[:15])


def test_a_full_hospital_leaves_the_hand_its_place(visit: Visit, tables: TableServer) -> None:
    guest = visit("en", DESK)
    pharaoh_with(guest, tables, all_crew_is_ill)
    expect(guest.page.locator("[data-place=hospital] .card")).to_have_count(len(ALL_CREW))
    for size in (DESK, LAPTOP):
        resize(guest, size)
        hand = guest.page.locator("[data-docked] [data-word]")
        assert hand.count() > 0
        assert out_of_reach(guest, "[data-docked] [data-word]") == []
        see_all_of_the_board(guest)


def test_a_large_hand_stays_on_a_small_phone(visit: Visit, tables: TableServer) -> None:
    guest = visit("en", (360, 740), touch=True)
    pharaoh_with(guest, tables, the_hand_is_full)
    cards = "[data-place=hand-0] button"
    expect(guest.page.locator(cards)).to_have_count(15)
    assert out_of_reach(guest, cards) == []


@pytest.mark.parametrize("market", PALACES)
def test_a_desk_shows_palace_quarry_market_and_hand(
    visit: Visit, tables: TableServer, market: str
) -> None:
    guest = sit_down(visit, tables, market, DESK)
    architect = Architect(guest, random.Random(11))
    now = guest.standing()
    for _ in range(DECISIONS):
        if now.turn == "over":
            break
        for size in (LAPTOP, DESK):
            resize(guest, size)
            for place in ("hand-0", "camp-0", "stall-0", "altar"):
                found = guest.page.locator(f'[data-place="{place}"] >> visible=true').first
                expect(found).to_be_in_viewport(ratio=0.98)
            assert out_of_reach(guest, "[data-kind]") == []
            see_all_of_the_board(guest)
        architect.move(guest.choices(now.ply))
        now = guest.standing(now.ply)


@pytest.mark.parametrize("market", PALACES)
def test_a_phone_docks_hand_and_wealth(visit: Visit, tables: TableServer, market: str) -> None:
    """The hand leaves its place only to a mosaic, a sanctuary or cards that are being laid."""
    guest = sit_down(visit, tables, market, PHONE)
    architect = Architect(guest, random.Random(12))
    now = guest.standing()
    for _ in range(DECISIONS):
        if now.turn == "over":
            break
        expect(guest.page.locator("[data-turn] b[role=status]")).to_be_in_viewport(ratio=1)
        expect(guest.page.locator('[data-place="camp-0"]')).to_be_in_viewport(ratio=0.98)
        if guest.choices(now.ply)[0].split()[0] in {"build", "pay", "card", "limit"}:
            expect(guest.page.locator('[data-place="hand-0"]')).to_be_in_viewport(ratio=0.98)
        architect.move(guest.choices(now.ply))
        now = guest.standing(now.ply)


def see_where_to_load(guest: Visitor) -> None:
    """A stone of the own sled is picked up, and the harbour shows a space for it."""
    stone = guest.page.locator("[data-docked] .stone").first
    if (
        stone.get_attribute("aria-pressed") == "false"
        and not guest.page.locator(".space.legal").count()
    ):
        stone.click()
    spaces = guest.page.locator(".space.legal")
    spaces.first.wait_for()
    assert len(out_of_reach(guest, ".space.legal")) < spaces.count()
    guest.page.keyboard.press("Escape")
