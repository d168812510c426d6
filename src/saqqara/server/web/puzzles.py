"""Routes about puzzles. Nobody needs a name: who has none keeps the books in their browser."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from saqqara.server import limits, puzzles, wire
from saqqara.server.parts import Parts
from saqqara.server.web.problems import CHANGE, LOOK
from saqqara.server.web.security import MAYBE_SIGNED_IN, counts_as, find_user
from saqqara.server.web.tables import one_by_one
from saqqara.server.wire_puzzles import (
    PuzzleAnswer,
    PuzzleList,
    Puzzles,
    PuzzleStudy,
    PuzzleVerdict,
)

OurParts = NamedDependency[Parts]
AnyRequest = Request[Any, Any, Any]


@get(
    "/api/puzzles",
    responses=LOOK,
    security=MAYBE_SIGNED_IN,
    summary="The day's puzzles, and where one stands",
)
async def read_puzzles(request: AnyRequest, parts: OurParts) -> Puzzles:
    user = await find_user(request, parts)
    now = parts.tables.clock()
    return await parts.store.read(lambda c: puzzles.overview(c, user, now))


@get(
    "/api/puzzles/{course:str}",
    responses=LOOK,
    security=MAYBE_SIGNED_IN,
    summary="All puzzles of a course, easiest first",
)
async def read_course(request: AnyRequest, parts: OurParts, course: FromPath[str]) -> PuzzleList:
    user = await find_user(request, parts)
    return await parts.store.read(lambda c: puzzles.puzzle_list(c, user, course))


@post(
    "/api/puzzle/{id:str}/study",
    responses=CHANGE | LOOK,
    status_code=200,
    security=MAYBE_SIGNED_IN,
    opt=counts_as("study", limits.STUDIES),
    summary="The position of a puzzle, and what comes of moves",
)
async def study_puzzle(
    request: AnyRequest, parts: OurParts, id: FromPath[str], data: JSONBody[wire.StudyMoves]
) -> PuzzleStudy:
    user = await find_user(request, parts)
    now = parts.tables.clock()
    tried = False
    if user is not None:
        tried = await parts.store.read(lambda c: puzzles.was_tried(c, user, id))
    return await one_by_one(lambda wish: puzzles.puzzle_study(id, wish, tried, now), data)


@post(
    "/api/puzzle/{id:str}/answer",
    responses=CHANGE | LOOK,
    status_code=200,
    security=MAYBE_SIGNED_IN,
    opt=counts_as("study", limits.STUDIES),
    summary="Answer a puzzle; the first answer counts",
)
async def answer_puzzle(
    request: AnyRequest, parts: OurParts, id: FromPath[str], data: JSONBody[PuzzleAnswer]
) -> PuzzleVerdict:
    user = await find_user(request, parts)
    now = parts.tables.clock()
    judgement = await one_by_one(lambda moves: puzzles.judgement_of(id, moves), data.moves)
    if user is None:
        return puzzles.verdict_alone(judgement, data.day, data.standing, now)
    return await parts.store.write(lambda c: puzzles.answer(c, user, judgement, data.day, now))


ROUTES = [
    Router(
        "/",
        tags=["learning"],
        route_handlers=[read_puzzles, read_course, study_puzzle, answer_puzzle],
    )
]
