"""A family around one table: a tablet is the board, phones are the hands."""

import json
import random
import threading
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Request, WebSocket, expect
from websockets.sync.client import ClientConnection

from server.patched import whole
from services.table_server import TableServer
from web.browsers import PHONE, Contexts
from web.conftest import Visit
from web.visitor import Visitor, visitor

TABLET: Final = (1024, 768)
KINDS: Final = {"cleopatra": 4, "imhotep": 4, "dynasty": 4, "murals": 4, "pharaoh": 4, "senet": 2}
DIES_AT: Final = 8  # ply
END: Final = 1_000_000  # plies, more than any game has
NAMES: Final = ("Mia", "Leo", "Ada", "Tom")
NEW: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on", "sides": "CDCDC"}
OPTIONS: Final = {"imhotep": {"sides": "BBBBB"}, "dynasty": NEW}  # with cards others do not see

# A hand that answers by itself: whenever it is asked it presses what the page offers, by a choice
# that follows from the ply alone. Every press goes through the page: pick, confirm.
DRIVER: Final = """(until) => {
    const press = (found) => found && !found.disabled && (found.click(), true);
    const step = () => {
        const at = document.querySelector("[data-turn]");
        if (!at || at.dataset.turn === "over") return;
        if (at.dataset.turn === "hand-over") return press(at.querySelector("button"));
        const ply = Number(at.dataset.ply);
        if (at.dataset.turn !== "mine" || ply >= until) return;
        const confirm = document.querySelector("[data-confirm]");
        if (confirm && !confirm.disabled) return press(confirm);
        const list = [...document.querySelectorAll(".remote [data-pick]")];
        if (list.length) return press(list[(ply * 7 + 3) % list.length]);
        const own = [...document.querySelectorAll(".room [data-word]")]
            .filter((it) => !it.disabled && !("refused" in it.dataset) && it.checkVisibility());
        if (own.length) return press(own[(ply * 7 + 3) % own.length]);
    };
    window.driving = setInterval(step, 15);
}"""


class Board:
    """The tablet, with everything that its page was ever told."""

    def __init__(self, who: Visitor) -> None:
        self.who = who
        self.frames: list[str] = []
        self.lines: list[str] = []  # addresses of its connections
        self.answers: list[tuple[str, str, Any]] = []  # to its requests: method, path, JSON
        who.page.on("websocket", self.overhear)
        who.page.on("requestfinished", self.note)

    def overhear(self, socket: WebSocket) -> None:
        self.lines.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def note(self, request: Request) -> None:
        path = urlsplit(request.url).path
        answer = request.response()
        if path.startswith("/api/") and answer:
            self.answers.append((request.method, path, answer.json()))

    def open(self, game: str, players: int) -> str:
        """A family table, from the form to the codes of its seats; its id."""
        played = "imhotep" if game == "dynasty" else game
        wish = {"game": played, "players": players, "seat": -1, "family": True}
        with self.who.client() as client:
            answer = client.post("/api/tables", json=wish | {"options": OPTIONS.get(game, {})})
        table = str(answer.raise_for_status().json()["id"])
        self.who.go(f"/table/{table}/board")
        expect(self.who.page.locator("[data-code]")).to_have_count(players)
        return table

    def code(self, seat: int) -> str:
        """The way to a seat, as its code on the screen has it."""
        found = self.who.page.locator(f'[data-seat="{seat}"] [data-code]')
        address = found.get_attribute("href") or ""
        return address[address.index("/table/") :]

    def updates(self) -> list[dict[str, Any]]:
        """What it was told, whole; of a board that changed it is told the changes."""
        found: list[dict[str, Any]] = []
        for frame in self.frames:
            told = json.loads(frame)
            if told["type"] in {"snapshot", "update"}:
                found.append(told.get("update", told))
            elif told["type"] == "patch":
                found.append(whole(found[-1], told))
        return found


class Stranger:
    """Somebody without a name who watches. Reads as it comes: who does not is hung up on, and a
    whole game is a lot."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.found: dict[int, dict[str, Any]] = {}  # updates, by version
        self.changed = threading.Condition()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        for frame in self.line:
            message = json.loads(frame)
            if message["type"] in {"snapshot", "update"}:
                update = message.get("update", message)
                with self.changed:
                    self.found[update["version"]] = update
                    self.changed.notify_all()

    def told(self, version: int) -> dict[int, dict[str, Any]]:
        """All of it up to a version, by version."""
        with self.changed:
            known = self.changed.wait_for(lambda: max(self.found, default=-1) >= version, 60)
            assert known, f"the stranger was told nothing of version {version}"
            return dict(self.found)


def sit(hand: Visitor, path: str, name: str) -> None:
    hand.go(path)
    hand.introduce(name, "web-room-sit")
    hand.page.locator('[data-turn="waiting"]').wait_for()


@pytest.mark.parametrize("game", KINDS)
def test_a_family_plays_a_whole_game_on_a_tablet_and_phones(
    game: str, visit: Visit, tables: TableServer
) -> None:
    """Early on a phone dies and another takes its seat up; the game goes on to its end and result.
    The board's page is told nothing that a stranger who watches is not told."""
    players = KINDS[game]
    board = Board(visit("en", TABLET))
    with tables.guest("Host") as client:
        board.who.take_over(client)
    table = board.open(game, players)
    hands = [visit("ja" if at == 1 else "en", PHONE, touch=True) for at in range(players)]
    for at, hand in enumerate(hands):
        sit(hand, board.code(at), NAMES[at])
    board.who.page.locator(".start").click()
    board.who.page.locator('[data-turn="others"]').wait_for()
    with tables.live(table) as line:
        stranger = Stranger(line)
        for hand in hands:
            hand.page.locator("[data-ply]").wait_for()
            hand.page.evaluate(DRIVER, DIES_AT)
        reached(board.who, DIES_AT)
        hands[0] = take_over(board, hands[0], visit("en", PHONE, touch=True))
        for hand in hands:
            hand.page.evaluate("clearInterval(window.driving)")
            hand.page.evaluate(DRIVER, END)
        reached(board.who, END)
        same = stranger.told(board.updates()[-1]["version"])
    for each in (board.who, *hands):
        each.page.locator('[data-turn="over"]').wait_for()
    expect(
        board.who.page.get_by_role("heading", name=board.who.say("web-table-sheet"))
    ).to_be_visible()
    check_public(board, same)
    check_answers(board, table, tables)


def reached(who: Visitor, ply: int) -> None:
    """The board stands at that ply or later, or the game is over."""
    who.page.wait_for_function(
        """(ply) => {
            const at = document.querySelector("[data-turn]");
            return at && (at.dataset.turn === "over" || Number(at.dataset.ply) >= ply);
        }""",
        arg=ply,
    )


def take_over(board: Board, lost: Visitor, found: Visitor) -> Visitor:
    """The phone of seat 1 dies without a word; the board says so, and its code brings the seat to
    another phone. Switched on again the old one is told, and sees no card any more."""
    page = board.who.page
    here = lost.page.url
    lost.page.goto("about:blank")
    page.locator("[data-seats]").click()
    card = page.locator('dialog [data-seat="0"]')
    expect(card).to_contain_text(board.who.say("web-family-phone-gone"))
    card.locator("[aria-expanded]").click()
    path = board.code(0)
    found.go(path)
    found.introduce("Somebody", "web-family-take-do")
    found.page.locator("[data-ply]").wait_for()
    expect(card).to_contain_text(board.who.say("web-family-on-phone"))
    expect(card).to_contain_text("Mia")
    # Its code has changed with the phone that has the seat.
    expect(page.locator(f'dialog [data-seat="0"] [data-code][href$="{path}"]')).to_have_count(0)
    page.keyboard.press("Escape")
    lost.page.goto(here)
    taken = lost.say("web-family-taken", name="Mia")
    expect(lost.page.get_by_text(taken)).to_be_visible()
    assert lost.page.locator(".room").count() == 0
    return found


def check_public(board: Board, stranger: dict[int, dict[str, Any]]) -> None:
    assert all("watch=1" in line for line in board.lines)
    compared = 0
    for update in board.updates():
        if update["view"] is None:
            continue
        assert update["view"]["seat"] == -1
        assert (update["decision"], update["undo"], update["answer"]) == (None, -1, [])
        twin = stranger.get(update["version"])
        if twin:
            compared += 1
            for part in ("view", "state"):
                assert update[part] == twin[part]
            if twin["kept"] == update["kept"]:  # both know as much of what was before
                assert (update["events"], update["acts"]) == (twin["events"], twin["acts"])
    assert compared > 2


def check_answers(board: Board, table: str, tables: TableServer) -> None:
    """What the board's page asked for besides: nothing that tells of a hand or of the deal, and of
    the table no more than anybody may ask for. Its own are its name and the codes of the seats."""
    own = {"/api/session", f"/api/tables/{table}/seat-codes"}
    with httpx.Client(base_url=tables.url) as anybody:
        for method, path, answer in board.answers:
            assert not (private_in(answer) and path not in own), f"{path}: {private_in(answer)}"
            if method == "GET" and path not in own:
                same = anybody.get(path)
                assert same.status_code == 200, path
                assert shape(answer) == shape(same.json()), path
    assert own <= {path for _, path, _ in board.answers}


def private_in(answer: Any) -> set[str]:
    """Names in an answer under which something private could stand."""
    if isinstance(answer, list):
        return {name for each in answer for name in private_in(each)}
    if not isinstance(answer, dict):
        return set()
    own = {"view", "decision", "hand", "secret", "codes", "seed"} & {
        name for name, value in answer.items() if value
    }
    return own | {name for each in answer.values() for name in private_in(each)}


def shape(answer: Any) -> Any:
    """Names without what they tell, which changes with time."""
    if isinstance(answer, dict):
        return {name: shape(value) for name, value in answer.items()}
    return None


def test_a_seat_of_a_dead_phone_is_played_on_the_board(visit: Visit, tables: TableServer) -> None:
    """Taken up there in the middle of a game, handed over, played; then a phone has it again."""
    board = Board(visit("en", TABLET))
    with tables.guest("Host") as client:
        board.who.take_over(client)
    board.open("pharaoh", 2)
    hands = [visit("en", PHONE, touch=True) for _ in range(2)]
    for at, hand in enumerate(hands):
        sit(hand, board.code(at), NAMES[at])
    page = board.who.page
    page.locator(".start").click()
    for hand in hands:
        hand.page.locator("[data-ply]").wait_for()
        hand.page.evaluate(DRIVER, DIES_AT)
    reached(board.who, DIES_AT)
    hands[0].page.goto("about:blank")
    page.locator("[data-seats]").click()
    page.locator(
        'dialog [data-seat="0"] button', has_text=board.who.say("web-family-play-here")
    ).click()
    expect(page.locator('dialog [data-seat="0"]')).to_contain_text(
        board.who.say("web-family-on-board")
    )
    page.keyboard.press("Escape")
    hands[1].page.evaluate("clearInterval(window.driving)")
    hands[1].page.evaluate(DRIVER, END)
    page.locator("[data-take]").click()
    expect(page.locator('[data-turn="hand-over"]')).to_contain_text("Mia")
    assert page.locator("[data-card]").count() == 0, "no hand is shown meanwhile"
    page.locator('[data-turn="hand-over"] button').click()
    now = board.who.standing()
    board.who.move(now.ply, random.Random(3))
    page.locator(".turner").wait_for()  # the board is everybody's again
    # A new phone scans the code of the seat, and plays it to the end.
    page.locator("[data-seats]").click()
    page.locator('dialog [data-seat="0"] [aria-expanded]').click()
    new = visit("en", PHONE, touch=True)
    new.go(board.code(0))
    new.introduce("Somebody", "web-family-take-do")
    page.keyboard.press("Escape")
    new.page.locator("[data-ply]").wait_for()
    new.page.evaluate(DRIVER, END)
    reached(board.who, END)
    expect(page.locator("[data-take]")).to_have_count(0)


def test_one_phone_holds_two_seats_and_the_board_a_third(visit: Visit, tables: TableServer) -> None:
    """Children who share a phone hand it over; who has none plays on the board itself."""
    board = Board(visit("en", TABLET))
    with tables.guest("Host") as client:
        board.who.take_over(client)
    board.who.show("/")
    table = board.open("pharaoh", 3)
    hand = visit("en", PHONE, touch=True)
    sit(hand, board.code(0), "Mia")
    hand.go(board.code(1))
    hand.page.get_by_label(hand.say("web-new-seat-local-name")).fill("Leo")
    hand.press("web-family-carry-do")
    hand.page.locator('[data-turn="waiting"]').wait_for()
    page = board.who.page
    page.locator('[data-seat="2"] button', has_text=board.who.say("web-family-play-here")).click()
    expect(page.locator('[data-seat="2"] b')).to_have_text(board.who.say("web-room-seat", seat=3))
    page.locator(".start").click()
    hand.page.locator(
        '[data-turn="mine"], [data-turn="others"], [data-turn="hand-over"]'
    ).wait_for()
    hand.page.evaluate(DRIVER, END)
    handed = set()
    for _ in range(2):
        page.locator("[data-take]").click()
        expect(page.locator('[data-turn="hand-over"]')).to_be_visible()
        assert page.locator("[data-card]").count() == 0, "no hand is shown meanwhile"
        page.locator('[data-turn="hand-over"] button').click()
        at = board.who.standing()
        handed.add(at.ply)
        board.who.move(at.ply, random.Random(3))
        page.locator(".turner").wait_for()  # the board is everybody's again
    assert len(handed) == 2
    assert table in page.url


def test_two_scan_the_same_code_and_a_board_is_found_again(
    visit: Visit, tables: TableServer
) -> None:
    """The second phone is not led to take the seat away. Whoever presses the house on the board in
    the middle of a game finds the way back at home, until the game is over."""
    board = Board(visit("en", TABLET))
    with tables.guest("Host") as client:
        board.who.take_over(client)
    table = board.open("senet", 2)
    code = board.code(0)
    first, second = visit("en", PHONE, touch=True), visit("en", PHONE, touch=True)
    second.forgiven = ("400 (Bad Request)",)  # the seat is taken
    second.go(code)
    form = second.page.get_by_label(second.say("web-home-name"))
    form.fill("Leo")
    sit(first, code, "Mia")
    second.press("web-room-sit")
    expect(second.page.get_by_text(second.say("web-family-taken", name="Mia"))).to_be_visible()
    expect(second.button("web-family-take-do")).to_have_count(0)
    second.go(board.code(1))
    second.press("web-room-sit")
    second.page.locator('[data-turn="waiting"]').wait_for()
    page = board.who.page
    page.locator(".start").click()
    page.locator('[data-turn="others"]').wait_for()
    board.who.go("/")
    page.locator("[data-back-to-board]").click()
    page.locator('[data-turn="others"]').wait_for()
    assert f"/table/{table}/board" in page.url
    for hand in (first, second):
        hand.page.evaluate(DRIVER, END)
    reached(board.who, END)
    page.locator(".result").wait_for()
    board.who.show("/")
    expect(page.locator("[data-back-to-board]")).to_have_count(0)


def test_a_flat_board_turns_to_whoever_is_up(visit: Visit, tables: TableServer) -> None:
    board = Board(visit("en", TABLET))
    with tables.guest("Host") as client:
        board.who.take_over(client)
    board.open("senet", 2)
    hands = [visit("en", PHONE, touch=True) for _ in range(2)]
    for at, hand in enumerate(hands):
        sit(hand, board.code(at), NAMES[at])
    page = board.who.page
    page.locator(".start").click()
    page.locator("[data-seats]").click()
    board.who.press("web-family-flat")
    page.keyboard.press("Escape")
    turns = set()
    for hand in hands:
        hand.page.evaluate(DRIVER, END)
    for turn in ("180", "0", "180"):
        page.locator(f'[data-turned="{turn}"]').wait_for()
        turns.add(turn)
    assert turns == {"0", "180"}


def test_a_stream_is_as_late_as_wished(visit: Visit, tables: TableServer) -> None:
    """No chat, no codes, nothing to press; the picture begins when the delay is over."""
    host = visit("en", TABLET)
    with tables.guest("Host") as client:
        host.take_over(client)
        wish = {"game": "senet", "players": 2, "bots": ["novice"]}
        table = client.post("/api/tables", json=wish).json()["id"]
        client.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    host.go(f"/table/{table}/stream?delay=1")
    expect(host.page.get_by_text(host.say("web-family-stream-later", seconds=1))).to_be_visible()
    host.page.locator('[data-turn="others"]').wait_for()
    expect(host.page.get_by_text(host.say("web-family-stream-delay", seconds=1))).to_be_visible()
    assert host.page.locator("[data-code], [data-seats], [data-word], [data-confirm]").count() == 0


def test_a_phone_plays_at_an_address_without_https(contexts: Contexts) -> None:
    """As in a room: browsers leave out what they keep for safe pages. They hold 0.0.0.0 for an
    address elsewhere, and it works on a machine without any network."""
    with TableServer("--no-limits", "--host", "0.0.0.0", by_test=True) as server:
        hand = visitor(contexts, f"http://0.0.0.0:{server.port}", "en", PHONE, touch=True)
        hand.forgiven = ("Cross-Origin-Opener-Policy",)  # nothing that a room needs
        hand.go("/")
        with server.guest("Mia") as client:
            table = client.post(
                "/api/tables", json={"game": "senet", "players": 2, "bots": ["novice"]}
            ).json()["id"]
            client.post(f"/api/tables/{table}/start", json={}).raise_for_status()
            hand.take_over(client)
        hand.go(f"/table/{table}")
        assert not hand.page.evaluate("isSecureContext")
        assert hand.play_on(random.Random(1), until=12).ply >= 12
        hand.close()


def test_hands_are_open_on_the_stream_once_all_agreed(visit: Visit, tables: TableServer) -> None:
    """Ticked in the menu of a table, and unticked again; a bot agrees by itself."""
    player, stream = visit("en", TABLET), visit("en", TABLET)
    with tables.guest("Ann") as client:
        player.take_over(client)
        wish = {"game": "pharaoh", "players": 2, "bots": ["novice"]}
        table = client.post("/api/tables", json=wish).json()["id"]
        client.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    player.show(f"/table/{table}")
    stream.go(f"/table/{table}/stream")
    stream.page.locator("[data-turn]").wait_for()
    hand = stream.page.locator('.room [data-place^="hand-"] [data-piece^="crew"]')
    expect(hand).to_have_count(0)
    own = player.page.get_by_role("button", name=player.say("web-table-menu"))
    own.click()
    player.page.locator("[data-open-hand]").check()
    expect(stream.page.locator("[data-hands-open]")).to_be_visible()
    expect(hand).not_to_have_count(0)
    expect(stream.page.locator("[data-opened]").first).to_be_visible()
    player.page.locator("[data-open-hand]").uncheck()
    expect(hand).to_have_count(0)
    expect(stream.page.locator("[data-hands-open]")).to_have_count(0)
