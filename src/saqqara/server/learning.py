"""How far people are with the lessons. Units of work."""

from sqlalchemy import Connection, insert, select, update

from saqqara.lessons.chapters import chapter_of
from saqqara.server.schema import LESSONS
from saqqara.server.wire import LessonProgress


def progress_of(connection: Connection, user: str) -> list[LessonProgress]:
    columns = (LESSONS.c.course, LESSONS.c.chapter, LESSONS.c.step)
    found = connection.execute(
        select(*columns, LESSONS.c.done_at, LESSONS.c.updated_at)
        .where(LESSONS.c.user_id == user)
        .order_by(LESSONS.c.course, LESSONS.c.chapter)
    )
    return [LessonProgress(*row) for row in found]


def merge(connection: Connection, user: str, told: list[LessonProgress], now: float) -> None:
    """What a browser knows, beside what is known here. Nothing is lost: a chapter that was ever
    done stays so, and whoever went on later says where to take it up."""
    known = {(each.course, each.chapter): each for each in progress_of(connection, user)}
    for one in told:
        chapter = chapter_of(one.course, one.chapter)
        if chapter is None:  # of another version of the lessons
            continue
        one.step = min(one.step, len(chapter.steps))
        one.updated_at = min(one.updated_at, now)  # a clock of somebody else's
        one.done_at = None if one.done_at is None else min(one.done_at, now)
        before = known.get((one.course, one.chapter))
        key = {"user_id": user, "course": one.course, "chapter": one.chapter}
        kept = one if before is None else together(before, one)
        known[one.course, one.chapter] = kept
        values = {"step": kept.step, "done_at": kept.done_at, "updated_at": kept.updated_at}
        if before is None:
            connection.execute(insert(LESSONS).values(**key, **values))
        elif kept != before:
            same = [LESSONS.c[name] == value for name, value in key.items()]
            connection.execute(update(LESSONS).where(*same).values(**values))


def together(one: LessonProgress, two: LessonProgress) -> LessonProgress:
    later = two if two.updated_at > one.updated_at else one
    done = [each.done_at for each in (one, two) if each.done_at is not None]
    first = min(done) if done else None
    return LessonProgress(one.course, one.chapter, later.step, first, later.updated_at)
