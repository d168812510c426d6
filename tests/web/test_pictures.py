"""Without reading: whole games by what is drawn, with no word in the bar."""

import random
import re

import pytest

from drawing import SEED
from services.table_server import TableServer, begin
from web.browsers import PHONE
from web.conftest import Visit
from web.visitor import MOST_MOVES, Visitor

# What can be read in the bar: not what is there for readers of the screen alone.
READ = """() => {
    const bar = document.querySelector("footer.prompt");
    const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const it = walker.currentNode.parentElement;
        if (it.closest(".visually-hidden") || !it.checkVisibility()) continue;
        found.push(walker.currentNode.data);
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
