"""Without reading: whole games by what is drawn, with no word in the bar, also on a hand."""

import random
import re

import pytest
from playwright.sync_api import expect

from drawing import SEED
from services.table_server import TableServer, begin
from web.browsers import PHONE
from web.conftest import Visit
from web.visitor import MOST_MOVES, Visitor

# What can be read in the bar, in the buttons of Murals and among the choices of a hand: not what is
# there for readers of the screen alone.
READ = """() => {
    const found = [];
    for (const part of document.querySelectorAll("footer.prompt, .deeds, .remote")) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const it = walker.currentNode.parentElement;
            if (it.closest(".visually-hidden") || !it.checkVisibility()) continue;
            found.push(walker.currentNode.data);
        }
    }
    return found.join(" ").trim();
}"""
SIGNS = "footer.prompt .signs .row"


def switch_on(guest: Visitor) -> None:
    guest.show("/nowhere")
    guest.page.evaluate(
        """() => localStorage.setItem("saqqara", JSON.stringify({
            ...JSON.parse(localStorage.getItem("saqqara") ?? "{}"), pictures: true
        }))"""
    )


@pytest.mark.parametrize(
    ("game", "options", "asked"),
    [
        ("senet", {}, {"move"}),
        ("imhotep", {"sides": "AAAAA"}, {"get", "load", "sail"}),  # the rest as luck has it
        ("imhotep", {"sides": "BBBBB"}, {"get", "load", "sail"}),
        ("murals", {}, {"draw", "stop", "hand", "take"}),
    ],
)
def test_a_whole_game_goes_without_words(
    visit: Visit, tables: TableServer, game: str, options: dict[str, str], asked: set[str]
) -> None:
    guest = visit("en")
    switch_on(guest)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        table = begin(client, game=game, bots=["novice"], options=options)
    guest.show(f"/table/{table}")
    chance = random.Random(SEED)
    kinds: set[str] = set()
    played = -1
    for _ in range(MOST_MOVES):
        now = guest.standing(played)
        if now.turn != "mine":
            break
        guest.page.wait_for_selector(SIGNS)
        read = guest.page.evaluate(READ)
        assert not re.search(r"[^\W\d]", read), f"ply {now.ply} says {read}"
        word = chance.choice(guest.choices(now.ply))
        kinds.add(word.split()[0])
        guest.pick(word)
        read = guest.page.evaluate(READ)
        assert not re.search(r"[^\W\d]", read), f"{word} says {read}"
        guest.confirm()
        played = now.ply
    assert guest.standing(played, "over").turn == "over"
    assert kinds >= asked


def test_other_games_keep_their_words(visit: Visit, tables: TableServer) -> None:
    """What cannot be told in pictures is not half told."""
    guest = visit("en", size=PHONE)
    switch_on(guest)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        table = begin(client, game="pharaoh", bots=["novice"])
    guest.show(f"/table/{table}")
    guest.standing(-1, "mine", "others")
    assert guest.page.locator(SIGNS).count() == 0
    assert re.search(r"[^\W\d]", guest.page.evaluate(READ))


@pytest.mark.parametrize("game", ["imhotep", "murals", "senet"])
def test_a_hand_has_its_choices_in_pictures(visit: Visit, tables: TableServer, game: str) -> None:
    """At a family table a phone shows what can be done as buttons with pictures, no words.
    Every choice is there, and each picture differs from the others."""
    board, hand = visit("en"), visit("en", PHONE, touch=True)
    with tables.guest("Host") as client:
        board.take_over(client)
        options = {"sides": "ABABA"} if game == "imhotep" else {}
        wish = {"game": game, "players": 2, "seat": -1, "family": True, "options": options}
        table = client.post("/api/tables", json=wish).json()["id"]
        codes = client.get(f"/api/tables/{table}/seat-codes").json()["codes"]
        switch_on(hand)
        hand.go(f"/table/{table}/hand?seat=0&code={codes[0]}")
        hand.introduce("Mia", "web-room-sit")
        hand.page.locator('[data-turn="waiting"]').wait_for()
        client.put(f"/api/tables/{table}/bot", json={"seat": 1, "level": "novice"})
        client.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    chance = random.Random(SEED)
    played = -1
    for _ in range(12):
        now = hand.standing(played)
        if now.turn != "mine":
            break
        hand.page.wait_for_selector(SIGNS)
        words = hand.choices(now.ply)
        if game != "senet":  # whose squares are pressed
            picks = hand.page.locator(".remote [data-pick]")
            expect(picks).to_have_count(len(words))
            drawn = picks.evaluate_all("(all) => all.map((it) => it.innerHTML)")
            assert len(set(drawn)) == len(words), words
            picks.nth(chance.randrange(len(words))).click()
        else:
            hand.pick(chance.choice(words))
        read = hand.page.evaluate(READ)
        assert not re.search(r"[^\W\d]", read), f"ply {now.ply} says {read}"
        hand.confirm()
        played = now.ply
    assert played > 0
