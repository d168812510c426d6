"""Routes against bad manners: whom one blocks, and reports to whoever runs the server."""

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from saqqara.server import limits, manners, wire
from saqqara.server.parts import Parts
from saqqara.server.web.problems import CHANGE_OWN, LOOK_OWN
from saqqara.server.web.security import SIGNED_IN

OurParts = NamedDependency[Parts]
SignedIn = NamedDependency[str]  # the id of who asks


@get("/api/me/blocks", responses=LOOK_OWN, security=SIGNED_IN, summary="The people I block")
async def list_blocks(parts: OurParts, user: SignedIn) -> list[wire.BlockInfo]:
    return await parts.store.read(lambda c: manners.blocks_of(c, user))


@put(
    "/api/me/blocks/{person:str}",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Block somebody: I do not see what they write, and they cannot sit at my tables",
)
async def block(parts: OurParts, user: SignedIn, person: FromPath[str]) -> list[wire.BlockInfo]:
    now = parts.tables.clock()
    await parts.store.write(lambda c: manners.block(c, user, person, now))
    return await parts.store.read(lambda c: manners.blocks_of(c, user))


@delete(
    "/api/me/blocks/{person:str}",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="No longer block somebody",
)
async def unblock(parts: OurParts, user: SignedIn, person: FromPath[str]) -> None:
    await parts.store.write(lambda c: manners.unblock(c, user, person))


@post(
    "/api/reports",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    status_code=204,
    summary="Report a person, or a line of a chat, to whoever runs the server",
)
async def report(parts: OurParts, user: SignedIn, data: JSONBody[wire.Report]) -> None:
    parts.limits.check(f"report:{user}", limits.IMPORTS)
    now = parts.tables.clock()
    await parts.store.write(lambda c: manners.report(c, user, data, now))


ROUTES = [Router("/", tags=["people"], route_handlers=[list_blocks, block, unblock, report])]
