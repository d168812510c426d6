"""Routes about lessons: what there is, moves that a learner tries, and how far somebody is."""

from litestar import Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from saqqara.server import learning, limits, messages, studies, wire
from saqqara.server.parts import Parts
from saqqara.server.web.problems import CHANGE, CHANGE_OWN, LOOK, LOOK_OWN
from saqqara.server.web.security import SIGNED_IN, counts_as
from saqqara.server.web.tables import one_by_one

OurParts = NamedDependency[Parts]
SignedIn = NamedDependency[str]  # the id of who asks


@get("/api/lessons", responses=LOOK, summary="The courses, with their chapters")
async def lessons() -> wire.Lessons:
    return studies.all_courses()


@get("/api/lessons/{course:str}/{chapter:str}", responses=LOOK, summary="The steps of a chapter")
async def lesson(course: FromPath[str], chapter: FromPath[str]) -> wire.LessonChapter:
    return studies.chapter_info(studies.known_chapter(course, chapter))


@post(
    "/api/lessons/{course:str}/{chapter:str}/study",
    responses=CHANGE | LOOK,
    status_code=200,
    opt=counts_as("study", limits.STUDIES),
    summary="The board of a chapter after all moves that were tried; nothing is stored",
)
async def study_lesson(
    course: FromPath[str], chapter: FromPath[str], data: JSONBody[wire.StudyMoves]
) -> messages.LessonStudy:
    found = studies.known_chapter(course, chapter)
    return await one_by_one(lambda wish: studies.lesson_study(found, wish), data)


@get("/api/me/lessons", responses=LOOK_OWN, security=SIGNED_IN, summary="How far I am")
async def my_lessons(parts: OurParts, user: SignedIn) -> wire.LessonsDone:
    return wire.LessonsDone(await parts.store.read(lambda c: learning.progress_of(c, user)))


@put(
    "/api/me/lessons",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="How far I am by what my browser knows; what both know comes back",
)
async def learn(
    parts: OurParts, user: SignedIn, data: JSONBody[wire.LessonsDone]
) -> wire.LessonsDone:
    now = parts.tables.clock()
    await parts.store.write(lambda c: learning.merge(c, user, data.chapters, now))
    return wire.LessonsDone(await parts.store.read(lambda c: learning.progress_of(c, user)))


ROUTES = [
    Router(
        "/",
        tags=["learning"],
        route_handlers=[lessons, lesson, study_lesson, my_lessons, learn],
    )
]
