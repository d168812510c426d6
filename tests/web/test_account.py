"""Settings: an account with all that one may do about it, from claiming to deleting it."""

from playwright.sync_api import expect

from services.table_server import TableServer
from web.conftest import Visit

PASSWORD = "correct horse"
BETTER = "a better horse"


def test_an_account_from_its_beginning_to_its_end(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    page = guest.page
    guest.forgiven = ("status of 400", "status of 401")
    guest.go("/settings")
    guest.introduce("Ann", "web-settings-save")
    guest.press("web-settings-claim")
    page.get_by_label(guest.say("web-settings-login")).fill("life-ann")
    page.get_by_label(guest.say("web-settings-password")).fill(PASSWORD)
    guest.press("web-settings-claim")
    expect(page.get_by_text(guest.say("web-settings-signed-in", login="life-ann"))).to_be_visible()

    with tables.client() as elsewhere:  # another browser
        secret = {"login": "life-ann", "password": PASSWORD}
        elsewhere.post("/api/login", json=secret).raise_for_status()
        page.reload()
        browser = guest.say("web-account-session-unknown")
        end = guest.button("web-account-session-end", browser=browser)
        expect(end).to_be_visible()
        expect(page.get_by_text(guest.say("web-account-session-this"), exact=True)).to_have_count(1)
        guest.press("web-account-sessions-end")
        expect(end).to_have_count(0)
        assert elsewhere.get("/api/me").status_code == 401

    guest.press("web-account-password")
    page.get_by_label(guest.say("web-account-password-old")).fill(PASSWORD)
    page.get_by_label(guest.say("web-account-password-new")).fill(BETTER)
    guest.press("web-account-password")
    expect(page.get_by_text(guest.say("web-account-password-changed"))).to_be_visible()

    page.get_by_label(guest.say("web-settings-token-label")).fill("my bot")
    guest.press("web-account-scope-read")
    guest.press("web-settings-token-make")
    token = page.get_by_label(guest.say("web-settings-token-made")).input_value()
    with tables.client(token) as program:
        refused = program.post("/api/tables", json={"game": "pharaoh", "players": 2})
        assert refused.json()["code"] == "error-scope"
    with page.expect_download() as download:
        page.get_by_role("link", name=guest.say("web-account-export")).click()
    assert "my bot" in download.value.path().read_text("utf-8")

    guest.press("web-account-delete")
    confirm = page.get_by_label(guest.say("web-account-delete-password"))
    confirm.fill(PASSWORD)
    guest.press("web-account-delete-now")
    expect(page.get_by_text(guest.say("error-password"))).to_be_visible()
    confirm.fill(BETTER)
    guest.press("web-account-delete-now")
    expect(page.get_by_text(guest.say("web-account-deleted"))).to_be_visible()
    expect(page.get_by_text(guest.say("web-settings-nobody"))).to_be_visible()
    with tables.client() as again:
        answer = again.post("/api/login", json=secret | {"password": BETTER})
        assert answer.json()["code"] == "error-login"
