"""Routes about reviews of finished games."""

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from saqqara.bots.judge import SIMULATIONS
from saqqara.server import finished_games, limits, messages, mistakes, reviews, studies, wire
from saqqara.server.parts import Parts
from saqqara.server.web.problems import CHANGE, CHANGE_OWN, LOOK
from saqqara.server.web.security import MAYBE_SIGNED_IN, SIGNED_IN, costs, count, counts_as
from saqqara.server.web.tables import AnyRequest, Ply, loaded_table
from saqqara.server.wire_reviews import Review
from saqqara.table.errors import TableError

OurParts = NamedDependency[Parts]
SignedIn = NamedDependency[str]  # the id of who asks


async def told(parts: Parts, id: str) -> Review:
    loaded = await loaded_table(parts, id)
    budget = parts.settings.review_simulations
    return await parts.store.read(lambda c: reviews.review_of(c, loaded, budget))


@get(
    "/api/tables/{id:str}/review",
    responses=LOOK,
    opt=costs(2),
    summary="The review of a finished game, or how far it is",
)
async def read_review(parts: OurParts, id: FromPath[str]) -> Review:
    return await told(parts, id)


@post(
    "/api/tables/{id:str}/review",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    status_code=200,
    opt=counts_as("review", limits.REVIEWS),
    summary="Let a finished game be reviewed",
)
async def ask_for_review(parts: OurParts, user: SignedIn, id: FromPath[str]) -> Review:
    loaded = await loaded_table(parts, id)
    budget = parts.settings.review_simulations
    pieces = reviews.pieces_of(loaded, budget)  # of a running game there are none: refused
    if not budget:
        raise TableError("this server makes no reviews", "error-reviews-off", {})
    now = parts.tables.clock()
    await parts.store.write(lambda c: reviews.ask(c, pieces, id, user, now))
    parts.workers.reviewer.wake()  # a worker elsewhere looks every few seconds
    return await told(parts, id)


@post(
    "/api/tables/{id:str}/review/{ply:int}/study",
    responses=CHANGE | LOOK,
    status_code=200,
    security=MAYBE_SIGNED_IN,
    opt=counts_as("study", limits.STUDIES),
    summary="A decision of a reviewed game taken again, and what the search holds of it",
)
async def study_mistake(
    request: AnyRequest,
    parts: OurParts,
    id: FromPath[str],
    ply: Ply,
    data: JSONBody[wire.StudyMoves],
) -> messages.MistakeStudy:
    loaded = await loaded_table(parts, id)
    finished_games.finished(loaded)
    step = mistakes.step_at(await parts.store.read(lambda c: reviews.steps_of(c, id)), ply)
    position = mistakes.position_of(loaded, step, data.moves)
    tried = None
    if data.moves:
        # As the game writes it: what was typed may be written otherwise.
        match = position.match
        word = match.game.word(match.plies[step.ply].action)
        options = mistakes.known_options(step, word)
        if not options:
            await count(request, parts, "hint", limits.HINTS)
            piece = reviews.pieces_of(loaded, SIMULATIONS)[0]
            asked = mistakes.question(piece, step, word)
            options = await parts.thinkers.ask(mistakes.judge_now, asked)
        tried = mistakes.tried(step, word, options)
    return messages.MistakeStudy(studies.study_of(position, data), tried)


ROUTES = [
    Router("/", tags=["library"], route_handlers=[read_review, ask_for_review]),
    Router("/", tags=["learning"], route_handlers=[study_mistake]),
]
