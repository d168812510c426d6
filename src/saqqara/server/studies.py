"""Studies: positions in which one person tries moves, outside of any table. Nothing is stored.

A kind of study (a lesson, a puzzle, a mistake of a review) says where it begins, plays the moves
that were tried since, and adds what it has to say: `Position` is what this module needs of it. The
board, the bar below it and what is asked are told exactly as at a table.
"""

from dataclasses import dataclass

from saqqara.kernel.match import Match
from saqqara.lessons.chapters import COURSES, Chapter, chapter_of, course_of
from saqqara.lessons.walk import Walk
from saqqara.server import wire
from saqqara.server.messages import LessonStudy, Previewed, Study, TableState, Update
from saqqara.server.rows import Missing
from saqqara.server.views import (
    acts_for,
    decision_in,
    events_for,
    preview_in,
    printed_by,
    view_of,
)
from saqqara.table.pace import Pace
from saqqara.table.sealed import asked_seats


@dataclass(frozen=True)
class Position:
    """Where a study stands after the moves that were tried."""

    id: str  # of the study, as its page names it
    match: Match
    seat: int  # whose eyes and moves these are
    names: list[str]  # by seat; "" = the person who studies
    floor: int = 0  # what stands before this ply cannot be taken back
    closed: bool = False  # nothing is asked until something was taken back, or the study goes on


def study_of(position: Position, wish: wire.StudyMoves) -> Study:
    match = position.match
    ply = len(match.plies)
    names = position.names
    update = study_update(match, position.seat, min(wish.since, ply), names)
    if position.closed:
        update.decision = None
    if update.undo >= 0:
        update.undo = max(update.undo, position.floor)
        if update.undo >= ply:
            update.undo = -1
    previewed: Previewed | None = None
    if wish.preview and not position.closed:
        previewed = preview_in(match, position.seat, wish.preview)
    info = table_info(position)
    return Study(info, position.seat, update, printed_by(match.game), previewed)


def study_update(match: Match, seat: int, since: int, names: list[str]) -> Update:
    """A bare match as a table would tell this seat of it, with the events from ply *since* on."""
    ply = len(match.plies)
    asked = asked_seats(match)
    floor = match.undo_floor(seat)
    events = events_for(match, since, seat)
    over = match.state.over()
    state = TableState(
        "over" if over else "running", seats_of(names), asked, [], None, None, False, False
    )
    return Update(
        0,
        ply,
        since,
        events,
        view_of(match, seat),
        decision_in(match, seat) if seat in asked else None,
        floor if floor < ply else -1,
        state,
        [],
        acts_for(match, events, seat) if since else [],
    )


def seats_of(names: list[str]) -> list[wire.SeatInfo]:
    return [wire.SeatInfo("", name, "", "") for name in names]


def table_info(position: Position) -> wire.TableInfo:
    """What the frame round a board asks of a table; there is none."""
    game = position.match.game
    return wire.TableInfo(
        id=position.id,
        name="",
        game=game.id,
        rules=position.match.spec.rules,
        players=game.players,
        options=dict(game.options),
        seats=seats_of(position.names),
        pace=Pace(),
        status="over" if position.match.state.over() else "running",
        public=False,
        rated=False,
        substitute="",
        owner="",
        origin={},
        commitment="",
        salt="",
        version=0,
        ply=len(position.match.plies),
        scores=[],
        winners=[],
        created_at=0.0,
        updated_at=0.0,
    )


# ---- lessons


def all_courses() -> wire.Lessons:
    """Those that have chapters."""
    found = [(course, course_of(course)) for course in COURSES]
    return wire.Lessons([course_info(course, each) for course, each in found if each])


def course_info(course: str, chapters: tuple[Chapter, ...]) -> wire.CourseInfo:
    infos = [
        wire.ChapterInfo(each.id, each.text("title"), each.minutes, len(each.steps))
        for each in chapters
    ]
    return wire.CourseInfo(course, COURSES[course], f"lesson-{course}-about", infos)


def known_chapter(course: str, id: str) -> Chapter:
    chapter = chapter_of(course, id)
    if chapter is None:
        raise Missing("lesson")
    return chapter


def chapter_info(chapter: Chapter) -> wire.LessonChapter:
    steps = [
        wire.LessonStep(each.id, chapter.text(each.id), list(each.point), bool(each.awaits))
        for each in chapter.steps
    ]
    return wire.LessonChapter(
        chapter.course,
        chapter.game,
        chapter.id,
        chapter.text("title"),
        chapter.text("learnt"),
        chapter.minutes,
        chapter.players,
        chapter.options,
        steps,
    )


def lesson_study(chapter: Chapter, wish: wire.StudyMoves) -> LessonStudy:
    walk = Walk(chapter, wish.at)
    for move in wish.moves:
        walk.follow(move)
    closed = bool(walk.strayed) or walk.awaiting() is None
    id = f"{chapter.course}-{chapter.id}"
    names = list(chapter.names)
    position = Position(id, walk.match, chapter.seat, names, walk.begun, closed)
    return LessonStudy(study_of(position, wish), walk.step, walk.strayed)
