"""Around the board: projected scores, text board, waiting room, and the way to the rules."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from saqqara.games.imhotep.tables import SITE_WORD
from saqqara.kernel.frame import CHANCE
from services.table_server import TableServer, begin, open_table, own_turn
from web.conftest import Visit
from web.played import finished, in_the_middle
from web.positions import imported, story, what_if

MIDDLE = 70  # ply


def totals(board: dict[str, Any]) -> list[str]:
    """What the view of a game comes to if it ended now."""
    if "merchants" in str(board.get("camps")):
        boats = [(3 * camp["merchants"], camp["talents"]) for camp in board["camps"]]
        return [
            f"{worth}+" if talents is None else str(worth + talents) for worth, talents in boats
        ]
    if "camps" in board:
        known = ("treasure_points", "variety_points", "flag_points")
        camps = [[camp[name] for name in known] for camp in board["camps"]]
        return [f"{sum(each[:2])}+" if each[2] is None else str(sum(each)) for each in camps]
    return [
        str(player["score"] + sum(player["end_points"].values())) for player in board["players"]
    ]


@pytest.mark.parametrize(
    ("game", "language"), [("imhotep", "en"), ("pharaoh", "ja"), ("cleopatra", "en")]
)
def test_projected_scores_on_request(
    visit: Visit, tables: TableServer, game: str, language: str
) -> None:
    guest = visit(language)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        table = in_the_middle(tables, client, MIDDLE, game=game, players=3, bots=["novice"] * 2)
        with tables.live(table, client) as socket:
            board = own_turn(socket)["view"]["board"]
    guest.show(f"/table/{table}")
    guest.standing()
    forecast = guest.page.locator("details").filter(has_text=guest.say("web-forecast"))
    sums = forecast.locator("tfoot tr").first.locator("td")
    expect(sums.first).to_be_hidden()
    forecast.locator("summary").click()
    expect(sums.first).to_be_visible()
    shown = [each.inner_text().split("\n")[0].strip() for each in sums.all()]
    assert shown == totals(board)


def test_the_text_board_of_a_finished_game(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    with tables.guest("Ann") as client:
        guest.take_over(client)
        table = finished(tables, client, game="pharaoh")
    guest.show(f"/table/{table}")
    guest.see_result()
    text = guest.page.get_by_role("region", name=guest.say("web-table-text-board"))
    guest.press("web-table-text-board")
    expect(text).to_be_visible()
    guest.press("web-table-show-board")
    expect(text).to_have_count(0)
    expect(guest.page.locator("[data-place=hospital]")).to_be_visible()
    guest.press("web-table-show-result")
    guest.see_result()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_waiting_room_shows_the_sides(visit: Visit, tables: TableServer, language: str) -> None:
    guest = visit(language)
    sides = "ABBAB"
    with tables.guest("Ann") as client:
        guest.take_over(client)
        mixed = open_table(client, game="imhotep", players=3, options={"sides": sides})
        by_lot = open_table(client, game="imhotep", players=3, options={"sides": "random"})
    guest.show(f"/table/{mixed}")
    for site, side in zip(SITE_WORD, sides, strict=True):
        name = guest.say(f"imhotep-site-{site}")
        line = guest.page.get_by_role("listitem").filter(has_text=f"{name} {side}")
        expect(line).to_be_visible()
    expect(guest.page.get_by_text(guest.say("imhotep-option-sides"))).to_have_count(0)
    guest.show(f"/table/{by_lot}")
    expect(guest.page.get_by_text(guest.say("imhotep-option-sides-random"))).to_be_visible()


@pytest.mark.parametrize(
    ("wish", "sections"),
    [
        (
            {"game": "imhotep", "options": {"sides": "ABCDA", "prophecies": "on"}},
            {
                "imhotep-actions",
                "imhotep-market",
                "imhotep-pyramids",
                "dynasty-temple-c",
                "dynasty-burial-d",
                "imhotep-obelisks",
                "dynasty-prophecies",
            },
        ),
        ({"game": "pharaoh"}, {"pharaoh-auction", "pharaoh-won"}),
    ],
    ids=["imhotep", "pharaoh"],
)
def test_things_in_play_lead_to_their_rules(
    visit: Visit, tables: TableServer, wish: dict[str, Any], sections: set[str]
) -> None:
    guest = visit("ja")
    with tables.guest("Ann") as client:
        guest.take_over(client)
        guest.show(f"/table/{begin(client, players=2, **wish)}")
    guest.standing(-1, "mine", "others")
    links = guest.page.locator(".room a[href^='/rules/']")
    expect(links.first).to_be_visible()
    places = {str(each.get_attribute("href")) for each in links.all()}
    assert {place.split("#web-rules-")[1] for place in places} == sections
    first, *others = (place.split("#") for place in places)
    guest.show("#".join(first))
    expect(guest.page.locator(f"#{first[1]}")).to_be_in_viewport()
    for _, section in others:
        expect(guest.page.locator(f"#{section}")).to_have_count(1)


TURNS_OF_THE_LOG = """items => items.map(item => [
    item.querySelector("use")?.getAttribute("href") ?? "",
    [...item.querySelectorAll(".lines > *")].map(line => line.textContent.trim()),
])"""


def test_the_log_tells_whose_turn_it_is(visit: Visit, tables: TableServer) -> None:
    """What the deck turned up for somebody stands by their mark, and a spectator's bar has it."""
    guest = visit("en")
    told = story("murals", 3, {}, 1)
    plies = told.match.plies
    [after, *_] = [
        question
        for question in told.questions
        if question.ply > MIDDLE and plies[question.ply - 1].seat == CHANCE
    ]
    with tables.guest("Ann") as client:
        over = imported(client, told)
        table = what_if(client, over, after)
    guest.show(f"/replay/{over}/{MIDDLE}")
    found = guest.page.locator(".log li").evaluate_all(TURNS_OF_THE_LOG)
    served = [
        (mark, int(name[1]) - 1)
        for mark, lines in found
        for line in lines
        if (name := re.match(r"Player (\d) turns up ", line))
    ]
    assert served
    assert [mark for mark, seat in served if mark != f"#seat{seat}"] == []
    guest.show(f"/table/{table}")
    newest = guest.page.locator(".log li").first.locator(".lines > *").last
    expect(guest.page.locator(".prompt .latest")).to_have_text(newest.inner_text())


AROUND = "button:not(.room *):not([data-act])"  # choices may open into more
# The sign on every button and tab, with what each of them is called.
SIGNS = """things => things.filter(it => it.checkVisibility()).flatMap(it => {
    const path = it.querySelector('svg[viewBox="0 0 24 24"] path[stroke-width="2"]');
    const name = (it.ariaLabel ?? it.textContent).replace(/[\\d(].*/, "").trim();
    return path ? [[path.getAttribute("d"), name]] : [];
})"""


def test_a_sign_means_one_thing(visit: Visit, tables: TableServer) -> None:
    """Around the board and in its menu; every one of them has a name."""
    guest = visit("en")
    with tables.guest("Ann") as client:
        guest.take_over(client)
        guest.show(f"/table/{begin(client, game='pharaoh')}")
    guest.standing()
    guest.press("web-table-menu")
    found = guest.page.locator(f"{AROUND}, [role=tab], a").evaluate_all(SIGNS)
    names: dict[str, set[str]] = {}
    for sign, name in found:
        names.setdefault(sign, set()).add(name)
    assert len(names) > 8
    assert [each for each in names.values() if len(each) > 1 or "" in each] == []


def test_short_rules_from_a_table_have_its_sides_only(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    with tables.guest("Ann") as client:
        guest.take_over(client)
        table = begin(client, game="imhotep", players=2, options={"sides": "ABCDA"})
    guest.show(f"/rules/imhotep?table={table}")
    short = guest.page.locator("#short")
    expect(short.locator(".picture")).to_have_count(5)
    for text in ("market-a", "pyramids-b", "temple-c", "burial-d", "obelisks-a"):
        expect(short).to_contain_text(guest.say(f"web-sides-{text}"))
    expect(short).not_to_contain_text("Side B")
    expect(short).not_to_contain_text("Prophecies: ")
    guest.show("/rules/imhotep")
    expect(short).to_contain_text("Prophecies: ")  # and nothing about a terminal's letters
    expect(short).not_to_contain_text("capital letters")
