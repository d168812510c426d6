"""Every chapter, step by step, for tests."""

from collections.abc import Iterator

from saqqara.lessons.chapters import COURSES, Chapter, Step, course_of
from saqqara.lessons.walk import Walk

CHAPTERS = [chapter for course in COURSES for chapter in course_of(course)]
NAMED = [f"{chapter.course}/{chapter.id}" for chapter in CHAPTERS]


def awaiting_steps(chapter: Chapter) -> Iterator[tuple[Step, Walk]]:
    """Each step that awaits something, with a walk that stands before it."""
    for at, step in enumerate(chapter.steps):
        if step.awaits:
            yield step, Walk(chapter, at)


def to_the_end(walk: Walk) -> None:
    """By the first awaited answers; LessonError where a chapter cannot be gone through."""
    while (step := walk.awaiting()) is not None:
        walk.follow(walk.first_answer(step))
