"""Cleopatra in the browser: whole games by clicks, and an Offering of several people at once."""

import random
import re
from collections.abc import Callable
from typing import Final

import httpx
import pytest
from playwright.sync_api import expect

from drawing import SOAK
from saqqara.games import PRESETS
from services.table_server import TableServer, open_table
from web.architect import Architect
from web.browsers import DESK, PHONE
from web.conftest import Visit
from web.played import Updates, is_over, play_together
from web.positions import Question, Story, imported, leap, story, what_if
from web.visitor import Visitor

FIRST: Final = 1_000_000 if SOAK else 60  # plies
LAST: Final = 30  # decisions of three people
MOST_TABLES: Final = 8  # about one game in eight has no offering


def begin(guest: Visitor, market: str) -> None:
    """From the page for a new table, against bots."""
    guest.go("/new/cleopatra")
    players = guest.page.get_by_role("group", name=guest.say("web-home-players"))
    players.get_by_role("button", name="3", exact=True).click()
    for seat in (2, 3):
        guest.page.get_by_label(guest.say("web-room-seat", seat=seat)).select_option("novice")
    name = guest.say(f"cleopatra-option-market-{market}")
    guest.page.get_by_role("radio", name=name, exact=True).check(force=True)
    guest.press("web-new-start")
    guest.introduce("Ann", "web-new-open")


def test_cleopatra_on_a_phone(visit: Visit) -> None:
    """Its beginning, and the end of another game; in a soak from the first turn to the last."""
    guest = visit("ja", PHONE, touch=True)
    begin(guest, "stalls")
    guest.standing()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    architect = Architect(guest, random.Random(7))
    if architect.play_on(until=FIRST).turn != "over":
        leap(guest, ("cleopatra", 3, {"market": "stalls"}, 2), LAST)
        guest.watch_board()
        assert architect.play_on().turn == "over"
        assert guest.kept_board()
    see_the_reckoning(guest)


def test_the_last_decisions_of_cleopatra(visit: Visit, tables: TableServer) -> None:
    """In the other language, with the other market and on a desk."""
    guest = visit("en")
    told = story("cleopatra", 3, {}, 2)
    with tables.guest("Ann") as client:
        guest.take_over(client)
        last = what_if(client, imported(client, told), told.near_the_end(LAST))
    guest.go(f"/table/{last}")
    guest.watch_board()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= DESK[0]
    assert Architect(guest, random.Random(7)).play_on().turn == "over"
    assert guest.kept_board()
    see_the_reckoning(guest)


def see_the_reckoning(guest: Visitor) -> None:
    guest.see_result()
    reckoning = guest.page.get_by_role("region", name=guest.say("web-cleopatra-reckoning"))
    expect(reckoning.locator("article")).to_have_count(3)
    guest.press("web-table-show-board")
    expect(guest.page.locator("[data-place=altar]")).to_be_attached()


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ja", PHONE)])
def test_what_cannot_be_built_says_why(visit: Visit, language: str, size: tuple[int, int]) -> None:
    """Nobody begins with enough for every kind of piece."""
    guest = visit(language, size, touch=size == PHONE)
    begin(guest, "row")
    guest.standing()
    if size == PHONE:
        guest.page.locator("[role=tab][data-panel=quarry]").click()
    piece = guest.page.locator("[data-kind][aria-disabled=true]").first
    why = piece.evaluate(
        "it => document.getElementById(it.getAttribute('aria-describedby')).innerText"
    )
    piece.evaluate("it => it.click()")
    expect(guest.page.locator(".prompt").get_by_text(why)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_others_hide_is_shown_on_request_everywhere(visit: Visit, language: str) -> None:
    """Talents and amulets of others: what memory knows is behind a press, also in the text."""
    guest = visit(language, DESK)
    begin(guest, "row")
    guest.standing()
    forecast = guest.page.locator(".forecast")
    forecast.locator("summary").click()
    amulets = guest.say("cleopatra-forecast-amulets")
    expect(forecast.get_by_role("rowheader", name=amulets, exact=True)).to_be_visible()
    expect(forecast.get_by_text(guest.say("cleopatra-forecast-crocodile"))).to_be_visible()
    expect(forecast.get_by_text("cleopatra-")).to_have_count(0)  # every id has its words
    guest.press("web-table-text-board")
    text = guest.page.get_by_role("region", name=guest.say("web-table-text-board"))
    memory = text.locator("details", has_text=guest.say("web-cleopatra-memory"))
    expect(memory).to_have_count(3)
    expect(memory.first.locator("li").first).to_be_hidden()
    memory.first.locator("summary").click()
    expect(memory.first.locator("li").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_both_rules_are_offered_by_name_at_the_quick_start(visit: Visit, language: str) -> None:
    guest = visit(language)
    guest.go("/")
    guest.press("web-home-choose", game=guest.texts.game_name("cleopatra"))
    rules = guest.page.get_by_label(guest.say("web-home-preset"))
    names = [guest.say(preset.name) for preset in PRESETS["cleopatra"]]
    assert rules.locator("option").all_inner_texts() == names
    rules.select_option(label=guest.say("cleopatra-option-preset-original-2006"))
    guest.press("web-home-bots")
    guest.introduce("Ann", "web-home-go")
    expect(guest.page.locator('[data-place^="stall-"]')).to_have_count(3)


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ja", PHONE)])
def test_every_card_of_a_stall_can_be_read(
    visit: Visit, tables: TableServer, language: str, size: tuple[int, int]
) -> None:
    """Also where many lie: each kind has its strip, and a press tells what the cards do."""
    guest = visit(language, size, touch=size == PHONE)
    told = story("cleopatra", 3, {"preset": "original-2006"}, 1)
    turns = [each for each in told.questions if "stall" in each.verbs()]
    with tables.guest("Ann") as client:
        table = what_if(client, imported(client, told), turns[len(turns) // 2])
        guest.take_over(client)
        guest.go(f"/table/{table}")
        guest.standing()
    if size == PHONE:
        guest.page.locator("[role=tab][data-panel=market]").click()
    stalls = guest.page.locator('[data-place^="stall-"]')
    expect(stalls).to_have_count(3)
    for stall in stalls.all():
        for strip in stall.locator("[data-piece]").all():
            expect(strip).to_be_visible()
            whole = strip.evaluate("it => it.scrollHeight <= it.clientHeight + 1")
            assert whole, strip.inner_text()
    guest.press("web-cleopatra-guide")
    guide = guest.page.get_by_role("dialog", name=guest.say("web-cleopatra-guide"))
    expect(guide.get_by_text(guest.say("web-cleopatra-about-merchant"))).to_be_visible()
    expect(guide.get_by_text("web-cleopatra-")).to_have_count(0)  # every id has its words


def test_two_people_bid_at_the_same_time(visit: Visit, tables: TableServer) -> None:
    """Both compose their offering at once; a seal is all that the other sees until it opens."""
    with tables.guest("Ann") as first, tables.guest("Ben") as second:
        table = come_to(tables, [first, second], all_bid)
        ann, ben = visit("en"), visit("ja")
        for guest, client in ((ann, first), (ben, second)):
            guest.take_over(client)
            guest.go(f"/table/{table}")
            guest.standing(-1, "mine")
    for guest in (ann, ben):
        Architect(guest, random.Random(2)).bid()
    bid = ben.page.locator("[data-bid] .sum").inner_text().strip()
    ben.confirm()
    ben.standing(-1, "others")
    ben.page.reload()  # and Ben still knows what is in the envelope
    mine = ben.page.locator(".seals li.sealed").filter(has_text="Ben")
    expect(mine.locator("b")).to_have_text(bid)
    expect(ben.page.get_by_text(ben.say("web-cleopatra-sealed-wait"))).to_be_visible()
    seal = ann.page.locator(".seals li").filter(has_text="Ben")
    expect(seal).to_have_class(re.compile("sealed"))
    expect(seal).not_to_contain_text(re.compile(r"\d"))
    assert ann.standing(-1, "mine").turn == "mine"
    ann.confirm()
    for guest in (ann, ben):
        opened = guest.page.get_by_role("region", name=guest.say("web-cleopatra-opened"))
        expect(opened.locator("li")).to_have_count(3)


def test_a_vizier_keeps_cards_in_any_order(visit: Visit, tables: TableServer) -> None:
    """The table wants them in the order of the deck; a person need not know it."""
    guest = visit("en")
    told, question = asked_by_a_vizier()
    with tables.guest("Ann") as client:
        guest.take_over(client)
        guest.go(f"/table/{what_if(client, imported(client, told), question)}")
    guest.standing(-1, "mine")
    hand = guest.page.locator("[data-place^=hand-] [data-piece]")
    held = hand.count()
    drawn = guest.page.locator("[data-choose] >> visible=true")
    drawn.last.click()
    drawn.first.click()
    expect(guest.page.locator("[data-choose][aria-pressed=true]")).to_have_count(2)
    guest.confirm()
    expect(hand).to_have_count(held + 2)
    expect(guest.page.locator("[data-choose]")).to_have_count(0)


def all_bid(updates: Updates) -> bool:
    """All dice lie on the Altar: both are asked at once."""
    both = all(update["decision"] is not None for update in updates)
    return both and updates[0]["ply"] == updates[1]["ply"]


def asked_by_a_vizier() -> tuple[Story, Question]:
    """Whoever played one has drawn several different cards."""
    for seed in range(MOST_TABLES):
        told = story("cleopatra", 3, {}, seed)
        for question in told.questions:
            if question.prompt == "cleopatra-prompt-vizier" and len(question.words) > 2:
                return told, question
    raise AssertionError("no game came to it")


def come_to(
    server: TableServer, people: list[httpx.Client], moment: Callable[[Updates], bool]
) -> str:
    """A table of two people and a bot at such a moment."""
    for _ in range(MOST_TABLES):
        table = open_table(people[0], game="cleopatra", players=3, bots=["novice"])
        people[1].post(f"/api/tables/{table}/join", json={"seat": 1}).raise_for_status()
        people[0].post(f"/api/tables/{table}/start", json={}).raise_for_status()
        updates = play_together(server, table, people, moment, wish)
        if not is_over(updates[0]):
            return table
    raise AssertionError("no game came to it")


def wish(words: list[str], chance: random.Random) -> str:
    """Building rolls the dice, and a Scribe adds one."""
    for start in ("play scribe add", "build ", "pay ", "done"):
        found = [word for word in words if word.startswith(start)]
        if found:
            return chance.choice(found)
    return chance.choice(words)
