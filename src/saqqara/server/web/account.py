"""Routes about one's own account: where one is signed in, the password, one's data, the end."""

from typing import Any, Final

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from saqqara.server import accounts, leaving, limits, wire
from saqqara.server.house import House
from saqqara.server.live import problem
from saqqara.server.rows import Conflict, Missing
from saqqara.server.web.people import with_new_session
from saqqara.server.web.problems import CHANGE_OWN, LOOK_OWN, NOTHING
from saqqara.server.web.security import SIGNED_IN, session_cookie, shown_cookie
from saqqara.server.web.tables import told

OurHouse = NamedDependency[House]
SignedIn = NamedDependency[str]  # the id of who asks
AnyRequest = Request[Any, Any, Any]

TRIES: Final = 5  # against others who change the same tables
DATA_FILE = LOOK_OWN | {
    200: ResponseSpec(dict[str, Any], description="All of it", generate_examples=False)
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
    request: AnyRequest, house: OurHouse, user: SignedIn
) -> list[wire.SessionInfo]:
    now, current = house.desk.clock(), current_session(request)
    return await house.store.read(lambda c: accounts.sessions(c, user, current, now))


@delete(
    "/api/me/sessions/{session:str}",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Sign out in one browser",
)
async def end_session(house: OurHouse, user: SignedIn, session: FromPath[str]) -> None:
    kind = accounts.COOKIE
    if not await house.store.write(lambda c: accounts.remove_session(c, user, kind, session)):
        raise Missing("session")
    house.sign_out(session)


@delete(
    "/api/me/sessions",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Sign out in all other browsers",
)
async def end_other_sessions(request: AnyRequest, house: OurHouse, user: SignedIn) -> None:
    current = current_session(request)
    for ended in await house.store.write(lambda c: accounts.end_sessions(c, user, current)):
        house.sign_out(ended)


async def check_password(house: House, user: str, password: str) -> None:
    house.limits.check(f"password:{user}", limits.LOGINS)
    row = await house.store.read(lambda c: accounts.user_row(c, user))
    if not await accounts.password_fits(row.password, password):
        raise accounts.wrong_password()


@post(
    "/api/me/password",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Change the password; all other browsers are signed out",
)
async def change_password(
    request: AnyRequest, house: OurHouse, user: SignedIn, data: JSONBody[wire.PasswordChange]
) -> Response[wire.Me]:
    await check_password(house, user, data.old)
    hashed = await accounts.hash_password(data.new)
    await house.store.write(lambda c: accounts.set_password(c, user, hashed))
    await end_other_sessions.fn(request, house, user)
    if not shown_cookie(request):
        return Response(await house.store.read(lambda c: accounts.me(c, user)))
    return await with_new_session(request, house, user)


@get("/api/me/export", responses=DATA_FILE, security=SIGNED_IN, summary="All data about me")
async def export(house: OurHouse, user: SignedIn) -> Response[bytes]:
    house.limits.check(f"export:{user}", limits.IMPORTS)
    now = house.desk.clock()
    found = await house.store.read(lambda c: leaving.belongings(c, user, now))
    headers = {"Content-Disposition": 'attachment; filename="saqqara-my-data.json"'}
    text = msgspec.json.format(msgspec.json.encode(found), indent=2)
    return Response(text, media_type="application/json", headers=headers)


@post(
    "/api/me/delete",
    responses=CHANGE_OWN | NOTHING,
    security=SIGNED_IN,
    status_code=204,
    summary="Delete me, with the password or, for guests, the name as confirmation",
)
async def delete_me(
    house: OurHouse, user: SignedIn, data: JSONBody[wire.Farewell]
) -> Response[None]:
    me = await house.store.read(lambda c: accounts.me(c, user))
    if me.login is None:
        await house.store.read(lambda c: leaving.check_name(c, user, data.confirm))
    else:
        await check_password(house, user, data.confirm)
    await delete_person(house, user)
    response: Response[None] = Response(None, status_code=204)
    response.set_cookie(session_cookie(house.settings, ""))
    return response


async def delete_person(house: House, user: str) -> None:
    now = house.desk.clock()
    for rest in reversed(range(TRIES)):
        try:
            left = await house.store.write(lambda c: leaving.delete_person(c, user, now))
            break
        except Conflict:
            if rest == 0:
                raise
    for session in left.sessions:
        house.sign_out(session)
    for id in left.removed:
        house.desk.forget(id)
        house.hub.tell(id, problem(Missing("table")))
    for id in left.tables:
        await told(house, id)
    house.workers.wake()
    house.bus.due()


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
            delete_me,
        ],
    )
]
