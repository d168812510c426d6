"""Giving up a game, and what to do about somebody in the chat."""

from playwright.sync_api import expect

from services.table_server import TableServer, open_table, say, start_table, told
from web.browsers import PHONE
from web.conftest import Visit


def test_muting_reporting_blocking_and_resigning(tables: TableServer, visit: Visit) -> None:
    """Ann, in English, has had enough of Ben, who plays in Japanese."""
    ann, ben = visit("en"), visit("ja", PHONE)
    with tables.guest("Ann") as host, tables.guest("Ben") as other:
        table = open_table(host, players=2, rated=True)
        other.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        start_table(host, table)
        with tables.live(table, other) as socket:
            say(socket, "say", text="You play like a camel")
            told(socket, "chat")
        for each, client in ((ann, host), (ben, other)):
            each.take_over(client)
            each.go(f"/table/{table}")
            each.standing(-1, "mine", "others")
    line = ann.page.get_by_text("You play like a camel")
    ann.page.get_by_role("tab", name=ann.say("web-table-chat")).click()
    about = ann.button("web-manners-about", name="Ben")

    about.click()
    ann.press("web-manners-mute")
    expect(line).to_be_hidden()
    ann.page.reload()
    ann.page.get_by_role("tab", name=ann.say("web-table-chat")).click()
    expect(ann.page.get_by_text(ann.say("web-manners-muted", name="Ben"))).to_be_visible()
    expect(line).to_be_hidden()
    ann.press("web-manners-unmute")
    expect(line).to_be_visible()

    about.click()
    ann.press("web-manners-report")
    ann.page.get_by_label(ann.say("web-manners-report-text")).fill("Not a camel")
    ann.press("web-manners-report-send")
    expect(ann.page.get_by_text(ann.say("web-manners-report-sent"))).to_be_visible()
    ann.press("web-manners-block")
    expect(line).to_be_hidden()

    ann.press("web-table-menu")
    resign = ann.page.get_by_role("button", name=ann.say("web-table-resign")).first
    resign.click()
    dialog = ann.page.get_by_role("dialog", name=ann.say("web-table-resign-ask"))
    expect(dialog).to_contain_text(ann.say("web-table-resign-rated"))
    ann.press("web-table-resign-not")
    expect(dialog).to_be_hidden()
    ann.press("web-table-menu")
    resign.click()
    ann.press("web-table-resign-do")
    scribe = ann.say("bot-name-scribe")
    notice = ann.page.get_by_text(ann.say("web-table-resigned-you", level=scribe))
    expect(notice).to_be_visible()
    for each in (ann, ben):
        mark = each.page.locator(".players .chip", has_text=each.say("web-table-resigned"))
        expect(mark.first).to_be_attached()

    ann.go("/settings")
    ann.press("web-manners-unblock-name", name="Ben")
    expect(ann.page.get_by_text(ann.say("web-manners-blocked-none"))).to_be_visible()
