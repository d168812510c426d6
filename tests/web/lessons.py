"""Goes through a chapter of lessons in the browser, step by step."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from saqqara.lessons.chapters import Chapter, Step
from saqqara.lessons.walk import Walk
from web.visitor import PATIENCE, Visitor

# The lesson stands at this step, and the stage is quiet: somebody can go on.
STANDS_AT: Final = """([step, strayed]) => {
    const guide = document.querySelector("[data-step]");
    if (!guide || Number(guide.dataset.step) !== step) return false;
    if ((guide.dataset.strayed !== "") !== strayed) return false;
    return document.querySelector(".ending") !== null
        || document.querySelector('[data-turn="mine"]') !== null;
}"""

See = Callable[[Step | None], None]


def nothing(step: Step | None) -> None:
    """Whoever only goes through looks at nothing."""


def open_chapter(guest: Visitor, chapter: Chapter) -> None:
    guest.go(f"/learn/{chapter.course}/{chapter.id}")


def reached(guest: Visitor, step: int, strayed: bool = False) -> None:
    guest.page.wait_for_function(STANDS_AT, arg=[step, strayed], timeout=PATIENCE)


def text_of(guest: Visitor, chapter: Chapter, *parts: str) -> str:
    return " ".join(guest.say(chapter.text(*parts)).split())


def words_shown(guest: Visitor) -> str:
    return " ".join(guest.page.locator(".lesson .words").inner_text().split())


def type_move(guest: Visitor, words: list[str]) -> None:
    typed = guest.page.locator('input[list="legal-words"]')
    if not typed.count():  # it stays open for who types
        guest.page.keyboard.press("/")
    typed.fill("; ".join(words))
    guest.page.keyboard.press("Enter")


def walk_through(guest: Visitor, chapter: Chapter, see: See = nothing) -> None:
    """By the first awaited answers, from the page that shows the first step to the last word."""
    for at, step in enumerate(chapter.steps):
        reached(guest, at)
        assert words_shown(guest) == text_of(guest, chapter, step.id), step.id
        for place in step.point:
            see_drawn(guest, place)
        see(step)
        if step.awaits:
            type_move(guest, Walk(chapter, at).first_answer(step))
        else:
            guest.press("web-lesson-next")
    reached(guest, len(chapter.steps))
    learnt = [" ".join(line.split()) for line in guest.say(chapter.text("learnt")).split("\n")]
    expect(guest.page.locator(".lesson li")).to_have_text(learnt)
    see(None)


def see_drawn(guest: Visitor, place: str) -> None:
    """What a lesson points at is on the page; a board may come after its table."""
    part = {"prompt": ".prompt", "players": ".players"}.get(place)
    kinds = ("place", "piece", "word")
    seen = part or ", ".join(f'[data-{kind}="{place}"]' for kind in kinds)
    expect(guest.page.locator(seen).filter(visible=True).first).to_be_visible()


def count_words(text: str) -> int:
    return len(re.findall(r"\S+", text))
