"""Every page and every board, in both languages and four sizes: whole words, wholly seen."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import httpx
import pytest

from services.table_server import TableServer, begin, open_table, say, told
from web.browsers import DESK, PHONE
from web.clipping import FIND, SETTLED
from web.conftest import Visit
from web.positions import Question, Story, imported, story, what_if
from web.visitor import Visitor

SIZES: Final = [(1280, 720), DESK, (820, 1180), PHONE]
DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}
LONG_WORD: Final = "Ptahhotepdermitdemlangennamen" * 4  # longer than a line of a chat
BOARDS: Final[dict[str, tuple[str, int, dict[str, str], int]]] = {
    "imhotep-a": ("imhotep", 4, {"sides": "AAAAA"}, 2),
    "imhotep-b": ("imhotep", 4, {"sides": "BBBBB"}, 1),
    "imhotep-c": ("imhotep", 4, {"sides": "CCCCC"} | DYNASTY, 1),
    "imhotep-d": ("imhotep", 4, {"sides": "DDDDD"} | DYNASTY, 1),
    "cleopatra": ("cleopatra", 5, {}, 2),
    "stalls": ("cleopatra", 5, {"market": "stalls"}, 2),
    "murals": ("murals", 4, {}, 1),
    "pharaoh": ("pharaoh", 4, {}, 1),
}
PAGES: Final = [
    *("/", "/new", "/lobby", "/leaders", "/rules", "/settings", "/style", "/nowhere"),
    *(
        f"/{page}/{game}"
        for page in ("new", "rules")
        for game in ("cleopatra", "imhotep", "murals", "pharaoh")
    ),
]


def in_the_middle(told: Story) -> Question:
    """An ordinary turn late in the game, when much lies on the board."""
    most = max(len(question.verbs()) for question in told.questions)
    late = [question for question in told.questions if len(question.verbs()) == most]
    return late[len(late) * 3 // 4]


def places(server: TableServer, client: httpx.Client) -> Iterator[tuple[str, str]]:
    """The pages; of each board every kind of question, a result and a replay; a waiting room."""
    me = client.get("/api/me").json()["id"]
    yield from [(path, path) for path in [*PAGES, f"/user/{me}"]]
    for name, wish in BOARDS.items():
        played = story(*wish)
        over = imported(client, played)
        for question in [*played.of_every_kind(), in_the_middle(played)]:
            verbs = " ".join(sorted(question.verbs()))
            yield (
                f"{name}, ply {question.ply}: {verbs}",
                f"/table/{what_if(client, over, question)}",
            )
        yield f"{name}, result", f"/table/{over}"
        yield f"{name}, replay", f"/replay/{over}/{len(played.match.plies) // 2}"
    waiting = open_table(client, game="imhotep", players=4, name="Memphis")
    with server.live(waiting, client) as socket:
        say(socket, "say", text=LONG_WORD)
        told(socket, "chat")
    yield "waiting room", f"/table/{waiting}"


def prefixes() -> str:
    """With which the ids of all catalogues begin."""
    folder = files("saqqara").joinpath("locales", "en")
    lines = [line for file in folder.iterdir() for line in file.read_text("utf-8").splitlines()]
    ids = [line.split(" =")[0] for line in lines if line[:1].islower() and " =" in line]
    return "|".join(sorted({id.split("-")[0] for id in ids}))


def troubles(guest: Visitor, name: str, path: str) -> list[str]:
    """The page is loaded once, with nothing but its own words, and then seen in every size."""
    guest.show(path)
    found: list[str] = []
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(SETTLED)
        seen: list[str] = guest.page.evaluate(FIND, prefixes())
        found += [f"{name} at {width}x{height}: {each}" for each in seen]
    return found


@pytest.mark.timeout(900)  # hundreds of pages; a busy machine takes its time
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_word_is_one_and_can_be_read(
    visit: Visit, tables: TableServer, language: str
) -> None:
    guest = visit(language)
    found: list[str] = []
    with tables.guest("Ann" if language == "en" else "あかり") as client:
        guest.take_over(client)
        for name, path in places(tables, client):
            found += troubles(guest, name, path)
    assert not found, "\n".join(found)


def test_no_page_complains_to_somebody_without_a_name(visit: Visit, tables: TableServer) -> None:
    """Nothing is asked for that is refused to nobody: consoles are read when visitors leave."""
    guest = visit("en")
    with tables.guest("Ann") as client:
        table = begin(client, game="murals", bots=["novice"])
    for path in [*PAGES, f"/table/{table}"]:
        guest.show(path)
