"""Routes about one's own account: where one is signed in, the password, one's data, the end."""

from typing import Any, Final

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from saqqara.server import accounts, archive, leaving, limits, wire
from saqqara.server.parts import Parts
from saqqara.server.rows import Conflict, Missing
from saqqara.server.table_session import problem
from saqqara.server.web.people import with_new_session
from saqqara.server.web.problems import CHANGE_OWN, LOOK_OWN, NOTHING
from saqqara.server.web.security import SIGNED_IN, session_cookie, shown_cookie
from saqqara.server.web.tables import told

OurParts = NamedDependency[Parts]
SignedIn = NamedDependency[str]  # the id of who asks
AnyRequest = Request[Any, Any, Any]

TRIES: Final = 5  # against others who change the same tables
DATA_FILE = LOOK_OWN | {
    200: ResponseSpec(dict[str, Any], description="All of it", generate_examples=False)
}
ARCHIVE = LOOK_OWN | {
    200: ResponseSpec(
        bytes, description="The archive", media_type="application/zip", generate_examples=False
    )
}


def current_session(request: AnyRequest) -> str:
    """Its id; "" if a program asks."""
    token = shown_cookie(request)
    return accounts.session_id(token) if token else ""


@get(
    "/api/me/sessions",
    responses=LOOK_OWN,
    security=SIGNED_IN,
    summary="The browsers in which I am signed in",
)
async def list_sessions(
    request: AnyRequest, parts: OurParts, user: SignedIn
) -> list[wire.SessionInfo]:
    now, current = parts.tables.clock(), current_session(request)
    return await parts.store.read(lambda c: accounts.sessions(c, user, current, now))


@delete(
    "/api/me/sessions/{session:str}",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Sign out in one browser",
)
async def end_session(parts: OurParts, user: SignedIn, session: FromPath[str]) -> None:
    kind = accounts.COOKIE
    if not await parts.store.write(lambda c: accounts.remove_session(c, user, kind, session)):
        raise Missing("session")
    parts.sign_out(session)


@delete(
    "/api/me/sessions",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Sign out in all other browsers",
)
async def end_other_sessions(request: AnyRequest, parts: OurParts, user: SignedIn) -> None:
    current = current_session(request)
    for ended in await parts.store.write(lambda c: accounts.end_sessions(c, user, current)):
        parts.sign_out(ended)


async def check_password(parts: Parts, user: str, password: str) -> None:
    parts.limits.check(f"password:{user}", limits.LOGINS)
    row = await parts.store.read(lambda c: accounts.user_row(c, user))
    if not await accounts.password_fits(row.password, password):
        raise accounts.wrong_password()


@post(
    "/api/me/password",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Change the password; all other browsers are signed out",
)
async def change_password(
    request: AnyRequest, parts: OurParts, user: SignedIn, data: JSONBody[wire.PasswordChange]
) -> Response[wire.Me]:
    await check_password(parts, user, data.old)
    hashed = await accounts.hash_password(data.new)
    await parts.store.write(lambda c: accounts.set_password(c, user, hashed))
    await end_other_sessions.fn(request, parts, user)
    if not shown_cookie(request):
        return Response(await parts.store.read(lambda c: accounts.me(c, user)))
    return await with_new_session(request, parts, user)


@get("/api/me/export", responses=DATA_FILE, security=SIGNED_IN, summary="All data about me")
async def export(parts: OurParts, user: SignedIn) -> Response[bytes]:
    parts.limits.check(f"export:{user}", limits.IMPORTS)
    now = parts.tables.clock()
    found = await parts.store.read(lambda c: leaving.belongings(c, user, now))
    headers = {"Content-Disposition": 'attachment; filename="saqqara-my-data.json"'}
    text = msgspec.json.format(msgspec.json.encode(found), indent=2)
    return Response(text, media_type="application/json", headers=headers)


@get(
    "/api/me/archive",
    responses=ARCHIVE,
    security=SIGNED_IN,
    summary="All data about me, with the records of my games, as a ZIP archive",
)
async def take_all(parts: OurParts, user: SignedIn) -> Stream:
    parts.limits.check(f"export:{user}", limits.IMPORTS)
    headers = {"Content-Disposition": 'attachment; filename="saqqara-my-games.zip"'}
    pieces = archive.pieces(parts.store, user, parts.tables.clock())
    return Stream(pieces, media_type="application/zip", headers=headers)


@post(
    "/api/me/delete",
    responses=CHANGE_OWN | NOTHING,
    security=SIGNED_IN,
    status_code=204,
    summary="Delete me, with the password or, for guests, the name as confirmation",
)
async def delete_me(
    parts: OurParts, user: SignedIn, data: JSONBody[wire.Farewell]
) -> Response[None]:
    me = await parts.store.read(lambda c: accounts.me(c, user))
    if me.login is None:
        await parts.store.read(lambda c: leaving.check_name(c, user, data.confirm))
    else:
        await check_password(parts, user, data.confirm)
    await delete_person(parts, user)
    response: Response[None] = Response(None, status_code=204)
    response.set_cookie(session_cookie(parts.settings, ""))
    return response


async def delete_person(parts: Parts, user: str) -> None:
    now = parts.tables.clock()
    for rest in reversed(range(TRIES)):
        try:
            left = await parts.store.write(lambda c: leaving.delete_person(c, user, now))
            break
        except Conflict:
            if rest == 0:
                raise
    for session in left.sessions:
        parts.sign_out(session)
    for id in left.removed:
        parts.tables.forget(id)
        parts.viewers.tell(id, problem(Missing("table")))
    for id in left.tables:
        await told(parts, id)
    parts.workers.wake()
    parts.bus.due()


ROUTES = [
    Router(
        "/",
        tags=["people"],
        route_handlers=[
            list_sessions,
            end_session,
            end_other_sessions,
            change_password,
            export,
            take_all,
            delete_me,
        ],
    )
]
