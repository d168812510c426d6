"""The figures of my own box, brought to a new table in the browser."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from services.table_server import TableServer, begin, open_table
from web.browsers import DESK, PHONE
from web.conftest import Visit
from web.played import finished
from web.test_pages import violations
from web.visitor import Visitor

MINE: Final = "name = 'わたしの箱'\n[tracks]\narea = [7, 3, 1]\n"
BAD: Final = MINE.replace("[7, 3, 1]", "[7, 3, 9]")
CHIP: Final = "わたしの箱"


def own_figures(guest: Visitor) -> None:
    """The page of a new table, ready for a file."""
    guest.forgiven = ("400 (Bad Request)",)  # how the client learns that a file is bad
    guest.show("/new/murals")
    guest.page.get_by_role("checkbox", name=guest.say("web-edition-own")).check()


def file_field(guest: Visitor) -> Locator:
    return guest.page.locator("input[type=file]")


def text_field(guest: Visitor) -> Locator:
    return guest.page.get_by_label(guest.say("web-edition-text"))


def chip(guest: Visitor) -> Locator:
    return guest.page.get_by_text(guest.say("web-edition-chip", name=CHIP)).first


def complaint(guest: Visitor, text: str) -> str:
    """What the game says of such a file, in the language of the visitor."""
    with pytest.raises(OptionError) as caught:
        game_spec("murals").editable().canonical(text)
    return guest.texts.error(caught.value)


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ja", PHONE)])
def test_a_table_with_my_own_figures(
    visit: Visit, tables: TableServer, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    guest = visit(language, size)
    with tables.guest("Ann") as ann:
        guest.take_over(ann)
    own_figures(guest)
    file = tmp_path / "my-sheet.toml"
    file.write_text(BAD, "utf-8")
    file_field(guest).set_input_files(file)
    expect(guest.page.get_by_text(complaint(guest, BAD))).to_be_visible()
    expect(text_field(guest)).to_have_value(BAD)  # it can be mended right here
    assert violations(guest) == []
    file.write_text(MINE, "utf-8")
    file_field(guest).set_input_files(file)
    expect(guest.page.get_by_text(guest.say("web-edition-changes", count=1))).to_be_visible()
    expect(guest.page.get_by_role("row", name="tracks.area.1 5 7")).to_be_visible()
    assert violations(guest) == []
    rated = guest.page.get_by_role("checkbox", name=guest.say("web-new-rated"))
    expect(rated).to_be_disabled()
    guest.press("web-new-open")
    guest.page.wait_for_url("**/table/*")
    expect(chip(guest)).to_be_visible()
    guest.page.get_by_text(guest.say("web-edition-changes", count=1)).click()
    expect(guest.page.get_by_role("row", name="tracks.area.1 5 7")).to_be_visible()
    guest.go("/lobby")
    expect(guest.page.locator("article", has=chip(guest)).first).to_be_visible()


def test_pasted_figures(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    with tables.guest("Ann") as ann:
        guest.take_over(ann)
    own_figures(guest)
    field = text_field(guest)
    expect(guest.page.get_by_text(guest.say("web-edition-none"))).to_be_visible()
    for text in ("tracks = [", "track = 1", "x" * 9_000):
        field.fill(text)
        field.blur()
        expect(guest.page.get_by_text(complaint(guest, text))).to_be_visible()
    field.fill("name = 'Only a name'")
    field.blur()
    expect(guest.page.get_by_text(guest.say("web-edition-same"))).to_be_visible()
    field.fill(BAD)
    guest.press("web-new-open")  # what is wrong is told here as well, and nothing is opened
    expect(guest.page.get_by_text(complaint(guest, BAD)).first).to_be_visible()
    assert guest.page.url.endswith("/new/murals")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_standard_file_can_be_downloaded_and_brought_back(
    visit: Visit, language: str, tmp_path: Path
) -> None:
    guest = visit(language)
    own_figures(guest)
    with guest.page.expect_download() as downloading:
        guest.page.get_by_role("link", name=guest.say("web-edition-download")).click()
    assert downloading.value.suggested_filename == "murals-edition.toml"
    path = tmp_path / "standard.toml"
    downloading.value.save_as(path)
    assert guest.say("murals-note-ankh") in path.read_text("utf-8").replace("\n# ", " ")
    file_field(guest).set_input_files(path)
    expect(guest.page.get_by_text(guest.say("web-edition-same"))).to_be_visible()


def test_the_chip_at_the_table_and_in_its_replay(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    with tables.guest("Ann") as ann:
        guest.take_over(ann)
        options = {"edition": MINE}
        table = finished(tables, ann, game="murals", players=2, bots=["novice"], options=options)
    for path in (f"/table/{table}", f"/replay/{table}/5"):
        guest.show(path)
        expect(chip(guest)).to_be_visible()
    guest.go(f"/table/{table}")
    guest.press("web-table-menu")
    guest.page.get_by_text(guest.say("web-edition-changes", count=1)).click()
    expect(guest.page.get_by_role("row", name="tracks.area.1 5 7")).to_be_visible()


def test_rules_opened_from_a_table_have_its_figures(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    with tables.guest("Ann") as ann:
        guest.take_over(ann)
        waiting = open_table(ann, game="murals", players=2, options={"edition": MINE})
        begun = begin(ann, game="murals", players=2, options={"edition": MINE})
    for table in (waiting, begun):
        guest.show(f"/table/{table}")
        link = guest.page.locator("a[href^='/rules/murals']").first
        guest.show(str(link.get_attribute("href")))
        expect(guest.page.get_by_text(guest.say("web-rules-edition"))).to_be_visible()
        expect(guest.page.get_by_role("row", name="tracks.area.1 5 7")).to_be_visible()
        expect(guest.page.get_by_role("row", name="Area 7 3 1")).to_be_visible()
        expect(guest.page.get_by_role("row", name="Combo 6 4 2")).to_be_visible()
    guest.show("/rules/murals")
    expect(guest.page.get_by_role("row", name="Area 5 3 1")).to_be_visible()


def test_games_without_such_figures_do_not_ask(visit: Visit) -> None:
    guest = visit("en")
    guest.show("/new/pharaoh")
    expect(guest.page.get_by_text(guest.say("web-edition-own"))).to_have_count(0)
