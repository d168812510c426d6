"""Nothing is told by colour alone: docs/young.md, docs/design-language.md.

Pictures of things are compared in grey, with light and contrast taken out: what is left is shape.
What can be pressed and what is chosen are compared as boards draw them, with every colour taken
out.
"""

import io
from itertools import combinations
from typing import Any, Final

import numpy as np
import pytest
from PIL import Image

from services.table_server import TableServer
from web.conftest import Visit
from web.positions import Board, imported, story, what_if
from web.visitor import Visitor

SIDE: Final = 40  # pixels that a thing is compared in
ALIKE: Final = 0.97  # correlation of two drawings from which on only their paint differs
SECRETS: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}
BOARDS: Final[dict[str, Board]] = {
    "imhotep": ("imhotep", 4, {"sides": "BBBBB"}, 1),
    "dynasty": ("imhotep", 4, {"sides": "CDCDC"} | SECRETS, 1),
    "cleopatra": ("cleopatra", 4, {}, 2),
    "murals": ("murals", 4, {}, 1),
    "pharaoh": ("pharaoh", 4, {}, 1),
    "senet": ("senet", 2, {}, 1),
}

# How something is drawn, without any colour: of itself, of what it stands in and of what is in it.
DRAWN: Final = """(word) => {
    const COLOUR = /(rgba?|color|oklab|oklch|color-mix)\\([^()]*(\\([^()]*\\)[^()]*)*\\)/g;
    const kinds = ["outline-style", "outline-width", "box-shadow", "border-width", "border-style",
        "translate", "transform", "stroke-width", "stroke-dasharray", "opacity"];
    const lines = (it, pseudo) => {
        const style = getComputedStyle(it, pseudo);
        return kinds.map((kind) => style.getPropertyValue(kind).replace(COLOUR, "")).join("|");
    };
    const found = document.querySelectorAll(`.room [data-word="${word}"]`);
    const shown = [...found].filter((it) => it.checkVisibility({ visibilityProperty: true }));
    return shown.map((it) => {
        const parts = [it, ...it.querySelectorAll("*")];
        const beside = document.querySelectorAll(".room .claim, .room .target"); // of drawings
        const around = [it.parentElement, it.parentElement?.parentElement];
        return [...around, ...parts, ...beside].filter(Boolean)
            .map((each) => [lines(each), lines(each, "::before"), lines(each, "::after")].join(" "))
            .join("; ");
    });
}"""
# Where the things on the page stand, by kind: left, top, right, bottom.
PLACES: Final = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-apart]")].map((group) => [group.dataset.apart,
        Object.fromEntries([...group.querySelectorAll("[data-thing]")].map((it) => {
            const { left, top, right, bottom } = it.getBoundingClientRect();
            return [it.dataset.thing,
                [left, top, right, bottom].map((at, n) => at + (n % 2 ? scrollY : scrollX))];
        }))]))"""
WORDS: Final = """() => {
    const seen = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled
        && it.dataset.refused === undefined && it.getAttribute("aria-pressed") !== null;
    return [...new Set([...document.querySelectorAll(".room [data-word]")].filter(seen)
        .map((it) => it.dataset.word))];
}"""
PRESS: Final = """async (word) => {
    const seen = (it) => it.checkVisibility({ visibilityProperty: true });
    const found = [...document.querySelectorAll(`.room [data-word="${word}"]`)].find(seen);
    found?.click();
    for (let n = 0; n < 4; n += 1) await new Promise(requestAnimationFrame);
    return Boolean(found);
}"""


def shape_of(picture: Image.Image) -> "np.ndarray[Any, Any]":
    """In grey, of one size, with light and contrast taken out."""
    grey = picture.convert("L").resize((SIDE, SIDE))
    found = np.asarray(grey, dtype=float)
    found = found - found.mean()
    shape: np.ndarray[Any, Any] = found / (np.linalg.norm(found) or 1.0)
    return shape


def look_alike(guest: Visitor) -> list[str]:
    """Pairs of things that are the same drawing, whatever its paint, also dark on light for light
    on dark."""
    drawn = f"(least) => Object.keys(({PLACES})()).length > least"
    guest.page.wait_for_function(drawn, arg=len(BOARDS))  # boards are drawn one after the other
    groups: dict[str, dict[str, list[float]]] = guest.page.evaluate(PLACES)
    page = Image.open(io.BytesIO(guest.page.screenshot(full_page=True, animations="disabled")))
    found = []
    for kind, places in groups.items():
        assert len(places) > 1
        shapes = {thing: shape_of(page.crop(tuple(box))) for thing, box in places.items()}  # type: ignore[arg-type]
        for one, other in combinations(shapes, 2):
            alike = abs(float((shapes[one] * shapes[other]).sum()))
            if alike > ALIKE:
                found.append(f"{kind}: {one} and {other} differ in paint alone ({alike:.3f})")
    return found


@pytest.mark.parametrize("dark", [False, True])
def test_things_differ_in_more_than_their_paint(visit: Visit, dark: bool) -> None:
    guest = visit("en", dark=dark)
    guest.show("/style")
    found = look_alike(guest)
    assert not found, "\n".join(found)


def test_the_comparison_notices_what_is_only_painted_otherwise(visit: Visit) -> None:
    guest = visit("en")
    guest.show("/style")
    guest.page.evaluate(
        """() => {
            const seats = document.querySelector('[data-apart="seats"]');
            const first = seats.querySelector("[data-thing='0']").innerHTML;
            for (const it of seats.children) it.innerHTML = first;
            seats.children[1].style.filter = "hue-rotate(140deg)";
        }"""
    )
    assert any(each.startswith("seats: 0 and 1 ") for each in look_alike(guest))


@pytest.mark.parametrize(
    ("marks", "board"), [*(("quiet", board) for board in BOARDS), ("strong", "pharaoh")]
)
def test_what_is_chosen_is_drawn_otherwise(
    visit: Visit, tables: TableServer, marks: str, board: str
) -> None:
    """Not only in gold: with all colours taken out something about it is another than before."""
    guest = visit("en", (1280, 720))
    told = story(*BOARDS[board])
    with tables.guest("Ann") as client:
        guest.take_over(client)
        table = imported(client, told)
        asked = [what_if(client, table, question) for question in told.of_every_kind()]
    guest.show("/nowhere")
    compared = 0
    found = set()
    for path in asked:
        guest.stroll(f"/table/{path}")
        guest.page.evaluate("(marks) => (document.documentElement.dataset.marks = marks)", marks)
        legal = guest.choices(guest.standing().ply)
        shown = [word for word in guest.page.evaluate(WORDS) if word in legal]
        words = {word.split()[0]: word for word in shown}
        for verb, word in words.items():  # one of each kind
            before = guest.page.evaluate(DRAWN, word)
            if not before or not guest.page.evaluate(PRESS, word):
                continue  # what was pressed before has changed what is offered
            after = guest.page.evaluate(DRAWN, word)
            compared += 1
            if before == after:
                found.add(f"{board}: '{verb}' is chosen, and only its colour tells ({word})")
            guest.page.keyboard.press("Escape")
    assert compared > (3 if board in {"imhotep", "dynasty", "cleopatra"} else 0)
    assert not found, "\n".join(sorted(found))
