"""A board is read and pressed without effort: large enough type and targets, and it holds still."""

import random
from typing import Final

import pytest

from services.table_server import TableServer, begin
from web.browsers import DESK, PHONE
from web.clipping import SETTLED
from web.comfort import WATCH_SHIFTS
from web.conftest import Visit
from web.legible import LAPTOP, small_targets, small_texts
from web.positions import Board, Story, asked_at, imported, story, what_if
from web.visitor import Visitor

MIDDLE: Final = 60  # ply
DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}
# Each side of each site once, for few and for many players.
MIXED: Final[dict[str, Board]] = {
    sides: ("imhotep", players, {"sides": sides} | DYNASTY, 1)
    for sides, players in (("ABCDA", 4), ("BCDAB", 2), ("CDABC", 4), ("DABCD", 4))
}
MOVES: Final = 5


def test_no_type_is_small(visit: Visit, tables: TableServer) -> None:
    found: list[str] = []
    for size, others in ((PHONE, ()), (DESK, (LAPTOP,))):
        guest = visit("en", size, touch=size == PHONE)
        with tables.guest("Ann") as client:
            guest.take_over(client)
            boards = {sides: asked_at(client, board, MIDDLE) for sides, board in MIXED.items()}
        guest.show("/nowhere")
        for language in ("en", "ja"):
            guest.speak(language)
            for sides, table in boards.items():
                guest.stroll(f"/table/{table}")
                for shown in (size, *others):
                    found += small_type(guest, shown, f"{sides} {language}")
            resize(guest, size)
    assert not found, "\n".join(found)


def small_type(guest: Visitor, size: tuple[int, int], where: str) -> list[str]:
    resize(guest, size)
    return [f"{where} {size}: {each}" for each in small_texts(guest)]


def resize(guest: Visitor, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(SETTLED)


@pytest.mark.parametrize("sides", ["BBBBB", "CCCCC", "DDDDD"])
def test_no_target_is_smaller_than_a_finger(visit: Visit, tables: TableServer, sides: str) -> None:
    """On a phone, whatever is asked."""
    guest = visit("en", PHONE, touch=True)
    told: Story = story("imhotep", 4, {"sides": sides} | (DYNASTY if sides > "B" * 5 else {}), 1)
    found: list[str] = []
    with tables.guest("Ann") as client:
        guest.take_over(client)
        record = imported(client, told)
        guest.show("/nowhere")
        for question in told.of_every_kind():
            guest.stroll(f"/table/{what_if(client, record, question)}")
            small = [each for each in small_targets(guest) if not is_forgiven(each)]
            found += [f"{question.prompt}: {each}" for each in small]
    assert not found, "\n".join(found)


def is_forgiven(small: str) -> bool:
    """What lies under cards that one keeps is not pressed at all; the eight obelisks of the avenue
    are strips as high as their picture, and the choices beside the prompt are the same."""
    return "on 0 x 0 px" in small or small.startswith('"Obelisk')


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_nothing_moves_but_pieces(visit: Visit, tables: TableServer, size: tuple[int, int]) -> None:
    """While a round is played, by oneself and by others."""
    guest = visit("en", size, touch=size == PHONE)
    chance = random.Random(3)
    with tables.guest("Ann") as client:
        options = {"sides": "BCABC"} | DYNASTY
        id = begin(client, game="imhotep", players=4, bots=["novice"] * 3, options=options)
        guest.take_over(client)
    guest.show(f"/table/{id}")
    now = guest.standing()
    guest.page.evaluate(WATCH_SHIFTS)
    found: list[str] = []
    for _ in range(MOVES):
        if now.turn == "over":
            break
        guest.move(now.ply, chance)
        now = guest.standing(now.ply)
        found += [f"ply {now.ply}: {each}" for each in guest.page.evaluate("window.shifts()")]
    assert not found, "\n".join(found)
