"""Every page and every board, in both languages and four sizes: whole words, wholly seen.

A kind of question is looked at in one language, in turn, and in both when soaking.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import httpx
import pytest

from drawing import SOAK
from saqqara.games import GAMES
from saqqara.text.texts import catalogues_of
from services.table_server import TableServer, begin, open_table, say, told
from web.browsers import DESK, PHONE
from web.clipping import FIND, SETTLED
from web.conftest import Visit
from web.positions import Board, Question, Story, imported, of_each_game, story, what_if
from web.visitor import Visitor

SIZES: Final = [(1280, 720), DESK, (820, 1180), PHONE]
TIGHT: Final = SIZES if SOAK else [(1280, 720), PHONE]  # where least fits
DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}
LONG_WORD: Final = "Ptahhotepdermitdemlangennamen" * 4  # longer than a line of a chat
SPECIAL: Final[dict[str, Board]] = {
    "imhotep-a": ("imhotep", 4, {"sides": "AAAAA"}, 2),
    "imhotep-b": ("imhotep", 4, {"sides": "BBBBB"}, 1),
    "imhotep-c": ("imhotep", 4, {"sides": "CCCCC"} | DYNASTY, 1),
    "imhotep-d": ("imhotep", 4, {"sides": "DDDDD"} | DYNASTY, 1),
    "cleopatra": ("cleopatra", 5, {}, 2),
    "stalls": ("cleopatra", 5, {"market": "stalls"}, 2),
}
BOARDS: Final = of_each_game(SPECIAL)
PAGES: Final = [
    *("/", "/new", "/lobby", "/leaders", "/rules", "/settings", "/style", "/nowhere"),
    *(f"/{page}/{spec.id}" for page in ("new", "rules") for spec in GAMES),
]


class Place(NamedTuple):
    name: str
    path: str
    sizes: list[tuple[int, int]]
    anew: bool = True  # loaded with nothing but its own words
    languages: tuple[str, ...] = ("en", "ja")


def in_the_middle(told: Story) -> Question:
    """An ordinary turn late in the game, when much lies on the board."""
    most = max(len(question.verbs()) for question in told.questions)
    late = [question for question in told.questions if len(question.verbs()) == most]
    return late[len(late) * 3 // 4]


def pages(server: TableServer, client: httpx.Client) -> Iterator[Place]:
    me = client.get("/api/me").json()["id"]
    waiting = open_table(client, game="imhotep", players=4, name="Memphis")
    with server.live(waiting, client) as socket:
        say(socket, "say", text=LONG_WORD)
        told(socket, "chat")
    for path in [*PAGES, f"/user/{me}", f"/table/{waiting}"]:
        yield Place(path, path, TIGHT)


def board(name: str, client: httpx.Client) -> Iterator[Place]:
    """An ordinary turn, every kind of question, a result and a replay."""
    played = story(*BOARDS[name])
    over = imported(client, played)
    usual = in_the_middle(played)
    yield Place(f"{name}, ply {usual.ply}", f"/table/{what_if(client, over, usual)}", SIZES)
    for number, question in enumerate(played.of_every_kind()):
        verbs = " ".join(sorted(question.verbs()))
        path = f"/table/{what_if(client, over, question)}"
        place = f"{name}, ply {question.ply}: {verbs}"
        languages = ("en", "ja") if SOAK else (("en", "ja")[number % 2],)
        yield Place(place, path, TIGHT, anew=False, languages=languages)
    yield Place(f"{name}, result", f"/table/{over}", TIGHT)
    yield Place(f"{name}, replay", f"/replay/{over}/{len(played.match.plies) // 2}", TIGHT)


@cache
def prefixes() -> str:
    """With which the ids of all catalogues begin."""
    lines = [line for text in catalogues_of("en").values() for line in text.splitlines()]
    ids = [line.split(" =")[0] for line in lines if line[:1].islower() and " =" in line]
    return "|".join(sorted({id.split("-")[0] for id in ids}))


def troubles(guest: Visitor, place: Place, sizes: list[tuple[int, int]]) -> list[str]:
    """Of the page that is shown, in these sizes."""
    found: list[str] = []
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(SETTLED)
        seen: list[str] = guest.page.evaluate(FIND, prefixes())
        found += [f"{place.name} at {width}x{height}: {each}" for each in seen]
    return found


@pytest.mark.parametrize("part", ["pages", *BOARDS])
def test_every_word_is_one_and_can_be_read(visit: Visit, tables: TableServer, part: str) -> None:
    """Where only its own words may be there, a page is loaded anew; then once more in Japanese."""
    guest = visit("en")
    found: list[str] = []
    with tables.guest("Ann") as client:
        guest.take_over(client)
        places = list(pages(tables, client) if part == "pages" else board(part, client))
    for place in [place for place in places if "en" in place.languages]:
        (guest.show if place.anew else guest.stroll)(place.path)
        found += troubles(guest, place, place.sizes)
    guest.speak("ja")
    for place in [place for place in places if "ja" in place.languages]:
        guest.stroll(place.path)
        found += [f"Japanese: {each}" for each in troubles(guest, place, TIGHT)]
    assert not found, "\n".join(found)


def test_no_page_complains_to_somebody_without_a_name(visit: Visit, tables: TableServer) -> None:
    """Nothing is asked for that is refused to nobody: consoles are read when visitors leave."""
    guest = visit("en")
    with tables.guest("Ann") as client:
        table = begin(client, game="murals", bots=["novice"])
    for path in [*PAGES, f"/table/{table}"]:
        guest.show(path)
