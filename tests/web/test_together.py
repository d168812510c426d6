"""Several people: in browsers of their own, around one device, and after a broken line."""

import random

from playwright.sync_api import expect

from services.table_server import TableServer, begin, open_table, say, told
from web.browsers import PHONE, Contexts
from web.conftest import Visit
from web.played import Updates, play_together
from web.visitor import Visitor, visitor

TAKE = "web-table-hand-over-take"
# How often the page holds a lock that keeps the screen awake.
AWAKE = """{
    window.awake = 0;
    const request = async () => {
        window.awake += 1;
        return { release: async () => { window.awake -= 1; } };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
}"""
FURTHER = 12  # plies
ROUNDS = 6  # of Imhotep


def test_two_browsers_against_each_other(visit: Visit, tables: TableServer) -> None:
    """Invited by link; one plays in English, the other in Japanese. What lies between the first
    moves and the last round they only look at."""
    ann, ben = visit("en"), visit("ja")
    ann.go("/")
    players = ann.page.get_by_role("group", name=ann.say("web-home-players"))
    players.get_by_role("button", name="2", exact=True).click()
    ann.press("web-home-invite")
    ann.introduce("Ann", "web-home-go")
    address = ann.page.get_by_label(ann.say("web-room-link")).input_value()
    ben.page.goto(address)
    ben.button("web-room-sit").last.click()
    with ben.page.expect_response("**/word"):  # his part of the deal
        ben.introduce("Ben", "web-room-sit")
    ann.press("web-room-start")
    play_by_turns([ann, ben], FURTHER)
    with ann.client() as first, ben.client() as second:
        table = address.rpartition("/")[2]
        [update, _] = play_together(tables, table, [first, second], last_round)
    for each in (ann, ben):
        each.page.locator(f'[data-turn][data-ply="{update["ply"]}"]').wait_for()
    play_by_turns([ann, ben])
    for each in (ann, ben):
        each.see_result()
    play_again(ann, ben, visit("en"))


def play_again(ann: Visitor, ben: Visitor, eve: Visitor) -> None:
    """Ben is asked where he is, and says yes with one press; Eve, with the link, only looks."""
    ann.press("web-table-rematch")
    expect(ann.page.get_by_text(ann.say("web-room-kept"), exact=True)).to_be_visible()
    expect(ben.page.get_by_text(ben.say("web-table-rematch-asked", name="Ann"))).to_be_visible()
    eve.page.goto(ann.page.url)
    expect(eve.page.get_by_text(eve.say("web-room-kept-others"))).to_be_visible()
    expect(eve.button("web-room-sit")).to_have_count(0)
    ben.press("web-table-rematch-accept")
    ann.press("web-room-start")
    for each in (ann, ben):
        each.standing(-1, "mine", "others")
    eve.standing(-1, "others")


def test_strangers_find_each_other_and_bots_fill_in(contexts: Contexts) -> None:
    with TableServer("--no-limits", by_test=True) as server:
        ann = visitor(contexts, server.url)
        ben = visitor(contexts, server.url, "ja", PHONE)
        for each, name in ((ann, "Ann"), (ben, "Ben")):
            each.go("/")
            each.press("web-home-find")
            each.introduce(name, "web-home-go")
            expect(each.page.locator(".waited")).to_be_visible()  # how long: a minute may pass
        assert ben.page.url == ann.page.url
        expect(ann.page.get_by_role("link", name="Ben")).to_be_visible()
        ann.press("web-room-fill")
        for each in (ann, ben):
            each.standing(-1, "mine", "others")
            each.close()


def last_round(updates: Updates) -> bool:
    return bool(updates[0]["view"]["board"]["round"] == ROUNDS)


def play_by_turns(people: list[Visitor], until: int = 1_000_000) -> None:
    """Until the game is over, or a ply is reached."""
    chance = random.Random(4)
    first = people[0].standing(-1, "mine", "others").turn == "mine"
    now, other = people if first else people[::-1]
    played = -1
    while True:
        at = now.standing(played, "mine", "others", "over")
        if at.turn == "over" or at.ply >= until:
            other.standing(-1, "over", "mine", "others")
            return
        if at.turn == "others":
            now, other = other, now
            at = now.standing(played, "mine", "over")
        if at.turn == "mine":
            now.move(at.ply, chance)
            played = at.ply


def test_passing_one_device_around(visit: Visit) -> None:
    """Between two turns the device is handed over, and nobody sees the other's cards. Meanwhile its
    screen stays awake."""
    ann = visit("en")
    ann.page.add_init_script(AWAKE)
    ann.go("/new/pharaoh")
    players = ann.page.get_by_role("group", name=ann.say("web-home-players"))
    players.get_by_role("button", name="2", exact=True).click()
    ann.page.get_by_label(ann.say("web-room-seat", seat=2)).select_option("local")
    ann.page.get_by_label(ann.say("web-new-seat-local-name")).fill("Ben")
    ann.press("web-new-start")
    ann.introduce("Ann", "web-new-open")
    chance = random.Random(5)
    takers = {"Ann": 0, "Ben": 0}
    while min(takers.values()) < 3:
        assert ann.play_on(chance).turn == "hand-over"
        assert ann.page.get_by_role("group").count() == 0, "no hand is shown meanwhile"
        [name] = [each for each in takers if ann.button(TAKE, name=each).is_visible()]
        ann.press(TAKE, name=name)
        takers[name] += 1
    assert ann.page.evaluate("window.awake") == 1


def test_a_phone_tells_of_a_new_message_and_of_the_clock(visit: Visit, tables: TableServer) -> None:
    ann = visit("en", PHONE, touch=True)
    pace = {"kind": "live", "bank": 600, "increment": 10}
    with tables.guest("Ann") as client, tables.guest("Ben") as other:
        table = open_table(client, game="pharaoh", players=2, pace=pace)
        other.post(f"/api/tables/{table}/join", json={"seat": 1}).raise_for_status()
        client.post(f"/api/tables/{table}/start", json={}).raise_for_status()
        ann.take_over(client)
        ann.show(f"/table/{table}")
        ann.standing(-1, "mine", "others")
        expect(ann.page.locator(".strip .time")).to_have_count(2)
        expect(ann.button("web-table-side")).to_be_visible()
        with tables.live(table, other) as socket:
            told(socket, "snapshot")
            say(socket, "say", text="Hello!")
            told(socket, "chat")
    news = ann.say("web-table-chat-unread", count=1)
    side = ann.page.get_by_role("button", name=f"{ann.say('web-table-side')}, {news}", exact=True)
    side.click()
    expect(ann.page.get_by_text("Hello!")).to_be_visible()
    expect(side).to_have_count(0)


def test_a_pick_outlives_a_broken_line(contexts: Contexts) -> None:
    """The server dies with a move half made, and comes back; the move is still there."""
    with TableServer("--no-limits", by_test=True) as server:
        ann = visitor(contexts, server.url)
        ann.forgiven = ("WebSocket connection",)  # the browser reports each attempt
        with server.guest("Ann") as client:
            table = begin(client, game="imhotep", options={"first": "1"})
            ann.take_over(client)
        ann.go(f"/table/{table}")
        at = ann.standing()
        loads = [word for word in ann.choices(at.ply) if word.startswith("load ")]
        ann.pick(loads[0])
        chosen = ann.page.locator(f'[data-word="{loads[0]}"]')
        lost = ann.page.get_by_text(ann.say("web-table-lost"))
        server.kill()
        expect(lost).to_be_visible()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        server.start()
        expect(lost).to_be_hidden()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        ann.confirm()
        assert ann.standing(at.ply).ply > at.ply
        ann.page.reload()
        assert ann.play_on(random.Random(6), until=at.ply + FURTHER).ply > at.ply
        ann.close()
