"""Every chapter of the lessons through the engine, so that no rules change leaves a wrong one."""

import re

import pytest
from fluent.syntax import ast, parse

from lessons.walking import CHAPTERS, NAMED, awaiting_steps, to_the_end
from saqqara.kernel.errors import IllegalAction, NotationError
from saqqara.lessons.chapters import (
    COURSES,
    OTHERWISE,
    TAKEN,
    Chapter,
    LessonError,
    course_of,
    read_chapter,
)
from saqqara.lessons.walk import Walk, after, fits
from saqqara.text import LANGUAGES
from saqqara.text.texts import catalogues_of

MOST_WORDS = 32  # of a step, in English
MOST_CHARACTERS = 100  # in Japanese
MOST_AT_ONCE = (
    30  # words before the first press of a course; the browser test counts the page's too
)
chapters = pytest.mark.parametrize("chapter", CHAPTERS, ids=NAMED)


# ---- the chapters that there are


def test_there_are_chapters() -> None:
    assert {chapter.course for chapter in CHAPTERS} >= {"senet"}


@chapters
def test_the_first_answers_lead_to_the_end(chapter: Chapter) -> None:
    walk = Walk(chapter)
    to_the_end(walk)
    assert Walk(chapter, len(chapter.steps)).match.digest() == walk.match.digest()


@chapters
def test_every_awaited_answer_leads_to_the_end(chapter: Chapter) -> None:
    """Each alternative, and each word that a star stands for."""
    tried = 0
    for at, step in enumerate(chapter.steps):
        for awaited in step.awaits:
            for answer in Walk(chapter, at).answers(step, awaited):
                walk = Walk(chapter, at)
                walk.follow(answer)
                assert walk.step == at + 1, (step.id, answer)
                to_the_end(walk)
                tried += 1
    assert tried


@chapters
def test_the_learner_is_asked_where_something_is_awaited(chapter: Chapter) -> None:
    for step, walk in awaiting_steps(chapter):
        assert walk.match.seat() == chapter.seat, step.id


@chapters
def test_kind_words_are_for_what_can_be_done(chapter: Chapter) -> None:
    """Each has a legal word, awaited nowhere here, that it answers."""
    for step, walk in awaiting_steps(chapter):
        for begin in step.refuse:
            assert any(word.startswith(begin) for word in strays(chapter, walk, step.awaits)), (
                step.id,
                begin,
            )


def strays(
    chapter: Chapter, walk: Walk, awaits: tuple[tuple[str, ...], ...], before: tuple[str, ...] = ()
) -> list[str]:
    """Legal words that leave the awaited answers, at once or half-way."""
    game = walk.match.game
    found: list[str] = []
    waiting = [(before, walk.match)]
    for words, match in waiting:  # it grows on the way
        if match.seat() != chapter.seat:
            continue
        for action in game.legal(match.state):
            said = [*words, game.word(action)]
            fitting = [each for each in awaits if fits(each, said)]
            if not fitting:
                found.append(said[-1])
            elif all(len(each) > len(said) for each in fitting):
                waiting.append((tuple(said), after(match, action)))
    return found


# ---- their words


def messages_of(lang: str) -> dict[str, str]:
    """The texts of all lessons by id."""
    found: dict[str, str] = {}
    for name, text in catalogues_of(lang).items():
        if "lessons" not in name:
            continue
        for item in parse(text).body:
            if isinstance(item, ast.Message) and item.value is not None:
                assert item.id.name not in found, f"{item.id.name} stands there twice"
                parts = [
                    part.value if isinstance(part, ast.TextElement) else "x"
                    for part in item.value.elements
                ]
                found[item.id.name] = "".join(parts)
    return found


def ids_of(chapter: Chapter) -> tuple[set[str], set[str]]:
    """What a chapter says, and what it may say besides."""
    needed = {chapter.text(part) for part in TAKEN}
    may: set[str] = set()
    for step in chapter.steps:
        needed.add(chapter.text(step.id))
        needed |= {chapter.text(step.id, kind) for kind in step.refuse.values()}
        if step.awaits:
            may.add(chapter.text(step.id, OTHERWISE))
    return needed, may


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_and_none_is_left_over(lang: str) -> None:
    known = set(messages_of(lang))
    for course in [course for course in COURSES if course_of(course)]:
        needed = {f"lesson-{course}-about"}
        may: set[str] = set()
        for chapter in course_of(course):
            parts = ids_of(chapter)
            needed |= parts[0]
            may |= parts[1]
        assert needed - known == set()
        own = {id for id in known if id.startswith(f"lesson-{course}-")}
        assert own - needed - may == set()


@chapters
def test_both_languages_have_the_same_kind_words(chapter: Chapter) -> None:
    _, may = ids_of(chapter)
    told = [may & set(messages_of(lang)) for lang in LANGUAGES]
    assert told[0] == told[1]


@chapters
def test_a_step_says_one_thing_in_few_words(chapter: Chapter) -> None:
    english, japanese = messages_of("en"), messages_of("ja")
    for step in chapter.steps:
        id = chapter.text(step.id)
        assert len(words_in(english[id])) <= MOST_WORDS, id
        assert len(japanese[id]) <= MOST_CHARACTERS, id


@pytest.mark.parametrize("course", [course for course in COURSES if course_of(course)])
def test_a_course_begins_with_few_words(course: str) -> None:
    first = course_of(course)[0]
    text = messages_of("en")[first.text(first.steps[0].id)]
    assert len(words_in(text)) <= MOST_AT_ONCE


@pytest.mark.parametrize("lang", LANGUAGES)
@chapters
def test_what_was_learnt_is_a_short_list(chapter: Chapter, lang: str) -> None:
    lines = messages_of(lang)[chapter.text("learnt")].split("\n")
    assert 2 <= len(lines) <= 4
    assert all(lines)


def words_in(text: str) -> list[str]:
    return re.findall(r"[^\s]+", text)


# ---- a chapter that is not right is refused with the reason

WHOLE = """
players = 2
minutes = 3
names = ["", "lesson-name-nefer"]
options = { first = "1" }
start = ["throw 3"]
[[step]]
id = "look"
[[step]]
id = "move"
await = ["move 11"]
refuse = { "move 2" = "last" }
then = ["throw 2"]
"""


@pytest.mark.parametrize(
    ("text", "instead", "reason"),
    [
        ("players = 2", "players = 9", "'players' must be a whole number from 2 to 5"),
        ("minutes = 3", "minutes = true", "'minutes' must be a whole number"),
        ("minutes = 3", "minuets = 3", "'minuets' is not known; there are players"),
        ('"lesson-name-nefer"]', '"Nefer"]', "'names' may have each of lesson-name-nefer"),
        ('["", "lesson', '["lesson-name-hori", "lesson', "but the learner's"),
        ('start = ["throw 3"]', "start = [3]", "'start' must be a list of texts"),
        ('id = "look"', 'id = "Look"', "lower-case letters with hyphens"),
        ('id = "look"', 'id = "move"', "the id 'move' of a step is taken"),
        ('id = "look"', 'id = "learnt"', "the id 'learnt' of a step is taken"),
        ('id = "look"', 'id = "look"\nthen = ["throw 1"]', "belong to a step that awaits"),
        ('"move 11"', '"move 11; "', "an awaited word is empty"),
        ("players = 2", "players = ", "it is not TOML"),
    ],
)
def test_a_planted_fault_of_a_file_is_told(text: str, instead: str, reason: str) -> None:
    read_chapter("senet", "first", WHOLE)
    with pytest.raises(LessonError, match=re.escape(reason)):
        read_chapter("senet", "first", WHOLE.replace(text, instead, 1))


def test_no_other_course_is_read() -> None:
    with pytest.raises(LessonError, match="there is no course chess"):
        read_chapter("chess", "first", WHOLE)


def walk_of(text: str) -> Walk:
    return Walk(read_chapter("senet", "first", text))


@pytest.mark.parametrize(
    ("text", "instead", "reason"),
    [
        ('start = ["throw 3"]', 'start = ["move 1"]', "start: 'move 1'"),
        ('await = ["move 11"]', 'await = ["move 3"]', "step move: nothing legal fits 'move 3'"),
        ('then = ["throw 2"]', 'then = ["move 1"]', "'then' of step move: 'move 1'"),
    ],
)
def test_a_planted_fault_against_the_rules_is_told(text: str, instead: str, reason: str) -> None:
    to_the_end(walk_of(WHOLE))
    with pytest.raises(LessonError, match=re.escape(reason)):
        to_the_end(walk_of(WHOLE.replace(text, instead, 1)))


# ---- walking


def test_other_moves_are_played_and_answered_kindly() -> None:
    walk = walk_of(WHOLE)
    walk.decide("move 2")
    assert (walk.step, walk.strayed) == (0, "last")
    with pytest.raises(IllegalAction, match="nothing is awaited"):
        walk.decide("move 11")
    other = walk_of(WHOLE)
    other.decide("MOVE  4")
    assert other.strayed == OTHERWISE


def test_an_answer_may_come_in_parts() -> None:
    """A board sends several decisions together; whoever types sends them one by one."""
    text = WHOLE.replace('start = ["throw 3"]', 'start = ["throw 1"]')
    text = text.replace('["move 11"]', '["move 1*", "move 2; move 4"]').replace('"throw 2"', "")
    walk = walk_of(text)
    walk.decide("move 11")
    assert walk.step == 2
    walk = walk_of(text)
    walk.decide("move 2")
    assert (walk.step, walk.strayed) == (0, "")


def test_what_is_not_legal_is_refused() -> None:
    walk = walk_of(WHOLE)
    with pytest.raises(IllegalAction):
        walk.decide("move 3")
    with pytest.raises(NotationError):
        walk.decide("fly")
