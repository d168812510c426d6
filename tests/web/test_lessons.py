"""Lessons in the browser: every chapter from its first word to its last, by whoever begins, strays,
leaves and comes back."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from saqqara.lessons.chapters import COURSES, Chapter, course_of
from saqqara.lessons.walk import Walk
from saqqara.text import LANGUAGES
from web.browsers import PHONE
from web.conftest import Visit
from web.lessons import (
    count_words,
    open_chapter,
    reached,
    text_of,
    type_move,
    walk_through,
    words_shown,
)
from web.visitor import Visitor

MOST_WORDS: Final = 40  # before the first press
SECONDS: Final = 30  # until the first move
READS: Final = 3.5  # words a second, whoever takes their time
PRESSES: Final = 2.0  # seconds to find a place and press it

# How much of the board lies below its room, on a desk.
BELOW: Final = """(() => {
    const room = document.querySelector(".room");
    return room.scrollHeight - room.clientHeight;
})()"""

courses = pytest.mark.parametrize("course", COURSES)
languages = pytest.mark.parametrize("language", LANGUAGES)


def first_of(course: str) -> Chapter:
    return course_of(course)[0]


@languages
@courses
def test_every_chapter_is_gone_through(course: str, language: str, visit: Visit) -> None:
    """One after another by the buttons that lead there, on a desk in one language, on a phone in
    the other: what is said, that all is drawn that is pointed at, and that it leads to the end."""
    guest = visit(language, PHONE) if language == "ja" else visit(language)
    chapters = course_of(course)
    open_chapter(guest, chapters[0])
    for chapter in chapters:
        walk_through(guest, chapter)
        if chapter is not chapters[-1]:
            guest.page.locator("footer.ending a.primary").click()
    guest.show("/learn")
    done = guest.page.locator(f'a[href^="/learn/{course}/"].done')
    expect(done).to_have_count(len(chapters))


@courses
def test_a_first_move_is_made_within_half_a_minute(course: str, visit: Visit) -> None:
    """Counted in words that are read and in presses, by hand on the board."""
    guest = visit("en")
    chapter = first_of(course)
    open_chapter(guest, chapter)
    words, presses = 0, 0
    for at, step in enumerate(chapter.steps):
        reached(guest, at)
        words += words_to_read(guest)
        if not presses:
            assert words <= MOST_WORDS
        if step.awaits:
            presses += press_answer(guest, Walk(chapter, at).first_answer(step))
            reached(guest, at + 1)
            break
        guest.press("web-lesson-next")
        presses += 1
    assert words / READS + presses * PRESSES <= SECONDS, (words, presses)
    assert guest.page.evaluate(BELOW) <= 1  # the board fits, as at a table


def words_to_read(guest: Visitor) -> int:
    """What a step says, and what the foot of the page asks for."""
    foot = guest.page.locator("footer.prompt, .prompt").first.inner_text()
    return count_words(words_shown(guest)) + count_words(foot)


def press_answer(guest: Visitor, words: list[str]) -> int:
    """By mouse; how many presses it took. Whoever learns confirms each move."""
    guest.page.evaluate("addEventListener('click', () => window.clicks = (window.clicks ?? 0) + 1)")
    for word in words:
        guest.pick(word)
    confirm = guest.page.locator("[data-confirm]")
    if confirm.count() and confirm.is_enabled():
        confirm.click()
    return int(guest.page.evaluate("window.clicks"))


@languages
@courses
def test_whoever_strays_is_answered_and_tries_again(
    course: str, language: str, visit: Visit
) -> None:
    """Whatever is legal is played on the board; then it can be taken back, or shown."""
    guest = visit(language)
    chapter = first_of(course)
    at, step, stray = next(
        (at, step, stray)
        for at, step in enumerate(chapter.steps)
        if step.awaits and (stray := strays(chapter, at))
    )
    open_chapter(guest, chapter)
    for before in range(at):
        reached(guest, before)
        if chapter.steps[before].awaits:
            answer = Walk(chapter, before).first_answer(chapter.steps[before])
            type_move(guest, answer)
        else:
            guest.press("web-lesson-next")
    reached(guest, at)
    type_move(guest, [stray])
    reached(guest, at, strayed=True)
    assert words_shown(guest) != text_of(guest, chapter, step.id)
    guest.press("web-lesson-again")
    reached(guest, at)
    assert words_shown(guest) == text_of(guest, chapter, step.id)
    guest.page.locator(".task button").click()  # let it be shown
    reached(guest, at + 1)


def strays(chapter: Chapter, at: int) -> str:
    """A legal word that no awaited answer begins with; "" if there is none."""
    walk = Walk(chapter, at)
    game = walk.match.game
    for action in game.legal(walk.match.state):
        other = Walk(chapter, at)
        other.decide(game.word(action))
        if other.strayed:
            return game.word(action)
    return ""


def test_a_lesson_is_left_and_taken_up_again_without_a_name(visit: Visit) -> None:
    guest = visit("en")
    chapter = first_of("imhotep")
    guest.show("/")
    learn = guest.page.get_by_role("link", name=guest.say("web-home-learn-game", game="Imhotep"))
    learn.first.click()  # on a first visit, before anything else
    guest.page.wait_for_url(f"**/learn/imhotep/{chapter.id}")
    reached(guest, 0)
    guest.press("web-lesson-next")
    reached(guest, 1)
    type_move(guest, Walk(chapter, 1).first_answer(chapter.steps[1]))
    reached(guest, 2)
    guest.show("/")
    on = guest.page.locator('section a.primary[href="/learn/imhotep/on"]')
    expect(on).to_be_visible()
    on.click()
    guest.page.wait_for_url(f"**/learn/imhotep/{chapter.id}")
    reached(guest, 2)


def test_a_lesson_by_keys_alone(visit: Visit) -> None:
    """Read on with Enter, type what to do; what is said is told to whoever hears the page."""
    guest = visit("en")
    chapter = first_of("imhotep")
    open_chapter(guest, chapter)
    reached(guest, 0)
    keyboard = guest.page.keyboard
    keyboard.press("Enter")
    reached(guest, 1)
    expect(guest.page.locator(".lesson .words")).to_have_attribute("aria-live", "polite")
    keyboard.press("/")
    typed = guest.page.locator("input[list=legal-words]:focus")
    keyboard.type("get")
    expect(typed).to_have_value("get")
    keyboard.press("Enter")
    reached(guest, 2)


def test_learn_stands_on_every_card_and_on_the_page_of_lessons(visit: Visit) -> None:
    guest = visit("ja", PHONE)
    guest.show("/")
    cards = guest.page.locator('a[href^="/learn/"]')
    assert {href_course(each.get_attribute("href") or "") for each in cards.all()} == set(COURSES)
    guest.show("/learn")
    for course in COURSES:
        links = guest.page.locator(f'a[href^="/learn/{course}/"]')
        assert links.count() >= len(course_of(course))
    guest.show("/learn/imhotep/nothing")
    expect(guest.page.locator("h1")).to_have_text(guest.say("web-missing-title"))
    guest.complaints.clear()  # the browser notes that there is no such chapter


def href_course(href: str) -> str:
    found = re.match(r"/learn/([a-z]+)", href)
    assert found is not None, href
    return found[1]
