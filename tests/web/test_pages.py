"""Every page: open to everybody, in both languages, light and dark; and quick to load."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Response, expect

from drawing import SOAK
from saqqara.games import GAMES
from services.table_server import TableServer, begin
from web.browsers import PHONE, need_axe
from web.conftest import Visit
from web.places import places
from web.played import finished
from web.visitor import Visitor

# Bytes, as they are sent, until a table can be played. The stage, the recap and the ending cost
# 15,000 of them; what few need (text board, keys, sounds, the reckoning) comes when it is used. The
# switches of furigana, plain words, pictures, marks and open hands cost 3,000 where they hang in,
# and applying what changed of a view 800.
SCRIPT_LIMIT: Final = 172_500
STEPS: Final = 50
# Language, by night, on a phone: everything by day and by night, on a desk and on a phone.
WAYS: Final = [
    ("en", False, False),
    ("ja", True, True),
    *([("ja", True, False), ("en", True, True)] if SOAK else []),
]
# Imhotep has many boards: by day on a desk these are left out, by night on a phone those. And of
# what has the same form for every game those with most in it are enough.
LARGE: Final = {"imhotep", "cleopatra"}
ALIKE: Final = {
    f"{page}-{it.id}" for page in ("new", "rules") for it in GAMES if it.id not in LARGE
}
OTHER_WAY: Final = {False: {"imhotep-b", "imhotep-d"} | ALIKE, True: {"imhotep-a", "imhotep-c"}}
SERIOUS: Final = {"serious", "critical"}


def violations(guest: Visitor, part: str = "document") -> list[str]:
    """Of the whole page, or of a part of it."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(need_axe())
    found: dict[str, Any] = guest.page.evaluate(f"axe.run({part}, {{resultTypes: ['violations']}})")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in SERIOUS
        for node in each["nodes"]
    ]


@pytest.mark.parametrize(("language", "dark", "phone"), WAYS)
def test_no_page_keeps_anybody_out(
    visit: Visit, tables: TableServer, language: str, dark: bool, phone: bool
) -> None:
    wish = {"size": PHONE, "touch": True} if phone else {}
    guest = visit(language, dark=dark, **wish)
    found = []
    for name, path, is_table in places(tables, guest, language):
        if phone and not is_table and path != "/":
            continue  # the same as on a desk, one below the other
        if not SOAK and name in OTHER_WAY[phone]:
            continue
        (guest.stroll if name != "home" else guest.show)(path)
        found += [f"{name}: {each}" for each in violations(guest)]
        wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        found += [f"{name}: {wide} pixels too wide"] if wide > 0 else []
    assert not found, "\n".join(found)


def test_little_script_until_the_first_table(visit: Visit, tables: TableServer) -> None:
    """The home page and then a table; what a cache holds counts too."""
    guest = visit("ja")
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js") and response.url not in sizes:  # later it is kept
            assert response.headers["content-encoding"] == "gzip"
            sizes[response.url] = int(response.headers["content-length"])

    guest.page.on("response", weigh)
    with tables.guest("Ann") as client:
        table = begin(client, game="imhotep")
        guest.take_over(client)
    guest.show("/")
    guest.show(f"/table/{table}")
    assert any("Board" in url for url in sizes)
    assert sum(sizes.values()) <= SCRIPT_LIMIT, sizes


def test_it_can_be_installed(visit: Visit) -> None:
    """The browser finds what an app needs, and every icon is there."""
    guest = visit("en", usual=True)
    guest.show("/")
    assert guest.page.evaluate("navigator.serviceWorker.ready.then((it) => it.active !== null)")
    control = guest.context.new_cdp_session(guest.page)
    found = control.send("Page.getAppManifest")
    assert found["errors"] == []
    icons = json.loads(found["data"])["icons"]
    for address in ["/icon-180.png", *(icon["src"] for icon in icons)]:
        answer = guest.page.request.get(guest.address + address)
        assert answer.headers["content-type"].startswith("image/"), address


def test_stepping_through_a_replay(visit: Visit, tables: TableServer) -> None:
    guest = visit("en")
    with tables.guest("Ann") as client:
        table = finished(tables, client, game="imhotep")
        guest.take_over(client)
    guest.show(f"/replay/{table}/0")
    for _ in range(STEPS):
        guest.page.keyboard.press("ArrowRight")
    guest.page.wait_for_url(f"**/replay/{table}/{STEPS}?seat=*")
    scrubber = guest.page.get_by_role("slider")
    expect(scrubber).to_have_value(str(STEPS))
    guest.press("web-replay-back")
    expect(scrubber).to_have_value(str(STEPS - 1))
