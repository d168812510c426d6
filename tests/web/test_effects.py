"""What a choice will do stands beside the question before it is confirmed."""

import httpx
from playwright.sync_api import expect

from services.table_server import TableServer, begin, own_turn, say, told
from web.browsers import PHONE
from web.conftest import Visit
from web.positions import imported, story, what_if


def test_consequences_are_read_before_a_choice_is_confirmed(
    visit: Visit, tables: TableServer
) -> None:
    """Picked on a desk, listed among all choices, and picked on a phone. The bar says what was
    picked, in its place and height."""
    desk, phone = visit("en"), visit("ja", PHONE, touch=True)
    with tables.guest() as client:
        desk.take_over(client)
        phone.take_over(client)
        table = begin(client, game="imhotep", options={"first": "1", "sides": "AAAAA"})
        with tables.live(table, client) as socket:
            own_turn(socket)
    desk.show(f"/table/{table}")
    bar = desk.page.locator("[data-turn]")
    asked = bar.locator("b").inner_text()
    expect(bar.locator(".ways")).to_contain_text("Load one stone")
    expect(bar.locator(".goal")).to_have_text("Round 1 of 6, 4 ships to sail")
    height = bar.evaluate("bar => bar.offsetHeight")
    desk.page.locator('[data-word="get"]').first.click()
    expect(bar.locator("[data-effects]")).to_have_text("+3 stones")
    expect(bar.locator("b")).to_contain_text("Take 3 stones from the quarry")
    assert bar.evaluate("bar => bar.offsetHeight") == height
    desk.page.keyboard.press("Escape")
    expect(bar.locator("b")).to_have_text(asked)
    desk.page.locator(".sled button").first.click()
    expect(bar.locator("b")).to_have_text(desk.say("web-imhotep-lead-stone"))
    desk.page.keyboard.press("Escape")
    desk.page.locator(".all-choices").click()
    expect(desk.page.locator("[data-open] [data-effects]").first).to_have_text("+3 stones")
    phone.show(f"/table/{table}")
    phone.page.locator('[data-word="get"]').first.tap()
    expect(phone.page.locator("[data-turn] [data-effects]")).to_have_text("石材+3個")
    expect(phone.page.locator("[data-confirm]")).to_be_in_viewport()


def test_a_ship_in_hand_shows_what_the_engine_foresees(visit: Visit, tables: TableServer) -> None:
    """Its stones where they would lie, and what that would bring everybody."""
    game = story("imhotep", 3, {"sides": "AAAAA"}, 7)
    asked = [question for question in game.questions if "sail 1 burial" in question.words][-1]
    desk = visit("en")
    with tables.guest() as client:
        desk.take_over(client)
        table = what_if(client, imported(client, game), asked)
        with tables.live(table, client) as socket:
            decision = told(socket, "snapshot")["update"]["decision"]
    [sailing] = [each for each in decision["choices"] if each["word"] == "sail 1 burial"]
    foreseen = sailing["foreseen"]
    desk.show(f"/table/{table}")
    desk.page.locator('[data-place="berth-0"] .hull').dispatch_event("click")
    desk.page.locator('[data-dock="burial"]').dispatch_event("click")
    site = desk.page.locator('[data-site="burial"]')
    amounts = [f"+{n}" if n > 0 else f"−{-n}" if n else "±0" for _, n in foreseen["gains"]]
    expect(site.locator(".tip em")).to_have_text(amounts)
    assert len(foreseen["places"]) > 1
    for place in foreseen["places"]:
        expect(site.locator(f'[data-place="{place}"] .site-ghost')).to_have_count(1)


def forced_turn(server: TableServer, client: httpx.Client) -> tuple[str, int]:
    """A table of Murals at which one card is owed and only the deck has any, and its ply."""
    table = begin(client, game="murals", options={"first": "1"})
    with server.live(table, client) as socket:
        update = own_turn(socket)
        while True:
            decision = update["decision"] or {"choices": [], "forced": False}
            if decision["forced"]:
                return table, int(update["ply"])
            if decision["choices"]:
                word = decision["choices"][0]["word"]
                say(socket, "play", id=str(update["ply"]), ply=update["ply"], moves=[word])
            update = told(socket, "update")


def test_one_press_is_enough_and_a_single_choice_plays_itself(
    visit: Visit, tables: TableServer
) -> None:
    """With the usual settings; a table that ends meanwhile has no more turns of ours."""
    guest = visit("en", usual=True)
    with tables.guest() as client:
        guest.take_over(client)
        table, ply = forced_turn(tables, client)
        guest.show(f"/table/{table}")
        now = guest.standing(ply)
        while now.turn == "mine" and len(guest.choices(now.ply)) < 2:
            now = guest.standing(now.ply)
        assert now.turn == "mine"
        guest.pick(guest.choices(now.ply)[-1])
        assert guest.standing(now.ply, "mine", "others", "over").ply != now.ply
